-- A draft that its client removed: gone for everybody, kept for the orders that were placed from it.
alter table projects add column removed_date timestamptz;
