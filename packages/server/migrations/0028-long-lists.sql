-- The list of payments is read by the day the money came, or was asked for.
create index payments_day on payments ((coalesce(paid_at, created_at)) desc, id desc);
