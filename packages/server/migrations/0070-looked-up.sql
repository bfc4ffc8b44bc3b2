-- Stays are looked for by what their room was called then: until now all there ever were had to be read.
create index stays_room_number on stays (lower(room_number), checked_in_at desc, id desc);

-- What was sold with a code is added up from the index alone. An order enters it when it is paid, not when it is made.
create index orders_sold on orders (referrer) include (status, paid_sen, refunded_sen) where status <> 'unpaid';

-- The words of a name, as they are typed: without this `a/l`, `W.S.` and `Mohd.Faizal` are one word each to the search of words. Most names have no
-- such mark, and to look for one takes a tenth of what taking them out does.
create function name_words(name text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, case when name !~ '[]!"#$%&''()*+,./:;<=>?@_`{|}~^\\[‘’‛“”«»·•・‧–—‐‑−（）［］｛｝【】《》「」，。、；：！？／＼＠＿＋＆．＊｜～-]' then name else translate(name,
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~‘’‛“”«»·•・‧–—‐‑−（）［］｛｝【】《》「」，。、；：！？／＼＠＿＋＆．＊｜～',
    repeat(' ', 77)) end);

drop index orders_customer_name, tickets_name, customers_name;
create index orders_customer_name on orders using gin (name_words(customer_name));
create index tickets_name on tickets using gin (name_words(name));
create index customers_name on customers using gin (name_words(real_name));
