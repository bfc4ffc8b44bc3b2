import { modals } from '@mantine/modals';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  NavigationType,
  type Navigator,
  Router,
  type To,
  UNSAFE_createBrowserHistory as createHistory,
} from 'react-router';
import { isLoggingOut } from '#lib/logout.ts';
import { hasUnsaved, isAddressUnsaved, leave } from '#ui/office/forms/unsaved.ts';

/**
 * The router of the office: it asks before a form with something unsaved is left, by a link, by Back, or by the browser. The
 * router's own way to do so comes with loaders and actions, which every page of the site would have to load too.
 */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });

  const shown = useRef(location.pathname);

  useLayoutEffect(() => {
    /** Back where the form is: the browser has gone before anybody could be asked. */
    let returning = false;
    return history.listen((place) => {
      const { delta } = place;
      if (returning) {
        returning = false;
      } else if (place.action === NavigationType.Pop && delta && hasUnsaved()) {
        returning = true;
        history.go(-delta);
        leave(() => history.go(delta));
      } else {
        // A question goes with what it is about.
        if (place.action === NavigationType.Pop || place.location.pathname !== shown.current)
          modals.closeAll();
        shown.current = place.location.pathname;
        startTransition(() => setPlace({ action: place.action, location: place.location }));
      }
    });
  }, [history]);

  useEffect(() => {
    addEventListener('beforeunload', askBrowser);
    return () => removeEventListener('beforeunload', askBrowser);
  }, []);

  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) => guarded(to, () => history.push(to, state)),
      replace: (to, state) => guarded(to, () => history.replace(to, state)),
    }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

/** Another address of the same screen is the screen's own matter: it keeps its forms, but for those the address shows. */
function guarded(to: To, go: () => void): void {
  const { pathname, search } = typeof to === 'string' ? new URL(to, location.href) : to;
  const stays = pathname === undefined || pathname === location.pathname;
  if (stays && (search === location.search || !isAddressUnsaved())) go();
  else leave(go);
}

/** A page that mends itself puts back what was typed, and who logs out has said so. */
function askBrowser(event: BeforeUnloadEvent): void {
  if (hasUnsaved() && !isLoggingOut() && !('mending' in document.documentElement.dataset))
    event.preventDefault();
}
