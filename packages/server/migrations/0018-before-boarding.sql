-- Sailings: ready to depart ------------------------------------------------------------------------------------------

-- Between boarding and departed: nobody comes aboard any more and nothing is sold.
alter table sailings drop constraint sailings_status_check;
alter table sailings
  add constraint sailings_status_check
    check (status in ('scheduled', 'boarding', 'ready', 'departed', 'returned', 'cancelled')),
  -- From when on it is counted how long boarding may open again.
  add column ready_at timestamptz,
  add constraint sailings_ready check (status <> 'ready' or ready_at is not null);

-- Booking: the price of a ticket --------------------------------------------------------------------------------------

-- What a person paid no longer changes when a fellow passenger leaves.
alter table tickets add column price_sen bigint not null default 0 check (price_sen >= 0);

-- Of tickets there are, what a refund would have reckoned with: those who sail share what is in their order, those who left have
-- what came back and what was kept of theirs, all others the price of their order. The odd sen are with the first.
update tickets t set price_sen = part.sen / part.people + (part.place <= part.sen % part.people)::int
  from (
    select id, sen, count(*) over (partition by order_id, live, refund_id) as people,
           row_number() over (partition by order_id, live, refund_id order by position, id) as place
      from (
        select k.id, k.order_id, k.position, k.live, gone.id as refund_id,
               case when k.live and o.status <> 'unpaid' then greatest(0, o.paid_sen - o.refunded_sen - o.fee_sen)
                    else coalesce(gone.sen, o.total_sen) end as sen
          from tickets k join orders o on o.id = k.order_id
          left join (
            select f.id, f.amount_sen + f.fee_sen as sen, ticket_id
              from order_refunds f cross join unnest(f.ticket_ids) as ticket_id where f.kind = 'cancel'
          ) gone on gone.ticket_id = k.id and not k.live
         where not exists (select from guest_replacements r where r.old_ticket_id = k.id)
      ) counted
  ) part
 where part.id = t.id and part.sen > 0;

-- Who was replaced had what the one has who travels in their place.
update tickets t set price_sen = guest.price_sen
  from guest_replacements r, tickets guest
 where t.id = r.old_ticket_id and guest.order_id = t.order_id and guest.position = t.position
   and not exists (select from guest_replacements later where later.old_ticket_id = guest.id);

-- Identity: where a role scans tickets --------------------------------------------------------------------------------

alter table roles
  add column posts text[] not null default '{}' check (posts <@ array['board', 'food', 'chip', 'disembark']);
-- The roles every installation starts with, unless they were renamed; admin holds all of them by its template.
update roles set posts = shipped.posts
  from (values ('editor', array['board', 'food', 'chip', 'disembark']), ('boarding', array['board']), ('food', array['food']),
               ('chip', array['chip']), ('disembark', array['disembark']), ('frontdesk', array['board'])) as shipped(name, posts)
 where lower(roles.name) = shipped.name and roles.template = 'editor';
