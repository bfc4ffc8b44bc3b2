-- Boarding: devices that only join who holds them -----------------------------------------------------------------------

-- The hash of what a device keeps to itself. Null until it is named by a version that knows of it.
alter table boarding_devices add column secret_hash text;
