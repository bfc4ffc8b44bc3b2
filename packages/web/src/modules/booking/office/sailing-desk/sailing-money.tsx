import { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { StackTable } from '#ui/office/stack-table.tsx';

/** What was taken and given back for a sailing, by method, and what is still open. */
export function SailingMoney({ sailingId: id }: { sailingId: number }) {
  const t = useTranslate();
  const { data } = useQuery(callOptions(sailingDeskCalls.sailingMoney, { params: { id } }));
  if (!data) return <Skeleton height={120} />;
  const { methods, takenSen, refundedSen, openSen } = data;
  const open = (
    <Text size="sm" mt="xs">
      {t('sailingDesk.open')}: {formatMoney(openSen)}
    </Text>
  );
  if (methods.length === 0)
    return (
      <>
        <Text size="sm">{t('sailingDesk.noMoney')}</Text>
        {openSen > 0 ? open : null}
      </>
    );
  const rows = [
    ...methods.map((one) => ({ ...one, title: t(`method.${one.method}`), isTotal: false })),
    { title: t('shipOrder.total'), takenSen, refundedSen, isTotal: true },
  ];
  return (
    <>
      <StackTable
        label={t('sailingDesk.money')}
        rows={rows}
        rowKey={(row) => row.title}
        isTotal={(row) => row.isTotal}
        columns={[
          { title: t('shipOrder.method'), cell: (row) => row.title },
          { title: t('sailingDesk.taken'), isNumber: true, cell: (row) => formatMoney(row.takenSen) },
          { title: t('sailingDesk.refunded'), isNumber: true, cell: (row) => formatMoney(row.refundedSen) },
          {
            title: t('sailingDesk.left'),
            isNumber: true,
            cell: (row) => formatMoney(row.takenSen - row.refundedSen),
          },
        ]}
      />
      {open}
    </>
  );
}
