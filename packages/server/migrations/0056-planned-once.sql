-- What an order asks for, planned once -----------------------------------------------------------------------------------

-- These few questions are asked for every order and always mean the same rows, found by a key: one plan does for all. Left to choose,
-- PostgreSQL planned them anew each time, which took longer than the answers (docs/decisions/060).
alter function is_paid_for set plan_cache_mode = force_generic_plan;
alter function has_rooms set plan_cache_mode = force_generic_plan;
alter function check_people_taken set plan_cache_mode = force_generic_plan;
alter function check_units_taken set plan_cache_mode = force_generic_plan;

-- Orders that lost a guest to whoever paid first count as well since 0014, and were looked for among all the orders of an account.
drop index orders_lapsed;
create index orders_lapsed on orders (account_id, canceled_at) where cancel_reason in ('expired', 'customer', 'person');

-- As before (0053), in one question behind both locks instead of six between them; of guests alone what lapsed by address is another.
create or replace function refuse_hoarding(
  account bigint, address text, sailing bigint, wanted int,
  per_sailing int, per_account int, per_agent int, per_address int, lapsed_per_day int, at timestamptz
) returns boolean language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare
  held_here int;
  held int;
  held_address int;
  lapsed numeric;
  is_agent boolean;
  is_guest boolean;
begin
  if account is null or greatest(per_sailing, per_account, per_agent, per_address, lapsed_per_day) = 0
  then return true; end if;
  perform pg_advisory_xact_lock(15, account::int);
  if per_address > 0 then perform pg_advisory_xact_lock(16, hashtext(address)); end if;
  select (select c.level <> 'normal' from customers c where c.account_id = account),
         (select a.kind = 'guest' from accounts a where a.id = account),
         own.here, own.held,
         own.ended + case when lapsed_per_day > 0 then (
             select coalesce(sum(o.people * case o.cancel_reason when 'expired' then 1 else share_held(o) end), 0) from orders o
              where o.account_id = account and o.channel = 'site' and o.cancel_reason in ('expired', 'customer', 'person')
                and o.canceled_at > at - interval '1 day'
           ) + (
             -- New places of changes of date too, unless the sailing itself was called off.
             select coalesce(sum(c.people), 0) from order_changes c join sailings s on s.id = c.sailing_id
              where c.by = account and c.status = 'ended' and c.updated_at > at - interval '1 day' and s.status <> 'cancelled'
           ) else 0 end,
         case when per_address > 0 then (
             select coalesce(sum(h.people), 0) from place_holds h where h.address_key = address and h.expires_at > at
           ) else 0 end
    into is_agent, is_guest, held_here, held, lapsed, held_address
    from (select coalesce(sum(h.people) filter (where h.sailing_id = sailing and h.expires_at > at), 0) as here,
                 coalesce(sum(h.people) filter (where h.expires_at > at), 0) as held,
                 coalesce(sum(h.people) filter (where h.expires_at <= at), 0) as ended
            from place_holds h where h.account_id = account) own;
  if is_agent then
    if per_agent > 0 and held + wanted > per_agent then perform refuse_booking('heldAgent'); end if;
    -- Groups fall through more often: as much may lapse in a day as an agent may hold at once.
    if lapsed_per_day > 0 and per_agent > 0 and lapsed >= greatest(per_agent, lapsed_per_day)
    then perform refuse_booking('lapsedAgent'); end if;
  else
    if per_sailing > 0 and held_here + wanted > per_sailing then perform refuse_booking('heldSailing'); end if;
    if per_account > 0 and held + wanted > per_account then perform refuse_booking('heldAccount'); end if;
    if lapsed_per_day > 0 and lapsed >= lapsed_per_day then perform refuse_booking('lapsed'); end if;
  end if;
  if per_address > 0 and held_address + wanted > per_address then perform refuse_booking('heldAddress'); end if;
  if is_guest and per_address > 0 and lapsed_per_day > 0 then
    select (select coalesce(sum(o.people * case o.cancel_reason when 'expired' then 1 else share_held(o) end), 0)
              from guest_holds g join orders o on o.id = g.order_id
             where g.address_key = address and o.cancel_reason in ('expired', 'customer', 'person')
               and o.canceled_at > at - interval '1 day')
         + (select coalesce(sum(h.people), 0) from place_holds h join accounts a on a.id = h.account_id
             where h.address_key = address and h.expires_at <= at and a.kind = 'guest')
      into lapsed;
    if lapsed >= 3 * per_address then perform refuse_booking('lapsedAddress'); end if;
  end if;
  return true;
end $$;

-- As `check_order_people` before, which cost as much to be called as it did: an expression without a query of its own is not run as one.
create function require_order_people(of_order bigint) returns boolean language plpgsql as $$
begin
  perform from orders o cross join lateral (
      select count(*) as live, count(*) filter (where t.sailing_id <> o.sailing_id) as elsewhere
        from tickets t where t.order_id = o.id and t.live
    ) c
   where o.id = of_order
     and (c.elsewhere > 0 or c.live <> case when o.status in ('unpaid', 'paid', 'completed') then o.people else 0 end);
  if found then
    raise exception using errcode = 'check_violation', constraint = 'orders_people',
      message = format('order %s: its people and its tickets differ', of_order);
  end if;
  return true;
end $$;
create or replace function check_people_of_order() returns trigger language plpgsql as
$$ declare agree boolean := require_order_people(new.id); begin return null; end $$;
create or replace function check_people_of_ticket() returns trigger language plpgsql as
$$ declare agree boolean := require_order_people(old.order_id);
begin
  if tg_op = 'UPDATE' and new.order_id <> old.order_id then agree := require_order_people(new.order_id); end if;
  return null;
end $$;
drop function check_order_people;
