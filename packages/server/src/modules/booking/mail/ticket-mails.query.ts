import type { TicketMail } from '@gangway/contract/booking/arrival-schemas.ts';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/create-database.ts';

/**
 * Where the tickets of some orders were mailed to last, and how far that mail has come. One that is only kept, because
 * there is nowhere to send it from, was mailed to nobody.
 */
export async function findTicketMails(db: Db, orderIds: readonly number[]): Promise<Map<number, TicketMail>> {
  const { rows } = await sql<{ ticketsOf: number; recipient: string; status: TicketMail['state'] | 'kept' }>`
    select distinct on (tickets_of) tickets_of, recipient, status from mails
     where tickets_of = ${anyOf(orderIds)}
     order by tickets_of, id desc`.execute(db);
  return new Map(
    rows.flatMap(({ ticketsOf, recipient, status }) =>
      status === 'kept' ? [] : [[ticketsOf, { recipient, state: status }]],
    ),
  );
}
