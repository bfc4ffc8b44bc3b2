import type { OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { IconAnchor, IconCheck, IconCoins, IconDoorEnter, IconToolsKitchen2 } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './order-passengers.module.css';

/** The four posts a ticket passes, and when it did. */
export function TicketFlags({ ticket }: { ticket: OfficeTicket }) {
  const t = useTranslate();
  const flags = [
    { post: 'board', at: ticket.boardedAt, Icon: IconDoorEnter, by: ticket.boardedBy },
    { post: 'food', at: ticket.foodAt, Icon: IconToolsKitchen2, by: null },
    { post: 'chip', at: ticket.chipAt, Icon: IconCoins, by: null },
    { post: 'disembark', at: ticket.disembarkedAt, Icon: IconAnchor, by: null },
  ] as const;
  return (
    <ul className={css.flags} aria-label={t('shipOrder.posts')}>
      {flags.map(({ post, at, Icon, by }) => (
        <li key={post} data-done={at !== null || undefined}>
          {at ? (
            <IconCheck size={14} stroke={2.4} aria-hidden />
          ) : (
            <Icon size={14} stroke={1.7} aria-hidden />
          )}
          <span>{t(at ? `shipOrder.done.${post}` : `shipOrder.open.${post}`)}</span>
          {at ? (
            <span>
              {formatInstant(at).slice(5)}
              {by ? ` · ${by}` : ''}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
