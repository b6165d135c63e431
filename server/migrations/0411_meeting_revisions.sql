-- A calendar tells a newer invitation to a meeting from an older one by these.
alter table meetings
  add column revision integer not null default 0 check (revision >= 0),
  add column revised_date timestamptz;
comment on column meetings.revision is 'How often it was moved or cancelled: the SEQUENCE of its entry in calendars.';
comment on column meetings.revised_date is 'When it was moved or cancelled last; null: it is as it was booked.';
