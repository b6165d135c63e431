-- A database can be followed by another (logical replication: the way to the next major version of PostgreSQL) only while each
-- row that is changed or removed can be told; where a table has no key, PostgreSQL refuses the change. Lines of sums are alike by
-- design, so the whole line tells.
alter table time_day_sums replica identity full;
