import { formatInstant } from '@gangway/contract/core/dates.ts';
import { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import type { BaccaratRound, BaccaratShoe } from '@gangway/contract/legacy/schemas.ts';
import { Group } from '@mantine/core';
import { IconGridDots } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { Bead } from './bead.tsx';
import { resultWords } from './result-words.ts';
import { roundColumns } from './round-columns.tsx';
import { readRoundFilter, RoundFilters, roundFilters } from './round-filters.tsx';

const table = {
  filters: roundFilters,
  sortable: ['enteredAt', 'shoe'],
  sort: { by: 'enteredAt', order: 'desc' },
} as const;

interface RoundsTableProps {
  shoes: readonly BaccaratShoe[];
  onOpen: (shoeId: number) => void;
}

/** Every round that was entered. */
export function RoundsTable({ shoes, onOpen }: RoundsTableProps) {
  const t = useTranslate();
  const address = useTableAddress(table);
  const { page, size, sort } = address;
  const filter = readRoundFilter(address.filter);
  const query = usePageQuery(legacyCalls.pageRounds, { body: { page, size, sort, filter } });
  return (
    <DataTable
      id="baccaratRounds"
      label={t('baccarat.records')}
      columns={roundColumns(t)}
      query={query}
      address={address}
      rowKey={({ id }) => id}
      rowName={({ table: name, shoe, round }) => t('baccarat.roundName', { table: name, shoe, round })}
      rowActions={({ shoeId }) => [
        { label: t('baccarat.showPlate'), icon: IconGridDots, onClick: () => onOpen(shoeId) },
      ]}
      card={drawCard}
      empty={{ title: t('baccarat.empty'), text: t('baccarat.emptyText') }}
      filters={
        <>
          <RoundFilters address={address} tables={[...new Set(shoes.map((shoe) => shoe.table))]} />
          <ExportButton
            call={legacyCalls.exportRounds}
            args={{ body: { filter, sort } }}
            count={query.data?.total}
          />
        </>
      }
    />
  );
}

const drawCard = (round: BaccaratRound) => <RoundCard {...round} />;

/** A round on a telephone. */
function RoundCard({ table: name, shoe, round, results, enteredAt, enteredBy }: BaccaratRound) {
  const t = useTranslate();
  return (
    <>
      <strong>{t('baccarat.roundName', { table: name, shoe, round })}</strong>
      <Group gap="xs" wrap="nowrap">
        <Bead results={results} />
        {resultWords(t, results)}
      </Group>
      <span>{[formatInstant(enteredAt), enteredBy].filter(Boolean).join(' · ')}</span>
    </>
  );
}
