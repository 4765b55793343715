import { type ReactNode, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  UNSAFE_ViewTransitionContext as ViewTransitionContext,
} from 'react-router-dom';

type Props = { isHeld: boolean; children: ReactNode };

/**
 * Shows its children the router as it was at first, while `isHeld`: React takes a change of context, too, for a reason to
 * hydrate a part that sleeps, and would let every navigation wait for its chunk.
 */
export function HoldNavigation({ isHeld, children }: Props) {
  const now = {
    data: useContext(DataRouterStateContext),
    location: useContext(LocationContext),
    route: useContext(RouteContext),
    transition: useContext(ViewTransitionContext),
  };
  const [first] = useState(now);
  const { data, location, route, transition } = isHeld ? first : now;
  return (
    <DataRouterStateContext value={data}>
      <LocationContext value={location}>
        <RouteContext value={route}>
          <ViewTransitionContext value={transition}>{children}</ViewTransitionContext>
        </RouteContext>
      </LocationContext>
    </DataRouterStateContext>
  );
}
