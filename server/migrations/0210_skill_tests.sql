-- The skill tests of an application: attempts timed by us, what was asked and answered, and what is noted for staff.

insert into configurations (name, type, value, default_value, note) values
  ('setting.skill-test-typing-wpm', 'number', '40', '40', 'The words per minute that pass the typing test. For attempts that begin from now on.'),
  ('setting.skill-test-typing-accuracy', 'number', '92', '92', 'The percent of typed characters that have to be right. For attempts that begin from now on.'),
  ('setting.skill-test-english-percent', 'number', '70', '70', 'The percent that passes written English. For attempts that begin from now on.'),
  ('setting.skill-test-spreadsheet-percent', 'number', '60', '60', 'The percent that passes spreadsheets. For attempts that begin from now on.'),
  ('setting.skill-test-judgement-percent', 'number', '60', '60', 'The percent that passes judgement at work. For attempts that begin from now on.'),
  ('setting.skill-test-retry-days', 'number', '7', '7', 'Days after which a skill test that wasn’t passed can be taken once more, 0 to 90.');
alter table configurations
  add constraint configurations_skill_tests check (case name
    when 'setting.skill-test-typing-wpm' then type = 'number' and value::numeric between 1 and 150 and value::numeric % 1 = 0
    when 'setting.skill-test-typing-accuracy' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.skill-test-english-percent' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.skill-test-spreadsheet-percent' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.skill-test-judgement-percent' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.skill-test-retry-days' then type = 'number' and value::numeric between 0 and 90 and value::numeric % 1 = 0
    else true end);

create table skill_test_attempts (
  uuid uuid primary key default uuidv7(),
  application_uuid uuid not null references applications (uuid),
  test text not null check (test in ('typing', 'english', 'spreadsheet', 'judgement')),
  attempt integer not null check (attempt between 1 and 50),
  seed integer not null,
  started_date timestamptz not null,
  deadline timestamptz not null check (deadline > started_date),
  last_seen timestamptz not null,
  finished_date timestamptz check (finished_date >= started_date),
  ended_by text check (ended_by in ('applicant', 'time')),
  tab_uuid uuid not null,
  extra_time integer not null default 0 check (extra_time in (0, 25, 50, 100)),
  extra_reason text not null default '' check (length(extra_reason) <= 500),
  pause_date timestamptz,
  pause_seconds integer not null default 0 check (pause_seconds between 0 and 600),
  pass_score integer not null check (pass_score between 0 and 150),
  pass_accuracy integer check (pass_accuracy between 0 and 100),
  score integer check (score between 0 and 1000),
  accuracy integer check (accuracy between 0 and 100),
  typed_characters integer check (typed_characters >= 0),
  mistakes integer check (mistakes >= 0),
  seconds_used integer check (seconds_used >= 0),
  passed boolean,
  retry_told_date timestamptz,
  unique (application_uuid, test, attempt),
  constraint skill_test_attempts_ended check (
    (finished_date is null) = (ended_by is null) and (finished_date is null) = (score is null)
    and (finished_date is null) = (passed is null) and (finished_date is null) = (seconds_used is null)),
  constraint skill_test_attempts_typing check ((test = 'typing') = (pass_accuracy is not null)),
  constraint skill_test_attempts_pause check ((pause_date is null) = (pause_seconds = 0))
);
create unique index skill_test_attempts_one_running on skill_test_attempts (application_uuid) where finished_date is null;
create index skill_test_attempts_running on skill_test_attempts (deadline) where finished_date is null;
create index skill_test_attempts_finished on skill_test_attempts (test, finished_date desc) where finished_date is not null;
create index skill_test_attempts_untold on skill_test_attempts (finished_date) where not passed and retry_told_date is null;
comment on column skill_test_attempts.seed is 'What its items were drawn by.';
comment on column skill_test_attempts.last_seen is 'When the applicant was last known to be there.';
comment on column skill_test_attempts.tab_uuid is 'The browser tab in which it goes on.';
comment on column skill_test_attempts.pause_date is 'When the one interruption began that cost no time.';
comment on column skill_test_attempts.score is 'Words per minute of a typing test, percent of the others.';
comment on column skill_test_attempts.seconds_used is 'Without the pause.';

create table skill_test_answers (
  attempt_uuid uuid not null references skill_test_attempts (uuid),
  place integer not null check (place between 1 and 50),
  item_id text not null check (length(item_id) between 3 and 60),
  item_version integer not null check (item_version > 0),
  topic text not null check (length(topic) between 1 and 40),
  asked jsonb not null check (length(asked::text) <= 10000),
  solution jsonb not null check (length(solution::text) <= 10000),
  answer jsonb check (length(answer::text) <= 30000),
  answered_date timestamptz,
  seconds_spent integer not null default 0 check (seconds_spent between 0 and 7200),
  points integer check (points between 0 and 100),
  primary key (attempt_uuid, place),
  unique (attempt_uuid, item_id)
);
create index skill_test_answers_by_item on skill_test_answers (item_id, item_version);
comment on column skill_test_answers.asked is 'The item as it was shown, whatever became of the bank since.';
comment on column skill_test_answers.solution is 'What is right, in the order in which it was shown. Never leaves the server before staff ask.';
comment on column skill_test_answers.points is 'Of 100, once the attempt has ended.';

create table skill_test_notes (
  uuid uuid not null,
  attempt_uuid uuid not null references skill_test_attempts (uuid),
  kind text not null check (kind in ('paste', 'tab_left')),
  noted_date timestamptz not null,
  primary key (attempt_uuid, uuid)
);
comment on table skill_test_notes is 'What staff are told of an attempt. Nothing is decided by it.';

create table skill_test_allowances (
  uuid uuid primary key default uuidv7(),
  application_uuid uuid not null references applications (uuid),
  test text not null check (test in ('typing', 'english', 'spreadsheet', 'judgement')),
  reason text not null check (length(reason) between 1 and 500),
  allowed_by uuid not null references users (uuid),
  allowed_date timestamptz not null
);
create index skill_test_allowances_by_application on skill_test_allowances (application_uuid, test);
comment on table skill_test_allowances is 'Attempts that staff allowed beyond the usual ones.';

create table skill_test_items (
  id text primary key check (length(id) between 3 and 60),
  retired boolean not null,
  reason text not null check (length(reason) between 1 and 500),
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0)
);
comment on table skill_test_items is 'Items of the bank that staff have decided on; the others are drawn.';
