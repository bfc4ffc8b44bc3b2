-- Links: what one was used for, and none left in mails that were handed over -----------------------------------------

-- A keyed hash over the link and what was wished by it: the same wish once more is told from a guess without looking at
-- the password the account has by then.
alter table mailed_links add column used_wish text;

-- From now on the link goes when the mail is handed over or given up.
update mails set sealed_link = null where sealed_link is not null and status <> 'waiting';
