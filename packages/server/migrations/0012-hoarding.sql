-- Booking: what is held and not paid ---------------------------------------------------------------------------------

-- Whose hold it is, and a keyed hash of the network address it came from; both go when the hold does. Null where nobody is
-- capped: at the counter.
alter table place_holds add column account_id bigint;
alter table place_holds add column address_key text;
create index place_holds_account on place_holds (account_id) where account_id is not null;
create index place_holds_address on place_holds (address_key) where address_key is not null;
create index orders_lapsed on orders (account_id, canceled_at) where cancel_reason in ('expired', 'customer');
create index order_changes_lapsed on order_changes (by, updated_at) where status = 'ended';

-- Ends a booking that would hold too much without paying; a limit of 0 is none. The locks make those of one account, and of one address, come one
-- after the other; being volatile, every query here sees what the one before has left.
create function refuse_hoarding(
  account bigint, address text, sailing bigint, wanted int,
  per_sailing int, per_account int, per_agent int, per_address int, lapsed_per_day int, at timestamptz
) returns boolean language plpgsql volatile as $$
declare
  held_here int;
  held int;
  lapsed int;
  is_agent boolean;
begin
  if account is null or greatest(per_sailing, per_account, per_agent, per_address, lapsed_per_day) = 0
  then return true; end if;
  perform pg_advisory_xact_lock(15, account::int);
  select level <> 'normal' into is_agent from customers where account_id = account;
  select coalesce(sum(people) filter (where sailing_id = sailing and expires_at > at), 0),
         coalesce(sum(people) filter (where expires_at > at), 0),
         coalesce(sum(people) filter (where expires_at <= at), 0)
    into held_here, held, lapsed from place_holds where account_id = account;
  if lapsed_per_day > 0 then
    select lapsed + coalesce(sum(people), 0) into lapsed from orders
     where account_id = account and channel = 'site' and cancel_reason in ('expired', 'customer')
       and canceled_at > at - interval '1 day';
    -- New places of changes of date too, unless the sailing itself was called off.
    select lapsed + coalesce(sum(c.people), 0) into lapsed from order_changes c join sailings s on s.id = c.sailing_id
     where c.by = account and c.status = 'ended' and c.updated_at > at - interval '1 day' and s.status <> 'cancelled';
  end if;
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
  if per_address = 0 then return true; end if;
  perform pg_advisory_xact_lock(16, hashtext(address));
  if (select coalesce(sum(people), 0) from place_holds where address_key = address and expires_at > at) + wanted
     > per_address
  then perform refuse_booking('heldAddress'); end if;
  return true;
end $$;

-- Booking: whose document it is --------------------------------------------------------------------------------------

-- A person has one paid ticket on a sailing. While nothing is paid, several accounts may hold a place for the same document,
-- each of them one: the first who pays has it.
alter table tickets add column paid boolean not null default true;
alter table tickets add column holder_id bigint not null default 0;
update tickets t set paid = false, holder_id = coalesce(o.account_id, 0)
  from orders o where o.id = t.order_id and o.status in ('unpaid', 'canceled');
drop index tickets_person;
create unique index tickets_person on tickets (sailing_id, id_fingerprint) where live and paid;
create unique index tickets_held_person on tickets (sailing_id, id_fingerprint, holder_id) where live and not paid;

-- Whichever way an order comes to be paid, its tickets are.
create function tickets_follow_payment() returns trigger language plpgsql as $$
begin
  update tickets set paid = true where order_id = new.id and not paid;
  return null;
end $$;
create trigger orders_paid after update of status on orders for each row
  when (new.status = 'paid' and old.status <> 'paid') execute function tickets_follow_payment();

-- person: somebody of it was paid for in another order first.
alter table orders drop constraint orders_cancel_reason_check;
alter table orders add constraint orders_cancel_reason_check
  check (cancel_reason in ('customer', 'staff', 'expired', 'sailing', 'person'));
