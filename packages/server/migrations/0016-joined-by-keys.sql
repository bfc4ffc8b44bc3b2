-- Booking ------------------------------------------------------------------------------------------------------------

-- Every refund of an order stands here: guests were cancelled, another date cost less, or money came when the order was gone.
-- It knows the payments' refunds it goes back by. Before, both were told apart by a text that was put together in one place and
-- taken apart in another.
alter table order_refunds
  add column kind text not null default 'cancel' check (kind in ('cancel', 'change', 'late')),
  add column refund_ids bigint[] not null default '{}';
drop index order_refunds_sailing;
create unique index order_refunds_sailing on order_refunds (order_id) where key is null and kind = 'cancel';

create temporary table sent_back on commit drop as
  select r.id, r.reference, o.order_id, o.payment_id,
         case when p.provider = 'balance' then 'balance' when p.provider in ('cash', 'terminal') then 'cash'
              else 'gateway' end as way
    from order_payments o join payment_refunds r on r.payment_id = o.payment_id join payments p on p.id = o.payment_id;

update order_refunds f set refund_ids = array(
  select s.id from sent_back s
   where s.order_id = f.order_id
     -- A cancelled sailing refunds under no key.
     and s.reference = 'order ' || f.order_id || ' ' || coalesce(f.key::text, 'sailing') || ' of payment ' || s.payment_id
   order by s.id);

insert into order_refunds (order_id, kind, ticket_ids, amount_sen, fee_sen, way, at, refund_ids)
select c.order_id, 'change', '{}'::bigint[], -c.due_sen, 0, coalesce((array_agg(s.way order by s.id desc))[1], 'none'),
       c.updated_at, coalesce(array_agg(s.id order by s.id) filter (where s.id is not null), '{}')
  from order_changes c
  left join sent_back s on s.order_id = c.order_id and s.reference = 'change ' || c.id || ' of payment ' || s.payment_id
 where c.status = 'done' and c.due_sen < 0 group by c.id
union all
-- One that was not asked for yet is entered when it is.
select o.order_id, 'late', '{}'::bigint[], o.amount_sen, 0, s.way, o.at, array[s.id]
  from order_payments o
  join sent_back s on s.order_id = o.order_id and s.payment_id = o.payment_id
   and s.reference = 'payment ' || o.payment_id || ' rest'
 where o.outcome = 'returned';

-- Wallet -------------------------------------------------------------------------------------------------------------

-- The payment that paid for it, by which the same wish again is answered. The wallet knows its number and no more.
alter table recharges add column payment_id bigint;
update recharges r set payment_id = (
  select p.id from payments p
   where p.subject = 'recharge' and p.subject_ids @> array[r.id] and p.status = 'paid' order by p.paid_at, p.id limit 1)
 where r.status = 'paid';
