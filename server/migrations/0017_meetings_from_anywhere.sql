-- A meeting is booked by the clock of whoever books it, who may be travelling: any zone whose clock we know will do,
-- not only those a person can live in here. The server checks it against its own zone data.
alter table meetings drop constraint meetings_timezone_fkey;
