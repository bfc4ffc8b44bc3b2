import type { CompiledQuery } from 'kysely';
import { written } from '../../platform/database/written.ts';
import type { NewOrder } from './new-order.ts';

/**
 * The one statement that makes orders: it counts their places first by type, then by person, each kind by sailing, writes orders, tickets
 * and holds and takes lines out of carts. What cannot be had ends it, with the reason as its error. Gives the id of each order, in the
 * order of their numbers.
 */
export function takeStatement(
  orders: readonly NewOrder[],
  now: Date,
  waits: 'briefly' | 'long',
): CompiledQuery<{ ids: number[] }> {
  const wishes = JSON.stringify(orders.map(wishOf));
  const guests = JSON.stringify(
    orders.flatMap(({ tickets }, wish) => tickets.map((ticket) => ({ wish, ...ticket }))),
  );
  return written`
    with wishes as materialized (
      select * from jsonb_to_recordset(${wishes}::jsonb) as w(wish int, "orderNo" text, "groupNo" text, channel text,
        "accountId" bigint, "soldBy" bigint, "checkoutAccountId" bigint, "checkoutKey" uuid, "checkoutLine" int,
        "checkoutFingerprint" text, "customerName" text, "sailingId" bigint, edition int, "roomTypeId" bigint, bed text,
        units int, people int, referrer text, method text, "totalSen" bigint, "nonRefundable" boolean, "refundTiers" jsonb,
        "noShowPercent" int, peak boolean, "complimentaryReason" text, "isFree" boolean, "holdExpiresAt" timestamptz,
        "isCabin" boolean, "limit" int, capacity int, "buyerId" bigint, "addressKey" text, "perSailing" int,
        "perAccount" int, "perAgent" int, "perAddress" int, "lapsedPerDay" int, "cartLineId" bigint, "cartSealed" text)
    ), guests as materialized (
      select * from jsonb_to_recordset(${guests}::jsonb) as g(wish int, position int, serial text, "priceSen" bigint, name text,
        gender text, "idType" text, "idSealed" text, "idFingerprint" text, "idEnding" text, "passportExpiry" date,
        nationality text, "birthDate" date, phone text, email text, "dueDate" date, referrer text, remarks text)
    ), persons as materialized (
      select w."sailingId" as sailing_id, bool_or(not w."isFree") as sold, array_agg(g."idFingerprint") as persons
        from wishes w join guests g using (wish) group by 1
    ), locked as materialized (
      select lock_buyers(
          array_agg("buyerId") filter (where greatest("perSailing", "perAccount", "perAgent", "perAddress", "lapsedPerDay") > 0),
          array_agg("addressKey") filter (where "perAddress" > 0))
        from wishes having ${waits === 'briefly'}::boolean
    ), allowed as materialized (
      select bool_and(refuse_hoarding("buyerId", "addressKey", "sailingId", people, "perSailing", "perAccount", "perAgent",
          "perAddress", "lapsedPerDay", ${now}::timestamptz)) as ok
        from wishes where (select count(*) from locked) >= 0
    ), booked as materialized (
      select 1 from persons where is_paid_for(sailing_id, persons) limit 1
    ), unit as (
      insert into sailing_units as c (sailing_id, room_type_id, units_taken)
      select "sailingId", "roomTypeId", sum(units) from wishes
       where (select ok from allowed) and not exists (select from booked)
       group by 1, 2 having sum(units) <= min("limit") order by 1, 2
      on conflict (sailing_id, room_type_id) do update set units_taken = c.units_taken + excluded.units_taken
       where c.units_taken + excluded.units_taken <= (
         select min("limit") from wishes where "sailingId" = c.sailing_id and "roomTypeId" = c.room_type_id)
      returning c.sailing_id, c.room_type_id, c.units_taken
    ), all_units as materialized (
      select (select count(*) from unit) = count(distinct ("sailingId", "roomTypeId")) as had from wishes
    ), person as (
      insert into sailing_people as c (sailing_id, people_taken)
      select "sailingId", sum(people) from wishes where (select had from all_units)
       group by 1 having sum(people) <= min(capacity) order by 1
      on conflict (sailing_id) do update set people_taken = c.people_taken + excluded.people_taken
       where not c.closed and (
         select c.people_taken + excluded.people_taken <= min(capacity) and c.edition = min(edition) and c.edition = max(edition)
           from wishes where "sailingId" = c.sailing_id)
      returning 1
    ), all_people as materialized (
      select (select count(*) from person) = count(distinct "sailingId") as had from wishes
    ), made as (
      insert into orders (order_no, group_no, channel, account_id, sold_by, checkout_account_id, checkout_key,
        checkout_line, checkout_fingerprint, customer_name, sailing_id, edition, room_type_id, bed, units, people,
        referrer, method, total_sen, non_refundable, refund_tiers, no_show_percent, peak, complimentary_reason, status,
        paid_at, hold_expires_at, created_at, updated_at)
      select "orderNo", "groupNo", channel, "accountId", "soldBy", "checkoutAccountId", "checkoutKey", "checkoutLine",
        "checkoutFingerprint", "customerName", "sailingId", edition, "roomTypeId", bed, units, people, referrer, method,
        "totalSen", "nonRefundable", "refundTiers", "noShowPercent", peak, "complimentaryReason",
        case when "isFree" then 'paid' else 'unpaid' end, case when "isFree" then ${now}::timestamptz end,
        "holdExpiresAt", ${now}::timestamptz, ${now}::timestamptz
        from wishes where (select had from all_people) order by wish
      returning id, order_no
    ), orders_made as materialized (
      select made.id, w.* from made join wishes w on w."orderNo" = made.order_no
    ), ticket as (
      insert into tickets (order_id, sailing_id, position, serial, price_sen, name, gender, id_type, id_sealed,
        id_fingerprint, id_ending, passport_expiry, nationality, birth_date, phone, email, due_date, referrer, remarks, paid,
        holder_id)
      select o.id, o."sailingId", g.position, g.serial, g."priceSen", g.name, g.gender, g."idType", g."idSealed",
        g."idFingerprint", g."idEnding", g."passportExpiry", g.nationality, g."birthDate", g.phone, g.email, g."dueDate",
        g.referrer, g.remarks, o."isFree", coalesce(o."accountId", 0)
        from orders_made o join guests g using (wish) order by o.id, g.position
    ), hold as (
      insert into place_holds (order_id, sailing_id, room_type_id, units, people, expires_at, account_id, address_key)
      select id, "sailingId", "roomTypeId", units, people, "holdExpiresAt", "buyerId", "addressKey"
        from orders_made where not "isFree"
    ), held_lines as materialized (
      select id, sealed from cart_lines
       where id = any(array(select "cartLineId" from orders_made where "cartLineId" is not null)) order by id for update
    ), bought as (
      delete from cart_lines
       where id = any(array(
         select h.id from held_lines h join wishes w on w."cartLineId" = h.id and w."cartSealed" = h.sealed))
      returning 1
    )
    select case
        when exists (select from booked) then refuse_booking('person')
        when not (select had from all_units) then refuse_booking('units')
        when not (select had from all_people) then refuse_booking('people')
        when exists (
          select from unit u where case when (
              select bool_or("isCabin") from wishes where "sailingId" = u.sailing_id and "roomTypeId" = u.room_type_id
            ) then not has_rooms(u.sailing_id, u.room_type_id, u.units_taken) end) then refuse_booking('units')
        when exists (select from persons where sold and is_paid_for(sailing_id, persons)) then refuse_booking('person')
        when (select count(*) from bought) < (select count("cartLineId") from wishes) then refuse_booking('cartLine')
      end, (select json_agg(id order by wish) from orders_made) as ids`;
}

