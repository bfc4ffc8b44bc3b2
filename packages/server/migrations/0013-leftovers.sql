-- Booking: refunds ---------------------------------------------------------------------------------------------------

-- The fee staff asked for, by which a repeated refund is told from another under its key. It is not always the fee kept: of
-- a cabin where others stay none is, and never more than was paid.
alter table order_refunds add column asked_fee_sen bigint check (asked_fee_sen >= 0);

-- Booking: whose document it is --------------------------------------------------------------------------------------

-- Whether somebody of these is paid for on a sailing. Volatile, so that within a statement it sees what was committed while
-- that waited for a counter, as the statement itself does not.
create function is_paid_for(sailing bigint, people text[]) returns boolean language plpgsql volatile as $$
begin
  return exists (select from tickets where sailing_id = sailing and id_fingerprint = any(people) and live and paid);
end $$;
