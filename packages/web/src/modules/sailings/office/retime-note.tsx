import { calls } from '@gangway/contract/calls.ts';
import { Alert } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';

/** Said beneath other times of a sailing that people have booked: how many orders saving tells of them. */
export function RetimeNote({ sailingId: id }: { sailingId: number }) {
  const t = useTranslate();
  const { data } = useQuery(callOptions(calls.booking.sailingStakes, { params: { id } }));
  if (!data) return null;
  const { paidOrders, unpaidOrders, waitingChanges, withoutAddress: silent } = data;
  return (
    <Alert variant="light" color="navy" icon={<IconMail aria-hidden />} role="status">
      {t('sailings.retimeNote', { mailed: paidOrders + unpaidOrders + waitingChanges - silent, silent })}
    </Alert>
  );
}
