-- What was handed out of a drawer stands on it once it is closed, and with what it had to hold, what was taken too: the sums of
-- all drawers there ever were are read from them, and not from every payment.
alter table cash_shifts add column handed_out_sen bigint;
update cash_shifts set handed_out_sen = coalesce((
  select sum(amount_sen) from payment_refunds where shift_id = cash_shifts.id and status = 'done'), 0)
 where closed_at is not null;
alter table cash_shifts add constraint cash_shifts_handed_out check ((closed_at is null) = (handed_out_sen is null));
