import { type DeskMoney, hasSlip } from '@gangway/contract/core/desk-money.ts';
import { useState } from 'react';
import { drawerScreen } from '#lib/office-urls.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useOwnDrawer } from '#modules/payments/office/index.ts';

export type DeskPaymentState = ReturnType<typeof useDeskPayment>;

/** Money that is taken over the desk beside something else: how, with which slip, into which drawer. */
export function useDeskPayment() {
  const canOpen = useCanEdit(drawerScreen);
  const drawer = useOwnDrawer(canOpen);
  const [method, setMethod] = useState<DeskMoney['method']>('cash');
  const [slipNo, setSlipNo] = useState('');
  const [note, setNote] = useState('');
  const [isSlipMissing, setSlipMissing] = useState(false);
  const isDrawerNeeded = method === 'cash' && drawer === null;
  return {
    method,
    slipNo,
    note,
    isSlipMissing,
    isDrawerNeeded,
    isBegun: `${slipNo}${note}`.trim() !== '',
    canOpen,
    setMethod,
    setNote,
    setSlipNo: (typed: string) => {
      setSlipNo(typed);
      setSlipMissing(false);
    },
    /** What was taken, or null: then the field that is missing has the focus. */
    read(): DeskMoney | null {
      const money = { method, slipNo: slipNo.trim() };
      setSlipMissing(!hasSlip(money));
      if (!isDrawerNeeded && hasSlip(money)) return money;
      document.querySelector<HTMLElement>(isDrawerNeeded ? '[data-float]' : '[data-slip]')?.focus();
      return null;
    },
  };
}
