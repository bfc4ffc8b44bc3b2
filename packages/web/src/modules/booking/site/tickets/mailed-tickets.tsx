import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';

/** Where the tickets of orders were mailed to, as far as those mails have come; nothing where none was written. */
export function MailedTickets({ orders }: { orders: readonly OrderWithTickets[] }) {
  const t = useTranslate();
  const told = orders.flatMap(({ ticketMail }) =>
    ticketMail ? [t(`ticket.mail.${ticketMail.state}`, { address: ticketMail.recipient })] : [],
  );
  return [...new Set(told)].map((words) => <p key={words}>{words}</p>);
}
