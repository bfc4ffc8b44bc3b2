-- Boarding: the office's side ------------------------------------------------------------------------------------------

-- A frozen manifest says in which cabin somebody was then, whatever becomes of the order.
alter table boarding_manifest_people add column room_number text;

-- Both sides of a conflict are looked for by their scan.
create index boarding_conflicts_against on boarding_conflicts (against_id) where against_id is not null;
create index boarding_conflicts_raised on boarding_conflicts (raised_at desc, id desc);
