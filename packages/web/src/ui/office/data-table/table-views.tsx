import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSessionUser } from '../session/use-session-user.ts';
import { officeRouteOf } from './office-route-of.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import type { TableAddress } from './use-table-address.ts';

const ViewsMenu = lazy(async () => ({ default: (await import('./views-menu.tsx')).ViewsMenu }));

interface TableViewsProps {
  list: string;
  address: Pick<TableAddress, 'names' | 'apply'>;
  choice: ColumnChoice;
}

/** The views of a list on a screen of the office. */
export function TableViews({ list, address, choice }: TableViewsProps) {
  const { routes } = useSessionUser();
  const { pathname } = useLocation();
  const screen = officeRouteOf(pathname);
  if (!screen || !routes.some(({ path }) => path === screen)) return null;
  return (
    <Suspense fallback={null}>
      <ViewsMenu place={{ screen, list }} address={address} choice={choice} />
    </Suspense>
  );
}
