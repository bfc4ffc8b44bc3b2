-- Stays are looked for by what their room was called then: until now all there ever were had to be read.
create index stays_room_number on stays (lower(room_number), checked_in_at desc, id desc);

-- What was sold with a code is added up from the index alone. An order enters it when it is paid, not when it is made.
create index orders_sold on orders (referrer) include (status, paid_sen, refunded_sen) where status <> 'unpaid';
