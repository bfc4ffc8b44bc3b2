-- Names people type are one whatever their capitals: ATT437 and att437 are one table, "Today" and "today" one view --------

-- Where both were written, the table keeps the spelling it had first, and its shoes are counted in the order they were opened.
alter table baccarat_shoes drop constraint baccarat_shoes_once;
with tables as (
  select lower(table_name) as folded from baccarat_shoes group by 1 having count(distinct table_name) > 1
), counted as (
  select shoes.id,
         first_value(shoes.table_name) over opened as name,
         row_number() over opened as number
    from baccarat_shoes shoes join tables on tables.folded = lower(shoes.table_name)
  window opened as (partition by lower(shoes.table_name) order by shoes.opened_at, shoes.id)
)
update baccarat_shoes shoes set table_name = counted.name, number = counted.number
  from counted where counted.id = shoes.id;
create unique index baccarat_shoes_once on baccarat_shoes (lower(table_name), number);

-- Of views that differ in nothing else, the one kept last has the name, and the others a number behind theirs.
update saved_views older set name = left(older.name, 40) || ' ' || older.id
 where exists (
   select from saved_views newer
    where newer.account_id = older.account_id and newer.screen = older.screen and newer.list = older.list
      and lower(newer.name) = lower(older.name)
      and (newer.updated_at, newer.id) > (older.updated_at, older.id));
alter table saved_views drop constraint saved_views_account_id_screen_list_name_key;
create unique index saved_views_name on saved_views (account_id, screen, list, lower(name));
