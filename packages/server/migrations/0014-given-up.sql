-- Booking: what is held and not paid ---------------------------------------------------------------------------------

-- How much of its time an order was held that its owner gave up, or that ended because one of its people was paid for elsewhere,
-- which its owner can bring about. Whoever gives a place back at once has kept it from nobody;
-- but whoever holds, gives up a moment before the end and holds again keeps it as long as one who lets it end. So time is
-- counted, which comes to the same however it is cut into pieces. Never less than a tenth: each try is a write.
create function share_held(o orders) returns numeric language sql stable as $$
  select greatest(0.1, least(1, extract(epoch from o.canceled_at - o.created_at)
                                / greatest(1, extract(epoch from o.hold_expires_at - o.created_at))))
$$;

-- As before (0012), but places that were given up count by that share. What is held now is capped as it was.
create or replace function refuse_hoarding(
  account bigint, address text, sailing bigint, wanted int,
  per_sailing int, per_account int, per_agent int, per_address int, lapsed_per_day int, at timestamptz
) returns boolean language plpgsql volatile as $$
declare
  held_here int;
  held int;
  lapsed numeric;
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
  return true;
end $$;
