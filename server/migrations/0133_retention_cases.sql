-- Assistants who are leaving or may leave: why, by when, who answers for it and how it ended.

create table retention_cases (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  kind text not null check (kind in ('risk', 'leaving')),
  reason_code text not null check (reason_code in
    ('too_few_hours', 'pay', 'other_work', 'client', 'health', 'family', 'performance', 'other')),
  expected_date date,
  notice_date date,
  note text not null default '' check (length(note) <= 2000),
  owner_uuid uuid references users (uuid),
  next_contact date,
  state text not null default 'open' check (state in ('open', 'saved', 'left', 'rehired')),
  opened_date timestamptz not null,
  closed_date timestamptz,
  version integer not null default 1 check (version > 0),
  check ((state = 'open') = (closed_date is null))
);
comment on column retention_cases.expected_date is 'Of the risk, or their last day.';
comment on column retention_cases.next_contact is 'When their owner speaks with them again.';
create unique index retention_cases_one_open on retention_cases (virtualassistant_uuid) where state = 'open';
create index retention_cases_by_assistant on retention_cases (virtualassistant_uuid, opened_date desc);
create index retention_cases_by_contact on retention_cases (state, next_contact);
