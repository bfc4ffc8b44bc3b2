-- Money at the desk ----------------------------------------------------------------------------------------------

-- One person's time at a cash drawer: the float counted in, and the count at the end.
create table cash_shifts (
  id bigint generated always as identity primary key,
  shift_no text not null unique,
  account_id bigint not null references accounts,
  float_sen bigint not null check (float_sen >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Another than its owner where a drawer was forgotten.
  closed_by bigint references accounts,
  -- What had to be in it when it was closed, and what was.
  expected_sen bigint,
  counted_sen bigint check (counted_sen >= 0),
  difference_sen bigint generated always as (counted_sen - expected_sen) stored,
  note text not null default '',
  check ((closed_at is null) = (counted_sen is null)),
  check ((closed_at is null) = (expected_sen is null)),
  check ((closed_at is null) = (closed_by is null)),
  constraint cash_shifts_note check (counted_sen = expected_sen or note <> '')
);
-- Whoever takes cash has one drawer, on however many devices.
create unique index cash_shifts_open on cash_shifts (account_id) where closed_at is null;
create index cash_shifts_opened on cash_shifts (opened_at desc, id desc);
create index cash_shifts_account on cash_shifts (account_id, id desc);

alter table payments add column slip_no text not null default '';
alter table payments add column shift_id bigint references cash_shifts;
create index payments_shift on payments (shift_id) where shift_id is not null;

-- How a refund that no gateway carries out was handed over.
alter table payment_refunds add column method text
  check (method in ('wechat', 'alipay', 'bank', 'creditCard', 'online', 'cash'));
alter table payment_refunds add column slip_no text not null default '';
alter table payment_refunds add column shift_id bigint references cash_shifts;
alter table payment_refunds add constraint payment_refunds_shift check (shift_id is null or method = 'cash');
create index payment_refunds_shift on payment_refunds (shift_id) where shift_id is not null;

alter table recharges add column slip_no text not null default '';

-- Money staff took for balances stands among the payments; of what was taken before nobody kept a slip or a drawer.
with taken as (
  select r.*, 'PY' || to_char(coalesce(r.paid_at, r.created_at) at time zone 'Asia/Kuala_Lumpur', 'YYMMDD')
           || 'R' || lpad(r.id::text, 7, '0') as payment_no
    from recharges r
   where r.operator_id is not null and r.status = 'paid'
), entered as (
  insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, account_id,
                        operator_id, note, created_at, updated_at, paid_at)
  select payment_no, case method when 'cash' then 'cash' else 'terminal' end, method, amount_sen, 'paid', 'recharge',
         array[id], recharge_no, account_id, operator_id, remarks, created_at, updated_at, paid_at
    from taken
  returning id, provider, amount_sen, note, operator_id, paid_at
)
insert into payment_events (payment_id, provider, kind, data, by, at)
select id, provider, 'confirmed', jsonb_build_object('amountSen', amount_sen, 'note', note), operator_id, paid_at
  from entered;

-- From now on cash lies in somebody's drawer, and what the terminal took has a slip. Looked at when the transaction
-- ends, so that payments and drawers can be entered in either order.
create function require_desk_money() returns trigger language plpgsql as $$
begin
  if exists (select from payments where id = new.id
              and ((provider = 'cash' and shift_id is null) or (provider = 'terminal' and slip_no = ''))) then
    raise exception 'money taken at the desk needs a drawer or a slip' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payments_desk_money after insert on payments deferrable initially deferred
  for each row when (new.provider in ('cash', 'terminal')) execute function require_desk_money();
