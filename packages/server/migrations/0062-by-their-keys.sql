-- What an order asks for, by its keys whatever the statistics say ----------------------------------------------------------

-- One plan for all (0056) is made when a process first asks, be it at night when almost nothing is held: of a table that small it reads
-- everything, and went on so while a thousand holds came on top in the minute a season opens, until the statistics were
-- taken anew (docs/decisions/060). These always mean few rows by a key.
alter function refuse_hoarding set enable_seqscan = off;
alter function is_paid_for set enable_seqscan = off;
alter function has_rooms set enable_seqscan = off;
alter function check_people_taken set enable_seqscan = off;
alter function check_units_taken set enable_seqscan = off;

-- What ended holds of a sailing still take. Within the question about an offer PostgreSQL guessed a third of all holds to be over where it did
-- not know the hour, and so planned the whole question anew for every order of a sailing with many.
create function holds_over(sailing bigint, room_type bigint, at timestamptz, out units bigint, out people bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  select sum(h.units) filter (where h.room_type_id = room_type), sum(h.people) into units, people
    from place_holds h where h.sailing_id = sailing and h.expires_at <= at;
end $$;
