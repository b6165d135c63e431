-- Reviews by clients with hours of work behind them: what they are about, one answer, and what staff decided.

alter table feedback
  add column project_uuid uuid references projects (uuid),
  add column client_uuid uuid references clients (uuid),
  -- For us alone; never shown to the assistant.
  add column private_note text not null default '' check (length(private_note) <= 2000),
  add column reply text check (length(reply) between 1 and 2000),
  add column reply_date timestamptz,
  add column hidden_reason text check (length(hidden_reason) between 1 and 500),
  add column version integer not null default 1 check (version > 0),
  add constraint feedback_reply_dated check ((reply is null) = (reply_date is null)),
  add constraint feedback_of_a_client check ((project_uuid is null) = (client_uuid is null));
comment on column feedback.private_note is 'For us alone: neither the assistant nor anybody else reads it.';
create index feedback_by_client on feedback (client_uuid, created_date desc) where client_uuid is not null;
create index feedback_to_read on feedback (created_date) where status = 'pending';

-- When we asked a client how an assistant does: on day 14, on day 30, quarterly, and once it is over.
create table feedback_requests (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  subject_uuid uuid not null references assistants (uuid) on delete cascade,
  occasion text not null check (occasion in ('day_14', 'day_30', 'quarterly', 'end')),
  due_date date not null,
  asked_date timestamptz not null,
  -- Answered by a review, or by the next occasion.
  closed_date timestamptz,
  unique (project_uuid, subject_uuid, occasion, due_date)
);
create unique index feedback_requests_one_open on feedback_requests (project_uuid, subject_uuid) where closed_date is null;
