-- A receipt stays what it was ---------------------------------------------------------------------------------------------

-- Who paid, for whom and for which sailing, as it was when the money came: guests are replaced, dates changed and some go
-- without the others, and what was paid was paid for what it was then.
alter table order_payments add column payer text;
alter table order_payments add column sailing_id bigint references sailings;
alter table order_payments add column people int;

-- Of what was paid before nothing was kept but where an order sailed before each change of its date.
update order_payments s
   set payer = o.customer_name,
       sailing_id = coalesce(
         (select c.sailing_id from order_changes c where p.subject = 'change' and c.id = p.subject_ids[1]),
         (select c.from_sailing_id from order_changes c
           where c.order_id = s.order_id and c.status = 'done' and c.updated_at > s.at order by c.id limit 1),
         o.sailing_id),
       people = coalesce(
         (select c.people from order_changes c
           where c.order_id = s.order_id and c.status = 'done' and c.updated_at >= s.at order by c.id limit 1),
         o.people)
  from orders o, payments p
 where o.id = s.order_id and p.id = s.payment_id;

-- Money for a change of date comes before the order moves, and is for the sailing it moves to.
create function keep_what_was_paid() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if tg_op = 'UPDATE' and old.outcome <> 'pending' then return new; end if;
  select o.customer_name, coalesce(c.sailing_id, o.sailing_id), o.people
    into new.payer, new.sailing_id, new.people
    from orders o
    left join payments p on p.id = new.payment_id
    left join order_changes c on p.subject = 'change' and c.id = p.subject_ids[1]
   where o.id = new.order_id;
  return new;
end $$;

create trigger order_payments_kept before insert or update of outcome on order_payments
  for each row execute function keep_what_was_paid();
