import type { OfficeTicket, TicketScan } from '@gangway/contract/booking/office-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { IconAnchor, IconCheck, IconCoins, IconDoorEnter, IconToolsKitchen2 } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './order-passengers.module.css';

/** The four posts a ticket passes, when it did, and who scanned it there on which device. */
export function TicketFlags({ ticket }: { ticket: OfficeTicket }) {
  const t = useTranslate();
  const flags = [
    { post: 'board', at: ticket.boardedAt, Icon: IconDoorEnter },
    { post: 'food', at: ticket.foodAt, Icon: IconToolsKitchen2 },
    { post: 'chip', at: ticket.chipAt, Icon: IconCoins },
    { post: 'disembark', at: ticket.disembarkedAt, Icon: IconAnchor },
  ] as const;
  return (
    <ul className={css.flags} aria-label={t('shipOrder.posts')}>
      {flags.map(({ post, at, Icon }) => (
        <li key={post} data-done={at !== null || undefined}>
          {at ? (
            <IconCheck size={14} stroke={2.4} aria-hidden />
          ) : (
            <Icon size={14} stroke={1.7} aria-hidden />
          )}
          <span>{t(at ? `shipOrder.done.${post}` : `shipOrder.open.${post}`)}</span>
          {at ? <span>{[formatInstant(at).slice(5), ...scannedBy(ticket, post)].join(' · ')}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function scannedBy({ scans }: OfficeTicket, post: TicketScan['post']): string[] {
  const scan = scans.find((one) => one.post === post);
  return [scan?.account, scan?.device].flatMap((word) => word ?? []);
}
