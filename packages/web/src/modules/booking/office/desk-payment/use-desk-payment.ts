import { hasSlip, type MoneyTaken } from '@gangway/contract/core/desk-money.ts';
import { useState } from 'react';
import { drawerScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useSlip } from '#ui/office/use-slip.ts';
import { useNextAfterDrawer, useOwnDrawer } from '#modules/payments/office/index.ts';

export type DeskPaymentState = ReturnType<typeof useDeskPayment>;

/** Money that is taken over the desk beside something else: how, with which slip, into which drawer. */
export function useDeskPayment() {
  const t = useTranslate();
  const canOpen = useCanEdit(drawerScreen);
  const drawer = useOwnDrawer(canOpen);
  const [method, setMethod] = useState<MoneyTaken['method']>('cash');
  useNextAfterDrawer(drawer, () => document.querySelector<HTMLElement>('[data-method]'));
  const slip = useSlip();
  const [note, setNote] = useState('');
  const isDrawerNeeded = method === 'cash' && drawer === null;
  return {
    method,
    slip,
    note,
    isDrawerNeeded,
    isBegun: `${slip.typed}${note}`.trim() !== '',
    canOpen,
    setMethod,
    setNote,
    /** What was taken, or null: then the field that is missing has the focus. */
    read(): MoneyTaken | null {
      const money = { method, ...slip.sent };
      slip.blame(hasSlip(money) ? null : t('payment.slipMissing'));
      if (!isDrawerNeeded && hasSlip(money)) return money;
      document.querySelector<HTMLElement>(isDrawerNeeded ? '[data-float]' : '[data-slip]')?.focus();
      return null;
    },
  };
}
