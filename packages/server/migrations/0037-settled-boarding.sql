-- Who of an order came on board ----------------------------------------------------------------------------------

-- Read from its tickets while it can change. Days after the sailing it is noted here, so that the few orders in one state are
-- found among very many; a ticket that changes even then (a device that was found again, a correction) takes the note away.
alter table orders add column qr_settled text check (qr_settled in ('unused', 'partly', 'used'));
create index orders_qr_settled on orders (qr_settled, created_at desc, id desc) where qr_settled is not null;
create index orders_qr_unsettled on orders (sailing_id) where qr_settled is null;

create function unsettle_qr() returns trigger language plpgsql as
$$ begin
  update orders set qr_settled = null where id = new.order_id and qr_settled is not null;
  return null;
end $$;
create trigger unsettle_qr after update of boarded_at, live on tickets for each row
  when (old.boarded_at is distinct from new.boarded_at or old.live is distinct from new.live)
  execute function unsettle_qr();
