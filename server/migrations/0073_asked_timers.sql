-- "Still working?" is told once for each sign that was the last one for too long.
alter table timers add column asked_after timestamptz;
comment on column timers.asked_after is 'The sign of its person after which "Still working?" was told last';
-- What is old among the events is looked for each day.
create index timer_events_by_age on timer_events using brin (created_date);