function wishOf(order: NewOrder, wish: number) {
  const { checkout, cartLine, caps } = order;
  return {
    wish,
    orderNo: order.orderNo,
    groupNo: order.groupNo,
    channel: order.channel,
    accountId: order.accountId,
    soldBy: order.soldBy,
    checkoutAccountId: checkout.accountId,
    checkoutKey: checkout.key,
    checkoutLine: checkout.line,
    checkoutFingerprint: checkout.fingerprint,
    customerName: order.customerName,
    sailingId: order.sailingId,
    edition: order.edition,
    roomTypeId: order.roomTypeId,
    bed: order.bed,
    units: order.units,
    people: order.tickets.length,
    referrer: order.referrer,
    method: order.method,
    totalSen: order.totalSen,
    nonRefundable: order.nonRefundable,
    refundTiers: order.refundTiers,
    noShowPercent: order.noShowPercent,
    peak: order.peak,
    complimentaryReason: order.complimentaryReason,
    isFree: order.complimentaryReason !== '',
    holdExpiresAt: order.holdExpiresAt,
    isCabin: order.names.roomTypeKind === 'cabin',
    limit: order.limit,
    capacity: order.capacity,
    buyerId: caps?.accountId,
    addressKey: caps?.addressKey,
    perSailing: caps?.perSailing,
    perAccount: caps?.perAccount,
    perAgent: caps?.perAgent,
    perAddress: caps?.perAddress,
    lapsedPerDay: caps?.lapsedPerDay,
    cartLineId: cartLine?.id,
    cartSealed: cartLine?.sealed,
  };
}
