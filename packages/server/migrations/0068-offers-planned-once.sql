-- What whoever buys has to know, planned once -----------------------------------------------------------------------------

-- As a statement of its own the question about an offer was planned anew again and again: whenever statistics were taken its one plan
-- for all looked dearer than those made before, and a connection then planned for each asking, ten milliseconds a time
-- (docs/decisions/060). In a function that cannot happen. It means few rows, each by its key, so nothing is read whole or hashed.

-- Some room types on some sailings at a moment, each with what an order of it is shown by; nothing where there is no such sailing or
-- type. A test holds it to `readAvailability`.
create function offers_of(of_sailings bigint[], of_types bigint[], moment timestamptz)
returns table (offer json) language plpgsql stable rows 8
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  select json_build_object(
      'sailingId', s.id, 'date', s.date, 'slot', s.slot, 'departsAt', s.departs_at, 'returnsAt', s.returns_at,
      'status', s.status, 'salesCloseAt', s.sales_close_at, 'capacity', s.capacity, 'peak', s.peak,
      'shipActive', sh.status = 'active',
      'roomTypeId', t.id, 'kind', t.kind, 'maxOccupancy', t.max_occupancy, 'beds', t.beds,
      'dayOn', t.day_on, 'nightOn', t.night_on, 'dailyQuantity', t.daily_quantity,
      'rooms', case when t.kind = 'cabin' then (
          select count(*) from rooms r
           where r.room_type_id = t.id and r.ship_id = s.ship_id and r.status <> 'maintenance'
        ) else 0 end,
      'priceSen', coalesce(d.price_sen, w.price_sen), 'nonRefundable', coalesce(d.non_refundable, false),
      -- Holds that are over at this moment are taken off, whether or not they have been swept.
      'unitsTaken', coalesce(u.units_taken, 0) - coalesce(over.units, 0),
      'peopleTaken', coalesce(p.people_taken, 0) - coalesce(over.people, 0),
      'edition', coalesce(p.edition, 0),
      'shipName', sh.name, 'fromPortEn', r.from_port_en, 'fromPortZh', r.from_port_zh,
      'destinationEn', r.destination_en, 'destinationZh', r.destination_zh,
      'roomTypeCode', t.code, 'roomTypeNameEn', t.name_en, 'roomTypeNameZh', t.name_zh, 'roomTypeHasWindow', t.has_window)
    from unnest(of_sailings, of_types) as chosen(sailing, type)
    join sailings s on s.id = chosen.sailing
    join ships sh on sh.id = s.ship_id
    join routes r on r.id = s.route_id
    join room_types t on t.id = chosen.type
    left join sailing_people p on p.sailing_id = s.id
    left join sailing_units u on u.sailing_id = s.id and u.room_type_id = t.id
    left join date_prices d on d.room_type_id = t.id and d.date = s.date and d.slot = s.slot
    left join week_prices w on w.room_type_id = t.id and w.weekday = extract(isodow from s.date)::int and w.slot = s.slot
    cross join lateral (
      select sum(h.units) filter (where h.room_type_id = t.id) as units, sum(h.people) as people
        from place_holds h where h.sailing_id = s.id and h.expires_at <= moment
    ) over;
end $$;

-- Those of some codes that an agent has who may sell.
create function active_codes(codes text[]) returns text[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return array(
    select c.reference_code from customers c join accounts a on a.id = c.account_id
     where c.reference_code = any(codes) and c.level in ('agent', 'superAgent')
       and a.status = 'active' and a.deleted_at is null);
end $$;

-- What orders would be made under, for all who buy at the same moment: settings, codes and offers once, and what those have who pay
-- from their balance.
create function order_terms(
  of_sailings bigint[], of_types bigint[], moment timestamptz, payers bigint[], codes text[], setting_keys text[]
) returns json language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return json_build_object(
    'settings', (select json_object_agg(key, value) from config_entries where key = any(setting_keys)),
    'codes', active_codes(codes),
    'balances', (select json_object_agg(account_id, balance_sen) from wallets where account_id = any(payers)),
    'offers', (select json_agg(o.offer) from offers_of(of_sailings, of_types, moment) o));
end $$;

-- `holds_over` (0062) is asked by the release before this one; the next may drop it.
