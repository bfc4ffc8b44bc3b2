-- Sailings: ready to depart ------------------------------------------------------------------------------------------

-- Between boarding and departed: nobody comes aboard any more and nothing is sold.
alter table sailings drop constraint sailings_status_check;
alter table sailings
  add constraint sailings_status_check
    check (status in ('scheduled', 'boarding', 'ready', 'departed', 'returned', 'cancelled')),
  -- From when on it is counted how long boarding may open again.
  add column ready_at timestamptz,
  add constraint sailings_ready check (status <> 'ready' or ready_at is not null);
