-- The dashboard -----------------------------------------------------------------------------------------------------

-- What came and went back in a day, a month, and as much of them a month and a year ago. The sums of a month are read from
-- the index alone.
drop index if exists payments_paid;
create index payments_paid on payments (paid_at) include (amount_sen, method) where status = 'paid';
create index if not exists payment_refunds_done on payment_refunds (done_at) where done_at is not null;

-- What needs a person is little, among very much that does not.
create index payments_parked on payments (id) where status = 'parked';
create index mails_failed on mails (id) where status = 'failed';
