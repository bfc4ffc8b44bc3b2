import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { useSailingsPage } from './use-sailings-page.ts';

/** The sailings of the list, all its pages, as a sheet. */
export function ExportSailings({ today }: { today: string }) {
  const { asked, query } = useSailingsPage(today);
  return (
    <ExportButton call={sailingsCalls.exportSailings} args={{ body: asked }} count={query.data?.total} />
  );
}
