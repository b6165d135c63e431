-- Who begins to apply, what they answer, how they come back, and what staff decide.

-- Before the mailbox is proven nothing else is kept. Of an address the latest one counts.
create table application_starts (
  email text primary key check (email = lower(email) and length(email) <= 254),
  full_name text not null check (length(full_name) between 1 and 200),
  phone_number text not null check (length(phone_number) <= 200),
  country text not null check (country in ('CA', 'US')),
  state_prov text not null check (state_prov ~ '^[A-Z]{2}$'),
  city text not null check (length(city) between 1 and 200),
  latitude double precision not null,
  longitude double precision not null,
  timezone text not null check (length(timezone) <= 64),
  terms_version text not null check (length(terms_version) <= 20),
  data_version text not null check (length(data_version) <= 20),
  address text not null check (length(address) <= 64),
  code_hash bytea not null check (length(code_hash) = 32),
  code_expires timestamptz not null,
  link_hash bytea not null check (length(link_hash) = 32),
  link_expires timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  created_date timestamptz not null
);
create index application_starts_by_age on application_starts (created_date);
comment on column application_starts.code_hash is 'An HMAC: the code and the key of the link are in the mail and nowhere else.';

alter table applications
  add column data_version text check (length(data_version) <= 20),
  add column submitted_date timestamptz,
  add column decision_note text check (length(decision_note) <= 500),
  add column told_reason text check (length(told_reason) <= 1000),
  add column reapply_date date,
  add column skills_version integer not null default 0 check (skills_version >= 0),
  add constraint applications_reapply_after_rejection check (reapply_date is null or state = 'rejected');
comment on column applications.data_version is 'Which text about the use of their data they agreed to.';
comment on column applications.decision_note is 'Why staff took the last step; only staff read it.';
comment on column applications.told_reason is 'What the applicant is told of why they were turned down; null: nothing.';
comment on column applications.reapply_date is 'From when someone who was turned down may apply again.';
comment on column applications.skills_version is 'Raised by each save of the skills.';

create table application_answers (
  application_uuid uuid primary key references applications (uuid),
  work_country text check (work_country in ('CA', 'US')),
  work_right text check (work_right in ('citizen', 'permanent_resident', 'work_permit')),
  experience_years integer check (experience_years between 0 and 60),
  experience text not null default '' check (length(experience) <= 2000),
  weekly_hours integer check (weekly_hours between 1 and 60),
  computer text not null default '' check (length(computer) <= 200),
  internet_mbps integer check (internet_mbps between 1 and 10000),
  headset boolean not null default false,
  quiet_place boolean not null default false,
  version integer not null default 1 check (version > 0)
);
comment on column application_answers.work_country is 'Where they may work.';

create table application_skills (
  application_uuid uuid not null references applications (uuid),
  kind text not null check (kind in ('role', 'skill', 'tool', 'industry')),
  id integer not null,
  level integer not null check (level between 1 and 4),
  proof text not null default '' check (length(proof) <= 500),
  position integer not null check (position between 1 and 100),
  primary key (application_uuid, kind, id)
);
comment on column application_skills.level is '1 learning, 2 confident, 3 advanced, 4 expert.';
comment on column application_skills.proof is 'Where they have done it.';

-- Each leads back into an application once.
create table application_links (
  key_hash bytea primary key check (length(key_hash) = 32),
  application_uuid uuid not null references applications (uuid),
  created_date timestamptz not null,
  expires timestamptz not null,
  used_date timestamptz
);
create index application_links_by_application on application_links (application_uuid, created_date);

create table application_reminders (
  application_uuid uuid not null references applications (uuid),
  step text not null check (length(step) <= 40),
  after_days integer not null check (after_days between 1 and 365),
  sent_date timestamptz not null,
  primary key (application_uuid, step, after_days)
);
