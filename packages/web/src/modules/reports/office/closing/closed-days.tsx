import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { ClosedDay } from '@gangway/contract/reports/closing-schemas.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOptions } from '#lib/call-key.ts';
import { groupedNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { ScrollFrame } from '#ui/office/scroll-frame.tsx';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import css from './closing.module.css';

const size = 31;

/** The days that are closed, newest first. */
export function ClosedDays({ onLook }: { onLook: (date: string) => void }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    ...callOptions(reportsCalls.pageClosings, { body: { page, size } }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <section aria-label={t('closing.list')} data-noprint>
      <Group justify="space-between" mb="xs">
        <h2 className={css.list}>{t('closing.list')}</h2>
        <ExportButton
          call={reportsCalls.exportClosings}
          args={{ body: {} }}
          count={data.total}
          label={t('closing.exportList')}
        />
      </Group>
      {data.total === 0 ? (
        <>
          <Text fw={600}>{t('closing.empty')}</Text>
          <Text size="sm">{t('closing.emptyText')}</Text>
        </>
      ) : (
        <ScrollFrame label={t('closing.list')}>
          <StackTable
            label={t('closing.list')}
            rows={data.records}
            rowKey={({ date }) => date}
            columns={[
              dayColumn(t('closing.day'), onLook),
              { title: t('closing.taken'), isNumber: true, cell: (row) => formatMoney(row.takenSen) },
              { title: t('closing.refunds'), isNumber: true, cell: (row) => formatMoney(row.refundedSen) },
              {
                title: t('closing.difference'),
                isNumber: true,
                cell: (row) => formatMoney(row.differenceSen),
              },
              { title: t('closing.lateCount'), isNumber: true, cell: (row) => groupedNumber(row.lateCount) },
              { title: t('closing.closedBy'), cell: ({ closedBy }) => closedBy },
              { title: t('closing.closedAt'), isDate: true, cell: ({ closedAt }) => formatInstant(closedAt) },
            ]}
          />
        </ScrollFrame>
      )}
      <Group gap="xs" mt="sm">
        {page > 1 ? (
          <Button variant="default" onClick={() => setPage(page - 1)}>
            {t('closing.newer')}
          </Button>
        ) : null}
        {page * size < data.total ? (
          <Button variant="default" onClick={() => setPage(page + 1)}>
            {t('closing.older')}
          </Button>
        ) : null}
      </Group>
    </section>
  );
}

/** The day, which leads to what it came to. */
function dayColumn(title: string, onLook: (date: string) => void): StackColumn<ClosedDay> {
  return {
    title,
    isDate: true,
    cell: ({ date }) => (
      <Anchor component="button" type="button" inherit mih={24} onClick={() => onLook(date)}>
        {date}
      </Anchor>
    ),
  };
}
