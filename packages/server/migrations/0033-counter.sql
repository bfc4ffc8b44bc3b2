-- The counter: what was handed over in cash before change was given ------------------------------------------------

-- Null where nobody said so, and where it was no cash.
alter table payments add column tendered_sen bigint;
alter table payments add constraint payments_tendered check (tendered_sen >= amount_sen) not valid;
alter table payments validate constraint payments_tendered;

-- Rights of their own: setting another refund fee, and giving an order away. Whoever could do it keeps it.
insert into role_grants (role_id, route, access)
select g.role_id, r.route, 'edit'
  from role_grants g cross join (values ('/ship/refundFee'), ('/ship/complimentary')) as r(route)
 where g.route = '/ship/shipOrder' and g.access = 'edit'
    on conflict do nothing;
