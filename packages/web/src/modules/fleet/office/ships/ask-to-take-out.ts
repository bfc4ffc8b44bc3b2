import { calls } from '@gangway/contract/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import { translate as t } from '#lib/i18n.ts';
import { groupedNumber } from '#lib/number-words.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';

/** Whether a ship is to leave the fleet, asked with what hangs on it. One that is in use is only decommissioned. */
export async function askToTakeOut(
  { id, name, rooms }: Pick<Ship, 'id' | 'name' | 'rooms'>,
  deed: 'delete' | 'decommission',
): Promise<boolean> {
  const stakes = await operate(calls.booking.shipStakes, { params: { id } });
  const isKept = deed === 'decommission' || rooms > 0 || stakes.sailings > 0;
  return new Promise((resolve) =>
    confirmDanger({
      ...(isKept
        ? {
            title: t('ships.decommissionTitle', { name }),
            text: t('ships.decommissionText', { name }),
            confirm: t('ships.decommission'),
            facts: [
              [t('column.roomCount'), groupedNumber(rooms)],
              [t('danger.sailingsAhead'), groupedNumber(stakes.sailingsAhead)],
              [t('danger.paidOrders'), groupedNumber(stakes.paidOrders)],
              [t('danger.unpaidOrders'), groupedNumber(stakes.unpaidOrders)],
              [t('danger.people'), groupedNumber(stakes.people)],
              [t('danger.paidSen'), formatMoney(stakes.paidSen)],
            ] as const,
          }
        : {
            title: t('ships.deleteTitle', { name }),
            text: t('ships.deleteText'),
            confirm: t('action.delete'),
          }),
      keep: t('ships.keep'),
      onConfirm: () => resolve(true),
      onKeep: () => resolve(false),
    }),
  );
}
