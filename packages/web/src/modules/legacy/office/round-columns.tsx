import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import type { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import type { BaccaratRound } from '@gangway/contract/legacy/schemas.ts';
import { Group } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { Bead } from './bead.tsx';
import { resultWords } from './result-words.ts';

type RoundColumn = TableColumn<BaccaratRound, SortBy<typeof legacyCalls.pageRounds>>;

/** The columns of the results. */
export function roundColumns(t: typeof translate): RoundColumn[] {
  return [
    { id: 'table', title: t('baccarat.table'), cell: ({ table }) => table },
    { id: 'shoe', title: t('baccarat.shoe'), align: 'right', sort: 'shoe', cell: ({ shoe }) => shoe },
    { id: 'round', title: t('baccarat.round'), align: 'right', fixed: true, cell: ({ round }) => round },
    { id: 'numbers', title: t('baccarat.results'), cell: ({ results }) => results.join(', ') },
    {
      id: 'words',
      title: t('baccarat.resultWords'),
      cell: ({ results }) => (
        <Group gap="xs" wrap="nowrap">
          <Bead results={results} />
          {resultWords(t, results)}
        </Group>
      ),
    },
    {
      id: 'enteredAt',
      title: t('baccarat.enteredAt'),
      sort: 'enteredAt',
      cell: ({ enteredAt }) => formatInstant(enteredAt),
    },
    { id: 'enteredBy', title: t('baccarat.enteredBy'), cell: ({ enteredBy }) => enteredBy ?? '' },
  ];
}
