import type { OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { formatSerial } from '@gangway/contract/booking/ticket-code.ts';
import { Button, Text } from '@mantine/core';
import { IconPencil, IconStethoscope, IconUserEdit } from '@tabler/icons-react';
import { countryName } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { IdNumber } from './id-number.tsx';
import css from './order-passengers.module.css';
import { TicketFlags } from './ticket-flags.tsx';

interface OrderPassengersProps {
  tickets: readonly OfficeTicket[];
  orderId: number;
  canEdit: boolean;
  /** Null where nobody can be replaced or corrected any more. */
  onReplace: ((ticket: OfficeTicket) => void) | null;
  onCorrect: ((ticket: OfficeTicket) => void) | null;
}

/** Who travels, each with the ticket and how far it has been used. */
export function OrderPassengers(props: OrderPassengersProps) {
  const { tickets, orderId, canEdit, onReplace, onCorrect } = props;
  const t = useTranslate();
  return (
    <ul className={css.list}>
      {tickets.map((ticket) => (
        <li key={ticket.id} className={css.passenger} data-dead={!ticket.live || undefined}>
          <div className={css.line}>
            <Text fw={650}>{ticket.name}</Text>
            <Text size="sm">{t(`shipOrder.age.${ticket.ageGroup}`)}</Text>
            <Text size="sm" className={css.serial ?? ''}>
              {formatSerial(ticket.serial)}
            </Text>
            {ticket.live ? null : (
              <Text size="sm" c="coral.7" fw={600}>
                {ticket.replacedBy
                  ? t('shipOrder.ticketReplaced', { name: ticket.replacedBy })
                  : t('shipOrder.ticketDead')}
              </Text>
            )}
          </div>
          <Text size="sm" component="div" className={css.line ?? ''}>
            <span>{t(`gender.${ticket.gender}`)}</span>
            <span>{ticket.birthDate}</span>
            <span>{countryName(ticket.nationality)}</span>
            <span>{ticket.phone}</span>
            {ticket.email ? <span>{ticket.email}</span> : null}
            <span>{t('shipOrder.referredBy', { code: ticket.referrer })}</span>
          </Text>
          <div className={css.line}>
            <IdNumber ticket={ticket} orderId={orderId} canShow={canEdit} />
            {ticket.passportExpiry ? (
              <Text size="sm">{t('shipOrder.passportUntil', { date: ticket.passportExpiry })}</Text>
            ) : null}
            {onCorrect && isAshore(ticket) ? (
              <Button
                size="compact-xs"
                variant="subtle"
                leftSection={<IconPencil size={14} stroke={1.7} aria-hidden />}
                aria-label={t('correctGuest.openOf', { name: ticket.name })}
                onClick={() => onCorrect(ticket)}
              >
                {t('correctGuest.open')}
              </Button>
            ) : null}
            {onReplace && isAshore(ticket) ? (
              <Button
                size="compact-xs"
                variant="subtle"
                leftSection={<IconUserEdit size={14} stroke={1.7} aria-hidden />}
                aria-label={t('replaceGuest.openOf', { name: ticket.name })}
                onClick={() => onReplace(ticket)}
              >
                {t('replaceGuest.open')}
              </Button>
            ) : null}
          </div>
          {ticket.dueDate ? (
            <Text size="sm" className={css.warning ?? ''}>
              <IconStethoscope size={15} stroke={1.9} aria-hidden />
              {t('shipOrder.certificate', { date: ticket.dueDate })}
            </Text>
          ) : null}
          {ticket.remarks ? <Text size="sm">{ticket.remarks}</Text> : null}
          <TicketFlags ticket={ticket} />
        </li>
      ))}
    </ul>
  );
}

/** Whoever has not used the ticket yet. */
function isAshore({ live, boardedAt, foodAt, chipAt }: OfficeTicket): boolean {
  return live && !boardedAt && !foodAt && !chipAt;
}
