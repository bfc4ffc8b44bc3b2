-- Guests who hold and do not pay -------------------------------------------------------------------------------------

-- Whoever books without an account can be somebody new each time, so what lapsed is counted by the address too. The hold
-- knew it; when the hold goes it is kept here for a day or two, as the same keyed hash.
create table guest_holds (
  order_id bigint primary key references orders on delete cascade,
  address_key text not null,
  expires_at timestamptz not null
);
create index guest_holds_address on guest_holds (address_key);
create index guest_holds_age on guest_holds (expires_at);

create function keep_guest_hold() returns trigger language plpgsql as $$
begin
  insert into guest_holds (order_id, address_key, expires_at)
  select old.order_id, old.address_key, old.expires_at from accounts where id = old.account_id and kind = 'guest'
  on conflict do nothing;
  return null;
end $$;
create trigger place_holds_guest after delete on place_holds
  for each row when (old.address_key is not null and old.change_id is null) execute function keep_guest_hold();

-- As before (0014), and for guests: of all of an address three times as much may lapse in a day as may be held from there at
-- once. A carrier puts many behind one address; whoever comes too late there can sign in or register.
create or replace function refuse_hoarding(
  account bigint, address text, sailing bigint, wanted int,
  per_sailing int, per_account int, per_agent int, per_address int, lapsed_per_day int, at timestamptz
) returns boolean language plpgsql volatile as $$
declare
  held_here int;
  held int;
  lapsed numeric;
  is_agent boolean;
  is_guest boolean;
begin
  if account is null or greatest(per_sailing, per_account, per_agent, per_address, lapsed_per_day) = 0
  then return true; end if;
  perform pg_advisory_xact_lock(15, account::int);
  select c.level <> 'normal', a.kind = 'guest' into is_agent, is_guest
    from customers c join accounts a on a.id = c.account_id where c.account_id = account;
  select coalesce(sum(people) filter (where sailing_id = sailing and expires_at > at), 0),
         coalesce(sum(people) filter (where expires_at > at), 0),
         coalesce(sum(people) filter (where expires_at <= at), 0)
    into held_here, held, lapsed from place_holds where account_id = account;
  if lapsed_per_day > 0 then
    select lapsed + coalesce(sum(people * case cancel_reason when 'expired' then 1 else share_held(o) end), 0)
      into lapsed from orders o
     where account_id = account and channel = 'site' and cancel_reason in ('expired', 'customer', 'person')
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
  if is_guest and lapsed_per_day > 0 then
    select coalesce(sum(o.people * case o.cancel_reason when 'expired' then 1 else share_held(o) end), 0) into lapsed
      from guest_holds g join orders o on o.id = g.order_id
     where g.address_key = address and o.cancel_reason in ('expired', 'customer', 'person')
       and o.canceled_at > at - interval '1 day';
    select lapsed + coalesce(sum(h.people), 0) into lapsed from place_holds h join accounts a on a.id = h.account_id
     where h.address_key = address and h.expires_at <= at and a.kind = 'guest';
    if lapsed >= 3 * per_address then perform refuse_booking('lapsedAddress'); end if;
  end if;
  return true;
end $$;
