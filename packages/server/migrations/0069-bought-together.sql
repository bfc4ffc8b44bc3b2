-- Orders that are made together (docs/decisions/061) -----------------------------------------------------------------------

-- Holds what `refuse_hoarding` will hold for each of some buyers, all accounts before all addresses and each kind in order: so nobody
-- waits in a circle, neither for others who buy together nor for somebody who buys alone. Whoever has to wait long for a lock or a counter
-- gives up, and is asked for alone where nobody waits behind it: a sailing somebody is at does not hold up others.
create function lock_buyers(accounts bigint[], addresses text[]) returns boolean language plpgsql as $$
declare
  key int;
begin
  perform set_config('lock_timeout', '500ms', true);
  for key in select distinct a::int from unnest(accounts) a where a is not null order by 1
  loop perform pg_advisory_xact_lock(15, key); end loop;
  for key in select distinct hashtext(a) from unnest(addresses) a where a is not null order by 1
  loop perform pg_advisory_xact_lock(16, key); end loop;
  return true;
end $$;
