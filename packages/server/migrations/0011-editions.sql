-- Sailings -------------------------------------------------------------------------------------------------------

-- How often the sailing was moved to another ship, date or slot. Whoever looked at it before cannot book what it is now.
alter table sailing_people add column edition int not null default 0;
