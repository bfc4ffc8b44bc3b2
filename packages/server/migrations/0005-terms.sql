-- Booking: the terms of an order ---------------------------------------------------------------------------------

-- What an order was bought under, beside the tiers and the fare: marking a sold sailing as peak, or another setting,
-- touches later orders only.
alter table orders
  add column peak boolean not null default false,
  add column no_show_percent int not null default 100 check (no_show_percent between 0 and 100),
  -- What leaving an earlier sailing would have cost when the date was changed: never less is kept.
  add column kept_percent_floor int not null default 0 check (kept_percent_floor between 0 and 100);
update orders o
   set peak = s.peak,
       no_show_percent = coalesce((select value::int from config_entries
                                    where key = 'refund.noShowPercent' and value ~ '^(100|[0-9]{1,2})$'), 100)
  from sailings s where s.id = o.sailing_id;
alter table orders alter column peak drop default, alter column no_show_percent drop default;
-- Given away, and nothing was paid for it since.
alter table orders add column complimentary boolean not null
  generated always as (complimentary_reason <> '' and paid_sen = 0) stored;

-- What a change takes along: whether the new sailing is peak, and the share leaving the old one would have cost.
alter table order_changes
  add column peak boolean not null default false,
  add column kept_percent int not null default 0 check (kept_percent between 0 and 100);
alter table order_changes alter column peak drop default, alter column kept_percent drop default;

-- Orders of a cancelled sailing whose money could not be sent back; each is tried again until it is.
create table refund_failures (
  order_id bigint primary key references orders,
  sailing_id bigint not null references sailings,
  error text not null,
  tries int not null default 1,
  at timestamptz not null
);
create index refund_failures_sailing on refund_failures (sailing_id);

-- Booking: people, tickets and counters never part ---------------------------------------------------------------

-- What parted before is put right first, by the tickets: whoever holds one that is good sails.
update tickets t set live = false from orders o
 where o.id = t.order_id and t.live and o.status in ('canceled', 'refunded');
update orders o set people = c.live, units = case when r.kind = 'standing' then c.live else 1 end
  from (select order_id, count(*) as live from tickets where live group by 1) c, room_types r
 where c.order_id = o.id and r.id = o.room_type_id and o.status in ('unpaid', 'paid', 'completed')
   and (o.people <> c.live or o.units <> case when r.kind = 'standing' then c.live else 1 end);

create function places_taken(of_sailing bigint, of_type bigint, out units bigint, out people bigint) language sql stable as
$$ select coalesce(sum(t.units), 0), coalesce(sum(t.people), 0) from (
     select o.units, o.people from orders o
      where o.sailing_id = of_sailing and o.status in ('unpaid', 'paid', 'completed')
        and (of_type is null or o.room_type_id = of_type)
     union all
     -- The new place of a change that waits for its payment.
     select h.units, h.people from place_holds h
      where h.sailing_id = of_sailing and h.change_id is not null and (of_type is null or h.room_type_id = of_type)
   ) t $$;
update sailing_people c set people_taken = t.people
  from (select c.sailing_id, (places_taken(c.sailing_id, null)).people from sailing_people c) t
 where t.sailing_id = c.sailing_id and t.people <> c.people_taken;
update sailing_units c set units_taken = t.units
  from (select c.sailing_id, c.room_type_id, (places_taken(c.sailing_id, c.room_type_id)).units from sailing_units c) t
 where t.sailing_id = c.sailing_id and t.room_type_id = c.room_type_id and t.units <> c.units_taken;

alter table orders add constraint orders_units check (units = 1 or units = people);

-- Looked at when a transaction ends, for what it touched: as many good tickets as the order has people, all on its
-- sailing, and none of an order that is over. New tickets are looked at with their order: a check for each costs too much.
create function check_order_people(of_order bigint) returns void language plpgsql as $$
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
end $$;
create function check_people_of_order() returns trigger language plpgsql as
$$ begin perform check_order_people(new.id); return null; end $$;
create function check_people_of_ticket() returns trigger language plpgsql as
$$ begin
  perform check_order_people(old.order_id);
  if tg_op = 'UPDATE' and new.order_id <> old.order_id then perform check_order_people(new.order_id); end if;
  return null;
end $$;

create constraint trigger orders_people_new after insert on orders
  deferrable initially deferred for each row execute function check_people_of_order();
create constraint trigger orders_people after update on orders
  deferrable initially deferred for each row
  when (old.people <> new.people or old.sailing_id <> new.sailing_id
        or (old.status in ('canceled', 'refunded')) <> (new.status in ('canceled', 'refunded')))
  execute function check_people_of_order();
create constraint trigger tickets_people after update on tickets
  deferrable initially deferred for each row
  when (old.live <> new.live or old.sailing_id <> new.sailing_id or old.order_id <> new.order_id)
  execute function check_people_of_ticket();
create constraint trigger tickets_people_gone after delete on tickets
  deferrable initially deferred for each row when (old.live) execute function check_people_of_ticket();

-- Whoever gives places back answers for the whole counter. Its row is held until the end, so that everybody who moved it
-- is seen and nobody else is on the way. Taking adds what one statement also writes, and is not added up again.
create function check_people_taken() returns trigger language plpgsql as $$
begin
  if (select people_taken from sailing_people where sailing_id = new.sailing_id)
     <> (places_taken(new.sailing_id, null)).people then
    raise exception using errcode = 'check_violation', constraint = 'sailing_people_agree',
      message = format('sailing %s: people counted and people booked differ', new.sailing_id);
  end if;
  return null;
end $$;
create function check_units_taken() returns trigger language plpgsql as $$
begin
  if (select units_taken from sailing_units where sailing_id = new.sailing_id and room_type_id = new.room_type_id)
     <> (places_taken(new.sailing_id, new.room_type_id)).units then
    raise exception using errcode = 'check_violation', constraint = 'sailing_units_agree',
      message = format('sailing %s type %s: units counted and units booked differ', new.sailing_id, new.room_type_id);
  end if;
  return null;
end $$;
create constraint trigger sailing_people_agree after update on sailing_people
  deferrable initially deferred for each row when (new.people_taken < old.people_taken)
  execute function check_people_taken();
create constraint trigger sailing_units_agree after update on sailing_units
  deferrable initially deferred for each row when (new.units_taken < old.units_taken)
  execute function check_units_taken();
