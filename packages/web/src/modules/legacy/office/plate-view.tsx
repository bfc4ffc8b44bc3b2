import type { BaccaratShoe } from '@gangway/contract/legacy/schemas.ts';
import { Group, Select, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { BeadPlate } from './bead-plate.tsx';
import { EntryPad } from './entry-pad.tsx';
import { plateQuery } from './legacy-queries.ts';
import { PlateSums } from './plate-sums.tsx';
import css from './plate-view.module.css';

interface PlateViewProps {
  shoes: readonly BaccaratShoe[];
  shoe: BaccaratShoe;
  canEdit: boolean;
  onChoose: (shoeId: number) => void;
}

/** One shoe: which it is, its plate, and where its rounds are entered. */
export function PlateView({ shoes, shoe, canEdit, onChoose }: PlateViewProps) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(plateQuery(shoe.id));
  const tables = [...new Set(shoes.map(({ table }) => table))];
  return (
    <Stack gap="sm">
      <Group gap="xs" className={css.choice}>
        <Select
          label={t('baccarat.table')}
          data={tables}
          value={shoe.table}
          onChange={(table) => choose(shoes.find((one) => one.table === table))}
          allowDeselect={false}
        />
        <Select
          label={t('baccarat.shoe')}
          data={shoes
            .filter(({ table }) => table === shoe.table)
            .map(({ id, number, rounds }) => ({
              value: String(id),
              label: t('baccarat.shoeChoice', { shoe: number, rounds }),
            }))}
          value={String(shoe.id)}
          onChange={(id) => choose(shoes.find((one) => String(one.id) === id))}
          allowDeselect={false}
        />
        {data ? <PlateSums rounds={data.rounds} /> : null}
      </Group>
      {data ? <BeadPlate {...data} /> : null}
      {!data && !error ? <Skeleton height={266} /> : null}
      {!data && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {data && canEdit ? (
        <EntryPad key={shoe.id} shoeId={shoe.id} hasRounds={data.rounds.length > 0} />
      ) : null}
    </Stack>
  );

  function choose(chosen: BaccaratShoe | undefined): void {
    if (chosen) onChoose(chosen.id);
  }
}
