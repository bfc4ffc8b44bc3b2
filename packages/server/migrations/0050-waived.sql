-- What was let go of a fee ---------------------------------------------------------------------------------------------

-- How much more came back than the terms say, by another fee: what somebody may let go is counted by the order, however it is cut
-- into pieces. What was let go before this was written down counts as nothing.
alter table order_refunds add column waived_sen bigint not null default 0 check (waived_sen >= 0);
