import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OfficeOrder, OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { deskMethods } from '@gangway/contract/core/desk-money.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, refreshCalls } from '#lib/call-key.ts';
import { drawerScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ReasonForm } from '#ui/office/forms/reason-form.tsx';
import { forgetKeptTexts } from '#ui/office/forms/use-kept-text.ts';
import { operate } from '#ui/office/operate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { DeskMoneyForm } from '#modules/payments/office/index.ts';
import { orderDetailQuery } from '../order-queries.ts';

type Subject = Pick<
  OfficeOrder,
  'id' | 'orderNo' | 'totalSen' | 'people' | 'customerName' | 'account' | 'method' | 'channel'
>;

export interface OrderActions {
  takeMoney: (order: Subject) => void;
  giveAway: (order: Subject) => void;
  cancel: (order: Subject) => void;
}

/** What staff can do to an unpaid order; each says first what it will do. */
export function useOrderActions(): OrderActions {
  const t = useTranslate();
  const client = useQueryClient();
  const canOpen = useCanEdit(drawerScreen);

  async function show(order: OfficeOrderDetail, done: string): Promise<void> {
    client.setQueryData(orderDetailQuery(order.id).queryKey, order);
    showSuccess(done);
    await client.invalidateQueries({ queryKey: callKey(bookingCalls.pageOrders) });
  }

  /** Whatever was refused, the order is not as the page thought it was. */
  const onRefused = () => refreshCalls(client, bookingCalls);

  return {
    takeMoney: (order) =>
      ask(t('shipOrder.takeTitle', { total: formatMoney(order.totalSen) }), (close) => (
        <DeskMoneyForm
          text={t('shipOrder.takeText', {
            total: formatMoney(order.totalSen),
            name: order.customerName,
            orderNo: order.orderNo,
            count: order.people,
          })}
          canOpen={canOpen}
          methods={order.account === null ? deskMethods : [...deskMethods, 'balance']}
          // What was chosen on the site was not to be paid here; most who come to the counter bring cash.
          first={order.channel === 'counter' ? order.method : 'cash'}
          dueSen={order.totalSen}
          noteLabel={t('shipOrder.note')}
          confirm={(method) => t(`shipOrder.takeConfirm.${kindOf(method)}`)}
          onClose={close}
          onRefused={onRefused}
          onConfirm={async (body) =>
            show(
              await operate(bookingCalls.confirmPaid, { params: { id: order.id }, body }),
              t('shipOrder.takeDone', { orderNo: order.orderNo }),
            )
          }
        />
      )),
    giveAway: (order) =>
      ask(t('shipOrder.giveAwayTitle'), (close) => (
        <ReasonForm
          text={t('shipOrder.giveAwayText', {
            total: formatMoney(order.totalSen),
            orderNo: order.orderNo,
            count: order.people,
          })}
          label={t('field.reason')}
          confirm={t('shipOrder.giveAwayConfirm')}
          onClose={close}
          onRefused={onRefused}
          onConfirm={async (reason) =>
            show(
              await operate(bookingCalls.makeComplimentary, { params: { id: order.id }, body: { reason } }),
              t('shipOrder.giveAwayDone', { orderNo: order.orderNo }),
            )
          }
        />
      )),
    cancel: (order) =>
      ask(t('shipOrder.cancelTitle'), (close) => (
        <ReasonForm
          text={t('shipOrder.cancelText', { orderNo: order.orderNo, count: order.people })}
          label={t('field.reason')}
          danger
          confirm={t('shipOrder.cancelConfirm')}
          keep={t('shipOrder.cancelKeep')}
          onClose={close}
          onRefused={onRefused}
          onConfirm={async (reason) =>
            show(
              await operate(bookingCalls.cancelOrder, { params: { id: order.id }, body: { reason } }),
              t('shipOrder.cancelDone', { orderNo: order.orderNo }),
            )
          }
        />
      )),
  };
}

function kindOf(method: PaymentMethod): 'cash' | 'balance' | 'terminal' {
  return method === 'cash' || method === 'balance' ? method : 'terminal';
}

function ask(title: string, form: (close: () => void) => React.ReactNode): void {
  const id = modals.open({
    title,
    // What was typed is thrown away by nothing but the button that says so.
    closeOnClickOutside: false,
    withCloseButton: false,
    onClose: forgetKeptTexts,
    children: form(() => modals.close(id)),
  });
}
