-- Long lists -----------------------------------------------------------------------------------------------------

-- An agent's orders in one status, newest first: few among very many.
create index orders_account_status on orders (account_id, status, id desc);
-- Payments by when the money came; those it never came for stand last, or first.
create index payments_paid_at on payments (paid_at desc nulls last, id desc);

-- Who sold --------------------------------------------------------------------------------------------------------

-- Whether whoever bought was an agent then: who is made an agent later, or is one no more, changes no sale of the past.
-- Noted by the database, so that no way of making an order leaves it out. Of earlier orders only today is known.
alter table orders add column by_agent boolean not null default false;
update orders set by_agent = true where account_id in (select account_id from customers where level <> 'normal');
create function note_agent() returns trigger language plpgsql as
$$ begin
  new.by_agent := exists (select from customers where account_id = new.account_id and level <> 'normal');
  return new;
end $$;
create trigger note_agent before insert on orders for each row execute function note_agent();

-- The legacy table ------------------------------------------------------------------------------------------------

-- Wishes whose round was taken back: sent again, they do not enter it again.
create table baccarat_taken_back (
  key uuid primary key,
  shoe_id bigint not null references baccarat_shoes,
  round integer not null,
  outcome smallint not null
);
