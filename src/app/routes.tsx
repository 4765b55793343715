import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';

type Page = { Component: ComponentType; loader: (args: LoaderFunctionArgs) => Promise<unknown> };
type Found = { page?: Page };

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          // Filtering the projects does not change the page.
          { index: true, ...page(() => import('#pages/home-page.tsx')), shouldRevalidate: () => false },
          { path: 'website/:id', ...page(() => import('#pages/website-page.tsx')) },
          { path: 'mobile/:id', ...page(() => import('#pages/mobile-page.tsx')) },
          {
            path: '*',
            Component: () => null,
            loader: () => {
              throw new Response(null, { status: 404, statusText: 'Not Found' });
            },
          },
        ],
      },
    ],
  },
];

/** A page in a separate chunk, loaded with its data. The router's `lazy` would cache a failed load. */
function page(load: () => Promise<Page>) {
  const found: Found = {};
  const find = async () => {
    found.page ??= await load();
    return found.page;
  };
  return {
    handle: { find },
    loader: async (args: LoaderFunctionArgs) => (await find()).loader(args),
    element: <FoundPage found={found} />,
  };
}

function FoundPage({ found }: { found: Found }) {
  return found.page && <found.page.Component />;
}
