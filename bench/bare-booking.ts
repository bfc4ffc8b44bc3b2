import { farAhead } from '../packages/server/test/days.ts';
import type { OrderGround } from './fill-orders.ts';
import { sailingsOf, type Where } from './open-shop.ts';

export interface BareOptions {
  where: Where;
  /** Looks at what the buyer holds already, as the product does for customers; nobody is refused by it. */
  limited: boolean;
}

/** So many that hardly two at once are the same, which would wait for each other. Nobody has an account of that number. */
const buyers = 1_000_000_000;

/**
 * One order as one statement for pgbench, and nothing around it: the same rows as the product writes, the same limits and the same looks
 * behind the counters, each value where it belongs. The product makes several together and so has another text (decision 061); what it is
 * held against is still the best that can be done for one.
 */
export function bareBooking(ground: OrderGround, accountId: number, { where, limited }: BareOptions): string {
  const { hotSailingId, firstSailingId } = ground.aside;
  const sailing = `${where === 'hot' ? hotSailingId : `(${firstSailingId} + :sailing)`}::bigint`;
  const type = `${ground.roomTypeId}::bigint`;
  const persons = `array['z' || :n || '-0', 'z' || :n || '-1']`;
  const buyer = limited ? '(1000000000 + :buyer)::bigint' : 'null::bigint';
  const address = limited ? `'address' || :n` : 'null::text';
  const text = `
    with allowed as materialized (
      select refuse_hoarding(${buyer}, ${address}, ${sailing}, 2, ${unlimited}, ${unlimited}, ${unlimited}, ${unlimited},
        ${unlimited}, now()) as ok
    ), booked as (
      select 1 from tickets where sailing_id = ${sailing} and live and paid and id_fingerprint = any(${persons}) limit 1
    ), unit as (
      insert into sailing_units as c (sailing_id, room_type_id, units_taken)
      select ${sailing}, ${type}, 2 from allowed where ok and not exists (select from booked)
      on conflict (sailing_id, room_type_id) do update set units_taken = c.units_taken + excluded.units_taken
       where c.units_taken + excluded.units_taken <= ${unlimited}
      returning c.units_taken
    ), person as (
      insert into sailing_people as c (sailing_id, people_taken) select ${sailing}, 2 from unit
      on conflict (sailing_id) do update set people_taken = c.people_taken + excluded.people_taken
       where not c.closed and c.edition = 0 and c.people_taken + excluded.people_taken <= ${unlimited}
      returning 1
    ), made as (
      insert into orders (order_no, group_no, channel, account_id, checkout_account_id, checkout_key, checkout_line,
        checkout_fingerprint, customer_name, sailing_id, edition, room_type_id, units, people, referrer, method, total_sen,
        non_refundable, refund_tiers, no_show_percent, peak, complimentary_reason, status, hold_expires_at, created_at, updated_at)
      select 'BARE' || :n, 'GROUP' || :n, 'site', ${accountId}, ${accountId}, md5(:n::text)::uuid, 0, repeat('f', 43),
        'Somebody Somewhere', ${sailing}, 0, ${type}, 2, 2, 'GANGWAY', 'cash', ${2 * ground.priceSen}, false,
        '[{"fromDays": 0, "percent": 100}]'::jsonb, 100, false, '', 'unpaid', now() + interval '2 hours', now(), now()
        from person
      returning id
    ), ticket as (
      insert into tickets (order_id, sailing_id, position, serial, price_sen, name, gender, id_type, id_sealed, id_fingerprint,
        id_ending, passport_expiry, nationality, birth_date, phone, referrer, remarks, paid, holder_id)
      select made.id, ${sailing}, position, 'B' || :n || '-' || position, ${ground.priceSen}, 'Somebody Somewhere', 'female',
        'passport', 'v1.' || repeat('x', 50), (${persons})[position + 1], '0000', '${farAhead}'::date, 'SG', '1990-05-05'::date,
        '+6581234567', 'GANGWAY', '', false, ${accountId}
        from made, generate_series(0, 1) position
    ), hold as (
      insert into place_holds (order_id, sailing_id, room_type_id, units, people, expires_at, account_id, address_key)
      select id, ${sailing}, ${type}, 2, 2, now() + interval '2 hours', ${buyer}, ${address} from made
    )
    select case
        when exists (select from booked) then refuse_booking('person')
        when not exists (select from unit) then refuse_booking('units')
        when not exists (select from person) then refuse_booking('people')
        when is_paid_for(${sailing}, ${persons}) then refuse_booking('person')
      end, (select id from made) as id`;
  return [
    '\\set n random(1, 9000000000000000)',
    `\\set sailing random(0, ${sailingsOf[where] - 1})`,
    `\\set buyer random(1, ${buyers})`,
    // pgbench reads a colon before a word as one of its variables, and a line as a whole statement.
    `${text.replaceAll('\n', ' ').trim()};`,
    '',
  ].join('\n');
}

const unlimited = 1_000_000_000;
