import { Tabs } from '@mantine/core';
import { paymentsScreen, ordersScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { CallList } from './call-list.tsx';
import { GuestList } from './guest-list.tsx';
import { SailingMoney } from './sailing-money.tsx';

interface SailingDeskProps {
  sailingId: number;
  /** Whom to call comes first where the ship does not sail. */
  isCancelled: boolean;
}

/** What the desk does with one sailing: who is booked, whom to call, what was paid. Nothing for those who may see neither. */
export function SailingDesk({ sailingId, isCancelled }: SailingDeskProps) {
  const t = useTranslate();
  const seesOrders = useCanOpen(ordersScreen);
  const seesMoney = useCanOpen(paymentsScreen);
  if (!seesOrders && !seesMoney) return null;
  const first = seesOrders ? (isCancelled ? 'calls' : 'guests') : 'money';
  return (
    <Tabs defaultValue={first} keepMounted={false}>
      <Tabs.List aria-label={t('sailingDesk.title')}>
        {seesOrders ? <Tabs.Tab value="guests">{t('sailingDesk.guests')}</Tabs.Tab> : null}
        {seesMoney ? <Tabs.Tab value="money">{t('sailingDesk.money')}</Tabs.Tab> : null}
        {seesOrders ? <Tabs.Tab value="calls">{t('sailingDesk.calls')}</Tabs.Tab> : null}
      </Tabs.List>
      <Tabs.Panel value="guests" pt="sm">
        <GuestList sailingId={sailingId} />
      </Tabs.Panel>
      <Tabs.Panel value="money" pt="sm">
        <SailingMoney sailingId={sailingId} />
      </Tabs.Panel>
      <Tabs.Panel value="calls" pt="sm">
        <CallList sailingId={sailingId} />
      </Tabs.Panel>
    </Tabs>
  );
}
