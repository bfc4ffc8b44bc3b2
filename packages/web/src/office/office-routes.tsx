import { menuHeadings } from '@gangway/contract/core/menu-headings.ts';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { needsPageLoad, useGo } from '#lib/go.ts';
import { dashboardScreen } from '#lib/office-urls.ts';
import type { SessionUser } from '#lib/session.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { OfficeLayout } from './layout/office-layout.tsx';
import { NotHere } from './not-here.tsx';
import { hasScreen, screens } from './screens.ts';

/** The route table, built from what the signed-in account holds: what it does not hold does not exist. */
export function OfficeRoutes() {
  const user = useSessionUser();
  return (
    <Routes>
      <Route element={<OfficeLayout />}>
        {user.routes.map(({ path }) => {
          if (!hasScreen(path)) return null;
          const Screen = screens[path];
          return <Route key={path} path={path} element={<Screen />} caseSensitive />;
        })}
        <Route path="*" element={<Elsewhere />} />
      </Route>
      {Object.entries(menuHeadings).map(([path, heading]) => {
        const target = headingTarget(user, path, heading.redirect);
        return (
          target && <Route key={path} path={path} element={<Navigate to={target} replace />} caseSensitive />
        );
      })}
    </Routes>
  );
}

/** Where a heading leads: its own choice if that is held, else the first of its screens that is. */
function headingTarget(user: SessionUser, heading: string, preferred: string): string | undefined {
  const held = user.routes.filter((route) => route.parent === heading).map((route) => route.path);
  return held.includes(preferred) ? preferred : held[0];
}

function Elsewhere() {
  const user = useSessionUser();
  const go = useGo('office');
  const { pathname } = useLocation();
  const target = elsewhereTarget(user, pathname);
  useEffect(() => {
    if (target) go(target, { replace: true });
  }, [go, target]);
  return target ? null : <NotHere />;
}

/** A heading may lead to a screen of the scanning app, and whoever may not open the dashboard begins with another screen. */
function elsewhereTarget(user: SessionUser, pathname: string): string | undefined {
  if (needsPageLoad('office', pathname) && user.routes.some(({ path }) => path === pathname)) return pathname;
  return pathname === dashboardScreen ? user.routes.find(({ hidden }) => !hidden)?.path : undefined;
}
