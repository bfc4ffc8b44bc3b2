import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useNavigate } from 'react-router';
import { currentPath } from '#lib/redirect.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  /** Leaves this face: the browser loads the page. */
  reloadDocument?: boolean;
}

/** A link inside a face. The router's own brings five kilobytes for prefetching and forms that no page of ours uses. */
export function Link({ to, replace, state, reloadDocument, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    // Going where one is already leaves no second entry in the history, as with any link.
    void navigate(to, { replace: replace ?? href === currentPath(), state });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
