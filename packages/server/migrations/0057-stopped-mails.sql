-- Tickets to an address that turned out to be wrong ---------------------------------------------------------------------

-- stopped: it was not sent and never will be. What was sent before stays so, and is not sent a second time.
alter table mails drop constraint mails_status_check;
alter table mails add constraint mails_status_check check (status in ('kept', 'waiting', 'sent', 'failed', 'stopped'));
alter table mails add column stopped_at timestamptz;
update mails set status = 'stopped', stopped_at = created_at, error = ''
 where status = 'failed' and error = 'not sent: the address was corrected';
alter table mails add constraint mails_stopped check (status <> 'stopped' or stopped_at is not null);
alter table mails add constraint mails_stays_stopped check (stopped_at is null or status in ('sent', 'stopped'));
