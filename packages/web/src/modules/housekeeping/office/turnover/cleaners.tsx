import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import { Group, Text, Title } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { StackTable } from '#ui/office/stack-table.tsx';

/** Who cleaned how many rooms since the ship came back, and how long they took. */
export function Cleaners({ board: { ship, cleaners } }: { board: TurnoverBoard }) {
  const t = useTranslate();
  return (
    <section>
      <Group justify="space-between" mb={6}>
        <Title order={2}>{t('turnover.cleaners')}</Title>
        <ExportButton
          call={housekeepingCalls.exportCleaners}
          args={{ params: { shipId: ship.id } }}
          count={cleaners.length}
        />
      </Group>
      {cleaners.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('turnover.noCleaners')}
        </Text>
      ) : (
        <StackTable
          label={t('turnover.cleaners')}
          rows={cleaners}
          rowKey={({ name }) => name}
          columns={[
            { title: t('turnover.cleaner'), cell: ({ name }) => name },
            { title: t('column.roomCount'), isNumber: true, cell: ({ rooms }) => rooms },
            {
              title: t('turnover.average'),
              isNumber: true,
              cell: ({ minutes }) => (minutes === null ? '' : t('turnover.minutes', { minutes })),
            },
          ]}
        />
      )}
    </section>
  );
}
