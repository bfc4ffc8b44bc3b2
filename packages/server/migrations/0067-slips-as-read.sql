-- A slip is one number, however it was typed ---------------------------------------------------------------------------------

drop index payments_slip;

-- Full-width digits, hyphens and what nobody can see make no other number of it: letters and digits of any script count, but
-- for the two that are blank. Old ones that have neither keep their text.
create or replace function slip_key(slip_no text) returns text language sql immutable parallel safe
  return coalesce(
    nullif(
      regexp_replace(lower(normalize(slip_no, nfkc) collate "und-x-icu"), '[^[:alnum:]]|[\u115F\u1160]', '', 'g'),
      ''
    ),
    lower(slip_no)
  );

-- Of those that are the same now, the first has the slip.
with entered as (
  select id, row_number() over (partition by slip_key(slip_no) order by id) as nth
    from payments where provider = 'terminal' and slip_no <> '' and not slip_shared
)
update payments set slip_shared = true from entered where entered.id = payments.id and entered.nth > 1;

create unique index payments_slip on payments (slip_key(slip_no))
  where provider = 'terminal' and slip_no <> '' and not slip_shared;

-- Whoever looks for a slip finds all that came with it.
create index payments_slips on payments (slip_key(slip_no)) where slip_no <> '';
create index recharges_slips on recharges (slip_key(slip_no)) where slip_no <> '';
