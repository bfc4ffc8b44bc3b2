import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { expectNewcomer } from '#lib/newcomer.ts';
import { type SessionUser, sessionKey } from '#lib/session.ts';
import { SignInCancelled, useSignIn } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { usePayOrders } from '../pay/use-pay-orders.ts';
import { newcomerOf } from '../wizard/newcomer-of.ts';
import { sendCheckout } from '../wizard/send-checkout.ts';
import { type Accepted, type CartItem, isRetimed, lineState, serverItem, shownOf } from './cart-item.ts';
import { localLines, removeLocalLines } from './local-cart.ts';
import { moveCart } from './move-cart.ts';
import { setCart } from './set-cart.ts';

/** What became of a checkout of which not every line succeeded. */
export interface CheckoutResult {
  message: string;
  /** Orders that are made and wait to be paid. */
  orders: readonly Order[];
  /** Why a line failed, by its key. */
  failures: ReadonlyMap<string, string>;
}

/** Buys every line of the cart that can be bought. Each succeeds or fails by itself. */
export function useCartCheckout(items: readonly CartItem[], accepted: Accepted, today: string) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const { withSignIn } = useSignIn();
  const { payMade } = usePayOrders();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<CheckoutResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** What was refused and has been agreed to since: its reason is over. */
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());

  /**
   * The lines to buy, once somebody is signed in and a visitor's lines are in that account's cart. Null where that
   * changed what was looked at: the account had other lines, or one of these cannot be had as it was shown.
   */
  const settle = async (): Promise<readonly CartItem[] | null> => {
    const wanted = items.filter((item) => lineState(item, accepted, today) !== 'gone');
    if (items.every((item) => item.from === 'server')) return wanted;
    await withSignIn(() => callApi(bookingCalls.listCart, {}));
    const user = queryClient.getQueryData<SessionUser>(sessionKey);
    if (!user) return null;
    // Without an account the cart stays in this browser, and is bought from here.
    if (user.kind === 'guest') return wanted;
    await moveCart(queryClient, user.id);
    const cart = await callApi(bookingCalls.listCart, {});
    await setCart(queryClient, user.id, cart);
    const left = items.filter(
      (item) => item.from === 'browser' && localLines().some((line) => line.id === item.id),
    );
    const now = [...left, ...cart.map(serverItem)];
    const same =
      now.length === items.length && now.every((item) => lineState(item, accepted, today) === 'open');
    return same && !isRetimed(items, now) ? now : null;
  };

  const buy = async (method: PaymentMethod, bought: readonly CartItem[]) => {
    const local = bought.filter((item) => item.from === 'browser');
    const kept = bought.filter((item) => item.from === 'server');
    const answer = await sendCheckout(
      {
        method,
        lines: local.map((item) => ({ ...item.line, ...shownOf(item, accepted) })),
        cartLines: kept.map((item) => ({ id: item.id, ...shownOf(item, accepted) })),
      },
      withSignIn,
    );
    const outcomes = [...local, ...kept].map((item, index) => ({ item, outcome: answer.lines[index] }));
    removeLocalLines(
      outcomes.flatMap(({ item, outcome }) => (outcome?.ok && item.from === 'browser' ? [item.id] : [])),
    );
    const orders = answer.lines.flatMap((outcome) => (outcome.ok ? [outcome.order] : []));
    void queryClient.invalidateQueries();
    if (answer.success === answer.total) {
      showToast(answer.message);
      return payMade(orders, method);
    }
    const failures = outcomes.flatMap(({ item, outcome }) =>
      outcome && !outcome.ok ? [[item.key, reasonOf(outcome)] as const] : [],
    );
    setResult({ message: answer.message, orders, failures: new Map(failures) });
  };

  const checkout = async (method: PaymentMethod) => {
    // A second press before the first is answered is the same wish.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    setResult(null);
    setAgreed(new Set());
    try {
      expectNewcomer(newcomerOf(items.find((item) => item.from === 'browser')?.line.passengers ?? []));
      const bought = await settle();
      if (bought) await buy(method, bought);
      else setFailure(t('wizard.cart.look'));
    } catch (error) {
      if (!(error instanceof SignInCancelled))
        setFailure(t('wizard.failed', { why: error instanceof Error ? error.message : '' }));
    } finally {
      expectNewcomer(null);
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    result,
    failure,
    /** Why a line could not be bought just now. */
    failureOf: (key: string) => (agreed.has(key) ? undefined : result?.failures.get(key)),
    agree: (key: string) => setAgreed((before) => new Set(before).add(key)),
    checkout,
  };
}

function reasonOf({ message, fields }: { message: string; fields: readonly { message: string }[] }): string {
  return [...new Set([message, ...fields.map((field) => field.message)])].join(' · ');
}
