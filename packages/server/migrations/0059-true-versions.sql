-- A save that changes nothing makes no version: whoever has the record open is not refused for it. Of a document number its
-- fingerprint says whether it is another; sealed, the same one never looks the same twice. Of a ship, a room type and a role a part
-- lies in tables of its own (pictures, prices of the week, grants) and is saved with the record: who writes the record there has
-- changed it.
create or replace function raise_version() returns trigger language plpgsql as $$
declare
  beside constant text[] := array['version', 'updated_at', 'entered_at', 'entered_by', 'id_card_sealed', 'passport_sealed'];
begin
  if tg_table_name in ('ships', 'room_types', 'roles') or to_jsonb(new) - beside <> to_jsonb(old) - beside then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
