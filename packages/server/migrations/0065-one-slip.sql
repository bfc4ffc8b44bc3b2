-- A slip pays for one order or recharge, unless somebody says that it truly pays for more ------------------------------------

-- People type one number with and without capitals and spaces.
create function slip_key(slip_no text) returns text language sql immutable parallel safe
  return lower(regexp_replace(slip_no, '\s', '', 'g'));

alter table payments add column slip_shared boolean not null default false;

-- Of what was entered before, the first has the slip.
with entered as (
  select id, row_number() over (partition by slip_key(slip_no) order by id) as nth
    from payments where provider = 'terminal' and slip_no <> ''
)
update payments set slip_shared = true from entered where entered.id = payments.id and entered.nth > 1;

create unique index payments_slip on payments (slip_key(slip_no))
  where provider = 'terminal' and slip_no <> '' and not slip_shared;
