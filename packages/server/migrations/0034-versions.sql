-- A record that a form saves has a version. Whatever sets when the record was changed makes the next one, whoever does it: a form,
-- an import, a step, or a process of the release before this one. The save of a form says which version it was made upon.
create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table ships add version int not null default 1;
alter table room_types add version int not null default 1;
alter table rooms add version int not null default 1;
alter table routes add version int not null default 1;
alter table sailings add version int not null default 1;
alter table slides add version int not null default 1;
alter table roles add version int not null default 1;
alter table accounts add version int not null default 1;
alter table menus add version int not null default 1;
alter table customers add version int not null default 1;
alter table config_entries add version int not null default 1;
alter table boarding_crew add version int not null default 1;

create trigger raise_version before update of updated_at on ships for each row execute function raise_version();
create trigger raise_version before update of updated_at on room_types for each row execute function raise_version();
create trigger raise_version before update of updated_at on rooms for each row execute function raise_version();
create trigger raise_version before update of updated_at on routes for each row execute function raise_version();
create trigger raise_version before update of updated_at on sailings for each row execute function raise_version();
create trigger raise_version before update of updated_at on slides for each row execute function raise_version();
create trigger raise_version before update of updated_at on roles for each row execute function raise_version();
create trigger raise_version before update of updated_at on accounts for each row execute function raise_version();
create trigger raise_version before update of updated_at on menus for each row execute function raise_version();
create trigger raise_version before update of updated_at on customers for each row execute function raise_version();
create trigger raise_version before update of updated_at on config_entries for each row execute function raise_version();
create trigger raise_version before update of entered_at on boarding_crew for each row execute function raise_version();
