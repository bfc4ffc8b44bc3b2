import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { accountPage } from '#lib/site-urls.ts';
import { useKnownUser } from '#lib/use-known-user.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { type ServerClock, serverNow } from '../orders/server-clock.ts';
import { ownProfileQuery } from '../wizard/use-own-code.ts';

interface MailedTicketsProps {
  orders: readonly OrderWithTickets[];
  clock: ServerClock;
}

/** Where the tickets of orders were mailed to, as far as those mails have come, or that there is no address for them. */
export function MailedTickets({ orders, clock }: MailedTicketsProps) {
  const t = useTranslate();
  const told = orders.flatMap(({ ticketMail }) =>
    ticketMail ? [t(`ticket.mail.${ticketMail.state}`, { address: ticketMail.recipient })] : [],
  );
  const now = serverNow(clock);
  return (
    <>
      {[...new Set(told)].map((words) => (
        <p key={words}>{words}</p>
      ))}
      {orders.some((order) => isUnmailed(order, now)) && <NoAddress />}
    </>
  );
}

/** Only where no mail was written: tickets of an account without an address still go to that of a guest who gave one. */
function NoAddress() {
  const t = useTranslate();
  const profile = useQuery(ownProfileQuery(useKnownUser()));
  if (!profile.data || profile.data.email) return null;
  return (
    <p>
      {t('ticket.mail.none')} <Link to={accountPage}>{t('ticket.mail.none.add')}</Link>
    </p>
  );
}

/** A mail is written within seconds of the payment. */
const writtenMs = 5000;

function isUnmailed({ ticketMail, paidAt }: OrderWithTickets, now: Date): boolean {
  return ticketMail === null && paidAt !== null && now.getTime() - Date.parse(paidAt) > writtenMs;
}
