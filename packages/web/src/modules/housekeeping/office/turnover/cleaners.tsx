import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import { Text, Title } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { StackTable } from '#ui/office/stack-table.tsx';

/** Who cleaned how many rooms since the ship came back, and how long they took. */
export function Cleaners({ cleaners }: { cleaners: TurnoverBoard['cleaners'] }) {
  const t = useTranslate();
  return (
    <section>
      <Title order={2} mb={6}>
        {t('turnover.cleaners')}
      </Title>
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
