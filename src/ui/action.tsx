import type { ComponentProps } from 'react';
import { SiteLink } from './site-link.tsx';

export type ActionProps =
  | (ComponentProps<typeof SiteLink> & { href?: never })
  | (ComponentProps<'a'> & { href: string; to?: never })
  | (ComponentProps<'button'> & { href?: never; to?: never });

/** A button, or with `to` a link within the site, or with `href` any other link. */
export function Action(props: ActionProps) {
  if (props.to !== undefined) return <SiteLink {...props} />;
  if (props.href !== undefined) return <a rel={props.target && 'noopener noreferrer'} {...props} />;
  return <button type="button" {...props} />;
}
