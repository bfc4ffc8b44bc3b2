-- Where guests of a route come aboard: the terminal with its address, and a map of it --------------------------------

alter table routes add column terminal_en text not null default '';
alter table routes add column terminal_zh text not null default '';
alter table routes add column map_url text not null default '' check (map_url = '' or map_url like 'https://%');

-- The mail that holds the tickets of an order ------------------------------------------------------------------------

-- Its own column and no text that is taken apart: whoever asks for an order is told where its tickets were mailed to.
alter table mails add column tickets_of bigint references orders;
create index mails_tickets_of on mails (tickets_of, id) where tickets_of is not null;
update mails set tickets_of = orders.id from orders where mails.about = 'order.paid ' || orders.id;

-- Links that show one ticket to whoever was given them ---------------------------------------------------------------

create table ticket_links (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets,
  -- Found by this; the token itself is sealed, for its owner to give on again.
  token_hash text not null unique,
  sealed_token text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= created_at)
);
-- One at a time: withdrawing it ends all there is.
create unique index ticket_links_good on ticket_links (ticket_id) where withdrawn_at is null;
