-- Identity -------------------------------------------------------------------------------------------------------

-- The picture of a member of staff is one of the stored ones, and is shown by nothing else.
alter table accounts drop column avatar;
alter table accounts add column avatar_image_id bigint references images;
create unique index accounts_avatar on accounts (avatar_image_id) where avatar_image_id is not null;
