import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { hasDeparted, takesGuests } from '@gangway/contract/sailings/departure.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarRepeat,
  IconCash,
  IconGift,
  IconPrinter,
  IconRepeat,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { giftRight } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { CorrectGuest } from '../guests/correct-guest.tsx';
import { ReplaceGuest } from '../guests/replace-guest.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { QrStatusBadge } from '../qr-status-badge.tsx';
import { RefundDialog } from '../refund/refund-dialog.tsx';
import { canCancel } from '../refund/use-refund-form.ts';
import { GroupOrders } from './group-orders.tsx';
import { HoldClock } from './hold-clock.tsx';
import css from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderPassengers } from './order-passengers.tsx';
import type { OrderActions } from './use-order-actions.tsx';

interface OrderDetailProps {
  order: OfficeOrderDetail;
  /** When it was read, by this machine's clock. */
  readAt: number;
  canEdit: boolean;
  justSold: boolean;
  actions: OrderActions;
  onOpen: (id: number) => void;
  onPapers: (id: number) => void;
  onAgain: (id: number) => void;
}

/** Everything about one order: its passengers and tickets, its money, and what happened to it. */
export function OrderDetail(props: OrderDetailProps) {
  const { order, readAt, canEdit, justSold, actions, onOpen, onPapers, onAgain } = props;
  const t = useTranslate();
  const mayGive = useCanEdit(giftRight);
  const cash = useRef<HTMLButtonElement>(null);
  const paper = useRef<HTMLButtonElement>(null);
  const [isRefunding, setRefunding] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [replaced, setReplaced] = useState<OfficeTicket | null>(null);
  const [corrected, setCorrected] = useState<OfficeTicket | null>(null);
  const now = new Date(order.now);
  const isPaid = order.status === 'paid';
  const movesGuests = canEdit && isPaid && takesGuests(order.sailing, now);
  useEffect(() => {
    // After a sale comes the money, and after the money what the guest takes along.
    if (justSold) (isPaid ? paper : cash).current?.focus();
  }, [justSold, isPaid]);
  return (
    <>
      <div className={css.body}>
        <div className={css.head}>
          <OrderStatusBadge status={order.status} toCollectSen={order.toCollectSen} />
          {order.complimentary ? <Text size="sm">{t('shipOrder.complimentary')}</Text> : null}
          {order.nonRefundable ? <Text size="sm">{t('field.nonRefundable')}</Text> : null}
          {order.holdExpiresAt ? (
            <HoldClock expiresAt={order.holdExpiresAt} now={order.now} readAt={readAt} />
          ) : null}
          {canEdit && order.status !== 'unpaid' && order.status !== 'canceled' ? (
            <Button
              ref={paper}
              size="compact-md"
              variant="light"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => onPapers(order.id)}
            >
              {t('papers.open')}
            </Button>
          ) : null}
          {canEdit && order.status !== 'unpaid' ? (
            <Button
              size="compact-md"
              variant="subtle"
              leftSection={<IconRepeat size={16} aria-hidden />}
              onClick={() => onAgain(order.id)}
            >
              {t('again.open')}
            </Button>
          ) : null}
          <Text className={css.total ?? ''}>{formatMoney(order.totalSen)}</Text>
        </div>
        <OrderFacts order={order} />
        {canEdit && hasLinks(order) ? <OrderLinks order={order} /> : null}
        <section aria-label={t('shipOrder.passengers')}>
          <Group gap="xs" mb={6}>
            <Title order={2}>
              {t('shipOrder.passengersCount', {
                count: order.tickets.filter((one) => !one.replacedBy).length,
              })}
            </Title>
            {order.status === 'unpaid' ? null : <QrStatusBadge status={order.qrStatus} />}
          </Group>
          <OrderPassengers
            tickets={order.tickets}
            orderId={order.id}
            canEdit={canEdit}
            onReplace={movesGuests ? setReplaced : null}
            onCorrect={movesGuests ? setCorrected : null}
          />
        </section>
        {order.status === 'unpaid' ? null : (
          <section aria-label={t('shipOrder.money')}>
            <Title order={2} mb={6}>
              {t('shipOrder.money')}
            </Title>
            <OrderMoney orderId={order.id} />
          </section>
        )}
        {order.group.length > 1 ? <GroupOrders order={order} onOpen={onOpen} /> : null}
        <section aria-label={t('section.history')}>
          <Title order={2} mb={6}>
            {t('section.history')}
          </Title>
          <OrderHistory order={order} />
        </section>
      </div>
      {canEdit && order.status === 'unpaid' ? (
        <Group className={css.foot ?? ''} gap="xs">
          <Button
            variant="subtle"
            color="coral"
            leftSection={<IconBan size={16} aria-hidden />}
            onClick={() => actions.cancel(order)}
          >
            {t('shipOrder.cancel')}
          </Button>
          {mayGive ? (
            <Button
              variant="default"
              ml="auto"
              leftSection={<IconGift size={16} aria-hidden />}
              onClick={() => actions.giveAway(order)}
            >
              {t('shipOrder.giveAway')}
            </Button>
          ) : null}
          <Button
            leftSection={<IconCash size={16} aria-hidden />}
            {...(mayGive ? {} : { ml: 'auto' })}
            ref={cash}
            onClick={() => actions.takeMoney(order)}
          >
            {t('shipOrder.takeMoney')}
          </Button>
        </Group>
      ) : null}
      {canEdit && isRefundable(order) ? (
        <Group className={css.foot ?? ''} gap="xs">
          <Button
            variant="subtle"
            color="coral"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => setRefunding(true)}
          >
            {t('officeRefund.open')}
          </Button>
          {isPaid && !hasDeparted(order.sailing, now) ? (
            <Button
              variant="default"
              ml="auto"
              leftSection={<IconCalendarRepeat size={16} aria-hidden />}
              onClick={() => setChanging(true)}
            >
              {t('officeChange.open')}
            </Button>
          ) : null}
        </Group>
      ) : null}
      <RefundDialog
        order={order}
        opened={isRefunding}
        onReplace={(ticket) => {
          setRefunding(false);
          setReplaced(ticket);
        }}
        onClose={() => setRefunding(false)}
      />
      <ChangeDialog order={order} opened={isChanging} onClose={() => setChanging(false)} />
      <ReplaceGuest order={order} ticket={replaced} onClose={() => setReplaced(null)} />
      <CorrectGuest order={order} ticket={corrected} onClose={() => setCorrected(null)} />
    </>
  );
}

/** Also once the ship is home: who never came aboard may get something back. */
function isRefundable({ status, tickets }: OfficeOrderDetail): boolean {
  return (status === 'paid' || status === 'completed') && tickets.some(canCancel);
}

/** Whoever has no account is mailed links; whoever has one may have shared a ticket of it. */
function hasLinks({ status, guest, accountId }: OfficeOrderDetail): boolean {
  return status === 'paid' ? accountId !== null : status === 'unpaid' && guest !== null;
}
