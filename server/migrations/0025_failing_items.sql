-- What a job couldn't do, item by item: it rests for growing pauses, so that the rest of the queue goes on without it.
create table failing_items (
  -- The job, as in 'renewals.charge', and what it failed at: a project, an invoice, a charge …
  queue text not null check (length(queue) between 1 and 100),
  item uuid not null,
  failures integer not null check (failures > 0),
  last_error text not null,
  first_failed timestamptz not null,
  last_failed timestamptz not null,
  next_try timestamptz not null,
  primary key (queue, item)
);
