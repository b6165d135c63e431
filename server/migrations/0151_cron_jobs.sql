-- What runs by the clock: the schedules of the code, and which of them are switched off.

create table cron_jobs (
  uuid uuid primary key default uuidv7(),
  name text not null unique,
  schedule text not null,
  zone text not null default 'UTC',
  enabled boolean not null default true,
  created_date timestamptz not null default now(),
  version integer not null default 1 check (version > 0)
);
comment on column cron_jobs.schedule is 'Five cron fields, as the code has them: each start of a process writes its own.';
comment on column cron_jobs.version is 'Raised by whoever switches it on or off.';
