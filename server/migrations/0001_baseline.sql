-- The schema that every database begins with. Later migrations (`0002_…`) change it step by step; this file itself is never edited,
-- and `npm test -- drills/upgrade` compares its hash.
--
-- It goes by domain, in the order in which domains may know of each other (decision 0193): a domain's tables, each with its indexes,
-- what its columns mean and the rows it is born with, and the functions and triggers that keep it whole. A column that names a row of
-- a table further down says so, and its foreign key stands behind that table. `comment on` is what `npm run tables` takes along into
-- `server/platform/database/tables.ts`; a comment here is for whoever reads this.


-- =====================================================================================================================
-- Core: what every domain stands on
-- 
-- Text that searches find, places and clocks, configuration, mail, the audit, notifications, sockets, files and jobs.
-- =====================================================================================================================

-- Exclusion constraints that compare a uuid and a range.
create extension btree_gist;

-- Searches find what is anywhere in a text.
create extension pg_trgm;

-- Searches find text whatever its case, accents, ligatures, apostrophes and hyphens.
-- The same as `foldedText` (contract/shared/folded-text.ts): the server folds what is typed, the database what is stored. It costs a few
-- microseconds a text, so that tables with many rows keep theirs folded. No text that comes out has a line break.
create function folded_text(given text) returns text language plpgsql immutable strict parallel safe cost 50
as $$
declare
  folded text;
begin
  if octet_length(given) = char_length(given) then
    folded := lower(translate(given, E'-\t\n\u000b\f\r''`', '      '));
  else
    folded := lower(regexp_replace(
      normalize(translate(given, U&'''`\00B4\02B9\02BB\02BC\2018\2019\201B\2032\FF07', ''), nfkd),
      '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]',
      '', 'g') collate pg_c_utf8);
    folded := translate(folded,
      U&'øłđðħŧıς-\0009\000A\000B\000C\000D\0085\1680\2010\2011\2012\2013\2014\2015\2028\2029\2212\FE58\FE63\FF0D''`\02B9\02BB\02BC\2018\2019\201B\2032',
      U&'olddhtiσ                    ');
    folded := replace(replace(replace(replace(folded, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
  end if;
  if strpos(folded, '  ') > 0 then folded := regexp_replace(folded, ' {2,}', ' ', 'g'); end if;
  return btrim(folded);
end $$;

-- Staff find people, clients and subscriptions by the beginnings of the words of their names, whatever the accents. What stands
-- between words is one space. Its cost is what it is: read by an index, never row by row.
create function folded_name(name text) returns text language plpgsql immutable strict parallel safe cost 10000
as $$ begin
  return btrim(regexp_replace(public.folded_text(name), '[^[:alnum:]]+', ' ', 'g'));
end $$;

-- The words of a name, and an email as the one word that it is. An index is made without a search path: the schema is named.
create function words_of_name(name text, email text default null) returns tsvector
language plpgsql immutable parallel safe cost 10000
as $$ begin
  return array_to_tsvector(array_remove(array_remove(
    string_to_array(public.folded_name(name), ' ') || lower(email collate pg_c_utf8), null), ''));
end $$;

-- What finds names of which each typed word begins a word; null where nothing typed is one. A word with signs in it may
-- also begin as it was typed, and one with an @ begins an email. A letter alone beside whole words is left out: very many
-- words begin with it.
create function beginnings_of(typed text) returns tsquery language plpgsql immutable strict parallel safe cost 1000
as $$
declare
  typed_words text[] := (regexp_split_to_array(btrim(typed), '\s+'))[:8];
  longer_words text[] := array(select each from unnest(typed_words) each where length(each) > 1);
  each_word text;
  begun tsquery;
  asked tsquery;
begin
  foreach each_word in array case when longer_words = '{}' then typed_words else longer_words end loop
    select string_agg(quote_literal(part) || ':*', '&')::tsquery into begun
    from unnest(string_to_array(public.folded_name(each_word), ' ')) part where part <> '';
    if begun is null then continue; end if;
    if each_word ~ '[@._+-]' then
      begun := case when each_word like '%@%' then '' else begun::text || '|' end
        || '''' || replace(replace(lower(each_word collate pg_c_utf8), '\', '\\'), '''', '''''') || ''':*';
    end if;
    asked := case when asked is null then begun else asked && begun end;
  end loop;
  return asked;
end $$;

-- Words of messages. An apostrophe joins a word and parts it: `l’agence` is found as `agence` and as `lagence`.
create function searched_words(body text) returns tsvector language plpgsql immutable strict parallel safe
as $$
declare
  parted text := regexp_replace(body, '[''`\u00B4\u02B9\u02BB\u02BC\u2018\u2019\u201B\u2032\uFF07]', ' ', 'g');
begin
  return to_tsvector('simple', public.folded_text(body))
    || case when parted = body then '' else to_tsvector('simple', public.folded_text(parted)) end;
end $$;

create function month_of(day date) returns date language sql immutable strict as
  'select date_trunc(''month'', day::timestamp)::date';

-- Reference data: where people live and which clock they keep.
create table time_zones (
  zone text primary key,
  kind text not null check (kind in ('canonical', 'alias', 'fixed', 'unknown')),
  canonical_zone text not null,
  description text not null
);

create table regions (
  country text not null check (country in ('CA', 'US')),
  code text not null,
  name text not null,
  name_fr text,
  main_timezone text not null references time_zones (zone),
  primary key (country, code)
);

create table cities (
  geoname_id integer primary key,
  name text not null,
  ascii_name text not null,
  country text not null,
  region text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  population integer not null check (population >= 0),
  timezone text not null references time_zones (zone),
  kind text not null check (kind in ('city', 'district')),
  aliases text[] not null default '{}',
  foreign key (country, region) references regions (country, code)
);

-- Attempts counted by the database, so that a restart forgets nothing and two processes count together.
create table throttle_counters (
  purpose text not null,
  subject_hash bytea not null,
  window_start timestamptz not null,
  count integer not null check (count > 0),
  primary key (purpose, subject_hash, window_start)
);
create index throttle_counters_by_window on throttle_counters (window_start);

-- Which distinct searches an address has made in the window: a visitor's searches are few, so the
-- catalogue can't be read three people at a time.
create table throttle_subjects (
  purpose text not null,
  subject_hash bytea not null,
  window_start timestamptz not null,
  item_hash bytea not null,
  primary key (purpose, subject_hash, window_start, item_hash)
);
create index throttle_subjects_by_window on throttle_subjects (window_start);

create table configurations (
  name text primary key check (length(name) between 1 and 200),
  value jsonb not null,
  note text not null default '',
  -- A flag is a switch, whose value is one of two words.
  type text not null check (type in ('switch', 'text', 'number', 'list')),
  default_value jsonb not null,
  version integer not null default 1 check (version > 0),
  changed_date timestamptz not null default now(),
  constraint configurations_flags_are_switches
    check (type = 'switch' or not (name like 'featureFlag.%' or name like 'maintenanceFlag.%')),
  constraint configurations_value_of_type check (case type
    when 'switch' then value in ('"enabled"', '"disabled"') and default_value in ('"enabled"', '"disabled"')
    else jsonb_typeof(value) = jsonb_typeof(default_value)
      and jsonb_typeof(value) = case type when 'text' then 'string' when 'list' then 'array' else type end
  end),
  constraint configurations_carry_over check (case name
    when 'setting.carry-over-percent' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.carry-over-periods' then type = 'number' and value::numeric between 1 and 12 and value::numeric % 1 = 0
    else true end),
  constraint configurations_adjustments check (name <> 'setting.adjustment-second-person-above'
    or type = 'number' and value::numeric between 0 and 100000 and value::numeric % 1 = 0),
  constraint configurations_skill_tests check (case name
    when 'setting.skill-test-typing-wpm' then type = 'number' and value::numeric between 1 and 150 and value::numeric % 1 = 0
    when 'setting.skill-test-typing-accuracy' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.skill-test-english-percent' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.skill-test-spreadsheet-percent' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.skill-test-judgement-percent' then type = 'number' and value::numeric between 0 and 100 and value::numeric % 1 = 0
    when 'setting.skill-test-retry-days' then type = 'number' and value::numeric between 0 and 90 and value::numeric % 1 = 0
    else true end),
  constraint configurations_referral_rewards check (name not in ('setting.referral-reward-cad', 'setting.referral-reward-usd')
    or type = 'number' and value::numeric between 0 and 1000 and value::numeric % 1 = 0)
);
-- Flags are off in a new database; staff switch them on.
insert into configurations (name, type, value, default_value, note)
select 'featureFlag.' || name, 'switch', '"disabled"', '"disabled"', 'Feature flag'
from unnest(array['admin-time', 'admin-tasks', 'client-projects', 'client-time', 'client-tasks', 'client-invoice',
  'va-projects', 'va-time', 'va-tasks', 'va-bill', 'notifications', 'discussions', 'referral-links',
  'enable-new-footer-links', 'remove-early-access-banner', 'new-client-checkout-va-rating',
  'new-client-checkout-feedback']) as name;
insert into configurations (name, type, value, default_value, note)
select 'maintenanceFlag.' || name, 'switch', '"disabled"', '"disabled"', 'Closes the product for maintenance; staff still get in'
from unnest(array['site', 'client', 'virtualassistant']) as name;
insert into configurations (name, type, value, default_value, note) values
  ('setting.adjustment-second-person-above', 'number', '100', '100',
   'Adjustments and refunds by hand above this amount, in dollars of their own currency, are approved by someone other than who wrote them. 0: always. A higher amount counts after 7 days, a lower one at once.'),
  ('setting.carry-over-percent', 'number', '0', '0',
   'The share of a period’s unused prepaid hours that goes on into the next, 0 to 100. For periods that begin from now on.'),
  ('setting.carry-over-periods', 'number', '1', '1',
   'For how many periods carried hours last, 1 to 12. For periods that begin from now on.'),
  ('setting.profile-review', 'switch', '"disabled"', '"disabled"',
   'Enabled: our staff look at what assistants write of themselves, and at their photos, before clients see it.'),
  ('setting.referral-reward-cad', 'number', '0', '0',
   'What a referrer who is billed or paid in Canadian dollars gets, in dollars, once the client they referred has paid an invoice. 0: nothing is promised. It counts for clients who sign up from then on. A higher amount than one person may approve counts after 7 days.'),
  ('setting.referral-reward-usd', 'number', '0', '0',
   'What a referrer who is billed or paid in US dollars gets, in dollars, once the client they referred has paid an invoice. 0: nothing is promised. It counts for clients who sign up from then on. A higher amount than one person may approve counts after 7 days.'),
  ('setting.skill-test-typing-wpm', 'number', '40', '40', 'The words per minute that pass the typing test. For attempts that begin from now on.'),
  ('setting.skill-test-typing-accuracy', 'number', '92', '92', 'The percent of typed characters that have to be right. For attempts that begin from now on.'),
  ('setting.skill-test-english-percent', 'number', '70', '70', 'The percent that passes written English. For attempts that begin from now on.'),
  ('setting.skill-test-spreadsheet-percent', 'number', '60', '60', 'The percent that passes spreadsheets. For attempts that begin from now on.'),
  ('setting.skill-test-judgement-percent', 'number', '60', '60', 'The percent that passes judgement at work. For attempts that begin from now on.'),
  ('setting.skill-test-retry-days', 'number', '7', '7', 'Days after which a skill test that wasn’t passed can be taken once more, 0 to 90.');
insert into configurations (name, type, value, default_value, note)
select 'setting.required-courses', 'list', names, names,
  'The courses that an applicant finishes before they begin, by name. A name that no course has is left out.'
from (select '["Working remotely with clients", "Privacy and confidentiality", "Client onboarding", "Business writing", "Project coordination", "Handling hard conversations"]'::jsonb as names) required;

-- A limit that was raised counts after 7 days: until then the lowest that it was in them does.
create table setting_changes (
  id bigint generated always as identity primary key,
  name text not null,
  value_before integer not null,
  changed_date timestamptz not null
);
create index setting_changes_by_name on setting_changes (name, changed_date);
comment on table setting_changes is 'What settings were until they were changed, of those that say how much one person may do alone. Kept by a trigger of `configurations`.';
comment on column setting_changes.value_before is 'In dollars.';

create function note_setting_change() returns trigger language plpgsql as $$
declare
  which constant text := coalesce(new.name, old.name);
begin
  if which in ('setting.adjustment-second-person-above', 'setting.referral-reward-cad', 'setting.referral-reward-usd') then
    insert into setting_changes (name, value_before, changed_date)
      values (which, coalesce(old.value::integer, case which when 'setting.adjustment-second-person-above' then 100 else 0 end),
        coalesce(new.changed_date, now()));
  end if;
  return null;
end $$;
create trigger configurations_note_change after insert or update of value or delete on configurations
  for each row execute function note_setting_change();

create function lowest_setting(which text, present integer, at timestamptz) returns integer language sql stable as $$
  select least(present, (select min(value_before) from setting_changes
    where name = which and changed_date > at - make_interval(hours => 168)))
$$;

create function announce_configuration_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('configuration_changed', '');
  return null;
end $$;
create trigger configuration_changed after insert or update or delete on configurations
  for each statement execute function announce_configuration_change();

-- Keys made by the first process that needs them, where the configuration gives none.
create table server_secrets (
  name text primary key,
  secret bytea not null check (length(secret) >= 32)
);

-- Mail is a row in the transaction that causes it; delivery comes after.
create table mail_outbox (
  uuid uuid primary key default uuidv7(),
  recipient text not null check (length(recipient) between 3 and 254),
  subject text not null check (length(subject) between 1 and 300),
  text_body text not null,
  html_body text not null,
  created_date timestamptz not null default now(),
  attempts integer not null default 0,
  -- Null: delivered, or given up.
  next_attempt timestamptz default now(),
  sent_date timestamptz,
  failure text,
  -- Where a mail that nobody has to get is unsubscribed from, for its List-Unsubscribe header; null: it isn't optional.
  unsubscribe_url text check (length(unsubscribe_url) <= 1000),
  -- Mails about one thing are one conversation in a mail program, and an answer goes to whoever reads it.
  thread text check (length(thread) between 1 and 300),
  reply_to text check (length(reply_to) between 3 and 254),
  answers text check (length(answers) between 3 and 1000)
);
create index mail_outbox_waiting on mail_outbox (next_attempt) where next_attempt is not null;
create index mail_outbox_by_recipient on mail_outbox (recipient, created_date desc, uuid desc);
-- Mail that nobody will try again and that never left: counted by the health check.
create index mail_outbox_given_up on mail_outbox (created_date) where sent_date is null and next_attempt is null;
comment on column mail_outbox.thread is 'What the mail is about, `invoice:{uuid}`: mails about the same are one conversation; null: it stands alone.';
comment on column mail_outbox.reply_to is 'Where an answer goes; null: to the address of the configuration.';
comment on column mail_outbox.answers is 'The Message-ID of the mail that it answers automatically.';

-- Files that go out with a mail.
create table mail_attachments (
  mail_uuid uuid not null references mail_outbox (uuid) on delete cascade,
  position integer not null check (position > 0),
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null check (length(media_type) between 3 and 100),
  content bytea not null,
  primary key (mail_uuid, position)
);

-- An answer to a mail about a discussion goes into that discussion. The address it is sent to is for one person and one thread.
create table reply_addresses (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null, -- a row of users
  discussion_uuid uuid not null, -- a row of discussions
  unique (user_uuid, discussion_uuid)
);
comment on table reply_addresses is 'By which someone answers a thread by mail; the address in the mail is this uuid and its signature.';

-- The same mail twice is one message: mail servers send again what they heard no answer to.
create table inbound_mails (
  user_uuid uuid not null, -- a row of users
  discussion_uuid uuid not null, -- a row of discussions
  message_id_hash bytea not null check (length(message_id_hash) = 32),
  outcome text not null check (outcome in ('added', 'refused')),
  received_date timestamptz not null,
  primary key (user_uuid, discussion_uuid, message_id_hash)
);
create index inbound_mails_by_date on inbound_mails (received_date);
comment on column inbound_mails.message_id_hash is 'SHA-256 of its Message-ID, or of the whole mail where it has none.';

create function announce_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_queued', '');
  return null;
end $$;
create trigger mail_queued after insert on mail_outbox for each statement execute function announce_mail();

-- Who did what to whom, and why. Rows are written unlinked in the transaction of what they tell of; one process then
-- links them, in commit order, so that nothing can be altered, removed or put between without being found.
create table audit_entries (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default uuidv7(),
  created_date timestamptz not null,
  actor_uuid uuid,
  impersonator_uuid uuid,
  action text not null check (length(action) between 1 and 100),
  entity text not null check (length(entity) between 1 and 300),
  reason text check (length(reason) <= 500),
  details jsonb not null default '{}',
  position bigint unique check (position > 0),
  previous_hash bytea check (length(previous_hash) = 32),
  hash bytea check (length(hash) = 32),
  -- An entry's salt is part of its hash. It goes with what is taken out of an entry, so that nobody can guess at that by the hash.
  salt bytea default uuid_send(gen_random_uuid()) check (length(salt) = 16),
  check (num_nulls(position, previous_hash, hash) in (0, 3))
);
create index audit_entries_by_entity on audit_entries (entity, id);
create index audit_entries_unlinked on audit_entries (id) where position is null;
comment on column audit_entries.salt is 'Part of the hash; gone where something was taken out of the entry.';

-- Where the chain ends: without it, entries removed from the end would not be missed.
create table audit_chain (
  single boolean primary key default true check (single),
  position bigint not null,
  hash bytea not null check (length(hash) = 32)
);
insert into audit_chain (position, hash) values (0, decode(repeat('00', 32), 'hex'));

-- Personal words may be taken out of a linked entry, and nothing else; an entry of the chain says of which (decision 0104).
create function refuse_audit_change() returns trigger language plpgsql as $$
declare redacted constant text[] := '{reason,details,salt}';
begin
  if tg_op = 'INSERT' and new.position is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.position is null and new.position is not null
    and to_jsonb(new) - '{position,previous_hash,hash}'::text[] = to_jsonb(old) - '{position,previous_hash,hash}'::text[]
  then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.position is not null and old.action <> 'audit.redacted' and new.salt is null
    and to_jsonb(new) - redacted = to_jsonb(old) - redacted
    and exists (
      select from audit_entries told where told.action = 'audit.redacted' and told.position is null
        and told.xmin = pg_current_xact_id()::xid and told.details->'entries' ? old.uuid::text)
  then
    return new;
  end if;
  raise exception 'audit entries are only ever added' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_only_added before insert or update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_never_emptied before truncate on audit_entries
  for each statement execute function refuse_audit_change();

-- What people are told inside the product, and by e-mail where they choose so.

-- One row, however many people it is for: one person, all who hold a role, or (both null) everybody.
create table notifications (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid, -- a row of users
  role text,
  type text not null check (type ~ '^[a-z][a-z_.-]{0,59}$'),
  title text not null check (length(title) between 1 and 200),
  body text not null default '' check (length(body) <= 5000),
  icon text not null check (icon in ('discussion', 'alert', 'happy', 'info', 'task')),
  priority smallint not null check (priority in (0, 1, 2, 99)),
  entity_link text check (entity_link ~ '^[a-z_]{1,40}:[A-Za-z0-9-]{1,79}$'),
  -- Staff composed it and see it among their broadcasts.
  composed boolean not null default false,
  sender_uuid uuid, -- a row of users
  created_date timestamptz not null,
  starts timestamptz not null,
  ends timestamptz,
  withdrawn_date timestamptz,
  -- When it reached people (null: not yet), and the transaction in which they last had to be told of it: transactions
  -- that ended before another began are told apart by these numbers, so that nobody who was away misses any.
  published_date timestamptz,
  published_in xid8,
  -- One person's: when they read it. Of the others, see notification_reads.
  read_at timestamptz,
  -- Many people's: whether e-mails are still being written, the last person they were written for, and how many so far.
  mailing boolean not null default false,
  mailed_to uuid,
  mailed integer not null default 0,
  mail_subject text check (length(mail_subject) between 1 and 200),
  check (num_nonnulls(user_uuid, role) < 2),
  check (num_nulls(published_date, published_in) in (0, 2)),
  check (ends > starts)
);
create index notifications_of_person on notifications (user_uuid, published_date desc, uuid desc)
  where user_uuid is not null and published_date is not null and withdrawn_date is null;
create index notifications_unread on notifications (user_uuid)
  where user_uuid is not null and published_date is not null and withdrawn_date is null and read_at is null;
create index notifications_told_to_person on notifications (user_uuid, published_in) where user_uuid is not null;
create index notifications_of_many on notifications (ends)
  where user_uuid is null and published_date is not null and withdrawn_date is null;
create index notifications_waiting on notifications (starts) where published_date is null and withdrawn_date is null;
create index notifications_mailing on notifications (uuid) where mailing;
create index notifications_composed on notifications (created_date desc, uuid desc) where composed;
create index notifications_by_date on notifications (created_date);
comment on column notifications.mail_subject is 'The subject of a mail that tells of it alone, the same for each of one conversation; null: its title.';

-- Who has read what is for many: a row for each who did, none for who didn't.
create table notification_reads (
  user_uuid uuid not null, -- a row of users
  notification_uuid uuid not null references notifications (uuid) on delete cascade,
  read_at timestamptz not null,
  primary key (user_uuid, notification_uuid)
);
create index notification_reads_by_notification on notification_reads (notification_uuid);

-- How many have, in several parts: readers of the same notification don't wait for each other.
create table notification_read_counts (
  notification_uuid uuid not null references notifications (uuid) on delete cascade,
  part smallint not null,
  readers integer not null,
  primary key (notification_uuid, part)
);

-- E-mails to come; what is due for a person at the same time becomes one.
create table notification_mails (
  user_uuid uuid not null, -- a row of users
  notification_uuid uuid not null references notifications (uuid) on delete cascade,
  due timestamptz not null,
  primary key (user_uuid, notification_uuid)
);
create index notification_mails_by_due on notification_mails (due);
create index notification_mails_by_notification on notification_mails (notification_uuid);

-- 'Send Feedback': what people tell us of the product.
create table product_feedback (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid, -- a row of users
  message text not null check (length(message) between 1 and 4000),
  page text check (length(page) <= 300),
  created_date timestamptz not null
);
create index product_feedback_by_date on product_feedback (created_date desc, uuid desc);

-- The open sockets of every process, for super administrators. Unlogged: after a crash nobody is connected anyway.
create unlogged table server_processes (
  uuid uuid primary key,
  heartbeat timestamptz not null
);

create unlogged table open_sockets (
  uuid uuid primary key,
  process_uuid uuid not null references server_processes (uuid) on delete cascade,
  user_uuid uuid,
  source text not null,
  page text not null,
  created_date timestamptz not null,
  last_seen timestamptz not null
);
create index open_sockets_by_process on open_sockets (process_uuid);
create index open_sockets_by_date on open_sockets (created_date desc, uuid desc);

-- Later editions of the words of public pages. The first edition is the one the product brings.
-- Editions are never changed: somebody may have agreed to one.
create table content_editions (
  page text not null,
  number integer not null check (number > 1),
  version text not null,
  text jsonb not null,
  reason text not null,
  edited_by uuid, -- a row of users
  created_date timestamptz not null default now(),
  primary key (page, number),
  unique (page, version)
);

-- Which edition of the legal texts somebody agreed to; the box they ticked is in `consents`.
create table agreed_editions (
  user_uuid uuid not null, -- a row of users
  page text not null,
  version text not null,
  agreed_date timestamptz not null,
  primary key (user_uuid, page, version)
);

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

-- What the last test of each outside service found, for every process and whoever looks later.

create table integration_checks (
  service text primary key,
  checked_date timestamptz not null,
  error text
);
comment on column integration_checks.error is 'Null: it worked.';

-- What people attach: the row says what it is and where it hangs, the bytes lie in the store under its uuid.
create table files (
  uuid uuid primary key default uuidv7(),
  uploaded_by uuid not null, -- a row of users
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (length(media_type) between 3 and 150),
  size integer not null check (size between 1 and 26214400),
  width integer check (width > 0),
  height integer check (height > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_date timestamptz not null,
  stored_date timestamptz,
  attached_date timestamptz check (attached_date is null or stored_date is not null),
  removed_date timestamptz check (removed_date is null or attached_date is null),
  check (num_nulls(width, height) in (0, 2))
);
create index files_on_nothing on files (created_date) where attached_date is null;
comment on column files.width is 'Pixels; null for what is no picture.';
comment on column files.stored_date is 'When the store had all of it; null: still coming, or it never came.';
comment on column files.attached_date is 'Since when it hangs on something; null: on nothing, and it goes after a day.';
comment on column files.removed_date is 'Its bytes are being removed; the row goes after them.';


-- =====================================================================================================================
-- Accounts: who signs in, and for whom
-- 
-- Clients and users, sessions and codes, registration, two-step sign-in, where people come from, cards, colleagues and what they may
-- spend.
-- =====================================================================================================================

-- One account each: clients, assistants and staff sign in the same way; permissions tell them apart.

create table clients (
  uuid uuid primary key default uuidv7(),
  company text not null check (length(company) <= 200),
  created_date timestamptz not null default now(),
  is_individual boolean not null default false,
  -- What a company is billed as, and where to.
  legal_name text not null default '' check (length(legal_name) <= 200),
  address_line1 text not null default '' check (length(address_line1) <= 200),
  address_line2 text not null default '' check (length(address_line2) <= 200),
  city text not null default '' check (length(city) <= 200),
  country text check (country in ('CA', 'US')),
  state_prov text,
  postal_code text not null default '' check (length(postal_code) <= 12),
  phone_number text not null default '' check (length(phone_number) <= 200),
  -- [{name: 'GST/HST', number: '…'}]
  tax_numbers jsonb not null default '[]' check (jsonb_typeof(tax_numbers) = 'array'),
  invoice_emails text[] not null default '{}' check (cardinality(invoice_emails) <= 10),
  po_number text not null default '' check (length(po_number) <= 60),
  -- Follows the country; the client may choose until the first invoice.
  currency text check (currency in ('cad', 'usd')),
  version integer not null default 1 check (version > 0),
  -- Clients whom nobody works with any more are put aside. One who buys again is active all the same.
  archived_date timestamptz,
  archived_reason text check (length(archived_reason) between 1 and 500),
  -- Each of a row's texts on a line of its own.
  searched_text text generated always as (folded_text(company)) stored,
  phone_extension text not null default '' check (phone_extension ~ '^\d{0,8}$'),
  constraint clients_region foreign key (country, state_prov) references regions (country, code),
  constraint clients_archived_for_a_reason check ((archived_date is null) = (archived_reason is null))
);
create index clients_by_created on clients (created_date desc, uuid);
create index clients_by_folded_name on clients ((folded_name(company) collate "C"), uuid);
create index clients_by_words on clients using gin (words_of_name(company)) with (fastupdate = off);
create index clients_by_searched_text on clients using gin (searched_text gin_trgm_ops);
comment on column clients.tax_numbers is '`[{name, number}]`';

create table users (
  uuid uuid primary key default uuidv7(),
  full_name text not null check (length(full_name) <= 200),
  email text not null check (email = lower(email)),
  password_hash text,
  permissions text[] not null default '{}',
  avatar_id integer not null default -1,
  client_uuid uuid references clients (uuid),
  is_primary_contact boolean not null default false,
  created_date timestamptz not null default now(),
  -- Null: registered, and the mailed code or link hasn't come back yet. Whom staff enter counts as confirmed.
  verified_date timestamptz default now(),
  phone_number text not null default '' check (length(phone_number) <= 200),
  country text check (country in ('CA', 'US')),
  state_prov text,
  city text check (length(city) <= 200),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  timezone text references time_zones (zone),
  -- What the next sign-in asks for first.
  details_wanted text[] not null default '{}'
    check (details_wanted <@ array['full_name', 'company', 'phone_number', 'city', 'terms']),
  -- A closed account keeps its row, so that what the person did stays theirs.
  deleted_date timestamptz,
  colleague_role text not null default 'everything'
    check (colleague_role in ('everything', 'work', 'money')),
  searched_text text
    generated always as (folded_text(full_name) || chr(10) || folded_text(email)) stored,
  -- What is dialled after a phone number, which the number's own form has no room for.
  phone_extension text not null default '' check (phone_extension ~ '^\d{0,8}$'),
  unique (email),
  constraint users_region foreign key (country, state_prov) references regions (country, code),
  constraint users_password_after_proof check (password_hash is null or verified_date is not null),
  constraint users_primary_contact_does_everything check (not is_primary_contact or colleague_role = 'everything')
);
create unique index users_one_primary_contact on users (client_uuid) where is_primary_contact;
-- By beginnings of the whole name, in order, and by its words. What was just written is found as fast: no pending list.
create index users_by_folded_name on users ((folded_name(full_name) collate "C"), uuid) where deleted_date is null;
create index users_by_words on users using gin (words_of_name(full_name, email)) with (fastupdate = off)
  where deleted_date is null;
create index contacts_by_folded_name on users ((folded_name(full_name) collate "C"), uuid)
  where deleted_date is null and client_uuid is not null;
create index contacts_by_words on users using gin (words_of_name(full_name, email)) with (fastupdate = off)
  where deleted_date is null and client_uuid is not null;
-- The people of a client, wherever they are shown.
create index users_of_client on users (client_uuid, created_date, uuid) where deleted_date is null;
create index users_by_searched_text on users using gin (searched_text gin_trgm_ops);
comment on column users.deleted_date is 'When the account was closed; null: it is open.';
comment on column users.colleague_role is 'Of a client''s people: what of the company''s affairs they see and do. Everybody else has everything.';
-- Columns of tables above that name a row of this one.
alter table reply_addresses add foreign key (user_uuid) references users (uuid);
alter table inbound_mails add foreign key (user_uuid) references users (uuid);
alter table notifications add foreign key (user_uuid) references users (uuid) on delete cascade;
alter table notifications add foreign key (sender_uuid) references users (uuid) on delete set null;
alter table notification_reads add foreign key (user_uuid) references users (uuid) on delete cascade;
alter table notification_mails add foreign key (user_uuid) references users (uuid) on delete cascade;
alter table product_feedback add foreign key (user_uuid) references users (uuid) on delete set null;
alter table content_editions add foreign key (edited_by) references users (uuid) on delete set null;
alter table agreed_editions add foreign key (user_uuid) references users (uuid) on delete cascade;
alter table files add foreign key (uploaded_by) references users (uuid) on delete cascade;

-- The token itself is never stored: only its SHA-256.
create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_uuid uuid not null references users (uuid) on delete cascade,
  created_date timestamptz not null,
  last_used timestamptz not null,
  expires timestamptz not null,
  -- Staff who act in a client's place, for the checkout operations only.
  impersonator_uuid uuid references users (uuid),
  impersonated_client_uuid uuid references clients (uuid),
  uuid uuid not null default uuidv7(),
  device text check (char_length(device) between 1 and 100),
  address text check (char_length(address) between 1 and 100),
  constraint sessions_impersonation_whole
    check ((impersonator_uuid is null) = (impersonated_client_uuid is null))
);
create index sessions_by_user on sessions (user_uuid);
create index sessions_by_expiry on sessions (expires);
create unique index sessions_one_impersonation on sessions (impersonator_uuid) where impersonator_uuid is not null;
create unique index sessions_by_uuid on sessions (uuid);
comment on column sessions.impersonator_uuid is 'Staff acting in a client''s place, on checkout operations only.';
comment on column sessions.uuid is 'What its owner knows it by.';
comment on column sessions.device is 'The browser and system it was begun with, in words; null: not known.';
comment on column sessions.address is 'The address it was begun from; null: not known.';

-- Every process keeps the sessions it has seen in memory; these tell it which to forget.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function announce_session_end();

create function announce_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', old.uuid::text);
  return null;
end $$;
create trigger user_changed after update or delete on users
  for each row execute function announce_user_change();

-- Who was only invited can't grant anything: a super administrator who can sign in stays, while there is one.
create function is_super_admin(person users) returns boolean language sql immutable as $$
  select 'super_admin' = any (person.permissions) and person.deleted_date is null
$$;

create function is_usable_super_admin(person users) returns boolean language sql immutable as $$
  select is_super_admin(person) and person.verified_date is not null and person.password_hash is not null
$$;

-- Somebody must always be able to grant permissions. The lock makes two demotions at once look one after the other.
create function keep_a_super_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7412007);
  if not exists (select from users where is_super_admin(users))
    or is_usable_super_admin(old) and not exists (select from users where is_usable_super_admin(users))
  then
    raise exception 'the last super administrator stays'
      using errcode = 'check_violation', constraint = 'users_last_super_admin';
  end if;
  return null;
end $$;
create trigger users_last_super_admin_changed after update on users for each row
  when (is_super_admin(old) and not is_super_admin(new) or is_usable_super_admin(old) and not is_usable_super_admin(new))
  execute function keep_a_super_admin();
create trigger users_last_super_admin_removed after delete on users for each row
  when (is_super_admin(old))
  execute function keep_a_super_admin();

-- By whose clock a client's days are counted: that of the primary contact, else of whoever of the company says where they
-- are, else that of the company's province or state, else UTC.
create function client_timezone(client uuid) returns text language sql stable as $$
  select coalesce(
    (select timezone from users
      where users.client_uuid = client and timezone is not null and deleted_date is null
      order by is_primary_contact desc, created_date, uuid limit 1),
    (select main_timezone from clients
      join regions on regions.country = clients.country and regions.code = clients.state_prov
      where clients.uuid = client),
    'UTC')
$$;

-- What somebody had chosen before registering, for the way on after verification.
create table registration_metadata (
  user_uuid uuid primary key references users (uuid) on delete cascade,
  metadata jsonb not null,
  created_date timestamptz not null
);

-- What somebody agreed to, in which wording, when and from where; kept as evidence.
create table consents (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid) on delete cascade,
  kind text not null check (kind in ('terms', 'email')),
  text_version text not null,
  address text not null,
  given_date timestamptz not null
);
create index consents_by_user on consents (user_uuid);

-- Mailed codes and links. Neither is stored: only an HMAC of each. One is live per account and purpose at a time.
create table account_codes (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'login')),
  code_hash bytea not null check (length(code_hash) = 32),
  code_expires timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  link_hash bytea check (length(link_hash) = 32),
  link_expires timestamptz,
  created_date timestamptz not null,
  ended_date timestamptz,
  -- A newer code takes an older one's place, and the link mailed with the older one lives on.
  replaced_date timestamptz,
  -- When the owner was told that somebody guesses at it.
  told_date timestamptz
);
create index account_codes_by_date on account_codes (created_date);
create unique index account_codes_live on account_codes (user_uuid, purpose)
  where ended_date is null and replaced_date is null;
create index account_codes_open on account_codes (user_uuid) where ended_date is null;

-- When a code was last asked for, for addresses that exist and others alike.
create table code_requests (
  email_hash bytea primary key,
  requested timestamptz not null
);

create table user_preferences (
  user_uuid uuid primary key references users (uuid) on delete cascade,
  language text not null default 'en' check (language in ('en', 'fr')),
  week_start text not null default 'sunday' check (week_start in ('sunday', 'monday')),
  notifications jsonb not null default '{}',
  -- Times of day in the person's zone, e.g. 22:00 to 07:00.
  quiet_from text check (quiet_from ~ '^\d\d:\d\d$'),
  quiet_to text check (quiet_to ~ '^\d\d:\d\d$'),
  check (num_nulls(quiet_from, quiet_to) in (0, 2))
);

-- Where people come from. A record is made by staff, is a person's referral, or was seen in an address.
create table utms (
  uuid uuid primary key default uuidv7(),
  shortcode text check (length(shortcode) between 3 and 32),
  label text not null check (length(label) between 1 and 200),
  -- utm_source, utm_medium, utm_campaign, utm_term, utm_content, utm_id; only those that have a value.
  parameters jsonb not null default '{}',
  parameters_key text generated always as (md5(parameters::text)) stored,
  destination text not null default '/',
  origin text not null check (origin in ('made', 'referral', 'seen')),
  owner_uuid uuid references users (uuid) on delete set null,
  -- A person's referral link exists once a campaign.
  campaign text check (campaign is null or length(campaign) between 1 and 100),
  pageviews integer not null default 0,
  signups integer not null default 0,
  last_seen timestamptz,
  created_date timestamptz not null default now()
);
create unique index utms_by_shortcode on utms (lower(shortcode));
create unique index utms_seen_once on utms (parameters_key) where origin = 'seen';
create unique index utms_referral_once on utms (owner_uuid, campaign) where origin = 'referral';
create index utms_by_parameters on utms (parameters_key) where origin <> 'referral';
create index utms_by_created_date on utms (created_date, uuid);

-- Nothing here says who a visitor was: no address, no browser.
create table utm_log (
  uuid uuid primary key default uuidv7(),
  event text not null check (event in ('pageview', 'signup')),
  utm_uuid uuid references utms (uuid) on delete cascade,
  -- What the address named, where that is no record.
  value text,
  page text not null default '',
  user_uuid uuid references users (uuid) on delete set null,
  created_date timestamptz not null default now()
);
create index utm_log_by_created_date on utm_log (created_date, uuid);
create index utm_log_by_utm on utm_log (utm_uuid, created_date, uuid);
-- A person signs up once.
create unique index utm_log_signups on utm_log (user_uuid) where event = 'signup';

-- Cards: what the processor says of them, never a number.
create table processor_customers (
  client_uuid uuid not null references clients (uuid),
  processor text not null check (processor in ('test', 'stripe')),
  customer_id text not null check (length(customer_id) between 1 and 200),
  primary key (client_uuid, processor)
);

create table credit_cards (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  processor text not null check (processor in ('test', 'stripe')),
  -- The processor's own id of the card (its payment method).
  stripe_card_id text not null check (length(stripe_card_id) between 1 and 200),
  brand text not null check (length(brand) between 1 and 60),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2100),
  zip_code text not null default '' check (length(zip_code) <= 12),
  default_credit_card boolean not null default false,
  created_by uuid references users (uuid),
  created_date timestamptz not null default now(),
  removed_date timestamptz,
  -- The same card under two companies is known without its number: what the processor says of it, hashed with a key of ours.
  fingerprint_hash bytea check (length(fingerprint_hash) = 32),
  unique (processor, stripe_card_id),
  check (removed_date is null or not default_credit_card)
);
create unique index credit_cards_one_default on credit_cards (client_uuid) where default_credit_card;
create index credit_cards_by_client on credit_cards (client_uuid) where removed_date is null;
create index credit_cards_by_fingerprint on credit_cards (fingerprint_hash, client_uuid) where fingerprint_hash is not null;
comment on column credit_cards.fingerprint_hash is 'HMAC of what the processor knows the card''s number by: the same for the same number. Null: added before this was kept, or the processor doesn''t say.';

-- Each warning that a card is about to expire, once: 30 and 7 days ahead.
create table card_expiry_warnings (
  card_uuid uuid not null references credit_cards (uuid),
  days_ahead integer not null check (days_ahead in (30, 7)),
  created_date timestamptz not null,
  primary key (card_uuid, days_ahead)
);

-- What somebody registered with is theirs only once the mailbox is proven: until then the password waits here, and the
-- account has none.
create table open_registrations (
  user_uuid uuid primary key references users (uuid) on delete cascade,
  -- SHA-256 of the key that the registering browser was given; null: it was given none.
  key_hash bytea check (length(key_hash) = 32),
  password_hash text,
  -- Where the form came from.
  address text not null,
  created_date timestamptz not null,
  -- Who opens the mailed link in another browser is shown what was entered at the registration, and says whether it is theirs.
  adopted_date timestamptz
);
comment on column open_registrations.adopted_date is
  'When the owner of the mailbox, shown what was entered, said that it is theirs; null: nobody has.';

-- Who tries at a code uses up their own tries, not the owner's.
create table account_code_tries (
  code_uuid uuid not null references account_codes (uuid) on delete cascade,
  asker_hash bytea not null check (length(asker_hash) = 32),
  tries integer not null check (tries > 0),
  primary key (code_uuid, asker_hash)
);

-- At the end of the transaction: who changes an account holds sessions, which come before assistants in the order of locks.
create function rename_assistant() returns trigger language plpgsql as $$
begin
  update assistants set full_name = new.full_name where user_uuid = new.uuid and full_name <> new.full_name;
  return null;
end $$;
create constraint trigger users_name_assistants after update of full_name on users
  deferrable initially deferred for each row when (old.full_name is distinct from new.full_name)
  execute function rename_assistant();

-- Where people live is their account's; the profile and the clock clients see follow it, at the end of the transaction:
-- who changes an account holds sessions, which come before assistants in the order of locks.
create function move_assistant_place() returns trigger language plpgsql as $$
begin
  update assistants set city = new.city, country = new.country, region = new.state_prov,
      timezone = coalesce(new.timezone, timezone), version = version + 1
    where user_uuid = new.uuid
      and (city, country, region) is distinct from (new.city, new.country, new.state_prov);
  return null;
end $$;
create constraint trigger users_move_assistants after update of city, state_prov, country on users
  deferrable initially deferred for each row
  when (new.city is not null and new.state_prov is not null and new.country is not null
    and (old.city, old.state_prov, old.country) is distinct from (new.city, new.state_prov, new.country))
  execute function move_assistant_place();

-- Two-step sign-in by an authenticator app, a person's own sessions by name, and the devices they have signed in from.

create table two_factors (
  user_uuid uuid primary key references users (uuid) on delete cascade,
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea not null check (length(sealed) between 29 and 200),
  begun_date timestamptz not null,
  confirmed_date timestamptz,
  last_step bigint check (last_step >= 0),
  check (confirmed_date is null or last_step is not null)
);
comment on table two_factors is 'The authenticator app of an account, from the moment its set-up began.';
comment on column two_factors.sealed is 'The secret shared with the app, sealed by a key that isn''t in the database.';
comment on column two_factors.confirmed_date is 'When a first code showed that the app has the secret: from then on signing in asks for one. Null: set-up was begun.';
comment on column two_factors.last_step is 'The thirty seconds of the last code that was used: none of it or of before is good again.';

create table recovery_codes (
  user_uuid uuid not null references two_factors (user_uuid) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_date timestamptz,
  primary key (user_uuid, code_hash)
);
comment on table recovery_codes is 'What opens an account instead of a code of the app, each once.';

-- Whoever holds an account in memory has to know whether it has a second step.
create function announce_two_step_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', coalesce(new.user_uuid, old.user_uuid)::text);
  return null;
end $$;
create trigger two_step_changed after delete or update of confirmed_date on two_factors
  for each row execute function announce_two_step_change();

create table known_devices (
  user_uuid uuid not null references users (uuid) on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  primary key (user_uuid, device_hash)
);
create index known_devices_by_last_seen on known_devices (last_seen);
comment on table known_devices is 'The browsers an account has been signed in to from: a sign-in from another one is told by mail.';
comment on column known_devices.device_hash is 'Of the random text that the browser keeps, and of the account: the same browser differs from account to account.';

-- Who brought whom, and what they get for it: at most once for a new client, once that client has paid an invoice.

create table referrals (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null unique references users (uuid) on delete cascade,
  referrer_uuid uuid not null references users (uuid) on delete cascade,
  utm_uuid uuid references utms (uuid) on delete set null,
  state text not null check (state in ('waiting', 'earned', 'credited', 'withdrawn', 'unrewarded')),
  cad_cents integer not null check (cad_cents between 0 and 100000),
  usd_cents integer not null check (usd_cents between 0 and 100000),
  earned_date timestamptz,
  adjustment_uuid uuid unique, -- a row of adjustments
  created_date timestamptz not null,
  constraint referrals_of_another check (user_uuid <> referrer_uuid),
  constraint referrals_earned check ((earned_date is null) = (state = 'waiting')),
  constraint referrals_credited check ((adjustment_uuid is not null) = (state in ('credited', 'withdrawn')))
);
create index referrals_by_referrer on referrals (referrer_uuid, created_date desc, uuid);
create index referrals_unsettled on referrals (state, uuid) where state in ('waiting', 'earned', 'credited');
comment on table referrals is 'New clients that someone referred, whether they turned out to be paying or not.';
comment on column referrals.user_uuid is 'Who registered: a referral of each at most.';
comment on column referrals.utm_uuid is 'The link they came by.';
comment on column referrals.cad_cents is 'What the referrer was promised on the day of the registration, where they are billed or paid in Canadian dollars.';
comment on column referrals.usd_cents is 'The same in US dollars.';
comment on column referrals.earned_date is 'When the client was first seen to have paid an invoice.';

create table colleague_invitations (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  colleague_role text not null check (colleague_role in ('everything', 'work', 'money')),
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  invited_by uuid not null references users,
  created_date timestamptz not null,
  sent_date timestamptz not null,
  expires_date timestamptz not null check (expires_date > sent_date),
  unique (client_uuid, email)
);
create index colleague_invitations_invited_by on colleague_invitations (invited_by);
comment on table colleague_invitations is 'Invitations that nobody has accepted or withdrawn; each accepted or withdrawn one is removed.';
comment on column colleague_invitations.key_hash is 'SHA-256 of the key in the mailed link; the newest link alone works.';

-- A company's primary contact may ask to be asked before a colleague spends more at once.
create table spending_limits (
  client_uuid uuid primary key references clients,
  above_cents integer not null check (above_cents between 0 and 100000000),
  set_by uuid not null references users,
  set_date timestamptz not null
);
create index spending_limits_set_by on spending_limits (set_by);
comment on table spending_limits is 'What a colleague spends at once without the primary contact''s yes; a company without a row has no limit.';

create table spending_requests (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients,
  project_uuid uuid not null, -- a row of projects
  kind text not null
    check (kind in ('checkout', 'hours', 'next_hours', 'overage', 'overage_as_needed', 'over_limit', 'continue')),
  asked_by uuid not null references users,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency in ('cad', 'usd')),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  note text not null default '' check (char_length(note) <= 500),
  decided_by uuid references users,
  created_date timestamptz not null,
  decided_date timestamptz check ((decided_date is null) = (decided_by is null)),
  expires_date timestamptz not null,
  bought_invoice_uuid uuid unique, -- a row of invoices
  used_date timestamptz constraint spending_requests_check2 check (used_date is null or state = 'approved'),
  check (bought_invoice_uuid is null or state = 'approved')
);
create index spending_requests_client on spending_requests (client_uuid, created_date desc);
create index spending_requests_project on spending_requests (project_uuid);
create index spending_requests_decided_by on spending_requests (decided_by);
create unique index spending_requests_one_open on spending_requests (asked_by, project_uuid, kind)
  where state in ('waiting', 'approved') and bought_invoice_uuid is null and used_date is null;
comment on column spending_requests.bought_invoice_uuid is 'What added hours were bought with it; an approval buys once. A draft can be checked out only once by itself.';
comment on column spending_requests.used_date is 'When a change of the subscription was made with it; an approval is used once.';

-- What each colleague has committed their company to, by month, so that the limit is over a sum and not over one purchase.
create table spending_commitments (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients,
  user_uuid uuid not null references users,
  project_uuid uuid not null, -- a row of projects
  kind text not null check (kind in ('checkout', 'hours', 'next_hours', 'overage', 'over_limit', 'continue')),
  amount_cents integer not null,
  currency text not null check (currency in ('cad', 'usd')),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  created_date timestamptz not null,
  order_uuid uuid, -- a row of orders
  invoice_uuid uuid -- a row of invoices
);
create index spending_commitments_month on spending_commitments (client_uuid, month, user_uuid);
create index spending_commitments_user on spending_commitments (user_uuid);
create index spending_commitments_project on spending_commitments (project_uuid);
create index spending_commitments_order on spending_commitments (order_uuid);
create index spending_commitments_invoice on spending_commitments (invoice_uuid);
comment on table spending_commitments is 'What a colleague spent or committed to without asking; what the primary contact approved isn''t among it.';
comment on column spending_commitments.amount_cents is 'Below zero: a raise of the same month was taken back.';
comment on column spending_commitments.month is 'The month on the client''s clock.';

-- How staff came by their access to payments: who was given or took over an account a short time ago doesn't release a payout with it.

create table finance_access_changes (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  kind text not null check (kind in ('granted', 'email_changed', 'password_reset', 'two_step_reset')),
  changed_by uuid references users (uuid),
  changed_date timestamptz not null,
  -- Not only payouts need a second person: a grant is of the permission that the approval takes.
  permission text check (permission in ('admin_finance.edit', 'admin_user.edit')),
  constraint finance_access_changes_of_grants check (kind = 'granted' or permission is null)
);
create index finance_access_changes_by_user on finance_access_changes (user_uuid, changed_date desc);
comment on column finance_access_changes.user_uuid is 'Whose account it is.';
comment on column finance_access_changes.changed_by is 'Null: from the command line.';
comment on column finance_access_changes.permission is 'What was granted. Null on a grant of before: admin_finance.edit.';
comment on table finance_access_changes is 'Of staff accounts: a permission by which someone is a second person was granted, or the account could have passed to someone else.';


-- =====================================================================================================================
-- Talent: assistants, from their application on
-- 
-- Assistants and what staff keep about them, applications, skill tests, agreements, courses, profiles.
-- =====================================================================================================================

create table self_identifications (
  id integer primary key,
  value text not null unique,
  hidden_in_filter boolean not null
);

create table courses (
  id integer primary key,
  name text not null unique,
  badge_image integer not null check (badge_image between 1 and 41)
);

-- Which languages an assistant speaks and how well, as arrays on their own row like all that the search reads
-- (decision 0006). Levels stand beside the ids: 1 working, 2 fluent, 3 native. Everybody speaks English, number 1 of
-- server/data/languages.csv.
create table languages (
  id integer primary key,
  -- ISO 639-1, or 639-3 where there is none.
  code text not null unique check (code ~ '^[a-z]{2,3}$'),
  value text not null unique
);
comment on column languages.code is 'ISO 639-1, or 639-3 where there is none.';
-- The three that an assistant may name before languages.csv is loaded; its other rows follow, and these stay as they are.
insert into languages (id, code, value) values (1, 'en', 'English'), (2, 'fr', 'French'), (3, 'es', 'Spanish');

-- Assistants carry what the search reads as arrays of reference ids on their own row: one read of one row
-- tells the index everything, and a million of them load in seconds.

create table assistants (
  id integer generated by default as identity primary key,
  uuid uuid not null unique default uuidv7(),
  user_uuid uuid unique references users (uuid),
  state text not null default 'active' check (state in
    ('active', 'probationary', 'inactive', 'ineligible', 'lost', 'applicant', 'paused')),
  display_name text not null check (length(display_name) between 1 and 200),
  preferred_pronouns text not null default '' check (length(preferred_pronouns) <= 40),
  bio text not null default '' check (length(bio) <= 4000),
  blurb text not null default '' check (length(blurb) <= 400),
  avatar_id integer not null default -1,
  city text not null,
  country text not null,
  region text not null,
  timezone text not null references time_zones (zone),
  role_ids integer[] not null default '{}',
  skill_ids integer[] not null default '{}',
  tool_ids integer[] not null default '{}',
  industry_ids integer[] not null default '{}',
  course_ids integer[] not null default '{}',
  -- Only what the person agreed to show; filters read it, ranking never does.
  self_identification_ids integer[] not null default '{}',
  -- 21 half-day parts, bit 3 * weekday (Monday = 0) + part (morning 0, afternoon 1, evening 2).
  availability integer not null default 0 check (availability between 0 and 2097151),
  available_hours_per_month integer not null default 0 check (available_hours_per_month between 0 and 400),
  monthly_hours_committed integer not null default 0 check (monthly_hours_committed between 0 and 744),
  -- Kept by the trigger on feedback: sum and count of the shown ratings (1 to 5).
  rating_sum integer not null default 0 check (rating_sum >= 0),
  feedback_count integer not null default 0 check (feedback_count >= 0),
  created_date timestamptz not null default now(),
  language_ids integer[] not null default '{1}' check (1 = any (language_ids)),
  language_levels integer[] not null default '{3}'
    check (1 <= all (language_levels) and 3 >= all (language_levels)),
  -- How old an assistant's shown reviews are: the sum of the days since 2020-01-01 (UTC) on which they were written, kept
  -- beside their sum and number. The search lets old reviews weigh less. 0 where the days aren't known.
  review_days integer not null default 0 check (review_days >= 0),
  -- What staff's lists of assistants show and are sorted by: the name of the account, since when and why someone is in their state.
  full_name text not null default '',
  state_date timestamptz not null default now(),
  state_reason text check (length(state_reason) between 1 and 500),
  probation_ends date,
  rejected_date timestamptz,
  version integer not null default 1 check (version > 0),
  -- What assistants write of themselves: how well they know what they name, that they agreed to be found by how they identify,
  -- and the days on which they take no work.
  learning_skill_ids integer[] not null default '{}',
  expert_skill_ids integer[] not null default '{}',
  learning_tool_ids integer[] not null default '{}',
  expert_tool_ids integer[] not null default '{}',
  self_identification_agreed_date timestamptz,
  away_from date,
  away_until date,
  searched_text text
    generated always as (folded_text(full_name) || chr(10) || folded_text(display_name)) stored,
  check (rating_sum between feedback_count and 5 * feedback_count),
  foreign key (country, region) references regions (country, code),
  check (cardinality(language_ids) = cardinality(language_levels)),
  constraint assistants_one_level_a_skill check (not learning_skill_ids && expert_skill_ids),
  constraint assistants_one_level_a_tool check (not learning_tool_ids && expert_tool_ids),
  constraint assistants_time_away check (num_nulls(away_from, away_until) in (0, 2) and away_from <= away_until),
  constraint assistants_identify_by_consent
    check (self_identification_ids = '{}' or self_identification_agreed_date is not null)
);
create index assistants_by_name on assistants (state, lower(full_name), uuid);
create index assistants_by_spare_hours on assistants (state, (available_hours_per_month - monthly_hours_committed), uuid);
create index assistants_by_hours on assistants (state, monthly_hours_committed, uuid);
create index assistants_by_zone on assistants (state, timezone, uuid);
create index assistants_by_state_date on assistants (state, state_date, uuid);
create index assistants_rejected on assistants (lower(full_name), uuid) where rejected_date is not null;
create index assistants_by_folded_name on assistants ((folded_name(full_name) collate "C"), uuid);
create index assistants_by_words on assistants using gin (words_of_name(full_name || ' ' || display_name))
  with (fastupdate = off);
create index assistants_by_searched_text on assistants using gin (searched_text gin_trgm_ops);
-- Lists of assistants by name go by their folded text, which begins with it: É stands beside E. No list uses the
-- indexes on `lower(full_name)` any more.
create index assistants_by_folded_text on assistants (state, searched_text, uuid);
create index assistants_rejected_by_folded_text on assistants (searched_text, uuid) where rejected_date is not null;
comment on column assistants.language_levels is 'Beside `language_ids`: 1 working, 2 fluent, 3 native.';
comment on column assistants.review_days is 'Days since 2020-01-01 of the shown reviews, added up.';
comment on column assistants.full_name is 'Of their account, kept by triggers; what clients call them where they have none.';
comment on column assistants.state_date is 'Since when they are in their state.';
comment on column assistants.rejected_date is 'When they were turned down as an applicant; null: they weren''t, or work with us after all.';
comment on column assistants.state_reason is 'Why staff brought them there; the audit has those before.';
comment on column assistants.learning_skill_ids is 'Of their skills those they are learning. Whichever stand in neither list, they work with.';
comment on column assistants.expert_skill_ids is 'Of their skills those they know in depth.';
comment on column assistants.learning_tool_ids is 'Of their tools those they are learning. Whichever stand in neither list, they work with.';
comment on column assistants.expert_tool_ids is 'Of their tools those they know in depth.';
comment on column assistants.self_identification_agreed_date is 'When they agreed that clients see how they identify and search by it; null: they don’t.';
comment on column assistants.away_from is 'Of the time away that keeps new work from them now, as the job that follows it last saw; null: none does.';
comment on column assistants.away_until is 'The last day of it.';

create function name_assistant() returns trigger language plpgsql as $$
begin
  new.full_name := coalesce((select full_name from users where uuid = new.user_uuid), new.display_name);
  return new;
end $$;
create trigger assistants_named before insert or update of display_name, user_uuid on assistants
  for each row execute function name_assistant();

-- Arrays can't carry foreign keys; the statement as a whole is checked instead, once.
create function check_assistant_references() returns trigger language plpgsql as $$
declare missing text;
begin
  select kind || ' ' || id into missing from (
    select 'role' as kind, id from (select distinct unnest(role_ids) as id from changed) r
      where not exists (select from roles where roles.id = r.id)
    union all
    select 'skill', id from (select distinct unnest(skill_ids) as id from changed) s
      where not exists (select from skills where skills.id = s.id)
    union all
    select 'tool', id from (select distinct unnest(tool_ids) as id from changed) t
      where not exists (select from tools where tools.id = t.id)
    union all
    select 'industry', id from (select distinct unnest(industry_ids) as id from changed) i
      where not exists (select from industries where industries.id = i.id)
    union all
    select 'course', id from (select distinct unnest(course_ids) as id from changed) c
      where not exists (select from courses where courses.id = c.id)
    union all
    select 'self-identification', id from (select distinct unnest(self_identification_ids) as id from changed) d
      where not exists (select from self_identifications where self_identifications.id = d.id)
    union all
    select 'language', id from (select distinct unnest(language_ids) as id from changed) l
      where not exists (select from languages where languages.id = l.id)
  ) unknown limit 1;
  if missing is not null then
    raise foreign_key_violation using message = 'assistants name an unknown ' || missing;
  end if;
  return null;
end $$;
create trigger assistants_references_inserted after insert on assistants
  referencing new table as changed for each statement execute function check_assistant_references();
create trigger assistants_references_updated after update on assistants
  referencing new table as changed for each statement execute function check_assistant_references();

-- Every process's search index hears which rows to read again; 'all' when a statement touched too many to name.
create function announce_assistant_change() returns trigger language plpgsql as $$
declare ids text;
begin
  if (select count(*) from (select 1 from changed limit 501) c) > 500 then
    perform pg_notify('assistants_changed', 'all');
  else
    select string_agg(id::text, ',') into ids from changed;
    if ids is not null then perform pg_notify('assistants_changed', ids); end if;
  end if;
  return null;
end $$;
create trigger assistants_inserted after insert on assistants
  referencing new table as changed for each statement execute function announce_assistant_change();
create trigger assistants_updated after update on assistants
  referencing new table as changed for each statement execute function announce_assistant_change();
create trigger assistants_deleted after delete on assistants
  referencing old table as changed for each statement execute function announce_assistant_change();

-- How many are in each state: the exact total of a list without counting it.
create table assistant_counts (
  state text primary key check (state in
    ('active', 'probationary', 'inactive', 'ineligible', 'lost', 'applicant', 'paused')),
  assistants integer not null check (assistants >= 0)
);
insert into assistant_counts (state, assistants)
select state, 0 from unnest(array['active', 'probationary', 'inactive', 'ineligible', 'lost', 'applicant', 'paused']) as state;

create function count_added_assistants() returns trigger language plpgsql as $$
begin
  update assistant_counts set assistants = assistant_counts.assistants + come.assistants
    from (select state, count(*)::integer as assistants from after_rows group by state) come
    where assistant_counts.state = come.state;
  return null;
end $$;
create trigger assistants_count_added after insert on assistants
  referencing new table as after_rows for each statement execute function count_added_assistants();

create function count_removed_assistants() returns trigger language plpgsql as $$
begin
  update assistant_counts set assistants = assistant_counts.assistants - gone.assistants
    from (select state, count(*)::integer as assistants from before_rows group by state) gone
    where assistant_counts.state = gone.state;
  return null;
end $$;
create trigger assistants_count_removed after delete on assistants
  referencing old table as before_rows for each statement execute function count_removed_assistants();

-- At the end of the transaction, in the order of the states: two changes at once never wait for each other in a circle.
create function count_moved_assistant() returns trigger language plpgsql as $$
begin
  perform from assistant_counts where state in (old.state, new.state) order by state for no key update;
  update assistant_counts set assistants = assistants + case state when new.state then 1 else -1 end
    where state in (old.state, new.state);
  return null;
end $$;
create constraint trigger assistants_count_moved after update of state on assistants
  deferrable initially deferred for each row when (old.state <> new.state)
  execute function count_moved_assistant();

-- What staff keep about an assistant or a client: notes, documents, and who of them looks after whom.

create table people_notes (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid references assistants (uuid),
  client_uuid uuid references clients (uuid),
  body text not null check (length(body) between 1 and 5000),
  written_by uuid not null references users (uuid),
  created_date timestamptz not null,
  changed_date timestamptz,
  removed_date timestamptz,
  version integer not null default 1 check (version > 0),
  check (num_nonnulls(virtualassistant_uuid, client_uuid) = 1)
);
create index people_notes_of_assistants on people_notes (virtualassistant_uuid, created_date desc, uuid)
  where virtualassistant_uuid is not null and removed_date is null;
create index people_notes_of_clients on people_notes (client_uuid, created_date desc, uuid)
  where client_uuid is not null and removed_date is null;

create table people_documents (
  file_uuid uuid primary key references files (uuid),
  virtualassistant_uuid uuid references assistants (uuid),
  client_uuid uuid references clients (uuid),
  added_by uuid not null references users (uuid),
  added_date timestamptz not null,
  check (num_nonnulls(virtualassistant_uuid, client_uuid) = 1)
);
create index people_documents_of_assistants on people_documents (virtualassistant_uuid, added_date desc)
  where virtualassistant_uuid is not null;
create index people_documents_of_clients on people_documents (client_uuid, added_date desc) where client_uuid is not null;

create table people_relationships (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid references assistants (uuid),
  client_uuid uuid references clients (uuid),
  role text not null check (role in ('sales', 'csm', 'vsm', 'finance', 'admin')),
  user_uuid uuid not null references users (uuid),
  source text not null check (source in ('talent_team', 'csm', 'sales', 'client', 'algo')),
  since timestamptz not null,
  check (num_nonnulls(virtualassistant_uuid, client_uuid) = 1)
);
create unique index people_relationships_of_assistants on people_relationships (virtualassistant_uuid, role)
  where virtualassistant_uuid is not null;
create unique index people_relationships_of_clients on people_relationships (client_uuid, role)
  where client_uuid is not null;
create index people_relationships_by_user on people_relationships (user_uuid);
comment on table people_relationships is 'Who of staff looks after an assistant or a client: one of each role.';

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
create unique index retention_cases_one_open on retention_cases (virtualassistant_uuid) where state = 'open';
create index retention_cases_by_assistant on retention_cases (virtualassistant_uuid, opened_date desc);
create index retention_cases_by_contact on retention_cases (state, next_contact);
comment on column retention_cases.expected_date is 'Of the risk, or their last day.';
comment on column retention_cases.next_contact is 'When their owner speaks with them again.';

-- Changes that staff made to several assistants at once, so that they can be undone for a day.

create table people_batches (
  uuid uuid primary key default uuidv7(),
  done_by uuid not null references users (uuid),
  done_date timestamptz not null,
  undone_date timestamptz,
  changes jsonb not null
);
comment on column people_batches.changes is '`[{uuid, what, before, after, probation_ends}]`: of each assistant who was changed.';

-- Clients and assistants who were there twice: what became of the one that went, so that its address leads to the one that stayed.

create table merged_people (
  uuid uuid primary key,
  virtualassistant_uuid uuid references assistants (uuid),
  client_uuid uuid references clients (uuid),
  name text not null,
  merged_by uuid not null references users (uuid),
  merged_date timestamptz not null,
  check (num_nonnulls(virtualassistant_uuid, client_uuid) = 1)
);
create index merged_people_of_assistants on merged_people (virtualassistant_uuid) where virtualassistant_uuid is not null;
create index merged_people_of_clients on merged_people (client_uuid) where client_uuid is not null;
comment on table merged_people is 'Clients and assistants who were there twice, and into whom they were merged.';
comment on column merged_people.uuid is 'Of the one that went: no row of clients or assistants has it any more.';

-- How someone joins: each time an assistant applies, and which steps of it they have done.

create table applications (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  state text not null default 'started' check (state in
    ('started', 'submitted', 'testing', 'interview', 'onboarding', 'accepted', 'rejected', 'withdrawn')),
  state_date timestamptz not null,
  created_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  data_version text check (length(data_version) <= 20),
  submitted_date timestamptz,
  decision_note text check (length(decision_note) <= 500),
  told_reason text check (length(told_reason) <= 1000),
  reapply_date date,
  skills_version integer not null default 0 check (skills_version >= 0),
  constraint applications_reapply_after_rejection check (reapply_date is null or state = 'rejected')
);
create unique index applications_one_open on applications (virtualassistant_uuid)
  where state in ('started', 'submitted', 'testing', 'interview', 'onboarding');
create index applications_by_assistant on applications (virtualassistant_uuid, created_date desc);
create index applications_by_state on applications (state, state_date);
comment on column applications.data_version is 'Which text about the use of their data they agreed to.';
comment on column applications.decision_note is 'Why staff took the last step; only staff read it.';
comment on column applications.told_reason is 'What the applicant is told of why they were turned down; null: nothing.';
comment on column applications.reapply_date is 'From when someone who was turned down may apply again.';
comment on column applications.skills_version is 'Raised by each save of the skills.';

create table application_steps (
  application_uuid uuid not null references applications (uuid),
  step text not null check (step in
    ('apply', 'fee', 'skills', 'skilltest', 'scheduleinterview', 'profile', 'scheduleonboarding', 'contract', 'courses')),
  done_date timestamptz not null,
  primary key (application_uuid, step)
);

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
  created_date timestamptz not null,
  phone_extension text not null default '' check (phone_extension ~ '^\d{0,8}$')
);
create index application_starts_by_age on application_starts (created_date);
comment on column application_starts.code_hash is 'An HMAC: the code and the key of the link are in the mail and nowhere else.';

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

-- The skill tests of an application: attempts timed by us, what was asked and answered, and what is noted for staff.

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
  -- By how many seconds the speed of typing is counted: someone who stops early has the whole time counted.
  counted_seconds integer check (counted_seconds > 0),
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
comment on column skill_test_attempts.counted_seconds is 'Of a typing test: the seconds by which its speed is counted, as if without extra time. All of them where the text wasn’t typed to its end.';

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

-- Whoever withdraws or is turned down meets nobody any more: the time is free again. A calendar takes a cancellation by its higher
-- revision.
create function cancel_meetings_of_application() returns trigger language plpgsql as $$
begin
  update meetings
  set status = 'cancelled', revision = revision + 1, revised_date = new.state_date, cancellation_due = true
  where application_uuid = new.uuid and status = 'booked' and start_at > new.state_date;
  return null;
end $$;
create trigger cancel_meetings after update of state on applications
  for each row when (new.state in ('rejected', 'withdrawn') and old.state <> new.state)
  execute function cancel_meetings_of_application();

-- What applicants sign: the words as they read them, and the file they were given.

create table application_agreements (
  application_uuid uuid primary key references applications (uuid),
  version text not null check (length(version) between 1 and 40),
  text jsonb not null check (jsonb_typeof(text) = 'object'),
  signed_name text not null check (length(signed_name) between 1 and 200),
  signed_date timestamptz not null,
  signed_address text not null check (length(signed_address) between 1 and 100),
  sha256 bytea not null check (length(sha256) = 32),
  pdf bytea not null check (length(pdf) > 0)
);
comment on column application_agreements.text is 'The page text with everything filled in, as it was read and signed.';
comment on column application_agreements.sha256 is 'Of the file.';

create function keep_signed_agreement() returns trigger language plpgsql as $$
begin
  raise exception 'A signed agreement stays as it is.';
end $$;
create trigger keep_signed_agreement before update or delete on application_agreements
  for each row execute function keep_signed_agreement();

-- What staff thought of an applicant after talking with them; each interviewer has one.

create table application_scorecards (
  uuid uuid primary key default uuidv7(),
  application_uuid uuid not null references applications (uuid),
  written_by uuid not null references users (uuid),
  -- {communication: 4, …}
  scores jsonb not null check (jsonb_typeof(scores) = 'object' and length(scores::text) <= 500),
  recommendation text not null check (recommendation in ('advance', 'hold', 'reject')),
  notes text not null check (length(notes) <= 5000),
  created_date timestamptz not null,
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  unique (application_uuid, written_by)
);

-- Courses that assistants take here, and which of them an applicant has to finish.

create table course_progress (
  virtualassistant_uuid uuid not null references assistants (uuid),
  course_id integer not null references courses (id),
  -- The lessons that are done, by their keys.
  lessons text[] not null default '{}' check (cardinality(lessons) <= 20 and length(lessons::text) <= 1000),
  -- Quizzes that were sent.
  attempts integer not null default 0 check (attempts >= 0),
  finished_date timestamptz,
  primary key (virtualassistant_uuid, course_id)
);

-- The days on which an assistant takes no work.
create table assistant_time_away (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  from_date date not null,
  until_date date not null check (until_date >= from_date and until_date < from_date + 366),
  created_date timestamptz not null,
  -- A day is away once.
  constraint assistant_time_away_apart
    exclude using gist (virtualassistant_uuid with =, daterange(from_date, until_date, '[]') with &&)
);
create index assistant_time_away_by_end on assistant_time_away (until_date);
comment on column assistant_time_away.until_date is 'The last day.';

-- Numbers of drawn portraits are below those of photos, so that one number names a picture wherever one is shown.
create table portraits (
  id integer primary key generated always as identity (start with 1000000),
  virtualassistant_uuid uuid not null references assistants (uuid),
  file_uuid uuid not null unique references files (uuid) on delete cascade,
  created_date timestamptz not null
);
create index portraits_by_assistant on portraits (virtualassistant_uuid);

create table profile_editions (
  virtualassistant_uuid uuid primary key references assistants (uuid),
  state text not null check (state in ('waiting', 'returned')),
  display_name text not null check (length(display_name) between 1 and 200),
  preferred_pronouns text not null check (length(preferred_pronouns) <= 40),
  blurb text not null check (length(blurb) <= 400),
  bio text not null check (length(bio) <= 4000),
  portrait_id integer references portraits (id) on delete set null,
  sent_date timestamptz not null,
  note text not null default '' check (length(note) <= 1000),
  version integer not null default 1 check (version > 0),
  check (state = 'waiting' or note <> '')
);
comment on table profile_editions is 'What clients would read, where staff look at it first (`assistants.profile_review`).';
comment on column profile_editions.portrait_id is 'Their new photo; null: the one clients see stays.';
comment on column profile_editions.note is 'What staff ask for, when they return it.';

-- One face wherever they are shown: as an assistant, and as a person with an account. Who changes it holds the account, too.
create function show_assistant_face() returns trigger language plpgsql as $$
begin
  update users set avatar_id = new.avatar_id where uuid = new.user_uuid;
  return null;
end $$;
create trigger assistants_show_face after update of avatar_id on assistants
  for each row when (new.user_uuid is not null and old.avatar_id <> new.avatar_id)
  execute function show_assistant_face();


-- =====================================================================================================================
-- Matching: what people can ask for
-- 
-- The vocabulary of roles, skills, tools and industries, words we don't know yet, and candidates a client keeps.
-- =====================================================================================================================

-- Reference data: what people can ask for.
-- Integer ids are given in the data files' row order at first load, kept beside the slug and never reused.

create table role_categories (
  id integer primary key,
  slug text not null unique,
  name text not null
);

create table roles (
  id integer primary key,
  slug text not null unique,
  value text not null unique,
  description text not null,
  category_id integer not null references role_categories (id),
  active boolean not null default true,
  -- Which category of services a role's hours count as; 'general_assistance' unless staff say otherwise.
  tax_category text not null default 'general_assistance'
    check (length(tax_category) between 1 and 60), -- a row of tax_categories
  version integer not null default 1 check (version > 0),
  constraint roles_taxed_as_one check (tax_category <> 'all')
);
comment on column roles.version is 'Raised by each save of staff.';

create table skills (
  id integer primary key,
  slug text not null unique,
  value text not null unique,
  category text not null,
  active boolean not null default true,
  -- What staff may say of roles, skills, tools and industries: other words for them, what they are, and whether they are offered.
  aliases text[] not null default '{}',
  description text not null default '' check (length(description) <= 1000),
  version integer not null default 1 check (version > 0)
);
comment on column skills.aliases is 'Other words for it.';

create table tools (
  id integer primary key,
  slug text not null unique,
  value text not null unique,
  category text not null,
  aliases text[] not null default '{}',
  active boolean not null default true,
  description text not null default '' check (length(description) <= 1000),
  version integer not null default 1 check (version > 0)
);

create table industries (
  id integer primary key,
  slug text not null unique,
  value text not null unique,
  keywords text[] not null default '{}',
  description text not null default '' check (length(description) <= 1000),
  active boolean not null default true,
  version integer not null default 1 check (version > 0)
);

create table role_keywords (
  keyword text not null,
  role_id integer not null references roles (id),
  weight real not null check (weight > 0 and weight <= 1),
  source text not null,
  -- A word of the reference data that staff took away stays, switched off: else the next start would bring it back.
  active boolean not null default true,
  primary key (keyword, role_id)
);

create table role_skills (
  role_id integer not null references roles (id),
  skill_id integer not null references skills (id),
  weight real not null check (weight > 0 and weight <= 1),
  primary key (role_id, skill_id)
);

create table role_tools (
  role_id integer not null references roles (id),
  tool_id integer not null references tools (id),
  weight real not null check (weight > 0 and weight <= 1),
  primary key (role_id, tool_id)
);

-- Stored items carry reference names: a renamed role, skill, tool or industry means a new index.
create function announce_reference_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_changed', tg_table_name);
  return null;
end $$;
create trigger roles_changed after insert or update or delete on roles for each statement execute function announce_reference_change();
create trigger skills_changed after insert or update or delete on skills for each statement execute function announce_reference_change();
create trigger tools_changed after insert or update or delete on tools for each statement execute function announce_reference_change();
create trigger industries_changed after insert or update or delete on industries for each statement execute function announce_reference_change();
create trigger role_keywords_changed after insert or update or delete on role_keywords for each statement execute function announce_reference_change();
create trigger role_skills_changed after insert or update or delete on role_skills for each statement execute function announce_reference_change();
create trigger role_tools_changed after insert or update or delete on role_tools for each statement execute function announce_reference_change();
create trigger languages_changed after insert or update or delete on languages
  for each statement execute function announce_reference_change();

-- Words that meant nothing to us, for staff to add to the vocabulary.
create table unknown_words (
  word text primary key check (length(word) between 1 and 200),
  times_entered integer not null default 1 check (times_entered > 0),
  first_entered timestamptz not null default now(),
  last_entered timestamptz not null default now(),
  dismissed_date timestamptz
);
create index unknown_words_most_entered on unknown_words (times_entered desc, word) where dismissed_date is null;
comment on column unknown_words.dismissed_date is 'When staff said that it is no word of ours; null: they haven’t.';

-- Candidates that a client keeps under a name, and may show to someone without an account.
create table candidate_lists (
  uuid uuid primary key,
  client_uuid uuid not null references clients (uuid),
  created_by uuid not null references users (uuid),
  name text not null check (length(name) between 1 and 100),
  assistants uuid[] not null check (cardinality(assistants) between 1 and 8),
  share_key text unique check (length(share_key) = 22),
  created_date timestamptz not null
);
create index candidate_lists_by_client on candidate_lists (client_uuid, created_date desc, uuid);
comment on column candidate_lists.assistants is 'In the order in which they were chosen. Whoever can’t be found any more is left out where they are shown.';
comment on column candidate_lists.share_key is 'Whoever knows it sees the list; null: nobody but the client.';


-- =====================================================================================================================
-- Subscriptions: drafts, and what becomes of them
-- 
-- Projects, the places in them, hours of a period, requirements, feedback, pauses, health.
-- =====================================================================================================================

create function review_day(written timestamptz) returns integer language sql stable
  -- Days of 86,400 seconds since 1970 are days of UTC; 18,262 of them are those before 2020.
  return greatest(0, floor(extract(epoch from written) / 86400)::integer - 18262);

-- A client's draft: what was asked for, kept until it becomes a subscription.

create table projects (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  created_by uuid not null references users (uuid),
  project_name text not null check (length(project_name) between 1 and 200),
  matching_criteria jsonb not null,
  -- Raised by each save, so that a stale save can be told from a fresh one.
  version integer not null default 1 check (version > 0),
  desired_start_date date,
  start_date date,
  last_seen timestamptz not null default now(),
  created_date timestamptz not null default now(),
  -- Subscriptions: a project with a start date is one.
  currency text check (currency in ('cad', 'usd')),
  -- The day of the month on which a period begins; 29 to 31 are the month's last day where it is shorter.
  invoice_day integer check (invoice_day between 1 and 31),
  -- The last day paid for when it has been cancelled.
  end_date date,
  cancelled_date timestamptz,
  cancelled_reason text check (length(cancelled_reason) <= 500),
  -- The day before the next period begins: everything up to it has been invoiced.
  invoiced_until date,
  ar_status text not null default 'current' check (ar_status in ('current', 'past_due', 'paused')),
  matching_state text not null default 'draft'
    check (matching_state in ('draft', 'matching', 'matched', 'ended')),
  -- A draft that its client removed: gone for everybody, kept for the orders that were placed from it.
  removed_date timestamptz,
  refunded_date timestamptz,
  -- A draft that is begun again because the answer was lost is known by the key that its page made. One that was removed
  -- gives its key free.
  draft_key uuid,
  -- Time entry may be switched off for a subscription, by staff or because it is paused.
  time_entry_disabled_date timestamptz,
  -- What a client agrees to beyond the hours of a period.
  overage_policy text not null default 'none' check (overage_policy in ('none', 'up_to', 'as_needed')),
  overage_seconds integer check (overage_seconds between 3600 and 2678400),
  -- The latest pause stands with its subscription, so that whoever reads or holds that knows.
  paused_from date,
  resumes_on date,
  carries_hours boolean not null default false,
  searched_text text generated always as (folded_text(project_name)) stored,
  constraint projects_started_whole
    check (start_date is null or (currency is not null and invoice_day is not null and invoiced_until is not null)),
  constraint projects_end_after_start
    check (end_date >= start_date or refunded_date is not null and end_date < start_date),
  constraint projects_overage_whole check ((overage_policy = 'up_to') = (overage_seconds is not null))
);
create index projects_by_client on projects (client_uuid, created_date);
create index projects_to_renew on projects (invoiced_until) where start_date is not null and end_date is null;
create index projects_by_client_start on projects (client_uuid, start_date);
create index projects_ended on projects (end_date) where end_date is not null;
create unique index projects_draft_key on projects (client_uuid, draft_key)
  where draft_key is not null and removed_date is null;
create index projects_paused on projects (paused_from) where paused_from is not null;
-- What the lists of subscriptions are sorted and found by.
create index projects_newest on projects (start_date desc nulls last, created_date desc, uuid) where removed_date is null;
create index projects_drafts on projects (created_date desc) where start_date is null and removed_date is null;
create index projects_cancelled on projects (end_date) where cancelled_date is not null;
create index projects_looking on projects (start_date) where matching_state = 'matching';
-- The latest first of those that are named alike.
create index projects_by_folded_name on projects ((folded_name(project_name) collate "C"), uuid desc)
  where removed_date is null;
create index projects_by_words on projects using gin (words_of_name(project_name)) with (fastupdate = off)
  where removed_date is null;
create index projects_by_searched_text on projects using gin (searched_text gin_trgm_ops);
comment on column projects.draft_key is 'Made by the page that began the draft.';
comment on column projects.end_date is 'The last day paid for, once it has been cancelled.';
comment on column projects.refunded_date is 'Ended before it began, and paid back.';
comment on column projects.invoiced_until is 'The day before the next period begins.';
comment on column projects.overage_policy is 'Whether time beyond the hours of a period counts without being asked about.';
comment on column projects.overage_seconds is 'Of each period, of the policy `up_to`.';
comment on column projects.paused_from is 'Of the latest pause, kept by the trigger of `pauses`; null where there never was one.';
comment on column projects.resumes_on is 'Of the latest pause, kept by the trigger of `pauses`: the first day after it, null while nobody knows it.';
comment on column projects.carries_hours is 'True once one of its periods began with a share to carry; kept by the trigger of `subscription_periods`.';
-- Columns of tables above that name a row of this one.
alter table spending_requests add foreign key (project_uuid) references projects;
alter table spending_commitments add foreign key (project_uuid) references projects;

create table feedback (
  uuid uuid primary key default uuidv7(),
  subject_uuid uuid not null references assistants (uuid) on delete cascade,
  author_uuid uuid references users (uuid),
  rating integer not null check (rating between 1 and 5),
  message text not null default '' check (length(message) <= 2000),
  display_name text not null check (length(display_name) <= 200),
  status text not null default 'pending' check (status in ('pending', 'shown', 'hidden')),
  created_date timestamptz not null default now(),
  project_uuid uuid references projects (uuid),
  client_uuid uuid references clients (uuid),
  -- For us alone; never shown to the assistant.
  private_note text not null default '' check (length(private_note) <= 2000),
  reply text check (length(reply) between 1 and 2000),
  reply_date timestamptz,
  hidden_reason text check (length(hidden_reason) between 1 and 500),
  version integer not null default 1 check (version > 0),
  constraint feedback_reply_dated check ((reply is null) = (reply_date is null)),
  constraint feedback_of_a_client check ((project_uuid is null) = (client_uuid is null))
);
create index feedback_by_subject on feedback (subject_uuid, created_date desc, uuid);
-- The sign-up page shows what clients say last, whoever it is about.
create index feedback_newest on feedback (created_date desc, uuid) include (rating)
  where status = 'shown' and message <> '';
create index feedback_by_client on feedback (client_uuid, created_date desc) where client_uuid is not null;
create index feedback_to_read on feedback (created_date) where status = 'pending';
create index feedback_by_project on feedback (project_uuid, created_date desc) where project_uuid is not null;
comment on column feedback.private_note is 'For us alone: neither the assistant nor anybody else reads it.';

-- An assistant's rating is what the shown feedback adds up to.
create function keep_assistant_rating() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and old.status = 'shown' then
    update assistants set rating_sum = rating_sum - old.rating, feedback_count = feedback_count - 1,
      review_days = greatest(0, review_days - review_day(old.created_date))
      where uuid = old.subject_uuid;
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.status = 'shown' then
    update assistants set rating_sum = rating_sum + new.rating, feedback_count = feedback_count + 1,
      review_days = review_days + review_day(new.created_date)
      where uuid = new.subject_uuid;
  end if;
  return null;
end $$;
create trigger feedback_rating after insert or update or delete on feedback
  for each row execute function keep_assistant_rating();

create table rate_plans (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  -- Null: nobody chosen yet, staff are to find somebody ('Help me decide').
  virtualassistant_uuid uuid references assistants (uuid),
  role_id integer not null references roles (id),
  hours_per_month integer not null check (hours_per_month between 1 and 744),
  client_rate_cents integer not null check (client_rate_cents >= 0),
  va_rate_cents integer not null default 0 check (va_rate_cents >= 0),
  currency text not null check (currency in ('cad', 'usd')),
  rate_start_date date not null,
  rp_end_date date,
  -- Once its last day has passed: from then on the hours are free again.
  hours_released_date timestamptz constraint rate_plans_check1 check (hours_released_date is null or rp_end_date is not null),
  created_date timestamptz not null default now(),
  -- A seat is one role and its hours; who fills it changes. Each place belongs to one, its successor to the same.
  seat_uuid uuid not null default uuidv7(),
  -- The assistant's currency, after their bank account; the country's until there is one.
  va_currency text check (va_currency in ('cad', 'usd')),
  version integer not null default 1 check (version > 0),
  -- The hours of a pause are kept for 30 days. From then on they are free for other work until a week before it goes on.
  hours_free_since timestamptz,
  constraint rate_plans_end_after_start
    check (rp_end_date >= rate_start_date or hours_released_date is not null),
  -- Nobody has a seat beside somebody else. A place that was given up before it began has no day at all.
  constraint rate_plans_one_at_a_time exclude using gist (
    seat_uuid with =,
    daterange(
      rate_start_date,
      case when rp_end_date is null then null when rp_end_date < rate_start_date then rate_start_date else rp_end_date + 1 end
    ) with &&
  ),
  constraint rate_plans_pay_whole check (va_rate_cents = 0 or va_currency is not null)
);
create index rate_plans_by_project on rate_plans (project_uuid);
create index rate_plans_by_assistant on rate_plans (virtualassistant_uuid) where virtualassistant_uuid is not null;
create index rate_plans_to_release on rate_plans (rp_end_date) where rp_end_date is not null and hours_released_date is null;
create index rate_plans_by_seat on rate_plans (seat_uuid);
create index rate_plans_free on rate_plans (project_uuid) where hours_free_since is not null;
create index rate_plans_open on rate_plans (project_uuid) where virtualassistant_uuid is null and hours_released_date is null;
comment on column rate_plans.seat_uuid is 'One role and its hours; a place that follows another one has the same.';
comment on column rate_plans.va_currency is 'What `va_rate_cents` is in; null while nobody has the place.';
comment on column rate_plans.va_rate_cents is 'An hour of the assistant, in `va_currency`; 0: nothing is agreed, and no time can be logged.';
comment on column rate_plans.hours_free_since is 'While a long pause lasts its hours don’t count as taken; null: they do, as long as they aren’t released.';

-- Who works, or is asked to work, on a project, and how they came to it.
create table va_relationships (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  virtualassistant_uuid uuid not null references assistants (uuid),
  role_id integer not null references roles (id),
  source text not null check (source in ('talent_team', 'csm', 'sales', 'client', 'algo')),
  interest text not null default 'asked' check (interest in ('asked', 'accepted', 'declined')),
  decline_reason text check (length(decline_reason) <= 500),
  asked_date timestamptz not null,
  answered_date timestamptz,
  -- Why an assistant doesn't take the work, as one of a few reasons and in their own words; and that they thought again, once.
  decline_note text not null default '' check (length(decline_note) <= 500),
  changed_date timestamptz constraint va_relationships_check1 check (changed_date >= answered_date),
  -- Asked whether they would take it, before the client has chosen: their yes takes no place.
  asked_for text not null default 'place' check (asked_for in ('place', 'interest')),
  closed_date timestamptz,
  unique (project_uuid, virtualassistant_uuid, role_id),
  check ((interest = 'asked') = (answered_date is null)),
  constraint va_relationships_reason
    check (decline_reason in ('hours', 'schedule', 'work', 'start', 'full', 'other')),
  constraint va_relationships_declined_whole
    check ((interest = 'declined') = (decline_reason is not null) and (decline_note = '' or interest = 'declined'))
);
create index va_relationships_by_assistant on va_relationships (virtualassistant_uuid, asked_date);
create index va_relationships_unanswered on va_relationships (asked_date) where interest = 'asked';
comment on column va_relationships.changed_date is 'When they thought again.';
comment on column va_relationships.asked_for is '`place`: it is kept for them; `interest`: the client hasn’t chosen yet.';
comment on column va_relationships.closed_date is 'Of a question about their interest: when it was over without them.';

-- What a client tells us before the work begins: one row a version, kept as it was sent.

create table project_requirements (
  project_uuid uuid not null references projects (uuid),
  version integer not null check (version > 0),
  -- Raised by each save, over all versions of a project, so that a stale save can be told from a fresh one.
  revision integer not null check (revision >= version),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'reviewed')),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  created_by uuid not null references users (uuid),
  created_date timestamptz not null,
  changed_by uuid not null references users (uuid),
  changed_date timestamptz not null,
  submitted_by uuid references users (uuid),
  submitted_date timestamptz,
  reviewed_by uuid references users (uuid),
  reviewed_date timestamptz,
  primary key (project_uuid, version),
  unique (project_uuid, revision),
  check ((submitted_by is null) = (submitted_date is null) and (reviewed_by is null) = (reviewed_date is null)),
  check ((status = 'draft') = (submitted_date is null) and (status = 'reviewed') = (reviewed_date is not null))
);
create unique index project_requirements_one_draft on project_requirements (project_uuid) where status = 'draft';
comment on column project_requirements.answers is '`RequirementAnswers`, with the questions of their day.';

-- A welcome brief that was sent stays as it was sent, until whoever sent it is forgotten.
create function keep_submitted_requirements() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  elsif tg_op = 'UPDATE' and old.status = 'submitted' and new.status = 'reviewed'
    and to_jsonb(new) - '{status,reviewed_by,reviewed_date}'::text[]
      = to_jsonb(old) - '{status,reviewed_by,reviewed_date}'::text[]
  then
    return new;
  elsif tg_op = 'UPDATE' and current_setting('talentplace.forgetting', true) = 'on'
    and to_jsonb(new) - 'answers' = to_jsonb(old) - 'answers'
  then
    return new;
  end if;
  raise exception 'submitted requirements stay as they are'
    using errcode = 'check_violation', constraint = 'project_requirements_submitted_stay';
end $$;
create trigger project_requirements_submitted_stay before update or delete on project_requirements
  for each row execute function keep_submitted_requirements();

-- What a subscription has of hours in each of its periods, and what of them is worked: kept here, so that every list,
-- page and answer says the same to the second.

create table subscription_periods (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  prepaid_seconds integer not null check (prepaid_seconds >= 0),
  added_seconds integer not null default 0 check (added_seconds >= 0),
  carried_seconds integer not null default 0 check (carried_seconds >= 0),
  billable_seconds integer not null default 0 check (billable_seconds >= 0),
  -- Below zero: more is worked than there were hours.
  remaining_seconds integer not null
    generated always as (prepaid_seconds + added_seconds + carried_seconds - billable_seconds) stored,
  told_percent integer not null default 0 check (told_percent in (0, 50, 80, 100)),
  carry_percent integer not null default 0 check (carry_percent between 0 and 100),
  carry_periods integer not null default 1 check (carry_periods between 1 and 12),
  -- A day belongs to one period at most.
  constraint subscription_periods_apart exclude using gist
    (project_uuid with =, daterange(period_start, period_end, '[]') with &&)
);
create index subscription_periods_by_project on subscription_periods (project_uuid, period_start desc);
comment on table subscription_periods is 'Kept by triggers of `invoices`, `credit_note_lines` and `time_entries`.';
comment on column subscription_periods.prepaid_seconds is 'The hours of the invoice’s subscription lines, less what its credit notes take back.';
comment on column subscription_periods.added_seconds is 'Bought besides; they end with the period.';
comment on column subscription_periods.carried_seconds is 'Left over from earlier periods.';
comment on column subscription_periods.billable_seconds is 'Of its days, as far as it is billable and someone has answered for it.';
comment on column subscription_periods.told_percent is 'The most of its hours that client and assistants were told is worked.';
comment on column subscription_periods.carry_percent is 'The policy as it was when the period began: the share of its unused prepaid hours that goes on.';
comment on column subscription_periods.carry_periods is 'For how many periods after it what goes on lasts.';

-- Whoever gets a place is paid what the book says on its first day, unless whoever fills it says otherwise.
create function pay_of_place() returns trigger language plpgsql as $$
declare
  country_of text;
  book record;
begin
  if new.virtualassistant_uuid is null then
    new.va_rate_cents := 0;
    new.va_currency := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.virtualassistant_uuid is not distinct from old.virtualassistant_uuid then return new; end if;
  if tg_op = 'UPDATE' and new.va_rate_cents = old.va_rate_cents then new.va_rate_cents := 0; end if;
  select country into country_of from assistants where uuid = new.virtualassistant_uuid;
  if new.va_rate_cents > 0 then
    new.va_currency := coalesce(new.va_currency, case country_of when 'US' then 'usd' else 'cad' end);
    return new;
  end if;
  select hourly_cents, currency into book from pay_rates
    where country = country_of and (role_id is null or role_id = new.role_id) and effective_from <= new.rate_start_date
    order by role_id is null, effective_from desc limit 1;
  new.va_rate_cents := coalesce(book.hourly_cents, 0);
  new.va_currency := book.currency;
  return new;
end $$;
create trigger rate_plans_pay before insert or update of virtualassistant_uuid on rate_plans
  for each row execute function pay_of_place();

-- A place that follows another one of the same assistant in the same seat needs the hours once: the more of the two.
create function commit_place_hours() returns trigger language plpgsql as $$
declare
  gone jsonb := '[]';
  come jsonb := '[]';
begin
  if tg_op <> 'INSERT' then
    select coalesce(jsonb_agg(to_jsonb(was)), '[]') into gone from (
      select uuid, seat_uuid, virtualassistant_uuid as person, hours_per_month as hours,
        hours_released_date is null and hours_free_since is null as live
      from before_rows where virtualassistant_uuid is not null) was;
  end if;
  if tg_op <> 'DELETE' then
    select coalesce(jsonb_agg(to_jsonb(is_now)), '[]') into come from (
      select uuid, seat_uuid, virtualassistant_uuid as person from after_rows where virtualassistant_uuid is not null) is_now;
  end if;
  with
    was as (select * from jsonb_to_recordset(gone) as t (uuid uuid, seat_uuid uuid, person uuid, hours integer, live boolean)),
    touched as (
      select person, seat_uuid from was
      union select person, seat_uuid from jsonb_to_recordset(come) as t (seat_uuid uuid, person uuid)
    ),
    changed as (select uuid from was union select uuid from jsonb_to_recordset(come) as t (uuid uuid)),
    promised as (
      select person, seat_uuid, 1 as side, hours_per_month as hours from rate_plans
        join touched using (seat_uuid)
        where virtualassistant_uuid = person and hours_released_date is null and hours_free_since is null
      union all
      select person, seat_uuid, -1, hours_per_month from rate_plans
        join touched using (seat_uuid)
        where virtualassistant_uuid = person and hours_released_date is null and hours_free_since is null
          and uuid not in (select uuid from changed)
      union all
      select person, seat_uuid, -1, hours from was where live
    ),
    of_seats as (select person, seat_uuid, side, max(hours) * side as hours from promised group by person, seat_uuid, side),
    moved as (select person, sum(hours)::integer as hours from of_seats group by person)
  update assistants set monthly_hours_committed = monthly_hours_committed + moved.hours
    from moved where assistants.uuid = moved.person and moved.hours <> 0;
  return null;
end $$;
create trigger rate_plans_commit_added after insert on rate_plans referencing new table as after_rows
  for each statement execute function commit_place_hours();
create trigger rate_plans_commit_changed after update on rate_plans referencing old table as before_rows new table as after_rows
  for each statement execute function commit_place_hours();
create trigger rate_plans_commit_removed after delete on rate_plans referencing old table as before_rows
  for each statement execute function commit_place_hours();

-- Reviews by clients with hours of work behind them: what they are about, one answer, and what staff decided.

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

-- A client asks for someone else in a seat; who has it keeps working until someone takes over, and never hears of it from here.
create table replacement_requests (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  seat_uuid uuid not null,
  -- Whom it is about.
  virtualassistant_uuid uuid not null references assistants (uuid),
  reason text not null check (length(reason) between 1 and 500),
  state text not null default 'asked' check (state in ('asked', 'done', 'withdrawn')),
  asked_by uuid not null references users (uuid),
  asked_date timestamptz not null,
  closed_date timestamptz,
  check ((state = 'asked') = (closed_date is null))
);
create unique index replacement_requests_one_open on replacement_requests (seat_uuid) where state = 'asked';
create index replacement_requests_by_project on replacement_requests (project_uuid);

-- A subscription's thread is there from the moment someone works for it, by whatever way they came to: asked and willing, or put
-- there by staff. Looked at when the transaction ends, since a place is made before its invitation.
create function open_discussion_of_project() returns trigger language plpgsql as $$
begin
  insert into discussions (uuid, kind, project_uuid, subject, created_date)
  select uuidv7(), 'project', projects.uuid, projects.project_name, now() from projects
  where projects.uuid = new.project_uuid and exists (
    select from rate_plans where rate_plans.project_uuid = projects.uuid and virtualassistant_uuid is not null
      and not exists (
        select from va_relationships asked
        where asked.project_uuid = rate_plans.project_uuid and asked.role_id = rate_plans.role_id
          and asked.virtualassistant_uuid = rate_plans.virtualassistant_uuid and asked.interest <> 'accepted'))
  on conflict (project_uuid) do nothing;
  return null;
end $$;
create constraint trigger rate_plans_open_discussion after insert or update of virtualassistant_uuid on rate_plans
  deferrable initially deferred for each row when (new.virtualassistant_uuid is not null)
  execute function open_discussion_of_project();
create constraint trigger va_relationships_open_discussion after insert or update of interest on va_relationships
  deferrable initially deferred for each row when (new.interest = 'accepted')
  execute function open_discussion_of_project();

-- A subscription rests for a while: nothing renews and no time is logged on the days of a pause.

create table pauses (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  -- Whose wish it is: the client's, or ours, because an invoice stays unpaid.
  cause text not null check (cause in ('client', 'unpaid')),
  from_date date not null,
  resumes_on date check (resumes_on >= from_date),
  asked_by uuid references users (uuid),
  asked_date timestamptz not null,
  told_of_hours date,
  told_of_missing date,
  check (cause = 'unpaid' or resumes_on is not null),
  -- A day is in one pause at most.
  constraint pauses_apart exclude using gist (project_uuid with =, daterange(from_date, resumes_on, '[)') with &&)
);
create index pauses_by_project on pauses (project_uuid, from_date desc);
create index pauses_of_clients on pauses (resumes_on) where cause = 'client';
comment on column pauses.from_date is 'Its first day.';
comment on column pauses.resumes_on is 'The first day after it; null while nobody knows: until the invoice is paid.';
comment on column pauses.told_of_hours is 'When everyone was told until when the hours are kept.';
comment on column pauses.told_of_missing is 'When everyone was told that someone hasn’t the hours any more with which it would go on.';

create function keep_latest_pause() returns trigger language plpgsql as $$
declare
  of_project uuid := case tg_op when 'DELETE' then old.project_uuid else new.project_uuid end;
begin
  update projects set (paused_from, resumes_on) =
    (select pauses.from_date, pauses.resumes_on from pauses where project_uuid = of_project order by from_date desc limit 1)
    where projects.uuid = of_project;
  return null;
end $$;
create trigger pauses_keep_latest after insert or update or delete on pauses
  for each row execute function keep_latest_pause();

create function is_paused_on(project uuid, day date) returns boolean language sql stable as $$
  select exists (
    select from pauses where project_uuid = project and from_date <= day and (pauses.resumes_on is null or day < pauses.resumes_on))
$$;

-- The first day of the next period: the day after the last one that is invoiced, or the day it goes on where that is a day
-- of the pause. Null while nobody knows.
create function next_period_start(invoiced_until date, paused_from date, resumes_on date) returns date language sql immutable as $$
  select case
    when invoiced_until + 1 >= paused_from and (resumes_on is null or invoiced_until + 1 < resumes_on) then resumes_on
    else invoiced_until + 1
  end
$$;

create function carry_policy(out percent integer, out periods integer) language sql stable as $$
  select coalesce((select value::integer from configurations where name = 'setting.carry-over-percent'), 0),
    coalesce((select value::integer from configurations where name = 'setting.carry-over-periods'), 1)
$$;

-- What is left of a period's prepaid hours goes on into later ones, by a policy of staff. None by default: hours do not roll over.

create table carried_hours (
  into_uuid uuid not null references subscription_periods (uuid),
  from_uuid uuid not null references subscription_periods (uuid),
  carried_seconds integer not null check (carried_seconds > 0),
  used_seconds integer not null check (used_seconds >= 0),
  expired_seconds integer not null check (expired_seconds >= 0),
  left_seconds integer not null check (left_seconds >= 0),
  periods_left integer not null check (periods_left between 0 and 11),
  primary key (into_uuid, from_uuid),
  constraint carried_hours_add_up check (carried_seconds = used_seconds + expired_seconds + left_seconds)
);
create index carried_hours_by_source on carried_hours (from_uuid);
comment on table carried_hours is 'The ledger of carried hours: for each period what came into it from which earlier one, and what became of it. Kept by triggers of `subscription_periods`.';
comment on column carried_hours.expired_seconds is 'Not used in the last period they were for, once the next has begun.';
comment on column carried_hours.left_seconds is 'Went on into the next period; of the latest period: not used yet.';
comment on column carried_hours.periods_left is 'How many periods after this one they last.';

-- Who changes the hours of a period changes those of the later ones too, where hours are carried. All of them are held from the
-- first on, so that two never wait for each other in a circle; and none begins meanwhile.
-- False: it carries none.
create function hold_carried_hours(project uuid) returns boolean language plpgsql as $$
begin
  perform from projects where uuid = project and carries_hours for key share;
  if not found then return false; end if;
  perform from subscription_periods where project_uuid = project order by period_start for no key update;
  return true;
end $$;
-- What is logged is cut at the limit of its hours: planning that for each subscription anew took ten times as long as doing it. The
-- plan is the same for all of them: each is found by its uuid.
alter function hold_carried_hours(uuid) set plan_cache_mode = 'force_generic_plan';

-- Works out anew what is carried from the period that begins on a day on. Used first are carried hours, the oldest before the
-- others, then added ones, which end with their period, then prepaid ones.
create function carry_hours(project uuid, since date) returns void language plpgsql as $$
declare
  sources uuid[];
  amounts integer[];
  lives integer[];
  next_sources uuid[];
  next_amounts integer[];
  next_lives integer[];
  period record;
  to_use integer;
  used integer;
  rest integer;
  expired integer;
  carried integer;
begin
  select coalesce(array_agg(from_uuid order by source.period_start), '{}'),
    coalesce(array_agg(line.carried_seconds order by source.period_start), '{}'),
    coalesce(array_agg(line.periods_left order by source.period_start), '{}')
    into sources, amounts, lives
    from subscription_periods target
    join carried_hours line on line.into_uuid = target.uuid
    join subscription_periods source on source.uuid = line.from_uuid
    where target.project_uuid = project and target.period_start = since;
  delete from carried_hours using subscription_periods target
    where target.uuid = into_uuid and target.project_uuid = project and target.period_start >= since;
  for period in
    select uuid, prepaid_seconds, added_seconds, billable_seconds, carry_percent, carry_periods,
      lead(uuid) over (order by period_start) is null as is_latest
    from subscription_periods where project_uuid = project and period_start >= since order by period_start
  loop
    to_use := period.billable_seconds;
    carried := 0;
    next_sources := '{}';
    next_amounts := '{}';
    next_lives := '{}';
    for at in 1 .. cardinality(sources) loop
      used := least(amounts[at], to_use);
      rest := amounts[at] - used;
      expired := case when lives[at] = 0 and not period.is_latest then rest else 0 end;
      to_use := to_use - used;
      carried := carried + amounts[at];
      insert into carried_hours
        (into_uuid, from_uuid, carried_seconds, used_seconds, expired_seconds, left_seconds, periods_left)
        values (period.uuid, sources[at], amounts[at], used, expired, rest - expired, lives[at]);
      if rest > 0 and lives[at] > 0 then
        next_sources := next_sources || sources[at];
        next_amounts := next_amounts || rest;
        next_lives := next_lives || (lives[at] - 1);
      end if;
    end loop;
    update subscription_periods set carried_seconds = carried where uuid = period.uuid and carried_seconds <> carried;
    rest := greatest(period.prepaid_seconds - greatest(to_use - period.added_seconds, 0), 0)::bigint
      * period.carry_percent / 100;
    if rest > 0 then
      next_sources := next_sources || period.uuid;
      next_amounts := next_amounts || rest;
      next_lives := next_lives || (period.carry_periods - 1);
    end if;
    sources := next_sources;
    amounts := next_amounts;
    lives := next_lives;
  end loop;
end $$;

create function carry_into_period() returns trigger language plpgsql as $$
declare
  before record;
begin
  if new.carry_percent > 0 then
    update projects set carries_hours = true where uuid = new.project_uuid and not carries_hours;
  end if;
  select period_start, carry_percent, carried_seconds into before from subscription_periods
    where project_uuid = new.project_uuid and period_start < new.period_start order by period_start desc limit 1;
  if (new.carry_percent > 0 or before.carry_percent > 0 or before.carried_seconds > 0)
    and hold_carried_hours(new.project_uuid)
  then
    perform carry_hours(new.project_uuid, coalesce(before.period_start, new.period_start));
  end if;
  return null;
end $$;
create trigger subscription_periods_carry_into after insert on subscription_periods
  for each row execute function carry_into_period();

create function carry_on_from_period() returns trigger language plpgsql as $$
begin
  if hold_carried_hours(new.project_uuid) then
    perform carry_hours(new.project_uuid, new.period_start);
  end if;
  return null;
end $$;

-- Where nothing is carried, nothing is run.
create trigger subscription_periods_carry_on
  after update of prepaid_seconds, added_seconds, billable_seconds on subscription_periods
  for each row when (
    (new.carry_percent > 0 or new.carried_seconds > 0)
    and (old.prepaid_seconds <> new.prepaid_seconds or old.added_seconds <> new.added_seconds
      or old.billable_seconds <> new.billable_seconds))
  execute function carry_on_from_period();

-- How each running subscription does, as its rows say: worked out by a job, soon after what it depends on changes.
create table project_health (
  project_uuid uuid primary key references projects (uuid),
  level text not null default 'green' check (level in ('green', 'amber', 'red')),
  reasons jsonb not null default '[]',
  -- The latest instant since which one of the reasons to review it holds.
  review_since timestamptz,
  checked_date timestamptz not null,
  -- What staff say instead, until the end of a day.
  override_level text check (override_level in ('green', 'amber', 'red')),
  override_note text check (length(override_note) between 1 and 500),
  override_until date,
  override_by uuid references users (uuid),
  reviewed_date timestamptz,
  version integer not null default 0,
  check (num_nulls(override_level, override_note, override_until, override_by) in (0, 4))
);
create index project_health_to_check on project_health (checked_date);
create index project_health_noticed on project_health (level) where level <> 'green' or override_level is not null;
create index project_health_to_review on project_health (review_since) where review_since is not null;
comment on column project_health.reasons is '`HealthReason[]`: each with its level, since when it holds, and what it counts.';
comment on column project_health.review_since is 'The latest instant since which a reason to review it holds; null: there is none.';
comment on column project_health.override_until is 'The last day on which what staff say counts.';
comment on column project_health.reviewed_date is 'When staff last went through it: only what has come since then asks for a review.';

-- What changed, to be worked out anew. Rows are only ever added, so that nobody waits for anyone.
create table project_health_due (
  id bigint generated always as identity primary key,
  project_uuid uuid not null
);

create function note_health_due() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid)
    select distinct project_uuid from changed where project_uuid is not null;
  return null;
end $$;
create trigger subscription_periods_note_health after update on subscription_periods
  referencing new table as changed for each statement execute function note_health_due();
create trigger feedback_note_health after insert on feedback
  referencing new table as changed for each statement execute function note_health_due();
create trigger feedback_changed_note_health after update on feedback
  referencing new table as changed for each statement execute function note_health_due();
create trigger requirements_note_health after insert on project_requirements
  referencing new table as changed for each statement execute function note_health_due();
create trigger requirements_changed_note_health after update on project_requirements
  referencing new table as changed for each statement execute function note_health_due();
create trigger subscription_periods_added_note_health after insert on subscription_periods
  referencing new table as changed for each statement execute function note_health_due();
create trigger feedback_removed_note_health after delete on feedback
  referencing old table as changed for each statement execute function note_health_due();

create function note_health_of_project() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid) values (new.uuid);
  return null;
end $$;
create trigger projects_note_health after update of ar_status, start_date, end_date, paused_from, resumes_on on projects
  for each row when (new.start_date is not null) execute function note_health_of_project();

-- Who looks after a subscription in one of staff's queues, and what they do next.
create table project_follow_ups (
  project_uuid uuid not null references projects (uuid),
  queue text not null check (queue in ('retention', 'first_30', 'review', 'health')),
  owner_uuid uuid references users (uuid),
  next_step text not null default '' check (length(next_step) <= 500),
  due_date date,
  -- Of retention: what we offer so that they stay, and what came of it.
  offer text not null default '' check (length(offer) <= 500),
  outcome text check (outcome in ('stays', 'leaves')),
  -- Of the first thirty days: which of its days are done.
  done_days smallint[] not null default '{}' check (done_days <@ '{1, 7, 14, 30}'),
  version integer not null default 1,
  changed_date timestamptz not null,
  primary key (project_uuid, queue)
);
create index project_follow_ups_by_owner on project_follow_ups (owner_uuid, due_date) where owner_uuid is not null;

-- Who would take over a seat at once; named by staff, and kept until someone else is.
create table seat_back_ups (
  seat_uuid uuid primary key,
  project_uuid uuid not null references projects (uuid),
  virtualassistant_uuid uuid not null references assistants (uuid),
  chosen_by uuid references users (uuid),
  chosen_date timestamptz not null
);
create index seat_back_ups_by_project on seat_back_ups (project_uuid);
create index seat_back_ups_by_assistant on seat_back_ups (virtualassistant_uuid);

-- Each process hears that something changed, and one works out at once how the subscription does since then.
create function announce_health_due() returns trigger language plpgsql as $$
begin
  perform pg_notify('project_health_due', '');
  return null;
end $$;
create trigger project_health_due_announced after insert on project_health_due
  for each statement execute function announce_health_due();


-- =====================================================================================================================
-- Work: what is done in a subscription
-- 
-- Tasks, time, timers, reviews of time, discussions.
-- =====================================================================================================================

-- The working month: places of a subscription, the tasks of it, the time worked on them, and the timer that counts it.

create table task_lists (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  name text not null check (length(name) between 1 and 120),
  -- "General": what belongs to no other list; one a project, and it stays.
  is_default boolean not null default false,
  position double precision not null default 0,
  created_by uuid references users (uuid),
  created_date timestamptz not null,
  removed_date timestamptz,
  version integer not null default 1 check (version > 0),
  unique (project_uuid, uuid),
  check (not is_default or removed_date is null)
);
create unique index task_lists_one_default on task_lists (project_uuid) where is_default;

create table tasks (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  task_list_uuid uuid not null,
  -- A subtask's task, of the same subscription; a subtask has none of its own.
  parent_uuid uuid,
  name text not null check (length(name) between 1 and 300),
  description text not null default '' check (length(description) <= 10000),
  due_date date,
  next_due_date date,
  priority integer not null default 99 check (priority in (0, 1, 2, 99)),
  recurrence text check (length(recurrence) between 1 and 500),
  estimate_seconds integer check (estimate_seconds between 1 and 3600000),
  percent_complete integer not null default 0 check (percent_complete between 0 and 100),
  position double precision not null default 0,
  completed_date timestamptz,
  completed_by uuid references users (uuid),
  created_by uuid references users (uuid),
  created_date timestamptz not null,
  updated_date timestamptz not null,
  removed_date timestamptz,
  version integer not null default 1 check (version > 0),
  -- Of all entries of it that count, kept by time entries.
  seconds_logged integer not null default 0 check (seconds_logged >= 0),
  instructions text not null default '' check (length(instructions) <= 20000),
  searched_text text generated always as (folded_text(name)) stored,
  unique (project_uuid, uuid),
  foreign key (project_uuid, task_list_uuid) references task_lists (project_uuid, uuid),
  foreign key (project_uuid, parent_uuid) references tasks (project_uuid, uuid),
  check (parent_uuid is distinct from uuid),
  check ((completed_date is null) or percent_complete = 100)
);
create index tasks_by_project on tasks (project_uuid, next_due_date) where removed_date is null;
create index tasks_by_list on tasks (task_list_uuid, position) where removed_date is null;
create index tasks_by_parent on tasks (parent_uuid) where parent_uuid is not null;
create index tasks_by_searched_text on tasks using gin (searched_text gin_trgm_ops);
comment on column tasks.seconds_logged is 'Kept by a trigger of time entries.';
comment on column tasks.instructions is 'How it is done: stays with recurring work, whoever does it.';

create table task_assignments (
  task_uuid uuid not null references tasks (uuid) on delete cascade,
  user_uuid uuid not null references users (uuid),
  assigned_date timestamptz not null,
  primary key (task_uuid, user_uuid)
);
create index task_assignments_by_user on task_assignments (user_uuid);

create table time_entries (
  uuid uuid primary key default uuidv7(),
  -- Pieces of one stretch that was cut at midnight have the same.
  origin_uuid uuid not null,
  project_uuid uuid not null references projects (uuid),
  client_uuid uuid not null references clients (uuid),
  rate_plan_uuid uuid not null references rate_plans (uuid),
  seat_uuid uuid not null,
  role_id integer not null references roles (id),
  virtualassistant_uuid uuid not null references assistants (uuid),
  task_uuid uuid references tasks (uuid),
  -- As it was called when the time was logged: what was worked on stays readable.
  task_name text check (length(task_name) <= 300),
  task_date date not null,
  start_at timestamptz,
  end_at timestamptz,
  timezone text not null references time_zones (zone),
  seconds integer not null check (seconds between 1 and 90000),
  billable boolean not null,
  payable boolean not null,
  not_billable_reason text check (length(not_billable_reason) <= 500),
  over_limit boolean not null default false,
  description text not null default '' check (length(description) <= 1000),
  source text not null check (source in ('timer', 'manual')),
  status text not null check (status in ('unconfirmed', 'open', 'in_review', 'queried', 'approved', 'billed')),
  -- The last instant of the client's review, once it has begun.
  review_until timestamptz,
  approved_date timestamptz,
  invoice_uuid uuid, -- a row of invoices
  bill_uuid uuid, -- a row of va_bills
  created_date timestamptz not null,
  updated_date timestamptz not null,
  removed_date timestamptz,
  version integer not null default 1 check (version > 0),
  overage_seconds integer not null default 0,
  invoiced_seconds integer not null default 0,
  searched_text text
    generated always as (folded_text(description) || chr(10) || folded_text(coalesce(task_name, ''))) stored,
  check ((start_at is null) = (end_at is null)),
  check (end_at > start_at),
  check (start_at is null or seconds = round(extract(epoch from end_at - start_at))),
  -- What waits for an answer, or went over the client's limit, counts on neither side.
  check (not over_limit or (not billable and not payable)),
  check (status <> 'unconfirmed' or source = 'timer'),
  -- Nobody works twice at a time; the end of one may be the start of the next.
  constraint time_entries_no_overlap exclude using gist
    (virtualassistant_uuid with =, tstzrange(start_at, end_at, '[)') with &&)
    where (removed_date is null and start_at is not null),
  constraint time_entries_overage check (overage_seconds between 0 and seconds),
  constraint time_entries_invoiced_once check (invoiced_seconds between 0 and overage_seconds)
);
create index time_entries_by_project on time_entries (project_uuid, task_date desc, uuid desc) where removed_date is null;
create index time_entries_by_assistant on time_entries (virtualassistant_uuid, task_date desc, uuid desc) where removed_date is null;
create index time_entries_by_client on time_entries (client_uuid, task_date desc, uuid desc) where removed_date is null;
create index time_entries_by_task on time_entries (task_uuid) where removed_date is null and task_uuid is not null;
create index time_entries_by_origin on time_entries (origin_uuid);
create index time_entries_in_review on time_entries (review_until) where removed_date is null and review_until is not null and approved_date is null;
-- What the jobs of reviews look for, and whom they have told.
create index time_entries_open on time_entries (timezone, task_date) where status = 'open' and removed_date is null;
-- The orders that lists of time offer, in both directions; empty starts come last in either.
create index time_entries_by_day on time_entries (task_date, created_date, uuid) where removed_date is null;
create index time_entries_by_created on time_entries (created_date, uuid) where removed_date is null;
create index time_entries_by_start on time_entries (start_at, created_date, uuid) where removed_date is null;
create index time_entries_by_latest_start on time_entries (start_at desc nulls last, created_date desc, uuid desc)
  where removed_date is null;
create index time_entries_by_seconds on time_entries (seconds, created_date, uuid) where removed_date is null;
create index time_entries_by_status on time_entries (status, created_date, uuid) where removed_date is null;
create index time_entries_of_project on time_entries (project_uuid, created_date, uuid) where removed_date is null;
create index time_entries_of_assistant on time_entries (virtualassistant_uuid, created_date, uuid) where removed_date is null;
create index time_entries_by_bill on time_entries (bill_uuid) where bill_uuid is not null;
-- What was removed is looked at by itself: few rows among many.
create index time_entries_removed on time_entries (task_date, created_date, uuid) where removed_date is not null;
-- What a run looks for is what its query says: an invoice may have billed the time before.
create index time_entries_to_bill on time_entries (virtualassistant_uuid, task_date)
  where status in ('approved', 'billed') and payable and bill_uuid is null and removed_date is null;
create index time_entries_above_hours on time_entries (project_uuid, task_date)
  where overage_seconds > invoiced_seconds and removed_date is null;
create index time_entries_by_searched_text on time_entries using gin (searched_text gin_trgm_ops);
comment on column time_entries.task_date is 'The day of the start on the assistant''s clock.';
comment on column time_entries.seconds is 'Whole seconds; never rounded before money.';
comment on column time_entries.start_at is 'Null for what was logged as a duration of a day.';
comment on column time_entries.bill_uuid is 'The posted bill that pays for it; what is on a draft has none yet.';
comment on column time_entries.overage_seconds is 'Of it, what went beyond the hours of its period and its client agreed to: the most that invoices may charge of it.';
comment on column time_entries.invoiced_seconds is 'Of these, what is on invoices; kept by a trigger of `invoice_time`.';
comment on column time_entries.invoice_uuid is 'The first invoice that charges for time of it above the hours.';

-- Time that counts for a task: all of it that isn't removed, and that somebody answered for.
create function count_task_seconds() returns trigger language plpgsql as $$
declare
  gone integer := 0;
  come integer := 0;
begin
  if tg_op <> 'INSERT' and old.removed_date is null and old.status <> 'unconfirmed' then gone := old.seconds; end if;
  if tg_op <> 'DELETE' and new.removed_date is null and new.status <> 'unconfirmed' then come := new.seconds; end if;
  if tg_op = 'UPDATE' and old.task_uuid is not distinct from new.task_uuid then
    if come <> gone and new.task_uuid is not null then
      update tasks set seconds_logged = seconds_logged + come - gone where uuid = new.task_uuid;
    end if;
    return null;
  end if;
  if gone > 0 and old.task_uuid is not null then
    update tasks set seconds_logged = seconds_logged - gone where uuid = old.task_uuid;
  end if;
  if come > 0 and new.task_uuid is not null then
    update tasks set seconds_logged = seconds_logged + come where uuid = new.task_uuid;
  end if;
  return null;
end $$;
create trigger time_entries_count_task_seconds after insert or update or delete on time_entries
  for each row execute function count_task_seconds();

-- The timer: of one assistant, by the specification's id; at most one of them runs.
create table timers (
  virtualassistant_uuid uuid not null references assistants (uuid),
  -- The subscription's uuid followed by the task's; the subscription's alone without a task.
  id text not null check (length(id) in (36, 72)),
  project_uuid uuid not null references projects (uuid),
  task_uuid uuid references tasks (uuid),
  rate_plan_uuid uuid not null references rate_plans (uuid),
  state text not null check (state in ('running', 'paused')),
  description text not null default '' check (length(description) <= 1000),
  billable boolean not null default true,
  -- Where the present stretch began; null while it is paused.
  running_since timestamptz,
  -- Of the stretches before the present one.
  seconds_before integer not null default 0 check (seconds_before >= 0),
  -- The last instant at which one of the assistant's browsers was heard of, or they answered "Still working?".
  last_sign_at timestamptz not null,
  created_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  -- "Still working?" is told once for each sign that was the last one for too long.
  asked_after timestamptz,
  primary key (virtualassistant_uuid, id),
  check ((state = 'running') = (running_since is not null)),
  check (id = project_uuid::text || coalesce(task_uuid::text, ''))
);
create unique index timers_one_running on timers (virtualassistant_uuid) where state = 'running';
create index timers_by_task on timers (task_uuid) where task_uuid is not null;
create index timers_by_project on timers (project_uuid);
comment on column timers.asked_after is 'The sign of its person after which "Still working?" was told last';

create function count_period_seconds() returns trigger language plpgsql as $$
declare
  counted constant text := ' where billable and removed_date is null and status <> ''unconfirmed''';
  come constant text := 'select project_uuid, task_date, seconds from come' || counted;
  gone constant text := 'select project_uuid, task_date, -seconds from gone' || counted;
  change record;
  carries boolean;
begin
  for change in execute
    'select project_uuid, task_date, sum(seconds)::int as seconds from ('
    || case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end
    -- Always in one order: two who count at once wait for each other, and never in a circle.
    || ') changes (project_uuid, task_date, seconds) group by 1, 2 having sum(seconds) <> 0 order by 1, 2'
  loop
    -- A period that is about to begin waits for this, or is there when this is counted.
    select carries_hours into carries from projects where uuid = change.project_uuid for key share;
    if carries then perform hold_carried_hours(change.project_uuid); end if;
    update subscription_periods set billable_seconds = billable_seconds + change.seconds
      where project_uuid = change.project_uuid and change.task_date between period_start and period_end;
  end loop;
  return null;
end $$;
create trigger time_entries_count_period_inserted after insert on time_entries
  referencing new table as come for each statement execute function count_period_seconds();
create trigger time_entries_count_period_updated after update on time_entries
  referencing new table as come old table as gone for each statement execute function count_period_seconds();
create trigger time_entries_count_period_deleted after delete on time_entries
  referencing old table as gone for each statement execute function count_period_seconds();

-- The hours of a subscription on a day: those of the period it is in. In the hours between the first minute of a period and
-- its invoice they are what the places of that day come to, less what was logged since; the first period after a pause begins
-- with the day it goes on. No row: before its start, after its end, and on the days of a pause.
create function subscription_hours_on(project uuid, day date)
returns table (period_start date, period_end date, prepaid_seconds integer, added_seconds integer, carried_seconds integer,
  billable_seconds integer, remaining_seconds integer)
language sql stable as $$
  select period_start, period_end, prepaid_seconds, added_seconds, carried_seconds, billable_seconds, remaining_seconds
  from subscription_periods
  where project_uuid = project and day between period_start and period_end and not is_paused_on(project, day)
  union all
  select begun.period_start, null, begun.prepaid, 0, 0, begun.billable, begun.prepaid - begun.billable
  from (
    select next.begins as period_start,
      (select coalesce(sum(hours_per_month), 0)::int * 3600 from rate_plans
        where project_uuid = project and rate_start_date <= day and (rp_end_date is null or rp_end_date >= day)) as prepaid,
      (select coalesce(sum(seconds), 0)::int from time_entries
        where project_uuid = project and task_date >= next.begins
          and billable and removed_date is null and status <> 'unconfirmed') as billable
    from projects
    cross join lateral (select next_period_start(invoiced_until, paused_from, resumes_on) as begins) next
    where projects.uuid = project and start_date is not null and next.begins <= day
      and (end_date is null or end_date >= day) and not is_paused_on(project, day)
  ) begun
  where not exists (
    select from subscription_periods where project_uuid = project and day between period_start and period_end)
$$;

-- What becomes of logged time, and what the timer is made of.

-- Every change keeps the state before it. The pieces of one stretch are changed as one, so a change is of their origin.
create table time_entry_changes (
  uuid uuid primary key default uuidv7(),
  origin_uuid uuid not null,
  changed_date timestamptz not null,
  side text not null check (side in ('assistant', 'client', 'staff', 'system')),
  -- Null: the product itself.
  user_uuid uuid references users (uuid),
  reason text check (length(reason) <= 500),
  -- [{name, from, to}], as the texts that are shown.
  fields jsonb not null
);
create index time_entry_changes_by_origin on time_entry_changes (origin_uuid, uuid desc);

-- What is asked about one entry, and said to it; where it stands is what was said last.
create table time_query_messages (
  uuid uuid primary key default uuidv7(),
  time_entry_uuid uuid not null references time_entries (uuid),
  said text not null check (said in ('asked', 'answered', 'accepted', 'decided')),
  side text not null check (side in ('client', 'assistant', 'staff')),
  user_uuid uuid not null references users (uuid),
  message text not null default '' check (length(message) <= 1000),
  -- Until then the assistant answers; after it staff decide. Of what is asked.
  answer_until timestamptz,
  created_date timestamptz not null,
  -- Staff are told once of a question that is theirs to decide.
  staff_told_date timestamptz,
  check ((said = 'asked') = (answer_until is not null))
);
create index time_query_messages_by_entry on time_query_messages (time_entry_uuid, uuid);
comment on column time_query_messages.answer_until is 'Of a question: the last instant of the assistant''s turn.';
comment on column time_query_messages.staff_told_date is 'Of a question: when staff were told that it is theirs to decide.';

-- The stretches of a timer without its pauses; one without an end is running, and taken from then on. No second of one
-- assistant is in two of them.
create table timer_stretches (
  virtualassistant_uuid uuid not null,
  timer_id text not null,
  start_at timestamptz not null,
  end_at timestamptz check (end_at > start_at),
  -- It ended after "Still working?" had been asked, without an answer.
  is_unconfirmed boolean not null default false,
  of_run boolean not null default false,
  primary key (virtualassistant_uuid, timer_id, start_at),
  foreign key (virtualassistant_uuid, timer_id) references timers (virtualassistant_uuid, id) on delete cascade,
  constraint timer_stretches_no_overlap exclude using gist
    (virtualassistant_uuid with =, tstzrange(start_at, end_at, '[)') with &&)
);
comment on column timer_stretches.of_run is 'Reserved for a start whose end isn''t known yet: worked out again at its end.';

-- What happened to timers, with the answer that was given: said again, it is answered alike.
create table timer_events (
  virtualassistant_uuid uuid not null references assistants (uuid),
  uuid uuid not null,
  timer_id text not null,
  -- `replaced`, `closed`: ended by the start of another timer, or because its place was closed.
  event text not null check (event in ('start', 'pause', 'resume', 'describe', 'stop', 'discard', 'still_working', 'replaced', 'closed')),
  -- When it happened by its browser, and where the server placed it.
  given_at timestamptz not null,
  placed_at timestamptz not null,
  answer jsonb not null,
  created_date timestamptz not null,
  -- What a late pause or stop changes is found by the timer's events in the order in which they happened. Of two at one second, the one
  -- that came first was first.
  position bigint generated always as identity,
  -- Of a pause or a stop: since when its device showed the timer running.
  since_at timestamptz,
  primary key (virtualassistant_uuid, uuid)
);
create index timer_events_by_timer on timer_events (virtualassistant_uuid, timer_id, created_date);
-- What is old among the events is looked for each day.
create index timer_events_by_age on timer_events using brin (created_date);
create index timer_events_by_instant on timer_events (virtualassistant_uuid, timer_id, placed_at);

-- Time that a timer counts is taken: nothing is logged by hand over it.
create function refuse_time_of_timer() returns trigger language plpgsql as $$
begin
  if new.removed_date is null and new.start_at is not null and exists (
    select from timer_stretches
    where virtualassistant_uuid = new.virtualassistant_uuid
      and tstzrange(start_at, end_at, '[)') && tstzrange(new.start_at, new.end_at, '[)')
  ) then
    raise exclusion_violation using constraint = 'time_entries_no_timer',
      message = 'this time is counted by a timer';
  end if;
  return new;
end $$;
create trigger time_entries_refuse_time_of_timer before insert or update of start_at, end_at, removed_date on time_entries
  for each row execute function refuse_time_of_timer();

-- What is kept of the work on tasks: how it is done, each time it was done, what was said of it, and who changed what.

create table task_completions (
  uuid uuid primary key default uuidv7(),
  task_uuid uuid not null references tasks (uuid),
  due_date date,
  completed_date timestamptz not null,
  completed_by uuid references users (uuid),
  undone_date timestamptz,
  reopened_subtasks uuid[] not null default '{}',
  subtasks_moved integer not null default 0
);
create index task_completions_by_task on task_completions (task_uuid, completed_date desc) where undone_date is null;
create index task_completions_by_day on task_completions (completed_date desc, uuid) where undone_date is null;
comment on column task_completions.due_date is 'The day it was due this time.';
comment on column task_completions.reopened_subtasks is 'Subtasks that were done for this time, and are to be done again for the next.';
comment on column task_completions.subtasks_moved is 'Days by which the due days of its subtasks moved with it.';

create table task_comments (
  uuid uuid primary key default uuidv7(),
  task_uuid uuid not null references tasks (uuid),
  user_uuid uuid not null references users (uuid),
  body text not null check (length(body) <= 5000),
  created_date timestamptz not null
);
create index task_comments_by_task on task_comments (task_uuid, created_date);
comment on column task_comments.body is 'Empty where a comment is files alone.';

create table task_changes (
  uuid uuid primary key default uuidv7(),
  task_uuid uuid not null references tasks (uuid),
  what text not null check (what in ('created', 'changed', 'completed', 'reopened', 'removed')),
  changed_by uuid references users (uuid),
  created_date timestamptz not null,
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array')
);
create index task_changes_by_task on task_changes (task_uuid, created_date desc);
comment on column task_changes.changes is 'Each field with what it was and what it became, as people read them.';

-- How many of the seconds that are about to be logged on a day are within what the client has agreed to: what remains of the
-- period, and the overage that their policy allows. What is beyond is kept as `over_limit`. Who logs at the same time waits
-- until this transaction ends, so two never take the same last hour. A day without hours has no limit of its own.
create function seconds_within_limit(project uuid, day date, asked integer) returns integer language plpgsql as $$
declare
  agreed record;
  remaining bigint;
begin
  select overage_policy, overage_seconds, carries_hours into agreed from projects where uuid = project;
  if agreed.overage_policy = 'as_needed' then return asked; end if;
  if agreed.carries_hours then
    perform hold_carried_hours(project);
  else
    perform from subscription_periods where project_uuid = project and day between period_start and period_end
      for no key update;
  end if;
  select remaining_seconds into remaining from subscription_hours_on(project, day);
  if remaining is null then return asked; end if;
  return greatest(least(asked, remaining + coalesce(agreed.overage_seconds, 0)), 0);
end $$;
alter function seconds_within_limit(uuid, date, integer) set plan_cache_mode = 'force_generic_plan';

-- A client is reminded of each subscription's review once.
create table time_review_reminders (
  project_uuid uuid not null references projects (uuid),
  review_until timestamptz not null,
  told_date timestamptz not null,
  primary key (project_uuid, review_until)
);

-- Who talks to whom: threads, their messages, and how far each person has read.

create table discussions (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('project', 'support', 'direct', 'question')),
  project_uuid uuid unique references projects (uuid),
  subject text not null check (length(subject) between 1 and 200),
  status text not null default 'open' check (status in ('open', 'closed')),
  opened_by uuid references users (uuid),
  created_date timestamptz not null,
  steps bigint not null default 0 check (steps >= 0),
  message_count integer not null default 0 check (message_count >= 0),
  last_message_date timestamptz,
  last_message_excerpt text check (length(last_message_excerpt) <= 200),
  -- A client asks someone a question before hiring them: one thread of a company and an assistant, without a subscription.
  client_uuid uuid references clients (uuid),
  virtualassistant_uuid uuid references assistants (uuid),
  check ((kind = 'project') = (project_uuid is not null)),
  check ((kind = 'project') = (opened_by is null)),
  constraint discussions_question_check check (
    (kind = 'question') = (client_uuid is not null) and (kind = 'question') = (virtualassistant_uuid is not null)),
  constraint discussions_question_once unique (client_uuid, virtualassistant_uuid)
);
create index discussions_by_date on discussions (last_message_date desc nulls last, uuid);
create index discussions_by_assistant on discussions (virtualassistant_uuid) where virtualassistant_uuid is not null;
comment on column discussions.steps is 'How much has happened in it; the next thing that happens gets the next number.';
comment on column discussions.opened_by is 'Null: it began with the match.';
comment on column discussions.client_uuid is 'The company that asks a candidate; null where the thread is no question of that kind.';
comment on column discussions.virtualassistant_uuid is 'The candidate who is asked.';
-- Columns of tables above that name a row of this one.
alter table reply_addresses add foreign key (discussion_uuid) references discussions (uuid);
alter table inbound_mails add foreign key (discussion_uuid) references discussions (uuid);

create table discussion_people (
  discussion_uuid uuid not null references discussions (uuid) on delete cascade,
  user_uuid uuid not null references users (uuid) on delete cascade,
  joined_date timestamptz,
  muted boolean not null default false,
  read_until bigint not null default 0 check (read_until >= 0),
  last_read_at timestamptz,
  primary key (discussion_uuid, user_uuid)
);
create index discussion_people_joined on discussion_people (user_uuid) where joined_date is not null;
comment on column discussion_people.joined_date is 'Null: whether they take part follows from their part in the subscription.';
comment on column discussion_people.read_until is 'The position of the last message that they have seen.';

create table messages (
  uuid uuid primary key,
  discussion_uuid uuid not null references discussions (uuid) on delete cascade,
  position bigint not null check (position > 0),
  change bigint not null check (change >= position),
  kind text not null default 'message' check (kind in ('message', 'joined', 'left', 'closed', 'opened')),
  sender_uuid uuid not null references users (uuid),
  body text not null default '' check (length(body) <= 5000),
  created_date timestamptz not null,
  edited_date timestamptz,
  deleted_date timestamptz,
  unique (discussion_uuid, position)
);
create index messages_by_change on messages (discussion_uuid, change);
create index messages_by_words on messages using gin (searched_words(body)) where deleted_date is null;
comment on column messages.uuid is 'Made by who sends it, so that a message sent twice is kept once.';
comment on column messages.position is 'The step of the thread at which it was written: its place for good.';
comment on column messages.change is 'The step at which it was last written, changed or taken back: what is after a known one is news.';
comment on column messages.kind is 'A message, or a line that tells of its sender.';

create table message_files (
  message_uuid uuid not null references messages (uuid) on delete cascade,
  position smallint not null check (position between 1 and 10),
  file_uuid uuid not null unique references files (uuid),
  primary key (message_uuid, position)
);

-- Totals of all time at a glance, and the way to any page of it: how many entries of each day, and their seconds. Who logs time only
-- adds a line, so nobody waits for anybody; a job joins the lines of a day. What is read is always the sum of all lines.

create table time_day_sums (
  task_date date not null,
  status text not null check (status in ('unconfirmed', 'open', 'in_review', 'queried', 'approved', 'billed')),
  billable boolean not null,
  entries integer not null,
  seconds bigint not null
);
-- A database can be followed by another (logical replication: the way to the next major version of PostgreSQL) only while each
-- row that is changed or removed can be told; where a table has no key, PostgreSQL refuses the change. Lines of sums are alike by
-- design, so the whole line tells.
alter table time_day_sums replica identity full;
create index time_day_sums_by_day on time_day_sums (task_date);
comment on table time_day_sums is 'Kept by triggers of `time_entries`; several lines of a day, state and side add up.';

create function add_to_day_sums() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into time_day_sums
    select task_date, status, billable, count(*), sum(seconds) from come where removed_date is null group by 1, 2, 3;
  end if;
  if tg_op <> 'INSERT' then
    insert into time_day_sums
    select task_date, status, billable, -count(*), -sum(seconds) from gone where removed_date is null group by 1, 2, 3;
  end if;
  return null;
end $$;
create trigger time_entries_sum_inserted after insert on time_entries
  referencing new table as come for each statement execute function add_to_day_sums();
create trigger time_entries_sum_updated after update on time_entries
  referencing new table as come old table as gone for each statement execute function add_to_day_sums();
create trigger time_entries_sum_deleted after delete on time_entries
  referencing old table as gone for each statement execute function add_to_day_sums();

-- What hangs on tasks and on what is said of them, and which subtasks a recurring task took up again with its next day.

create table task_files (
  file_uuid uuid primary key references files (uuid),
  task_uuid uuid not null references tasks (uuid),
  comment_uuid uuid references task_comments (uuid),
  position smallint not null check (position between 1 and 10),
  added_date timestamptz not null,
  unique nulls not distinct (task_uuid, comment_uuid, position)
);
comment on column task_files.comment_uuid is 'The comment it was sent with; null: it is the task''s own.';

create function keep_billed_time() returns trigger language plpgsql as $$
begin
  raise exception 'time on a posted bill stays as it is'
    using errcode = 'check_violation', constraint = 'time_entries_billed_stay';
end $$;
create trigger time_entries_billed_stay before update on time_entries for each row
  when (old.bill_uuid is not null and (
    (old.bill_uuid, old.virtualassistant_uuid, old.rate_plan_uuid, old.task_date, old.start_at, old.end_at, old.seconds,
      old.billable, old.payable, old.description, old.status, old.removed_date)
    is distinct from
    (new.bill_uuid, new.virtualassistant_uuid, new.rate_plan_uuid, new.task_date, new.start_at, new.end_at, new.seconds,
      new.billable, new.payable, new.description, new.status, new.removed_date)))
  execute function keep_billed_time();
create trigger time_entries_billed_gone before delete on time_entries for each row
  when (old.bill_uuid is not null) execute function keep_billed_time();

-- As `seconds_within_limit`, and what of the hours is left for it. `hours` is null where the day has no hours of its own. The
-- period is held whatever the policy: of two who log at once only one takes the last hour.
create function split_at_limit(project uuid, day date, asked integer, out within integer, out hours integer)
language plpgsql as $$
begin
  if not hold_carried_hours(project) then
    perform from subscription_periods where project_uuid = project and day between period_start and period_end
      for no key update;
  end if;
  within := seconds_within_limit(project, day, asked);
  select greatest(remaining_seconds, 0) into hours from subscription_hours_on(project, day);
end $$;
alter function split_at_limit(uuid, date, integer) set plan_cache_mode = 'force_generic_plan';

-- Time on an invoice stays as it was charged.
create function keep_invoiced_time() returns trigger language plpgsql as $$
begin
  raise exception 'time on an invoice stays as it is'
    using errcode = 'check_violation', constraint = 'time_entries_invoiced_stay';
end $$;
create trigger time_entries_invoiced_stay before update on time_entries for each row
  when (old.invoice_uuid is not null and (
    (old.invoice_uuid, old.project_uuid, old.virtualassistant_uuid, old.rate_plan_uuid, old.task_date, old.start_at, old.end_at,
      old.seconds, old.overage_seconds, old.billable, old.description, old.removed_date)
    is distinct from
    (new.invoice_uuid, new.project_uuid, new.virtualassistant_uuid, new.rate_plan_uuid, new.task_date, new.start_at, new.end_at,
      new.seconds, new.overage_seconds, new.billable, new.description, new.removed_date)))
  execute function keep_invoiced_time();
create trigger time_entries_invoiced_gone before delete on time_entries for each row
  when (old.invoice_uuid is not null) execute function keep_invoiced_time();

create trigger tasks_note_health after update on tasks
  referencing new table as changed for each statement execute function note_health_due();

create function note_health_of_thread() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid)
    select distinct project_uuid from discussions join changed on changed.discussion_uuid = discussions.uuid
    where project_uuid is not null;
  return null;
end $$;
create trigger messages_note_health after insert on messages
  referencing new table as changed for each statement execute function note_health_of_thread();

-- Every second that a timer ran becomes an entry, or is returned with its reason.

-- The starts whose end isn't known yet. The running timer has at least one; a paused one has some where another timer was started
-- after it on another device, until its own pause or stop arrives.
create table timer_starts (
  virtualassistant_uuid uuid not null,
  timer_id text not null,
  start_at timestamptz not null,
  given_at timestamptz not null,
  until_at timestamptz,
  primary key (virtualassistant_uuid, timer_id, start_at),
  foreign key (virtualassistant_uuid, timer_id) references timers (virtualassistant_uuid, id) on delete cascade
);
comment on column timer_starts.start_at is 'Where it was placed: not in the future, nor before the days one still writes.';
comment on column timer_starts.given_at is 'The instant that its browser gave.';
comment on column timer_starts.until_at is 'Of a paused timer: where the one that was started after it began.';

-- Whatever ends the running interval takes its open starts along, also where it knows nothing of them.
create function end_timer_starts() returns trigger language plpgsql as $$
begin
  delete from timer_starts
  where virtualassistant_uuid = new.virtualassistant_uuid and timer_id = new.id and start_at <= old.running_since;
  update timer_stretches set of_run = false
  where virtualassistant_uuid = new.virtualassistant_uuid and timer_id = new.id and of_run and end_at is not null;
  return null;
end $$;
create trigger timers_end_starts after update of running_since on timers
  for each row when (old.running_since is not null and new.running_since is null) execute function end_timer_starts();

-- Until when a timer that no longer runs is accounted for: what a device says it ran after that is returned to its person.
create table timer_ends (
  virtualassistant_uuid uuid not null references assistants (uuid),
  timer_id text not null,
  end_at timestamptz not null,
  was_running boolean not null,
  primary key (virtualassistant_uuid, timer_id)
);
create index timer_ends_by_end on timer_ends (end_at);

-- Starts that were refused: what their timer ran until the pause or stop that follows them is returned as rejected time.
create table timer_rejected_starts (
  virtualassistant_uuid uuid not null references assistants (uuid),
  event_uuid uuid not null,
  timer_id text not null,
  project_uuid uuid not null references projects (uuid),
  rate_plan_uuid uuid references rate_plans (uuid),
  start_at timestamptz not null,
  given_at timestamptz not null,
  description text not null default '' check (length(description) <= 1000),
  billable boolean not null default true,
  code text not null,
  reason text not null check (length(reason) <= 500),
  created_date timestamptz not null,
  -- Once it was followed by a start that was taken, or by its end.
  ended_date timestamptz,
  primary key (virtualassistant_uuid, event_uuid)
);
create index timer_rejected_starts_by_age on timer_rejected_starts (created_date);

-- What a timer ran and what could not become an entry, until its assistant has dealt with it.
create table rejected_time (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  event_uuid uuid,
  timer_id text not null,
  project_uuid uuid not null references projects (uuid),
  rate_plan_uuid uuid references rate_plans (uuid),
  task_name text,
  description text not null default '' check (length(description) <= 1000),
  billable boolean not null default true,
  start_at timestamptz not null,
  end_at timestamptz not null,
  code text not null check (code in
    ('overlaps', 'timer_running', 'already_stopped', 'time_entry_off', 'too_old', 'in_future', 'not_open')),
  reason text not null check (length(reason) <= 500),
  clash_entry_uuid uuid references time_entries (uuid) on delete set null,
  clash_project_uuid uuid references projects (uuid),
  clash_start_at timestamptz,
  clash_end_at timestamptz,
  resolution text check (resolution in ('entered', 'dismissed')),
  resolved_date timestamptz,
  created_date timestamptz not null,
  check (end_at > start_at),
  check ((resolution is null) = (resolved_date is null))
);
create index rejected_time_unresolved on rejected_time (virtualassistant_uuid, start_at) where resolution is null;
comment on column rejected_time.event_uuid is 'The event that ended it; null: the product itself, where time entry was closed.';
comment on column rejected_time.clash_entry_uuid is 'The entry it overlaps; null with a project: a timer.';

-- What is added or taken away counts as soon as what is changed does.
create trigger tasks_added_note_health after insert on tasks
  referencing new table as changed for each statement execute function note_health_due();

-- Time that isn't billable changes no period. It is still the last day on which somebody worked.
create trigger time_entries_added_note_health after insert on time_entries
  referencing new table as changed for each statement execute function note_health_due();

create function note_health_of_entry() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid) values (new.project_uuid);
  return null;
end $$;
create trigger time_entries_removed_note_health after update of removed_date, task_date on time_entries
  for each row when ((new.removed_date, new.task_date) is distinct from (old.removed_date, old.task_date))
  execute function note_health_of_entry();

-- A message that is taken back waits for no answer.
create function note_health_of_message() returns trigger language plpgsql as $$
begin
  insert into project_health_due (project_uuid)
    select project_uuid from discussions where uuid = new.discussion_uuid and project_uuid is not null;
  return null;
end $$;
create trigger messages_deleted_note_health after update of deleted_date on messages
  for each row when (new.deleted_date is distinct from old.deleted_date) execute function note_health_of_message();


-- =====================================================================================================================
-- Billing: what clients pay
-- 
-- Prices, taxes and promotions, orders, invoices and credit notes, charges, payments, credit and refunds, added hours, adjustments.
-- =====================================================================================================================

-- One vocabulary for what a service is taxed as: of a role's hours, of a rate, of a line.
create table tax_categories (
  name text primary key check (length(name) between 1 and 60)
);
insert into tax_categories (name) values
  ('all'), ('general_assistance'), ('bookkeeping'), ('legal'), ('technology'), ('advertising'), ('employment'), ('listed');
-- Columns of tables above that name a row of this one.
alter table roles add constraint roles_tax_category foreign key (tax_category) references tax_categories (name);

-- Taxes by the client's province or state. A rate is in thousandths of a percent: 9.975 % is 9975.
create table tax_rates (
  uuid uuid primary key default uuidv7(),
  country text not null check (country in ('CA', 'US')),
  region text not null,
  name text not null check (length(name) between 1 and 60),
  rate_thousandths integer not null check (rate_thousandths between 0 and 100000),
  -- 'all' or the one category of services that it applies to.
  tax_category text not null default 'all' check (length(tax_category) between 1 and 60),
  effective_from date not null,
  source text not null default '',
  created_date timestamptz not null default now(),
  -- When its source was read, and when an accountant confirmed it; null: not yet.
  source_date date,
  confirmed_date date,
  foreign key (country, region) references regions (country, code),
  -- Of one tax the newest begun is in force; a rate of 0 ends it.
  unique (country, region, name, tax_category, effective_from),
  constraint tax_rates_tax_category foreign key (tax_category) references tax_categories (name)
);
comment on column tax_rates.source_date is 'When the source was read; null: not recorded';
comment on column tax_rates.confirmed_date is 'When an accountant confirmed the rate; null: still to be confirmed';

-- The price book: per currency, never converted. The band of a subscription's total monthly hours
-- applies to all its hours.
create table price_bands (
  currency text not null check (currency in ('cad', 'usd')),
  from_hours integer not null check (from_hours > 0),
  hourly_cents integer not null check (hourly_cents > 0),
  -- A price book is all bands of a currency that begin on one day; the newest begun one is in force.
  effective_from date not null,
  primary key (currency, effective_from, from_hours)
);
insert into price_bands (currency, effective_from, from_hours, hourly_cents) values
  ('cad', '2020-01-01', 10, 3800), ('cad', '2020-01-01', 20, 3600), ('cad', '2020-01-01', 40, 3400), ('cad', '2020-01-01', 80, 3200),
  ('usd', '2020-01-01', 10, 3200), ('usd', '2020-01-01', 20, 3050), ('usd', '2020-01-01', 40, 2900), ('usd', '2020-01-01', 80, 2750);

-- What an hour of a role costs besides the band's rate.
create table role_uplifts (
  currency text not null check (currency in ('cad', 'usd')),
  effective_from date not null,
  role_id integer not null references roles (id),
  uplift_cents integer not null check (uplift_cents between 0 and 100000),
  primary key (currency, effective_from, role_id)
);

-- What an assistant is paid for a place: a book with dates.
create table pay_rates (
  uuid uuid primary key default uuidv7(),
  -- The assistant's country: it decides the currency until they have a bank account.
  country text not null check (country in ('CA', 'US')),
  -- Null: every role that has no rate of its own.
  role_id integer references roles (id),
  effective_from date not null,
  currency text not null check (currency in ('cad', 'usd')),
  hourly_cents integer not null check (hourly_cents between 1 and 20000),
  created_by uuid references users (uuid),
  created_date timestamptz not null default now(),
  unique nulls not distinct (country, role_id, effective_from)
);
insert into pay_rates (country, effective_from, currency, hourly_cents) values
  ('CA', '2020-01-01', 'cad', 2000), ('US', '2020-01-01', 'usd', 1600);

create table promotions (
  uuid uuid primary key default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,39}$'),
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('hours', 'percentage', 'cents_amount')),
  -- Whole hours, thousandths of a percent, or cents.
  value integer not null check (value > 0),
  currency text check (currency in ('cad', 'usd')),
  duration text not null check (duration in ('once', 'repeating', 'forever')),
  months integer check (months between 2 and 60),
  redeemable_from timestamptz not null,
  redeemable_until timestamptz check (redeemable_until > redeemable_from),
  max_redemptions integer check (max_redemptions > 0),
  per_client_limit integer check (per_client_limit > 0),
  first_purchase_only boolean not null default false,
  minimum_hours integer check (minimum_hours between 1 and 14880),
  stackable boolean not null default false,
  active boolean not null default true,
  -- Kept by the trigger on redemptions: those held or redeemed.
  times_redeemed integer not null default 0 check (times_redeemed >= 0),
  version integer not null default 1 check (version > 0),
  created_by uuid references users (uuid),
  created_date timestamptz not null default now(),
  removed_date timestamptz,
  -- Kept by the trigger on redemptions: how many of `times_redeemed` came after the limit.
  redeemed_beyond_limit integer not null default 0,
  check (type <> 'percentage' or value <= 100000),
  check ((type = 'cents_amount') = (currency is not null)),
  check ((duration = 'repeating') = (months is not null)),
  constraint promotions_beyond_are_redeemed check (redeemed_beyond_limit between 0 and times_redeemed),
  constraint promotions_within_limit check (times_redeemed - redeemed_beyond_limit <= max_redemptions)
);
create unique index promotions_by_code on promotions (code) where removed_date is null;
comment on column promotions.redeemed_beyond_limit is
  'Of those, what was signed before the last use went to someone else, and paid for afterwards.';

-- Orders: what was agreed at checkout, with its stored lines, before and after the money moved.
create table orders (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  project_uuid uuid not null references projects (uuid),
  placed_by uuid not null references users (uuid),
  impersonator_uuid uuid references users (uuid),
  idempotency_key text not null check (length(idempotency_key) between 8 and 200),
  request_hash bytea not null check (length(request_hash) = 32),
  -- held: hours and promotion are kept; charging: the processor has been asked; then one of the ends.
  state text not null default 'held' check (state in ('held', 'charging', 'needs_action', 'paid', 'declined', 'expired')),
  currency text not null check (currency in ('cad', 'usd')),
  -- The quote as shown, line by line (contract/billing/prices/quote.ts).
  quote jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  card_uuid uuid references credit_cards (uuid),
  start_date date not null,
  -- Until then the hours and the promotion are kept for this order.
  held_until timestamptz not null,
  failure_code text,
  failure_message text,
  signed_name text not null check (length(signed_name) between 1 and 200),
  signed_date timestamptz not null,
  signed_address text not null,
  agreement_version text not null,
  created_date timestamptz not null,
  settled_date timestamptz,
  -- Who was on the team when it was agreed: the draft may be changed while its payment is under way.
  team jsonb not null check (jsonb_typeof(team) = 'array'),
  -- The very words that were signed: a later edition changes nothing of them.
  agreement_text text not null default '',
  -- When the processor is asked about it next; one that is given up is cancelled there first. Null: nothing is left to be asked or
  -- given up.
  next_ask_date timestamptz default now(),
  -- How often it was asked about without an end, for pauses that grow.
  asks integer not null default 0 check (asks >= 0),
  -- The card that renewals charge: chosen with the payment, and named in what is signed.
  -- Null: placed before cards were chosen for renewals.
  renewal_card_uuid uuid references credit_cards (uuid),
  -- What a client signed at a checkout stays as it was signed, and says by which clock.
  signed_timezone text check (length(signed_timezone) between 1 and 64),
  signed_user_agent text check (length(signed_user_agent) <= 500),
  unique (client_uuid, idempotency_key),
  check ((state in ('paid', 'declined', 'expired')) = (settled_date is not null)),
  constraint orders_open_are_asked check (settled_date is not null or next_ask_date is not null)
);
-- One live order a project: two tabs can't both pay for it.
create unique index orders_one_live on orders (project_uuid) where state in ('held', 'charging', 'needs_action', 'paid');
create index orders_by_project on orders (project_uuid, created_date desc);
-- Given up, but the processor may still tell of money.
create index orders_expired on orders (settled_date) where state = 'expired';
create index orders_to_ask on orders (next_ask_date) where next_ask_date is not null;
create index orders_by_client on orders (client_uuid) where state in ('held', 'charging', 'needs_action', 'paid');
comment on column orders.team is '`AgreedSeat[]`, as it was signed.';
comment on column orders.renewal_card_uuid is
  'What renewals charge, as it was signed; null: placed before that was asked.';
comment on column orders.agreement_text is 'The very words that were signed.';
comment on column orders.next_ask_date is
  'When the job asks the processor about it, or gives it up; null: nothing is left to be asked.';
comment on column orders.signed_timezone is 'By whose clock the signer reads the time. Null: signed before this was kept, or unknown.';
comment on column orders.signed_user_agent is 'What the signer''s browser called itself. Null: signed before this was kept, or it didn''t say.';
-- Columns of tables above that name a row of this one.
alter table spending_commitments add foreign key (order_uuid) references orders on delete cascade;

create table promotion_redemptions (
  uuid uuid primary key default uuidv7(),
  promotion_uuid uuid not null references promotions (uuid),
  client_uuid uuid not null references clients (uuid),
  order_uuid uuid not null references orders (uuid),
  project_uuid uuid not null references projects (uuid),
  -- released: the order came to nothing, and it doesn't count.
  state text not null default 'held' check (state in ('held', 'redeemed', 'released')),
  -- Periods it has been applied to, the first one at checkout.
  periods_applied integer not null default 1 check (periods_applied > 0),
  created_date timestamptz not null,
  -- Money may come after an order had expired and the last use of its promotion had gone to somebody else: what was signed
  -- still holds, and is counted beside the limit.
  beyond_limit boolean not null default false,
  unique (promotion_uuid, order_uuid),
  constraint promotion_redemptions_beyond check (not beyond_limit or state = 'redeemed')
);
create index promotion_redemptions_by_client on promotion_redemptions (client_uuid, promotion_uuid);
-- What is left of a subscription's promotions is read by each renewal.
create index promotion_redemptions_by_project on promotion_redemptions (project_uuid) where state = 'redeemed';

create function count_promotion_redemptions() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op = 'UPDATE' and old.state <> 'released' then 1 else 0 end;
  after integer := case when new.state <> 'released' then 1 else 0 end;
  beyond_before integer := case when tg_op = 'UPDATE' and old.beyond_limit then 1 else 0 end;
  beyond_after integer := case when new.beyond_limit then 1 else 0 end;
begin
  if after <> before or beyond_after <> beyond_before then
    update promotions set times_redeemed = times_redeemed + after - before,
      redeemed_beyond_limit = redeemed_beyond_limit + beyond_after - beyond_before
      where uuid = new.promotion_uuid;
  end if;
  return null;
end $$;
create trigger promotion_redemptions_counted after insert or update on promotion_redemptions
  for each row execute function count_promotion_redemptions();

create table invoices (
  uuid uuid primary key default uuidv7(),
  -- Gapless within its currency, given when it is posted.
  number integer check (number > 0),
  client_uuid uuid not null references clients (uuid),
  project_uuid uuid not null references projects (uuid),
  order_uuid uuid unique references orders (uuid),
  invoice_date date not null,
  due_date date not null,
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  currency text not null check (currency in ('cad', 'usd')),
  status text not null
    check (status in ('draft', 'posted', 'partly_paid', 'paid', 'credited', 'overdue', 'void', 'refunded')),
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents between 0 and subtotal_cents),
  tax_cents integer not null check (tax_cents >= 0),
  total_cents integer not null check (total_cents = subtotal_cents - discount_cents + tax_cents),
  paid_cents integer not null default 0 check (paid_cents between 0 and total_cents),
  -- Both parties as they were on the day: name, address, tax numbers.
  supplier jsonb not null,
  client jsonb not null,
  po_number text not null default '',
  notes text not null default '' check (length(notes) <= 2000),
  created_date timestamptz not null,
  -- Kept by the trigger on refunds. What is given back doesn't open the invoice again.
  refunded_cents integer not null default 0,
  -- An invoice is of a kind: only those that begin a period are one a period and bring its hours.
  kind text not null,
  -- Staff write invoices by hand: a draft is saved as often as they like, then posted, or given up without ever having a number.
  -- Raised by each change of a draft.
  version integer not null default 1 check (version > 0),
  -- Who wrote it; null: the product itself.
  created_by uuid references users (uuid),
  unique (currency, number),
  constraint invoices_refunded_within check (refunded_cents between 0 and paid_cents),
  constraint invoices_kind check (kind in ('checkout', 'renewal', 'hours', 'overage', 'final', 'manual')),
  constraint invoices_kind_of_order check (order_uuid is null or kind = 'checkout'),
  constraint invoices_numbered check (case status when 'draft' then number is null when 'void' then true else number is not null end)
);
create index invoices_by_client on invoices (client_uuid, invoice_date desc, uuid);
create index invoices_unpaid on invoices (due_date) where status in ('posted', 'partly_paid', 'overdue');
create unique index invoices_one_a_period on invoices (project_uuid, period_start) where kind in ('checkout', 'renewal');
create index invoices_by_project on invoices (project_uuid, period_start desc);
create index invoices_drafts on invoices (created_date) where status = 'draft';
-- A subscription that is over has one last invoice.
create unique index invoices_one_final on invoices (project_uuid) where kind = 'final' and number is not null;
create index invoices_by_month on invoices (month_of(invoice_date)) where number is not null;
comment on column invoices.refunded_cents is 'Kept by the trigger on refunds.';
-- Columns of tables above that name a row of this one.
alter table spending_requests add foreign key (bought_invoice_uuid) references invoices on delete set null;
alter table spending_commitments add foreign key (invoice_uuid) references invoices on delete cascade;
alter table time_entries add foreign key (invoice_uuid) references invoices (uuid);

create table invoice_lines (
  invoice_uuid uuid not null references invoices (uuid),
  position integer not null check (position > 0),
  kind text not null,
  description text not null check (length(description) between 1 and 300),
  role_id integer references roles (id),
  quantity integer not null,
  unit_cents integer not null,
  -- Of a promotion: what it takes off, below zero.
  amount_cents integer not null,
  tax_category text not null,
  -- A line of time: at `unit_cents` an hour, for so many seconds.
  seconds integer check (seconds > 0),
  adjusts text check (adjusts in ('subscription', 'overage', 'add-on')),
  is_exact boolean not null default false,
  primary key (invoice_uuid, position),
  constraint invoice_lines_of_time check (seconds is null or (kind = 'overage' and amount_cents >= 0)),
  constraint invoice_lines_kind
    check (kind in ('subscription', 'overage', 'add-on', 'price_adjustment', 'adjustment', 'promotion')),
  constraint invoice_lines_adjusts check ((kind = 'price_adjustment') = (adjusts is not null)),
  constraint invoice_lines_exact check (not is_exact or amount_cents = quantity::bigint
    * case when seconds is null then unit_cents else (seconds::bigint * unit_cents + 1800) / 3600 end),
  constraint invoice_lines_tax_category foreign key (tax_category) references tax_categories (name)
);
comment on column invoice_lines.seconds is 'Of time above the hours; `quantity` is 1 then.';
comment on column invoice_lines.adjusts is 'Of a price adjustment: the kind of the line above it, whose price and account it shares.';
comment on column invoice_lines.is_exact is 'The amount is quantity x unit price, of time seconds x unit price / 3600 rounded half up. False: a line from before this was required.';

-- An invoice's number as contract/billing/invoices/invoice-number.ts writes it, to be searched for: at least five digits.
create function written_invoice_number(currency text, number integer) returns text language sql immutable strict
  return upper(currency) || '-' || lpad(number::text, greatest(5, length(number::text)), '0');

create table invoice_taxes (
  invoice_uuid uuid not null references invoices (uuid),
  position integer not null check (position > 0),
  name text not null,
  rate_thousandths integer not null check (rate_thousandths >= 0),
  base_cents integer not null check (base_cents >= 0),
  amount_cents integer not null check (amount_cents >= 0),
  primary key (invoice_uuid, position)
);

create table invoice_numbers (
  currency text primary key check (currency in ('cad', 'usd')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into invoice_numbers (currency) values ('cad'), ('usd');

-- Posted is final: what it says never changes, only what has been paid of it.
create function keep_posted_invoice() returns trigger language plpgsql as $$
declare moves text[] := '{status,paid_cents,refunded_cents}';
begin
  if tg_op = 'DELETE' then
    if old.number is null then return old; end if;
  elsif old.number is null then
    return new;
  elsif to_jsonb(new) - moves = to_jsonb(old) - moves and new.status <> 'draft' then
    return new;
  end if;
  raise exception 'a posted invoice stays as it is' using errcode = 'check_violation', constraint = 'invoices_posted_stay';
end $$;
create trigger invoices_posted_stay before update or delete on invoices
  for each row execute function keep_posted_invoice();

create function keep_posted_lines() returns trigger language plpgsql as $$
declare of_invoice uuid := case when tg_op = 'INSERT' then new.invoice_uuid else old.invoice_uuid end;
begin
  if exists (select from invoices where uuid = of_invoice and number is not null) then
    raise exception 'the lines of a posted invoice stay as they are'
      using errcode = 'check_violation', constraint = 'invoices_posted_stay';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger invoice_lines_stay before insert or update or delete on invoice_lines
  for each row execute function keep_posted_lines();
create trigger invoice_taxes_stay before insert or update or delete on invoice_taxes
  for each row execute function keep_posted_lines();

-- Each time the processor is asked for money; `uuid` is the idempotency key it is asked with.
create table charges (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  -- For a checkout the order, with the order's own uuid as the charge's; for a renewal the invoice.
  order_uuid uuid unique references orders (uuid),
  invoice_uuid uuid references invoices (uuid),
  card_uuid uuid not null references credit_cards (uuid),
  processor text not null check (processor in ('test', 'stripe')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency in ('cad', 'usd')),
  -- asked: no answer is known yet, it may have gone through.
  state text not null default 'asked' check (state in ('asked', 'needs_action', 'succeeded', 'declined')),
  processor_charge_id text,
  failure_code text,
  failure_message text,
  -- 1 for the first try, for a renewal 2 to 5 on days 1, 3, 5 and 7.
  attempt integer not null default 1 check (attempt > 0),
  created_date timestamptz not null,
  settled_date timestamptz,
  -- Null: tried by itself. Otherwise who paid an open invoice, and the key the call came with.
  asked_by uuid references users (uuid),
  idempotency_key text check (length(idempotency_key) between 8 and 200),
  request_hash bytea check (length(request_hash) = 32),
  -- From then on nobody can confirm it.
  cancelled_date timestamptz,
  -- When the processor confirmed that a refused charge can't be paid any more.
  closed_date timestamptz constraint charges_check2 check (closed_date is null or state in ('declined', 'succeeded')),
  -- Once this charge of an invoice has gone through, its card is the default.
  becomes_default boolean not null default false,
  check (num_nonnulls(order_uuid, invoice_uuid) = 1),
  check (order_uuid is null or order_uuid = uuid),
  unique (processor, processor_charge_id),
  unique (invoice_uuid, attempt),
  constraint charges_key_whole check ((idempotency_key is null) = (request_hash is null))
);
-- One open charge an invoice: two jobs can't both ask.
create unique index charges_one_open on charges (invoice_uuid) where state in ('asked', 'needs_action');
create index charges_unsettled on charges (created_date) where state in ('asked', 'needs_action');
create unique index charges_by_key on charges (client_uuid, idempotency_key) where idempotency_key is not null;
create index charges_to_close on charges (settled_date)
  where state = 'declined' and closed_date is null and invoice_uuid is not null;
-- What became of the last charge of a card.
create index charges_by_card on charges (card_uuid, settled_date) where settled_date is not null;
comment on column charges.becomes_default is 'Once it has gone through, its card is the default.';
comment on column charges.cancelled_date is 'From then on nobody can confirm it.';
comment on column charges.asked_by is 'Null: tried by itself.';
comment on column charges.closed_date is
  'When the processor confirmed that a refused charge can''t be paid any more.';

create table payments (
  uuid uuid primary key default uuidv7(),
  charge_uuid uuid unique references charges (uuid),
  method text not null check (method in ('card', 'transfer', 'cheque', 'other', 'credit', 'credit_note')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency in ('cad', 'usd')),
  reference text not null default '' check (length(reference) <= 200),
  recorded_by uuid references users (uuid),
  paid_date timestamptz not null,
  note text not null default '' check (length(note) <= 500),
  idempotency_key text check (length(idempotency_key) between 8 and 200),
  request_hash bytea check (length(request_hash) = 32),
  client_uuid uuid not null references clients (uuid),
  -- Kept by the trigger on refunds: those asked for, on their way or made.
  refunded_cents integer not null default 0,
  -- Whose fee isn't known is looked for again and again, so it has to be found among very many.
  fee_known boolean not null default false,
  constraint payments_key_whole check ((idempotency_key is null) = (request_hash is null)),
  constraint payments_refunded_within check (refunded_cents between 0 and amount_cents)
);
create unique index payments_by_key on payments (recorded_by, idempotency_key) where idempotency_key is not null;
create index payments_by_client on payments (client_uuid, paid_date);
create index payments_by_instant on payments (paid_date);
create index payments_without_fee on payments (paid_date) where charge_uuid is not null and not fee_known;
comment on column payments.refunded_cents is 'Kept by the trigger on refunds.';
comment on column payments.fee_known is 'Kept by the trigger on processor_fees.';

-- What the processor told of itself, each event once.
create table processor_events (
  processor text not null check (processor in ('test', 'stripe')),
  event_id text not null check (length(event_id) between 1 and 200),
  kind text not null,
  payload jsonb not null,
  received_date timestamptz not null,
  handled_date timestamptz,
  primary key (processor, event_id)
);

-- How the money of an invoice is collected after checkout, and what a later call with the same key is answered by.

-- An invoice whose card is tried again by itself: on days 1, 3, 5 and 7 after the first try.
create table collections (
  invoice_uuid uuid primary key references invoices (uuid),
  tries integer not null default 0 check (tries between 0 and 5),
  -- The day of the first try; the others are counted from it.
  first_try date,
  -- Null: paid, given up, or waiting for the answer of the last try.
  next_try date,
  -- What is open is less than a card can be charged: the client's next charge in the currency takes it along.
  waits_since date,
  check ((first_try is null) = (tries = 0)),
  constraint collections_wait_or_try check (waits_since is null or next_try is null)
);
create index collections_due on collections (next_try) where next_try is not null;
create index collections_waiting on collections (invoice_uuid) where waits_since is not null;
comment on column collections.waits_since is
  'Less is open than a card can be charged: the client''s next charge takes it along.';

-- A client buys in one currency: what is open or paid for in another refuses an order. Two at once wait for each other.
create function keep_order_currency() returns trigger language plpgsql as $$
begin
  perform from clients where uuid = new.client_uuid for no key update;
  if exists (select from orders where client_uuid = new.client_uuid and currency <> new.currency and uuid <> new.uuid
    and state in ('held', 'charging', 'needs_action', 'paid'))
  then
    raise exception 'the orders of a client are in one currency'
      using errcode = 'exclusion_violation', constraint = 'orders_one_currency';
  end if;
  return new;
end $$;
create trigger orders_one_currency before insert on orders
  for each row when (new.state in ('held', 'charging', 'needs_action', 'paid')) execute function keep_order_currency();
create trigger orders_one_currency_again before update of state on orders
  for each row when (old.state in ('declined', 'expired') and new.state = 'paid') execute function keep_order_currency();

-- A payment is the whole of what came in. What is open of its invoices is paid from it, and the rest is the client's credit.

-- How much of a payment went to which invoice; one charge can pay several.
create table payment_allocations (
  payment_uuid uuid not null references payments (uuid),
  invoice_uuid uuid not null references invoices (uuid),
  amount_cents integer not null check (amount_cents > 0),
  primary key (payment_uuid, invoice_uuid)
);
create index payment_allocations_by_invoice on payment_allocations (invoice_uuid);

-- Money given back. It is noted before the processor is asked, with its uuid as the key.
create table refunds (
  uuid uuid primary key default uuidv7(),
  payment_uuid uuid not null references payments (uuid),
  -- The invoice it is given back from; null: from the client's credit alone.
  invoice_uuid uuid references invoices (uuid),
  amount_cents integer not null check (amount_cents > 0),
  -- How much of it was the client's credit.
  credit_cents integer not null check (credit_cents between 0 and amount_cents),
  reason text not null check (length(reason) between 1 and 500),
  -- asked: no answer is known yet; pending: the processor has taken it on.
  state text not null default 'asked' check (state in ('asked', 'pending', 'succeeded', 'failed')),
  processor_refund_id text unique,
  failure_message text,
  -- Null: by the product itself.
  asked_by uuid references users (uuid),
  idempotency_key text check (length(idempotency_key) between 8 and 200),
  request_hash bytea check (length(request_hash) = 32),
  created_date timestamptz not null,
  settled_date timestamptz,
  -- How much of the credit was left by credit notes of the invoice.
  noted_cents integer not null default 0,
  fee_known boolean not null default false,
  check (invoice_uuid is not null or credit_cents = amount_cents),
  check ((state in ('succeeded', 'failed')) = (settled_date is not null)),
  constraint refunds_key_whole check ((idempotency_key is null) = (request_hash is null)),
  constraint refunds_noted_within check (noted_cents between 0 and credit_cents and (noted_cents = 0 or invoice_uuid is not null))
);
create unique index refunds_by_key on refunds (asked_by, idempotency_key) where idempotency_key is not null;
create index refunds_by_payment on refunds (payment_uuid);
create index refunds_unsettled on refunds (created_date) where state in ('asked', 'pending');
create index refunds_by_instant on refunds (created_date);
create index refunds_without_fee on refunds (created_date) where state = 'succeeded' and not fee_known;
comment on column refunds.invoice_uuid is 'Null: from the client''s credit alone.';
comment on column refunds.fee_known is 'Kept by the trigger on processor_fees.';

-- Credit that went back by transfer or cheque: it leaves the client's credit when it is recorded, above a limit once a second person
-- approves it, and is credit again when it is voided.

create table manual_refunds (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  amount_cents integer not null check (amount_cents > 0),
  method text not null check (method in ('transfer', 'cheque', 'other')),
  paid_date date not null,
  reference text not null check (length(reference) between 1 and 200),
  reason text not null check (length(reason) between 1 and 500),
  state text not null check (state in ('proposed', 'recorded', 'void')),
  proposed_by uuid not null references users (uuid),
  created_date timestamptz not null,
  idempotency_key text not null check (length(idempotency_key) between 8 and 200),
  request_hash bytea not null check (length(request_hash) = 32),
  approved_by uuid references users (uuid),
  approved_date timestamptz,
  alone_up_to_cents integer check (alone_up_to_cents >= 0),
  voided_by uuid references users (uuid),
  voided_day date,
  void_reason text check (length(void_reason) between 1 and 500),
  constraint manual_refunds_approved check (num_nonnulls(approved_by, approved_date, alone_up_to_cents) in (0, 3)
    and case state when 'proposed' then approved_by is null when 'recorded' then approved_by is not null else true end),
  constraint manual_refunds_second_person check (approved_by is null or amount_cents <= alone_up_to_cents or approved_by <> proposed_by),
  constraint manual_refunds_voided check (num_nonnulls(voided_by, voided_day, void_reason) = case state when 'void' then 3 else 0 end)
);
create unique index manual_refunds_by_key on manual_refunds (proposed_by, idempotency_key);
create index manual_refunds_by_client on manual_refunds (client_uuid, paid_date desc);
create index manual_refunds_by_month on manual_refunds (month_of(paid_date)) where approved_by is not null;
comment on column manual_refunds.paid_date is 'The day the money left our account.';
comment on column manual_refunds.alone_up_to_cents is 'Up to which amount one person was enough when it was approved; kept by the database.';
comment on column manual_refunds.voided_day is 'The day from which it is the client''s credit again.';

-- Only its state changes, and once it is void nothing does.
create function keep_manual_refund() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,approved_by,approved_date,alone_up_to_cents,voided_by,voided_day,void_reason}';
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and (old.state = 'void' or new.state = 'proposed'
    or to_jsonb(new) - moves <> to_jsonb(old) - moves
    or old.state = 'recorded' and (new.approved_by, new.approved_date) is distinct from (old.approved_by, old.approved_date))
  then
    raise exception 'a recorded refund stays as it is' using errcode = 'check_violation', constraint = 'manual_refunds_stay';
  end if;
  if new.state = 'recorded' then
    new.alone_up_to_cents := case when tg_op = 'UPDATE' then old.alone_up_to_cents end;
    new.alone_up_to_cents := coalesce(new.alone_up_to_cents, adjustment_alone_cents(new.approved_date));
  end if;
  return new;
end $$;
create trigger manual_refunds_stay before insert or update or delete on manual_refunds
  for each row execute function keep_manual_refund();

-- A client's credit by currency: every movement, and what they come to.
create table client_credits (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  -- Above zero: it came to the client.
  amount_cents integer not null check (amount_cents <> 0),
  kind text not null,
  -- What it was the rest of, or the payment that it made.
  payment_uuid uuid references payments (uuid),
  refund_uuid uuid references refunds (uuid),
  -- Null: by the product itself.
  moved_by uuid references users (uuid),
  moved_date timestamptz not null,
  manual_refund_uuid uuid references manual_refunds (uuid),
  unique (refund_uuid, kind),
  constraint client_credits_kind
    check (kind in ('surplus', 'used', 'refunded', 'refund_failed', 'manual_refund', 'manual_refund_void')),
  constraint client_credits_comes check ((kind in ('surplus', 'refund_failed', 'manual_refund_void')) = (amount_cents > 0)),
  constraint client_credits_of_refund check ((kind in ('refunded', 'refund_failed')) = (refund_uuid is not null)),
  constraint client_credits_of_manual_refund
    check ((kind in ('manual_refund', 'manual_refund_void')) = (manual_refund_uuid is not null)),
  constraint client_credits_of_payment check ((payment_uuid is null) = (manual_refund_uuid is not null)),
  constraint client_credits_once_each unique (manual_refund_uuid, kind)
);
create index client_credits_by_client on client_credits (client_uuid, currency, moved_date);
create index client_credits_by_payment on client_credits (payment_uuid);
comment on table client_credits is 'Append only.';
comment on column client_credits.payment_uuid is 'What it was the rest of, or the payment that it made; null for money that went back by hand.';

-- What is given back of a payment and of its invoice. A refund that fails leaves a credited invoice credited.
create function count_refunds() returns trigger language plpgsql as $$
declare
  gone integer := case when tg_op = 'UPDATE' and old.state <> 'failed' then 1 else 0 end;
  come integer := case when new.state <> 'failed' then 1 else 0 end;
  of_invoice integer := (come - gone) * (new.amount_cents - new.credit_cents);
begin
  if come <> gone then
    update payments set refunded_cents = refunded_cents + (come - gone) * new.amount_cents where uuid = new.payment_uuid;
  end if;
  if of_invoice <> 0 then
    update invoices set refunded_cents = refunded_cents + of_invoice,
      status = case when refunded_cents + of_invoice = total_cents then 'refunded'
        when status = 'refunded' then case when is_credited(uuid, total_cents) then 'credited' else 'paid' end
        else status end
      where uuid = new.invoice_uuid;
  end if;
  return null;
end $$;
create trigger refunds_counted after insert or update on refunds for each row execute function count_refunds();

create table client_credit_balances (
  client_uuid uuid not null references clients (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  balance_cents integer not null constraint client_credit_enough check (balance_cents >= 0),
  primary key (client_uuid, currency)
);
comment on table client_credit_balances is 'Kept by the trigger on `client_credits`.';

create function count_client_credit() returns trigger language plpgsql as $$
begin
  insert into client_credit_balances values (new.client_uuid, new.currency, greatest(new.amount_cents, 0))
    on conflict do nothing;
  if not found or new.amount_cents < 0 then
    update client_credit_balances set balance_cents = balance_cents + new.amount_cents
      where client_uuid = new.client_uuid and currency = new.currency;
  end if;
  return null;
end $$;
create trigger client_credits_counted after insert on client_credits
  for each row execute function count_client_credit();

create function keep_client_credits() returns trigger language plpgsql as $$
begin
  raise exception 'a movement of credit stays as it is' using errcode = 'check_violation', constraint = 'client_credits_stay';
end $$;
create trigger client_credits_stay before update or delete on client_credits
  for each row execute function keep_client_credits();

-- To the cent: what a payment paid of invoices and left as credit is what came in.
create function check_payment_whole() returns trigger language plpgsql as $$
declare
  of_payment uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  applied bigint := (select coalesce(sum(amount_cents), 0) from payment_allocations where payment_uuid = of_payment);
  kept bigint := (select coalesce(sum(amount_cents), 0) from client_credits
    where payment_uuid = of_payment and kind = 'surplus');
begin
  if applied + kept <> (select amount_cents from payments where uuid = of_payment) then
    raise exception 'a payment is applied or credited to the cent'
      using errcode = 'check_violation', constraint = 'payments_whole';
  end if;
  return null;
end $$;
create constraint trigger payments_whole after insert or update of amount_cents on payments
  deferrable initially deferred for each row execute function check_payment_whole('uuid');
create constraint trigger payments_whole after insert or update on payment_allocations
  deferrable initially deferred for each row execute function check_payment_whole('payment_uuid');
create constraint trigger payments_whole after insert on client_credits
  deferrable initially deferred for each row execute function check_payment_whole('payment_uuid');

-- One charge may pay several invoices: that of the day, and small balances that waited for it.
create table charge_shares (
  charge_uuid uuid not null references charges (uuid),
  invoice_uuid uuid not null references invoices (uuid),
  amount_cents integer not null check (amount_cents > 0),
  -- Kept by the trigger on charges: no answer is known yet.
  open boolean not null default true,
  primary key (charge_uuid, invoice_uuid)
);
create unique index charge_shares_one_open on charge_shares (invoice_uuid) where open;
create index charge_shares_by_invoice on charge_shares (invoice_uuid);
comment on column charge_shares.open is 'Kept by the trigger on charges.';

create function close_charge_shares() returns trigger language plpgsql as $$
begin
  update charge_shares set open = new.state in ('asked', 'needs_action') where charge_uuid = new.uuid;
  return null;
end $$;
create trigger charge_shares_follow after update of state on charges
  for each row when (old.state <> new.state) execute function close_charge_shares();

-- A cardholder's bank takes a payment back.
create table disputes (
  processor text not null check (processor in ('test', 'stripe')),
  processor_dispute_id text not null check (length(processor_dispute_id) between 1 and 200),
  payment_uuid uuid not null references payments (uuid),
  state text not null check (state in ('opened', 'won', 'lost')),
  amount_cents integer not null check (amount_cents > 0),
  fee_cents integer not null check (fee_cents >= 0),
  reason text not null default '' check (length(reason) <= 200),
  opened_date timestamptz not null,
  settled_date timestamptz,
  primary key (processor, processor_dispute_id),
  check ((state = 'opened') = (settled_date is null))
);
create index disputes_by_payment on disputes (payment_uuid);
create index disputes_opened on disputes (opened_date) where state = 'opened';

-- What takes a posted invoice back, in whole or in part: every amount is below zero. Staff write it, or the product itself where a
-- subscription that nobody takes is ended before it begins and paid back. What a note comes to closes what is open of its invoice,
-- and the rest becomes the client's credit, as if it had been paid with it.
create table credit_notes (
  uuid uuid primary key default uuidv7(),
  -- Gapless within its currency.
  number integer not null check (number > 0),
  client_uuid uuid not null references clients (uuid),
  project_uuid uuid not null references projects (uuid),
  invoice_uuid uuid not null references invoices (uuid),
  issue_date date not null,
  currency text not null check (currency in ('cad', 'usd')),
  subtotal_cents integer not null check (subtotal_cents <= 0),
  discount_cents integer not null check (discount_cents between subtotal_cents and 0),
  tax_cents integer not null check (tax_cents <= 0),
  total_cents integer not null check (total_cents < 0 and total_cents = subtotal_cents - discount_cents + tax_cents),
  -- Both parties as the invoice names them.
  supplier jsonb not null,
  client jsonb not null,
  reason text not null check (length(reason) between 1 and 500),
  -- Null: by the product itself.
  created_by uuid references users (uuid),
  created_date timestamptz not null,
  -- What of it was open of the invoice and is owed no more, what became the client's credit, and what had been refunded.
  applied_cents integer not null check (applied_cents >= 0),
  credited_cents integer not null check (credited_cents >= 0),
  refunded_cents integer not null check (refunded_cents >= 0),
  -- The payment that it counts as; none where all of it had been refunded.
  payment_uuid uuid unique references payments (uuid),
  idempotency_key text check (length(idempotency_key) between 8 and 200),
  request_hash bytea check (length(request_hash) = 32),
  unique (currency, number),
  constraint credit_notes_key_whole check ((idempotency_key is null) = (request_hash is null)),
  constraint credit_notes_settled check (applied_cents + credited_cents + refunded_cents = -total_cents),
  constraint credit_notes_paid check ((payment_uuid is null) = (applied_cents + credited_cents = 0))
);
create index credit_notes_by_invoice on credit_notes (invoice_uuid);
create index credit_notes_by_client on credit_notes (client_uuid, issue_date desc);
create unique index credit_notes_by_key on credit_notes (created_by, idempotency_key) where idempotency_key is not null;
create index credit_notes_by_month on credit_notes (month_of(issue_date));

-- A credit note's number as contract/billing/invoices/invoice-number.ts writes it.
create function written_credit_note_number(currency text, number integer) returns text language sql immutable strict
  return upper(currency) || '-CN-' || lpad(number::text, greatest(5, length(number::text)), '0');

create function is_credited(invoice uuid, total_cents integer) returns boolean language sql stable as $$
  select total_cents > 0
    and total_cents + (select coalesce(sum(note.total_cents), 0) from credit_notes note where note.invoice_uuid = invoice) = 0
$$;

create table credit_note_lines (
  credit_note_uuid uuid not null references credit_notes (uuid),
  position integer not null check (position > 0),
  kind text not null,
  description text not null check (length(description) between 1 and 300),
  role_id integer references roles (id),
  quantity integer not null,
  unit_cents integer not null,
  amount_cents integer not null,
  tax_category text not null,
  -- Which line of the invoice a line takes back.
  invoice_position integer not null,
  seconds integer check (seconds > 0),
  adjusts text check (adjusts in ('subscription', 'overage', 'add-on')),
  is_exact boolean not null default false,
  primary key (credit_note_uuid, position),
  constraint credit_note_lines_kind
    check (kind in ('subscription', 'overage', 'add-on', 'price_adjustment', 'adjustment', 'promotion')),
  constraint credit_note_lines_adjusts check ((kind = 'price_adjustment') = (adjusts is not null)),
  constraint credit_note_lines_exact check (not is_exact or amount_cents = quantity::bigint
    * case when seconds is null then unit_cents else (seconds::bigint * unit_cents + 1800) / 3600 end),
  constraint credit_note_lines_tax_category foreign key (tax_category) references tax_categories (name)
);
comment on column credit_note_lines.adjusts is 'As the line of the invoice says.';
comment on column credit_note_lines.is_exact is 'As the line of the invoice says.';

create table credit_note_taxes (
  credit_note_uuid uuid not null references credit_notes (uuid),
  position integer not null check (position > 0),
  name text not null,
  rate_thousandths integer not null check (rate_thousandths >= 0),
  base_cents integer not null check (base_cents <= 0),
  amount_cents integer not null check (amount_cents <= 0),
  primary key (credit_note_uuid, position)
);

create table credit_note_numbers (
  currency text primary key check (currency in ('cad', 'usd')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into credit_note_numbers (currency) values ('cad'), ('usd');

create function keep_credit_notes() returns trigger language plpgsql as $$
begin
  raise exception 'a credit note stays as it is' using errcode = 'check_violation', constraint = 'credit_notes_stay';
end $$;
create trigger credit_notes_stay before update or delete on credit_notes
  for each row execute function keep_credit_notes();
create trigger credit_note_lines_stay before update or delete on credit_note_lines
  for each row execute function keep_credit_notes();
create trigger credit_note_taxes_stay before update or delete on credit_note_taxes
  for each row execute function keep_credit_notes();

-- The notes of an invoice never take back more than it says, in total and of each tax. Whoever adds one waits for the others.
create function keep_within_invoice() returns trigger language plpgsql as $$
declare
  note credit_notes;
  of_invoice invoices;
begin
  select * into strict note from credit_notes where uuid = (to_jsonb(new) ->> tg_argv[0])::uuid;
  select * into strict of_invoice from invoices where uuid = note.invoice_uuid for no key update;
  if of_invoice.number is null or of_invoice.currency <> note.currency or of_invoice.client_uuid <> note.client_uuid
    or of_invoice.total_cents + (select sum(total_cents) from credit_notes where invoice_uuid = note.invoice_uuid) < 0
    or exists (
      select from credit_note_taxes tax join credit_notes on credit_notes.uuid = credit_note_uuid
      where credit_notes.invoice_uuid = note.invoice_uuid group by tax.name
      having sum(tax.amount_cents) + (select coalesce(sum(amount_cents), 0) from invoice_taxes
        where invoice_taxes.invoice_uuid = note.invoice_uuid and invoice_taxes.name = tax.name) < 0)
    or note.total_cents <> (select coalesce(sum(amount_cents), 0) from credit_note_lines where credit_note_uuid = note.uuid)
      + (select coalesce(sum(amount_cents), 0) from credit_note_taxes where credit_note_uuid = note.uuid)
  then
    raise exception 'credit notes stay within their invoice'
      using errcode = 'check_violation', constraint = 'credit_notes_within_invoice';
  end if;
  return null;
end $$;
create constraint trigger credit_notes_within_invoice after insert on credit_notes
  deferrable initially deferred for each row execute function keep_within_invoice('uuid');
create constraint trigger credit_note_taxes_within_invoice after insert on credit_note_taxes
  deferrable initially deferred for each row execute function keep_within_invoice('credit_note_uuid');

-- Invoices that are still to be mailed, each with its receipt: written with what they tell of, gone once the mails are queued.
create table invoice_mails (
  uuid uuid primary key default uuidv7(),
  invoice_uuid uuid not null references invoices (uuid),
  -- The payment that is receipted; null: nothing has been paid.
  payment_uuid uuid references payments (uuid),
  -- Who paid and hears of it; null: whoever hears of the client's money.
  paid_by uuid references users (uuid),
  unique nulls not distinct (invoice_uuid, payment_uuid)
);

-- What is open of posted invoices, and how its collection goes on: the one place that tells a refused card from a charge
-- on its way. `scheduled`: the default card is charged by itself; `small`: less than a card can be charged.
create view open_invoices as
select invoices.uuid, invoices.client_uuid, invoices.currency, invoices.status,
  invoices.total_cents - invoices.paid_cents as balance_cents,
  case
    when exists (select from charge_shares where invoice_uuid = invoices.uuid and open) then 'pending'
    when collections.waits_since is not null then 'small'
    when (select charges.state from charge_shares join charges on charges.uuid = charge_uuid
      where charge_shares.invoice_uuid = invoices.uuid
      order by charges.created_date desc, charges.attempt desc limit 1) = 'declined' then 'declined'
    when collections.next_try is not null then 'scheduled'
    else 'due'
  end as standing
from invoices
left join collections on collections.invoice_uuid = invoices.uuid
where invoices.number is not null and invoices.status in ('posted', 'partly_paid', 'overdue')
  and invoices.paid_cents < invoices.total_cents;
comment on view open_invoices is 'A view: posted invoices of which something is open.';

-- A period begins with its invoice, and keeps the policy that it begins with.
create function begin_hours_of_period() returns trigger language plpgsql as $$
begin
  -- Time that is being logged now is waited for, and what is logged later finds the period.
  perform from projects where uuid = new.project_uuid for update;
  insert into subscription_periods
    (project_uuid, period_start, period_end, prepaid_seconds, billable_seconds, carry_percent, carry_periods)
  select
    new.project_uuid, new.period_start, new.period_end,
    (select coalesce(sum(quantity), 0) * 3600 from invoice_lines
      where invoice_uuid = new.uuid and kind = 'subscription'),
    (select coalesce(sum(seconds), 0) from time_entries
      where project_uuid = new.project_uuid and task_date between new.period_start and new.period_end
        and billable and removed_date is null and status <> 'unconfirmed'),
    percent, periods
  from carry_policy()
  on conflict do nothing;
  return null;
end $$;
create trigger invoices_begin_hours_inserted after insert on invoices
  for each row when (new.number is not null and new.kind in ('checkout', 'renewal')) execute function begin_hours_of_period();
create trigger invoices_begin_hours after update of number on invoices
  for each row when (old.number is null and new.number is not null and new.kind in ('checkout', 'renewal'))
  execute function begin_hours_of_period();

-- Hours that a credit note takes back of an invoice that began a period are there no more. All periods are held first where hours are
-- carried.
create function take_back_hours() returns trigger language plpgsql as $$
begin
  perform hold_carried_hours(invoices.project_uuid)
    from credit_notes note join invoices on invoices.uuid = note.invoice_uuid where note.uuid = new.credit_note_uuid;
  update subscription_periods periods
    set prepaid_seconds = greatest(periods.prepaid_seconds - abs(new.quantity) * 3600, 0)
    from credit_notes note join invoices on invoices.uuid = note.invoice_uuid
    where note.uuid = new.credit_note_uuid and invoices.kind in ('checkout', 'renewal')
      and periods.project_uuid = invoices.project_uuid and periods.period_start = invoices.period_start;
  return null;
end $$;
create trigger credit_note_lines_take_back_hours after insert on credit_note_lines
  for each row when (new.kind = 'subscription') execute function take_back_hours();

-- Hours that a client buys for the period that runs. Their invoice is a draft until the card has paid it, so that a refused
-- card leaves nothing to pay; from then on they count.

create table added_hours (
  invoice_uuid uuid primary key references invoices (uuid),
  client_uuid uuid not null references clients (uuid),
  seat_uuid uuid not null,
  hours integer not null check (hours between 1 and 744),
  asked_by uuid not null references users (uuid),
  -- What the call came with, to know it again.
  idempotency_key text not null check (length(idempotency_key) between 8 and 200),
  request_hash bytea not null,
  asked_date timestamptz not null,
  unique (client_uuid, idempotency_key)
);
comment on table added_hours is 'Who bought hours for which seat; they count while their invoice is paid.';

-- What was bought for a period counts while its invoice is paid: a refund of all of it takes it back. Of a credited invoice those hours
-- count that its notes leave.
create function count_added_hours() returns trigger language plpgsql as $$
declare
  bought invoices;
begin
  select invoices.* into bought from invoices
    where uuid = case when tg_table_name = 'invoices' then (to_jsonb(new) ->> 'uuid')::uuid
      else (select invoice_uuid from credit_notes where credit_notes.uuid = (to_jsonb(new) ->> 'credit_note_uuid')::uuid) end;
  if bought.kind <> 'hours' then return null; end if;
  -- Held first: what others have counted meanwhile is seen by the next statement.
  perform hold_carried_hours(bought.project_uuid);
  perform from subscription_periods
    where project_uuid = bought.project_uuid and period_start = bought.period_start for no key update;
  update subscription_periods set added_seconds = 3600 * (
    select coalesce(sum(greatest(added_hours.hours - credited.hours, 0)), 0)
    from invoices join added_hours on added_hours.invoice_uuid = invoices.uuid
    cross join lateral (
      select coalesce(sum(abs(quantity)), 0) as hours
      from credit_notes join credit_note_lines on credit_note_uuid = credit_notes.uuid
      where credit_notes.invoice_uuid = invoices.uuid and kind = 'add-on'
    ) credited
    where invoices.project_uuid = bought.project_uuid and invoices.period_start = bought.period_start
      and invoices.kind = 'hours' and invoices.status in ('paid', 'credited'))
    where project_uuid = bought.project_uuid and period_start = bought.period_start;
  return null;
end $$;
create trigger invoices_count_added_hours after update of status on invoices
  for each row when (new.kind = 'hours' and old.status <> new.status) execute function count_added_hours();
create trigger credit_note_lines_count_added_hours after insert on credit_note_lines
  for each row when (new.kind = 'add-on') execute function count_added_hours();

-- Invoices by hand that no card is charged for: the client is reminded before and after the due day, once each.
create table invoice_reminders (
  invoice_uuid uuid not null references invoices (uuid),
  stage text not null check (stage in ('before', 'after', 'again')),
  told_date timestamptz not null,
  primary key (invoice_uuid, stage)
);

-- What a client agreed to beyond the hours of a period is remembered with each entry, and becomes money once it is reviewed.

-- What such a line was made of. An entry may be on several, never for more than was agreed to.
create table invoice_time (
  invoice_uuid uuid not null,
  position integer not null,
  time_entry_uuid uuid not null references time_entries (uuid),
  seconds integer not null check (seconds > 0),
  -- What the line's rounded amount has grown by with it, in the order of the days: so entries add up to their line.
  amount_cents integer not null check (amount_cents >= 0),
  primary key (invoice_uuid, position, time_entry_uuid),
  foreign key (invoice_uuid, position) references invoice_lines (invoice_uuid, position)
);
create index invoice_time_by_entry on invoice_time (time_entry_uuid);

create trigger invoice_time_stays before insert or update or delete on invoice_time
  for each row execute function keep_posted_lines();

create function add_up_time_line() returns trigger language plpgsql as $$
begin
  if (select (coalesce(sum(seconds), 0), coalesce(sum(amount_cents), 0)) from invoice_time
      where invoice_uuid = new.invoice_uuid and position = new.position)
    is distinct from (new.seconds::bigint, new.amount_cents::bigint)
  then
    raise exception 'a line of time is what its entries come to'
      using errcode = 'check_violation', constraint = 'invoice_time_adds_up';
  end if;
  return null;
end $$;
create constraint trigger invoice_time_adds_up after insert or update on invoice_lines
  deferrable initially deferred for each row when (new.seconds is not null) execute function add_up_time_line();

create function count_invoiced_seconds() returns trigger language plpgsql as $$
begin
  update time_entries set invoiced_seconds = time_entries.invoiced_seconds + added.seconds,
      invoice_uuid = coalesce(time_entries.invoice_uuid, added.invoice_uuid)
    from (select time_entry_uuid, sum(seconds)::int as seconds, min(invoice_uuid::text)::uuid as invoice_uuid
      from come group by 1) added
    where added.time_entry_uuid = uuid;
  return null;
end $$;
create trigger invoice_time_counted after insert on invoice_time
  referencing new table as come for each statement execute function count_invoiced_seconds();

create function adjustment_alone_cents(at timestamptz) returns integer language sql stable as $$
  select lowest_setting('setting.adjustment-second-person-above',
    coalesce((select value::integer from configurations where name = 'setting.adjustment-second-person-above'), 100), at) * 100
$$;

-- What is added to or taken from a client's next invoice or an assistant's next bill: proposed, approved, and applied once.

create table adjustments (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in ('client', 'va')),
  client_uuid uuid references clients (uuid),
  virtualassistant_uuid uuid references assistants (uuid),
  project_uuid uuid references projects (uuid),
  rate_plan_uuid uuid references rate_plans (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  minutes integer check (minutes <> 0 and abs(minutes) <= 60000),
  unit_cents integer check (unit_cents > 0),
  whole_cents integer not null check (whole_cents <> 0 and abs(whole_cents) <= 10000000),
  amount_cents integer not null,
  reason_code text not null check (reason_code in
    ('goodwill', 'correction', 'hours', 'service', 'extra_work', 'expense', 'advance', 'referral', 'other')),
  note text not null default '' check (length(note) <= 2000),
  effective_date date not null,
  state text not null check (state in ('proposed', 'approved', 'applied', 'void')),
  rest_of uuid references adjustments (uuid),
  proposed_by uuid references users (uuid),
  edited_by uuid references users (uuid),
  approved_by uuid references users (uuid),
  approved_date timestamptz,
  alone_up_to_cents integer check (alone_up_to_cents >= 0),
  invoice_uuid uuid,
  invoice_position integer,
  bill_uuid uuid, -- a row of va_bill_lines
  bill_position integer, -- a row of va_bill_lines
  created_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  -- What a client's adjustment is taxed as: chosen when it is proposed, from what its subscription is billed as.
  tax_category text,
  constraint adjustments_subject check (case kind
    when 'client' then client_uuid is not null and project_uuid is not null and virtualassistant_uuid is null
    else virtualassistant_uuid is not null and client_uuid is null and (project_uuid is null) = (rate_plan_uuid is null) end),
  -- Hours are of a place, at its rate, rounded half up once, away from nothing.
  constraint adjustments_hours check (num_nonnulls(minutes, unit_cents) in (0, 2) and (minutes is null or rate_plan_uuid is not null
    and whole_cents = sign(minutes) * ((abs(minutes)::bigint * unit_cents + 30) / 60))),
  constraint adjustments_part check (amount_cents <> 0 and sign(amount_cents) = sign(whole_cents) and abs(amount_cents) <= abs(whole_cents)),
  constraint adjustments_second_person check (approved_by is null or abs(whole_cents) <= alone_up_to_cents
    or approved_by <> proposed_by and approved_by is distinct from edited_by),
  -- On one line of one document, or on none.
  constraint adjustments_applied_to check (num_nonnulls(invoice_uuid, bill_uuid) = case state when 'applied' then 1 else 0 end
    and (invoice_uuid is null) = (invoice_position is null) and (bill_uuid is null) = (bill_position is null)
    and (invoice_uuid is null or kind = 'client') and (bill_uuid is null or kind = 'va')),
  constraint adjustments_one_invoice_line unique (invoice_uuid, invoice_position),
  constraint adjustments_one_bill_line unique (bill_uuid, bill_position),
  constraint adjustments_invoice_line foreign key (invoice_uuid, invoice_position)
    references invoice_lines (invoice_uuid, position) deferrable initially deferred,
  constraint adjustments_granted check ((proposed_by is null) = (reason_code = 'referral')),
  constraint adjustments_approved check (
    case when reason_code = 'referral' then state <> 'proposed' and approved_date is not null and num_nonnulls(approved_by, alone_up_to_cents) = 0
    else case state when 'proposed' then approved_by is null when 'void' then true else approved_by is not null end
      and num_nonnulls(approved_by, approved_date, alone_up_to_cents) in (0, 3) end),
  constraint adjustments_tax_category foreign key (tax_category) references tax_categories (name),
  constraint adjustments_taxed_as check (case kind when 'client' then tax_category is not null and tax_category <> 'all'
    else tax_category is null end)
);
create index adjustments_by_date on adjustments (kind, created_date desc, uuid);
create index adjustments_to_invoice on adjustments (project_uuid, effective_date) where state = 'approved' and kind = 'client';
create index adjustments_to_bill on adjustments (virtualassistant_uuid, effective_date) where state = 'approved' and kind = 'va';
create index adjustments_rests on adjustments (rest_of) where rest_of is not null;
create index adjustments_proposed on adjustments (kind, created_date desc, uuid) where state = 'proposed';
comment on column adjustments.rate_plan_uuid is 'The place it is about; hours are at its rate on the effective date.';
comment on column adjustments.whole_cents is 'What was agreed, below zero where it is taken off.';
comment on column adjustments.amount_cents is 'What of the whole this row is: an invoice takes no more off than there is, and the rest is a row of its own.';
comment on column adjustments.rest_of is 'The adjustment this is the rest of: the first one of them all.';
comment on column adjustments.note is 'Read by staff only.';
comment on column adjustments.edited_by is 'Who changed it last; null: nobody.';
comment on column adjustments.alone_up_to_cents is 'Up to which amount one person was enough when it was approved; kept by the database.';
comment on column adjustments.proposed_by is 'Null: the product itself, for a referral.';
comment on column adjustments.tax_category is 'What the line of a client is taxed as; null: of an assistant.';
-- Columns of tables above that name a row of this one.
alter table referrals add foreign key (adjustment_uuid) references adjustments (uuid);

-- Once it is approved, only where it is applied changes; once what it is on is posted, nothing does.
create function keep_adjustment() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,amount_cents,invoice_uuid,invoice_position,bill_uuid,bill_position,version}';
begin
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' and new.rest_of is null and new.reason_code <> 'referral' then
      raise exception 'an adjustment begins as a proposal' using errcode = 'check_violation', constraint = 'adjustments_stay';
    end if;
    return new;
  end if;
  if old.state = 'proposed' then
    if new.state = 'approved' then new.alone_up_to_cents := adjustment_alone_cents(new.approved_date); end if;
    return new;
  end if;
  if old.state = 'void' or new.state = 'proposed' or to_jsonb(new) - moves <> to_jsonb(old) - moves
    or old.state = 'applied' and (new.amount_cents, new.invoice_uuid, new.invoice_position, new.bill_uuid, new.bill_position)
        is distinct from (old.amount_cents, old.invoice_uuid, old.invoice_position, old.bill_uuid, old.bill_position)
      and (exists (select from invoices where uuid = old.invoice_uuid and number is not null)
        or exists (select from va_bills where uuid = old.bill_uuid and number is not null))
  then
    raise exception 'an approved adjustment stays as it is' using errcode = 'check_violation', constraint = 'adjustments_stay';
  end if;
  return new;
end $$;
create trigger adjustments_stay before insert or update on adjustments for each row execute function keep_adjustment();

-- An applied one is its line, to the cent and in its tax category, on a document of whom it is for.
create function check_adjustments(which uuid[]) returns void language plpgsql as $$
begin
  if exists (
    select from adjustments each
    left join invoice_lines line on line.invoice_uuid = each.invoice_uuid and line.position = each.invoice_position
    left join invoices on invoices.uuid = each.invoice_uuid
    left join va_bill_lines pay on pay.bill_uuid = each.bill_uuid and pay.position = each.bill_position
    left join va_bills bill on bill.uuid = each.bill_uuid
    where each.uuid = any (which) and each.state = 'applied' and (
      (coalesce(line.kind, pay.kind), coalesce(line.amount_cents, pay.amount_cents), coalesce(invoices.currency, bill.currency),
          line.tax_category)
        is distinct from ('adjustment', each.amount_cents, each.currency, each.tax_category)
      or case each.kind when 'client' then invoices.project_uuid <> each.project_uuid
        else bill.virtualassistant_uuid <> each.virtualassistant_uuid end))
  then
    raise exception 'an applied adjustment is a line of its own' using errcode = 'check_violation', constraint = 'adjustments_are_lines';
  end if;
end $$;

create function check_adjustment() returns trigger language plpgsql as $$
declare root uuid := coalesce(new.rest_of, new.uuid);
begin
  perform check_adjustments(array[new.uuid]);
  if (select sum(amount_cents) from adjustments where uuid = root or rest_of = root)
    is distinct from (select whole_cents::bigint from adjustments where uuid = root)
  then
    raise exception 'an adjustment and its rests are what was agreed' using errcode = 'check_violation', constraint = 'adjustments_add_up';
  end if;
  return null;
end $$;
create constraint trigger adjustments_add_up after insert or update on adjustments
  deferrable initially deferred for each row execute function check_adjustment();

create function check_posted_adjustments() returns trigger language plpgsql as $$
begin
  perform check_adjustments((select array_agg(uuid) from adjustments where invoice_uuid = new.uuid or bill_uuid = new.uuid));
  return null;
end $$;
create constraint trigger invoices_adjusted after update of number on invoices
  deferrable initially deferred for each row when (new.number is not null) execute function check_posted_adjustments();

-- What the card processor kept of each charge and each refund, as it tells it: the currency is the one it settles in.
create table processor_fees (
  uuid uuid primary key default uuidv7(),
  payment_uuid uuid not null references payments (uuid),
  -- Null: of the charge itself.
  refund_uuid uuid references refunds (uuid),
  client_uuid uuid not null references clients (uuid),
  -- The invoice that most of the payment went to, or that the refund is of, and its subscription; null: it was the client's credit.
  invoice_uuid uuid references invoices (uuid),
  project_uuid uuid references projects (uuid),
  -- Below zero: it gave back some of what it had kept.
  amount_cents integer not null,
  currency text not null check (currency in ('cad', 'usd')),
  charged_date timestamptz not null,
  learned_date timestamptz not null,
  constraint processor_fees_once unique nulls not distinct (payment_uuid, refund_uuid)
);
create index processor_fees_by_instant on processor_fees (charged_date);
create index processor_fees_of_client on processor_fees (client_uuid);
create index processor_fees_of_project on processor_fees (project_uuid);
comment on column processor_fees.refund_uuid is 'Null: of the charge itself.';
comment on column processor_fees.currency is 'The one it settles in, which may be another than was charged in.';
comment on column processor_fees.charged_date is 'When the money moved: its month, however late the fee was learned.';

create function keep_processor_fee() returns trigger language plpgsql as $$
begin
  raise exception 'a fee stays as it was told' using errcode = 'check_violation', constraint = 'processor_fees_stay';
end $$;
create trigger processor_fees_stay before update or delete on processor_fees
  for each row execute function keep_processor_fee();

-- Nobody approves a reward: what is more than one person could approve counts after 7 days too.
create function referral_reward_cents(currency text, at timestamptz) returns integer language sql stable as $$
  select least(present, greatest(lowest_setting('setting.referral-reward-' || currency, present, at), adjustment_alone_cents(at) / 100)) * 100
  from (select coalesce((select value::integer from configurations where name = 'setting.referral-reward-' || currency), 0) as present) setting
$$;

-- What is recorded is one movement of its client's credit, and what was voided after that is another that takes it back.
create function check_manual_refund() returns trigger language plpgsql as $$
declare
  refund manual_refunds;
begin
  select * into refund from manual_refunds
    where uuid = (case when tg_table_name = 'manual_refunds' then to_jsonb(new) ->> 'uuid'
      else to_jsonb(new) ->> 'manual_refund_uuid' end)::uuid;
  if exists (select from client_credits moved where moved.manual_refund_uuid = refund.uuid
      and (moved.client_uuid, moved.currency, abs(moved.amount_cents)) is distinct from (refund.client_uuid, refund.currency, refund.amount_cents))
    or (select coalesce(sum(moved.amount_cents), 0) from client_credits moved where moved.manual_refund_uuid = refund.uuid)
      <> (case refund.state when 'recorded' then -refund.amount_cents else 0 end)
  then
    raise exception 'a recorded refund is its movement of credit'
      using errcode = 'check_violation', constraint = 'manual_refunds_are_movements';
  end if;
  return null;
end $$;
create constraint trigger manual_refunds_are_movements after insert or update on manual_refunds
  deferrable initially deferred for each row execute function check_manual_refund();
create constraint trigger manual_refunds_are_movements after insert on client_credits
  deferrable initially deferred for each row when (new.manual_refund_uuid is not null) execute function check_manual_refund();

create function keep_signature() returns trigger language plpgsql as $$
begin
  if (old.signed_name, old.signed_date, old.signed_address, old.signed_timezone, old.signed_user_agent, old.agreement_version,
      old.agreement_text)
    is distinct from (new.signed_name, new.signed_date, new.signed_address, new.signed_timezone, new.signed_user_agent,
      new.agreement_version, new.agreement_text)
  then
    raise exception 'A signature stays as it is.' using errcode = 'check_violation', constraint = 'orders_keep_signature';
  end if;
  return new;
end $$;
create trigger keep_signature before update on orders for each row execute function keep_signature();


-- =====================================================================================================================
-- Payroll: what assistants are paid
-- 
-- Bills, bank details, payouts, tax numbers.
-- =====================================================================================================================

-- What assistants are paid: bills made of their approved time, line by line, and of what staff add to them.

create table va_bills (
  uuid uuid primary key default uuidv7(),
  -- Gapless within its currency, given when it is posted.
  number integer check (number > 0),
  virtualassistant_uuid uuid not null references assistants (uuid),
  currency text not null check (currency in ('cad', 'usd')),
  status text not null check (status in ('draft', 'posted', 'scheduled', 'paid', 'returned', 'held')),
  -- Of a draft the day it was made up last, by the office's calendar.
  bill_date date not null,
  -- The half-months whose time it was made up of.
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  total_cents integer not null default 0,
  note text not null default '' check (length(note) <= 2000),
  -- Both parties as they were on the day it was posted: name, address, tax numbers.
  payer jsonb,
  payee jsonb,
  -- How far the money is, once it has been posted.
  expected_date date,
  scheduled_date date,
  paid_date date,
  payout_reference text not null default '' check (length(payout_reference) <= 200),
  returned_reason text check (length(returned_reason) between 1 and 500),
  held_reason text check (held_reason in ('by_hand', 'no_details', 'details_changed', 'no_bank_name')),
  held_note text not null default '' check (length(held_note) <= 500),
  posted_by uuid references users (uuid),
  posted_date timestamptz,
  created_by uuid references users (uuid),
  created_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  tax_cents integer not null default 0 check (tax_cents >= 0),
  unique (currency, number),
  constraint va_bills_numbered check ((status = 'draft') = (number is null)),
  constraint va_bills_posted_whole check (
    number is null or (total_cents > 0 and payer is not null and payee is not null and expected_date is not null
      and posted_date is not null)),
  check ((status = 'held') = (held_reason is not null)),
  check (status <> 'returned' or returned_reason is not null),
  check ((status = 'paid') <= (paid_date is not null)),
  check ((status = 'scheduled') <= (scheduled_date is not null))
);
-- What isn't paid yet waits in one place: a run adds to it, also to one below zero.
create unique index va_bills_one_draft on va_bills (virtualassistant_uuid, currency) where status = 'draft';
create index va_bills_by_assistant on va_bills (virtualassistant_uuid, bill_date desc, uuid);
create index va_bills_by_date on va_bills (bill_date desc, uuid);
-- What runs look for: bills whose money waits.
create index va_bills_unpaid on va_bills (currency, virtualassistant_uuid)
  where status in ('draft', 'posted', 'held', 'returned');
create index va_bills_by_month on va_bills (month_of(bill_date)) where number is not null;
-- What a year's figures look for.
create index va_bills_by_paid_date on va_bills (paid_date, virtualassistant_uuid) where status = 'paid';
comment on column va_bills.created_by is 'Null: a run of the product itself.';
comment on column va_bills.expected_date is 'The day on which the money is expected in the assistant''s account.';
comment on column va_bills.tax_cents is 'What of the total is taxes.';
-- Columns of tables above that name a row of this one.
alter table time_entries add constraint time_entries_bill foreign key (bill_uuid) references va_bills (uuid);

create table va_bill_lines (
  bill_uuid uuid not null references va_bills (uuid) on delete cascade,
  position integer not null check (position > 0),
  kind text not null check (kind in ('time', 'bonus', 'adjustment')),
  description text not null check (length(description) between 1 and 300),
  -- Of time: the place, its rate an hour, and the days and seconds that were worked.
  rate_plan_uuid uuid references rate_plans (uuid),
  unit_cents integer check (unit_cents > 0),
  seconds integer check (seconds > 0),
  first_day date,
  last_day date check (last_day >= first_day),
  amount_cents integer not null,
  primary key (bill_uuid, position),
  unique (bill_uuid, rate_plan_uuid, unit_cents),
  check ((kind = 'time') = (rate_plan_uuid is not null)),
  check (num_nonnulls(rate_plan_uuid, unit_cents, seconds, first_day, last_day) in (0, 5)),
  -- Rounded half up to the cent, once a line.
  constraint va_bill_lines_at_rate check (amount_cents = (seconds::bigint * unit_cents + 1800) / 3600),
  check (kind <> 'bonus' or amount_cents > 0),
  check (kind <> 'adjustment' or amount_cents <> 0)
);
create index va_bill_lines_by_place on va_bill_lines (rate_plan_uuid) where rate_plan_uuid is not null;
-- Columns of tables above that name a row of this one.
alter table adjustments add constraint adjustments_bill_line foreign key (bill_uuid, bill_position) references va_bill_lines (bill_uuid, position) deferrable initially deferred;

-- What a line of time was made of. An entry is on one bill, ever.
create table va_bill_entries (
  time_entry_uuid uuid primary key references time_entries (uuid),
  bill_uuid uuid not null,
  position integer not null,
  seconds integer not null check (seconds > 0),
  -- What the line's rounded amount has grown by with it, in the order of the days: so entries add up to their line.
  amount_cents integer not null check (amount_cents >= 0),
  foreign key (bill_uuid, position) references va_bill_lines (bill_uuid, position) on delete cascade
);
create index va_bill_entries_by_line on va_bill_entries (bill_uuid, position);

create table va_bill_numbers (
  currency text primary key check (currency in ('cad', 'usd')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into va_bill_numbers (currency) values ('cad'), ('usd');

-- As contract/payroll/bills/bill-number.ts writes it, to be searched for.
create function written_bill_number(currency text, number integer) returns text language sql immutable strict
  return upper(currency) || '-B-' || lpad(number::text, greatest(5, length(number::text)), '0');

-- A bill's total is its lines and the taxes on all of them, and what has been posted is its entries, to the second and the cent.
create function add_up_bill() returns trigger language plpgsql as $$
declare
  bill va_bills;
  lines_cents bigint;
begin
  select * into bill from va_bills where uuid = new.uuid;
  if bill.uuid is null then return null; end if;
  select coalesce(sum(amount_cents), 0) into lines_cents from va_bill_lines where bill_uuid = bill.uuid;
  if bill.total_cents <> lines_cents + bill.tax_cents
    or bill.tax_cents <> (select coalesce(sum(amount_cents), 0) from va_bill_taxes where bill_uuid = bill.uuid)
    or exists (select from va_bill_taxes where bill_uuid = bill.uuid and base_cents <> lines_cents)
    or bill.number is not null and exists (
      select from va_bill_lines line
      left join lateral (
        select sum(linked.seconds) as seconds, sum(linked.amount_cents) as amount_cents,
          bool_and(entry.bill_uuid = bill.uuid and entry.seconds = linked.seconds
            and entry.rate_plan_uuid = line.rate_plan_uuid) as fits
        from va_bill_entries linked join time_entries entry on entry.uuid = linked.time_entry_uuid
        where linked.bill_uuid = line.bill_uuid and linked.position = line.position) made on true
      where line.bill_uuid = bill.uuid and line.kind = 'time'
        and (made.seconds, made.amount_cents, made.fits) is distinct from (line.seconds, line.amount_cents, true))
  then
    raise exception 'a bill is what its lines, their entries and its taxes come to'
      using errcode = 'check_violation', constraint = 'va_bills_add_up';
  end if;
  return null;
end $$;
create constraint trigger va_bills_add_up after insert or update of total_cents, tax_cents, number on va_bills
  deferrable initially deferred for each row execute function add_up_bill();

-- Posted is final: what it says never changes, only how far its money is.
create function keep_posted_bill() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{status,expected_date,scheduled_date,paid_date,payout_reference,returned_reason,held_reason,held_note,version}';
begin
  if old.number is null then
    return case when tg_op = 'DELETE' then old else new end;
  elsif tg_op = 'UPDATE' and to_jsonb(new) - moves = to_jsonb(old) - moves and new.status <> 'draft' then
    return new;
  end if;
  raise exception 'a posted bill stays as it is' using errcode = 'check_violation', constraint = 'va_bills_posted_stay';
end $$;
create trigger va_bills_posted_stay before update or delete on va_bills
  for each row execute function keep_posted_bill();

create function keep_posted_bill_lines() returns trigger language plpgsql as $$
declare of_bill uuid := case when tg_op = 'INSERT' then new.bill_uuid else old.bill_uuid end;
begin
  if exists (select from va_bills where uuid = of_bill and number is not null) then
    raise exception 'the lines of a posted bill stay as they are'
      using errcode = 'check_violation', constraint = 'va_bills_posted_stay';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger va_bill_lines_stay before insert or update or delete on va_bill_lines
  for each row execute function keep_posted_bill_lines();
create trigger va_bill_entries_stay before insert or update or delete on va_bill_entries
  for each row execute function keep_posted_bill_lines();

create constraint trigger va_bills_adjusted after update of number on va_bills
  deferrable initially deferred for each row when (new.number is not null) execute function check_posted_adjustments();

-- Where assistants are paid: sealed by a key that the database doesn't have.
create table bank_accounts (
  virtualassistant_uuid uuid not null references assistants (uuid),
  -- CAD goes to an account in Canada, USD to one in the United States.
  currency text not null check (currency in ('cad', 'usd')),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea not null check (octet_length(sealed) between 29 and 1000),
  -- All of the number that anyone is shown.
  last_digits text not null check (last_digits ~ '^[0-9]{3}$'),
  changed_by uuid not null references users (uuid),
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  -- What a bank calls someone, where its letters can't write the name they have here.
  holder_name text not null default '' check (length(holder_name) <= 60),
  primary key (virtualassistant_uuid, currency)
);
comment on column bank_accounts.changed_date is 'Bills in its currency wait 48 hours from then.';
comment on column bank_accounts.holder_name is 'As their bank knows them; empty: by the name on their bills.';

-- Asked for bank details: never twice within a week, by hand or by the job.
create table banking_reminders (
  uuid uuid primary key default uuidv7(),
  virtualassistant_uuid uuid not null references assistants (uuid),
  reminded_by uuid references users (uuid),
  reminded_date timestamptz not null,
  quiet_until timestamptz not null check (quiet_until > reminded_date),
  constraint banking_reminders_not_twice exclude using gist
    (virtualassistant_uuid with =, tstzrange(reminded_date, quiet_until) with &&)
);
create index banking_reminders_by_assistant on banking_reminders (virtualassistant_uuid, reminded_date desc);
comment on column banking_reminders.reminded_by is 'Null: the weekly job.';

-- Bills that are paid together by a file for the bank.
create table payouts (
  uuid uuid primary key default uuidv7(),
  currency text not null check (currency in ('cad', 'usd')),
  payment_date date not null,
  state text not null check (state in ('made', 'released', 'sent', 'discarded')),
  total_cents bigint not null check (total_cents > 0),
  -- Gapless within its currency, given at the release; the file carries it.
  number integer check (number > 0),
  -- The file as it went out, sealed like bank details.
  key_id text check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea,
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  made_by uuid not null references users (uuid),
  made_date timestamptz not null,
  idempotency_key text not null unique,
  request_hash bytea not null,
  released_by uuid references users (uuid),
  released_date timestamptz,
  sent_date timestamptz,
  version integer not null default 1 check (version > 0),
  unique (currency, number),
  constraint payouts_second_person check (released_by <> made_by),
  constraint payouts_released_whole check (
    num_nonnulls(number, key_id, sealed, file_sha256, released_by, released_date)
      = case when state in ('released', 'sent') then 6 else 0 end),
  check ((state = 'sent') = (sent_date is not null))
);
create unique index payouts_one_waiting on payouts (currency) where state = 'made';
create index payouts_by_date on payouts (payment_date desc, uuid);
create index payouts_by_month on payouts (month_of(payment_date)) where state = 'sent';

create table payout_lines (
  payout_uuid uuid not null references payouts (uuid),
  bill_uuid uuid not null references va_bills (uuid),
  position integer not null check (position > 0),
  amount_cents integer not null check (amount_cents > 0),
  -- The account as it was when the payout was made.
  account_version integer not null,
  last_digits text not null check (last_digits ~ '^[0-9]{3}$'),
  state text not null check (state in ('waiting', 'filed', 'confirmed', 'returned', 'discarded')),
  settled_date date,
  returned_reason text check (length(returned_reason) between 1 and 500),
  primary key (payout_uuid, bill_uuid),
  unique (payout_uuid, position),
  check ((state = 'returned') = (returned_reason is not null)),
  check ((state in ('confirmed', 'returned')) = (settled_date is not null))
);
-- A bill is in one file that didn't come back.
create unique index payout_lines_one_file on payout_lines (bill_uuid) where state in ('waiting', 'filed', 'confirmed');
create index payout_lines_by_return on payout_lines (month_of(settled_date)) where state = 'returned';

create table payout_numbers (
  currency text primary key check (currency in ('cad', 'usd')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into payout_numbers (currency) values ('cad'), ('usd');

-- What went to the bank stays as it went; a key may be replaced.
create function keep_released_payout() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,sent_date,version,key_id,sealed}';
begin
  if old.number is null and tg_op = 'UPDATE' then return new; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - moves = to_jsonb(old) - moves and new.state in ('released', 'sent') then
    return new;
  end if;
  raise exception 'a payout stays as it is' using errcode = 'check_violation', constraint = 'payouts_stay';
end $$;
create trigger payouts_stay before update or delete on payouts for each row execute function keep_released_payout();

create function keep_payout_line() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,settled_date,returned_reason}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - moves = to_jsonb(old) - moves and old.state not in ('returned', 'discarded') then
    return new;
  end if;
  raise exception 'a line of a payout stays as it is' using errcode = 'check_violation', constraint = 'payouts_stay';
end $$;
create trigger payout_lines_stay before update or delete on payout_lines
  for each row execute function keep_payout_line();

-- A payout comes to what its lines come to.
create function add_up_payout() returns trigger language plpgsql as $$
begin
  if new.total_cents <> (select coalesce(sum(amount_cents), 0) from payout_lines where payout_uuid = new.uuid) then
    raise exception 'a payout is what its lines come to'
      using errcode = 'check_violation', constraint = 'payouts_add_up';
  end if;
  return null;
end $$;
create constraint trigger payouts_add_up after insert or update on payouts
  deferrable initially deferred for each row execute function add_up_payout();

-- Taxes on what assistants are paid: the numbers they hold, and what each bill bears.

-- What an assistant is registered as for a tax, and from when until when. One a tax: what it was before is in the audit, and what a
-- posted bill was charged under stands on the bill.
create table tax_registrations (
  virtualassistant_uuid uuid not null references assistants (uuid),
  kind text not null check (kind in ('gst_hst', 'qst')),
  number text not null,
  effective_from date not null,
  effective_until date check (effective_until >= effective_from),
  changed_by uuid not null references users (uuid),
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0),
  primary key (virtualassistant_uuid, kind),
  constraint tax_registrations_form check (
    number ~ case kind when 'gst_hst' then '^[0-9]{9} RT[0-9]{4}$' else '^[0-9]{10} TQ[0-9]{4}$' end)
);
comment on column tax_registrations.effective_until is 'The last day it counts; null: it goes on.';

create table va_bill_taxes (
  bill_uuid uuid not null references va_bills (uuid) on delete cascade,
  position integer not null check (position > 0),
  name text not null,
  rate_thousandths integer not null check (rate_thousandths between 1 and 100000),
  -- All lines of the bill.
  base_cents integer not null check (base_cents > 0),
  amount_cents integer not null,
  primary key (bill_uuid, position),
  unique (bill_uuid, name),
  -- Rounded half up to the cent, once a bill.
  constraint va_bill_taxes_at_rate check (amount_cents = (2 * base_cents::bigint * rate_thousandths + 100000) / 200000)
);

create trigger va_bill_taxes_stay before insert or update or delete on va_bill_taxes
  for each row execute function keep_posted_bill_lines();

-- Whom a tax slip is about: sealed, like bank details, by a key that the database doesn't have.
create table tax_identities (
  virtualassistant_uuid uuid primary key references assistants (uuid),
  kind text not null check (kind in ('sin', 'itn', 'ssn', 'itin', 'ein')),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea not null check (octet_length(sealed) between 29 and 1000),
  -- All of the number that anyone is shown.
  last_digits text not null check (last_digits ~ '^[0-9]{3}$'),
  changed_by uuid not null references users (uuid),
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0)
);

-- What went to an assistant by hand and what of it the bank sent back, each on its own day: a bill itself only says where its money is now.
-- What goes by a file for the bank is in payout_lines.
create table va_bill_payments (
  uuid uuid primary key default uuidv7(),
  bill_uuid uuid not null references va_bills (uuid),
  kind text not null check (kind in ('paid', 'returned')),
  day date not null,
  amount_cents integer not null check (amount_cents > 0),
  -- The bank's reference, or why it came back.
  memo text not null default '' check (length(memo) <= 500)
);
create index va_bill_payments_by_month on va_bill_payments (month_of(day));
create index va_bill_payments_by_bill on va_bill_payments (bill_uuid);
comment on column va_bill_payments.memo is 'The bank''s reference, or why it came back.';

create function keep_bill_payment() returns trigger language plpgsql as $$
begin
  raise exception 'a payment of a bill stays as it is' using errcode = 'check_violation', constraint = 'va_bill_payments_stay';
end $$;
create trigger va_bill_payments_stay before update or delete on va_bill_payments
  for each row execute function keep_bill_payment();


-- =====================================================================================================================
-- Hiring: from a draft to a filled place
-- 
-- Saves of drafts, hours that are kept, signed agreements, meetings, the search for someone who fills a seat.
-- =====================================================================================================================

-- The signed agreement as it was shown.
create table agreement_documents (
  order_uuid uuid primary key references orders (uuid),
  pdf bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  created_date timestamptz not null
);

-- Meetings: discovery calls and the like, in our own slots or booked elsewhere.
create table meetings (
  uuid uuid primary key default uuidv7(),
  kind text not null check (kind in
    ('discovery', 'matching', 'onboarding', 'interview', 'applicant_interview', 'applicant_onboarding')),
  client_uuid uuid references clients (uuid),
  project_uuid uuid references projects (uuid),
  booked_by uuid references users (uuid),
  invitee_name text not null check (length(invitee_name) between 1 and 200),
  invitee_email text not null check (length(invitee_email) between 3 and 254),
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  -- The clock of whoever booked it, who may be travelling: any zone whose clock we know will do, not only those a person can live
  -- in here. The server checks it against its own zone data.
  timezone text not null,
  source text not null check (source in ('own', 'calendar')),
  external_id text unique check (length(external_id) <= 200),
  cancel_url text check (length(cancel_url) <= 500),
  reschedule_url text check (length(reschedule_url) <= 500),
  note text not null default '' check (length(note) <= 2000),
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'held', 'missed')),
  created_date timestamptz not null,
  -- The way of somebody without an account to the call they booked: the hash of the token in their mail.
  token_hash bytea unique check (length(token_hash) = 32),
  application_uuid uuid references applications (uuid),
  reminded text check (reminded in ('day', 'hour')),
  -- A calendar tells a newer invitation to a meeting from an older one by these.
  revision integer not null default 0 check (revision >= 0),
  revised_date timestamptz,
  -- Where a meeting is held, as it was when it was booked: what people were told stays true when the installation's changes.
  place_way text check (place_way in ('video', 'phone', 'call_you')),
  place_at text check (length(place_at) between 1 and 500),
  -- A matching meeting may concern one assistant; a meeting that ends with its application is told by mail.
  concerned_assistant_uuid uuid references assistants (uuid),
  cancellation_due boolean not null default false,
  constraint meetings_of_application
    check ((application_uuid is not null) = (kind in ('applicant_interview', 'applicant_onboarding'))),
  constraint meetings_concern_one check (concerned_assistant_uuid is null or kind = 'matching')
);
-- Our own slots are taken once.
create unique index meetings_own_slot on meetings (kind, start_at) where source = 'own' and status = 'booked';
create index meetings_by_client on meetings (client_uuid, start_at);
create unique index meetings_one_of_application on meetings (application_uuid, kind)
  where application_uuid is not null and status = 'booked';
create index meetings_to_remind on meetings (start_at) where application_uuid is not null and status = 'booked';
create index meetings_of_assistant on meetings (concerned_assistant_uuid) where concerned_assistant_uuid is not null;
create index meetings_cancellation_due on meetings (uuid) where cancellation_due;
comment on column meetings.reminded is 'The last reminder that went out, or that came too late to be of use; null: none yet.';
comment on column meetings.revision is 'How often it was moved or cancelled: the SEQUENCE of its entry in calendars.';
comment on column meetings.revised_date is 'When it was moved or cancelled last; null: it is as it was booked.';
comment on column meetings.place_way is 'A video call, a call to our number, or a call of ours to theirs; null: nothing is known of it.';
comment on column meetings.place_at is 'The address of the video call, or the number that is called.';
comment on column meetings.concerned_assistant_uuid is
  'Whom a matching meeting concerned when it was booked, and who was invited to it; an interview’s is its candidate.';
comment on column meetings.cancellation_due is
  'It was cancelled because its application ended, and that is still to be mailed.';

-- Saves of drafts that were joined with what was stored: one that comes again because its answer was lost is known.
-- The last hundred of a draft are kept.
create table draft_saves (
  project_uuid uuid not null references projects (uuid) on delete cascade,
  save_uuid uuid not null,
  version integer not null check (version > 0),
  primary key (project_uuid, save_uuid)
);

create table hour_holds (
  order_uuid uuid not null references orders (uuid) on delete cascade,
  virtualassistant_uuid uuid not null references assistants (uuid),
  hours integer not null check (hours > 0),
  primary key (order_uuid, virtualassistant_uuid)
);

-- Hours that are taken: what a person works elsewhere was there before; live rate plans and held orders add to it.
create function commit_assistant_hours() returns trigger language plpgsql as $$
declare
  gone integer := 0;
  come integer := 0;
begin
  if tg_table_name = 'hour_holds' then
    if tg_op <> 'INSERT' then gone := old.hours; end if;
    if tg_op <> 'DELETE' then come := new.hours; end if;
  else
    if tg_op <> 'INSERT' and old.hours_released_date is null then gone := old.hours_per_month; end if;
    if tg_op <> 'DELETE' and new.hours_released_date is null then come := new.hours_per_month; end if;
  end if;
  if tg_op = 'UPDATE' and old.virtualassistant_uuid is not distinct from new.virtualassistant_uuid then
    if come <> gone then
      update assistants set monthly_hours_committed = monthly_hours_committed + come - gone
        where uuid = new.virtualassistant_uuid;
    end if;
    return null;
  end if;
  if gone > 0 then
    update assistants set monthly_hours_committed = monthly_hours_committed - gone where uuid = old.virtualassistant_uuid;
  end if;
  if come > 0 then
    update assistants set monthly_hours_committed = monthly_hours_committed + come where uuid = new.virtualassistant_uuid;
  end if;
  return null;
end $$;
create trigger hour_holds_commit_hours after insert or update or delete on hour_holds
  for each row execute function commit_assistant_hours();

-- An open role of a subscription: staff look for someone to fill its seat, from the day it was noticed until someone has it.
create table role_searches (
  uuid uuid primary key default uuidv7(),
  project_uuid uuid not null references projects (uuid),
  seat_uuid uuid not null,
  role_id integer not null references roles (id),
  opened_date timestamptz not null,
  closed_date timestamptz check (closed_date >= opened_date),
  owner_uuid uuid references users (uuid),
  next_step text not null default '' check (length(next_step) <= 500),
  due_date date,
  shortlisted_date timestamptz,
  presented_date timestamptz,
  version integer not null default 1
);
create unique index role_searches_one_open on role_searches (seat_uuid) where closed_date is null;
create index role_searches_open on role_searches (opened_date, uuid) where closed_date is null;
create index role_searches_by_project on role_searches (project_uuid);
comment on column role_searches.opened_date is 'Since when nobody has it, or someone else is asked for.';
comment on column role_searches.shortlisted_date is 'When the first candidate was shortlisted.';
comment on column role_searches.presented_date is 'When the first candidate was shown to the client.';

-- Someone who may fill an open role, and how far that has come.
create table match_candidates (
  uuid uuid primary key default uuidv7(),
  role_search_uuid uuid not null references role_searches (uuid),
  virtualassistant_uuid uuid not null references assistants (uuid),
  stage text not null default 'new' check (stage in ('new', 'shortlisted', 'contacted', 'interested', 'declined', 'presented',
    'meeting_booked', 'accepted', 'rejected', 'replaced')),
  source text not null check (source in ('talent_team', 'csm', 'sales', 'client', 'algo')),
  score integer check (score between 0 and 100),
  reasons jsonb not null default '[]',
  stage_reason text not null default '' check (length(stage_reason) <= 500),
  client_answer text check (client_answer in ('interested', 'not', 'question')),
  client_note text not null default '' check (length(client_note) <= 500),
  client_answered_date timestamptz,
  held_hours integer check (held_hours between 1 and 744),
  meeting_uuid uuid references meetings (uuid),
  added_by uuid references users (uuid),
  added_date timestamptz not null,
  entered_stage_at timestamptz not null,
  version integer not null default 1,
  unique (role_search_uuid, virtualassistant_uuid),
  check ((client_answer is null) = (client_answered_date is null))
);
create index match_candidates_by_assistant on match_candidates (virtualassistant_uuid);
comment on column match_candidates.reasons is '`MatchReason[]` of the search, as they were when the candidate was added.';
comment on column match_candidates.held_hours is 'Hours a month kept for this role while the client decides; null: none.';

-- What is held counts as taken, as the hours of a place do.
create function hold_candidate_hours() returns trigger language plpgsql as $$
declare
  change integer := coalesce(new.held_hours, 0) - case when tg_op = 'UPDATE' then coalesce(old.held_hours, 0) else 0 end;
begin
  if change <> 0 then
    update assistants set monthly_hours_committed = monthly_hours_committed + change where uuid = new.virtualassistant_uuid;
  end if;
  return null;
end $$;
create trigger match_candidates_hold_hours after insert or update of held_hours on match_candidates
  for each row execute function hold_candidate_hours();

create trigger keep_signed_agreement before update or delete on agreement_documents
  for each row execute function keep_signed_agreement();


-- =====================================================================================================================
-- Desk: what staff see and answer for
-- 
-- Net income, alerts, saved views, personal data, long documents.
-- =====================================================================================================================

-- Net income: what each month came to, by currency, client, subscription and assistant, kept as sums of the lines of documents.

-- Months begin at midnight by the office's clock. The server writes them anew at its start by its own zone data, since the database's
-- lag behind; until then they begin by the standard time of Toronto.
create table office_months (
  month date primary key check (extract(day from month) = 1),
  begins timestamptz not null,
  ends timestamptz not null check (ends > begins)
);
create index office_months_by_begin on office_months (begins);
insert into office_months
select month::date, (month::date || 'T05:00:00Z')::timestamptz, ((month + interval '1 month')::date || 'T05:00:00Z')::timestamptz
from generate_series(timestamp '1990-01-01', timestamp '2100-12-01', interval '1 month') month;

create function office_month_of(instant timestamptz) returns date language sql stable strict as
  'select month from office_months where begins <= instant order by begins desc limit 1';

-- Every amount of the report with the document it comes from: what the sums are, line by line. `day` is the document's own, `at` the
-- instant where it has none. A credit note's line counts as the line it takes back.
create view income_lines as
select case line.kind when 'promotion' then 'promotions' when 'adjustment' then 'adjustments' else 'invoiced' end as measure,
  month_of(invoice_date) as month, invoice_date as day, null::timestamptz as at, currency, client_uuid, project_uuid,
  null::uuid as virtualassistant_uuid, 'invoice' as document, invoices.uuid as document_uuid, invoices.uuid as page_uuid, line.position,
  written_invoice_number(currency, number) as written, line.description, line.amount_cents
from invoices join invoice_lines line on line.invoice_uuid = invoices.uuid
where number is not null
union all
select case line.kind when 'promotion' then 'promotions' when 'adjustment' then 'adjustments' else 'invoiced' end,
  month_of(issue_date), issue_date, null, currency, client_uuid, project_uuid,
  null, 'credit_note', note.uuid, note.invoice_uuid, own.position,
  written_credit_note_number(currency, number), own.description, own.amount_cents
from credit_notes note
join credit_note_lines own on own.credit_note_uuid = note.uuid
join invoice_lines line on line.invoice_uuid = note.invoice_uuid and line.position = own.invoice_position
union all
select 'collected', office_months.month, null, paid_date, payment.currency, payment.client_uuid, invoices.project_uuid,
  null, 'payment', payment.uuid, invoices.uuid, 0,
  written_invoice_number(invoices.currency, invoices.number), payment.method, part.amount_cents
from payments payment
join office_months on paid_date >= begins and paid_date < ends
join payment_allocations part on part.payment_uuid = payment.uuid
join invoices on invoices.uuid = part.invoice_uuid
where payment.method not in ('credit', 'credit_note')
union all
-- What it left as the client's credit.
select 'collected', office_months.month, null, paid_date, payment.currency, payment.client_uuid, null,
  null, 'payment', payment.uuid, null, 0, null, payment.method, credit.amount_cents
from payments payment
join office_months on paid_date >= begins and paid_date < ends
join client_credits credit on credit.payment_uuid = payment.uuid and credit.kind = 'surplus'
where payment.method not in ('credit', 'credit_note')
union all
select 'refunds', office_months.month, null, refund.created_date, payment.currency, payment.client_uuid, invoices.project_uuid,
  null, 'refund', refund.uuid, invoices.uuid, 0,
  written_invoice_number(invoices.currency, invoices.number), refund.reason, refund.amount_cents
from refunds refund
join office_months on refund.created_date >= begins and refund.created_date < ends
join payments payment on payment.uuid = refund.payment_uuid
left join invoices on invoices.uuid = refund.invoice_uuid
union all
-- One that the bank turned down.
select 'refunds', office_months.month, null, refund.settled_date, payment.currency, payment.client_uuid, invoices.project_uuid,
  null, 'refund', refund.uuid, invoices.uuid, 1,
  written_invoice_number(invoices.currency, invoices.number), refund.reason, -refund.amount_cents
from refunds refund
join office_months on refund.settled_date >= begins and refund.settled_date < ends
join payments payment on payment.uuid = refund.payment_uuid
left join invoices on invoices.uuid = refund.invoice_uuid
where refund.state = 'failed'
union all
select 'refunds', office_months.month, null, dispute.settled_date, payment.currency, payment.client_uuid, null,
  null, 'dispute', payment.uuid, null, 0, null, dispute.reason, dispute.amount_cents
from disputes dispute
join office_months on dispute.settled_date >= begins and dispute.settled_date < ends
join payments payment on payment.uuid = dispute.payment_uuid
where dispute.state = 'lost'
union all
select 'fees', office_months.month, null, dispute.opened_date, payment.currency, payment.client_uuid, null,
  null, 'dispute', payment.uuid, null, 1, null, dispute.reason, dispute.fee_cents
from disputes dispute
join office_months on dispute.opened_date >= begins and dispute.opened_date < ends
join payments payment on payment.uuid = dispute.payment_uuid
where dispute.fee_cents > 0
union all
-- What the processor kept, in the currency it settles in, which may be another than was charged in.
select 'fees', office_months.month, null, fee.charged_date, fee.currency, fee.client_uuid, fee.project_uuid,
  null, case when fee.refund_uuid is null then 'payment' else 'refund' end, coalesce(fee.refund_uuid, fee.payment_uuid), fee.invoice_uuid, 2,
  written_invoice_number(invoices.currency, invoices.number),
  'Card processor' || case when fee.currency <> payment.currency then ', charged in ' || upper(payment.currency) else '' end, fee.amount_cents
from processor_fees fee
join office_months on fee.charged_date >= begins and fee.charged_date < ends
join payments payment on payment.uuid = fee.payment_uuid
left join invoices on invoices.uuid = fee.invoice_uuid
where fee.amount_cents <> 0
union all
-- Of the place that was worked, or of what an adjustment is about.
select 'cost', month_of(bill_date), bill_date, null, bill.currency, projects.client_uuid, projects.uuid,
  bill.virtualassistant_uuid, 'bill', bill.uuid, bill.uuid, line.position,
  written_bill_number(bill.currency, bill.number), line.description, line.amount_cents
from va_bills bill
join va_bill_lines line on line.bill_uuid = bill.uuid
left join rate_plans place on place.uuid = line.rate_plan_uuid
left join adjustments adjusted on adjusted.bill_uuid = bill.uuid and adjusted.bill_position = line.position
left join projects on projects.uuid = coalesce(place.project_uuid, adjusted.project_uuid)
where bill.number is not null
union all
-- Credit that went back by hand, and what of that was voided again.
select 'refunds', month_of(moved.day), moved.day, null, refund.currency, refund.client_uuid, null,
  null, 'refund', refund.uuid, null, moved.position, null, refund.reason, moved.cents
from manual_refunds refund
cross join lateral (values (0, refund.paid_date, refund.amount_cents), (1, refund.voided_day, -refund.amount_cents))
  moved (position, day, cents)
where refund.approved_by is not null and moved.day is not null
union all
select 'outstanding', month_of(invoice_date), invoice_date, null, currency, client_uuid, project_uuid,
  null, 'invoice', uuid, uuid, 0, written_invoice_number(currency, number), '', total_cents - paid_cents
from invoices
where number is not null and status in ('posted', 'partly_paid', 'overdue') and paid_cents < total_cents;

-- The same, added up. Whoever posts, pays or gives back only adds a line, so nobody waits for anybody; a job joins the lines of a
-- month and its subscription. What is read is always the sum of all lines.
create table income_sums (
  uuid uuid primary key default uuidv7(),
  month date not null,
  currency text not null check (currency in ('cad', 'usd')),
  client_uuid uuid,
  project_uuid uuid,
  virtualassistant_uuid uuid,
  invoiced_cents bigint not null default 0,
  promotions_cents bigint not null default 0,
  adjustments_cents bigint not null default 0,
  collected_cents bigint not null default 0,
  refunds_cents bigint not null default 0,
  cost_cents bigint not null default 0,
  fees_cents bigint not null default 0,
  outstanding_cents bigint not null default 0
);
create index income_sums_by_month on income_sums (month);
create index income_sums_of_client on income_sums (client_uuid) where client_uuid is not null;
create index income_sums_of_project on income_sums (project_uuid) where project_uuid is not null;
create index income_sums_of_assistant on income_sums (virtualassistant_uuid) where virtualassistant_uuid is not null;
create index income_sums_of_us_dollars on income_sums (month) where currency = 'usd';
comment on table income_sums is 'Kept by triggers of the documents; several lines of a month and a subscription add up to `income_lines`.';
comment on column income_sums.client_uuid is 'Null: of no subscription, as a bonus is.';

-- All of it anew from the documents.
create function sum_income_anew() returns void language sql as $$
  lock table income_sums in share row exclusive mode;
  delete from income_sums;
  insert into income_sums (month, currency, client_uuid, project_uuid, virtualassistant_uuid, invoiced_cents, promotions_cents,
    adjustments_cents, collected_cents, refunds_cents, cost_cents, fees_cents, outstanding_cents)
  select month, currency, client_uuid, project_uuid, virtualassistant_uuid,
    coalesce(sum(amount_cents) filter (where measure = 'invoiced'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'promotions'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'adjustments'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'collected'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'refunds'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'cost'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'fees'), 0),
    coalesce(sum(amount_cents) filter (where measure = 'outstanding'), 0)
  from income_lines group by 1, 2, 3, 4, 5;
$$;

create function add_invoice_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, invoiced_cents, promotions_cents, adjustments_cents)
  select month_of(new.invoice_date), new.currency, new.client_uuid, new.project_uuid,
    coalesce(sum(amount_cents) filter (where kind not in ('promotion', 'adjustment')), 0),
    coalesce(sum(amount_cents) filter (where kind = 'promotion'), 0),
    coalesce(sum(amount_cents) filter (where kind = 'adjustment'), 0)
  from invoice_lines where invoice_uuid = new.uuid
  having count(*) > 0;
  return null;
end $$;
create trigger invoices_income_inserted after insert on invoices
  for each row when (new.number is not null) execute function add_invoice_income();
create trigger invoices_income after update of number on invoices
  for each row when (old.number is null and new.number is not null) execute function add_invoice_income();

create function open_cents(invoice invoices) returns integer language sql immutable as $$
  select case when invoice.number is not null and invoice.status in ('posted', 'partly_paid', 'overdue')
    then invoice.total_cents - invoice.paid_cents else 0 end
$$;

create function add_open_income() returns trigger language plpgsql as $$
declare
  change integer := open_cents(new) - case when tg_op = 'UPDATE' then open_cents(old) else 0 end;
begin
  if change <> 0 then
    insert into income_sums (month, currency, client_uuid, project_uuid, outstanding_cents)
    values (month_of(new.invoice_date), new.currency, new.client_uuid, new.project_uuid, change);
  end if;
  return null;
end $$;
create trigger invoices_open_inserted after insert on invoices
  for each row when (new.number is not null) execute function add_open_income();
create trigger invoices_open after update of number, status, paid_cents on invoices
  for each row when (new.number is not null) execute function add_open_income();

create function add_note_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, invoiced_cents, promotions_cents, adjustments_cents)
  select month_of(note.issue_date), note.currency, note.client_uuid, note.project_uuid,
    coalesce(sum(come.amount_cents) filter (where line.kind not in ('promotion', 'adjustment')), 0),
    coalesce(sum(come.amount_cents) filter (where line.kind = 'promotion'), 0),
    coalesce(sum(come.amount_cents) filter (where line.kind = 'adjustment'), 0)
  from come
  join credit_notes note on note.uuid = come.credit_note_uuid
  join invoice_lines line on line.invoice_uuid = note.invoice_uuid and line.position = come.invoice_position
  group by 1, 2, 3, 4;
  return null;
end $$;
create trigger credit_note_lines_income after insert on credit_note_lines
  referencing new table as come for each statement execute function add_note_income();

create function add_paid_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, collected_cents)
  select office_month_of(payment.paid_date), payment.currency, payment.client_uuid, invoices.project_uuid, sum(come.amount_cents)
  from come
  join payments payment on payment.uuid = come.payment_uuid and payment.method not in ('credit', 'credit_note')
  join invoices on invoices.uuid = come.invoice_uuid
  group by 1, 2, 3, 4;
  return null;
end $$;
create trigger payment_allocations_income after insert on payment_allocations
  referencing new table as come for each statement execute function add_paid_income();

create function add_surplus_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, collected_cents)
  select office_month_of(payment.paid_date), payment.currency, payment.client_uuid, sum(come.amount_cents)
  from come
  join payments payment on payment.uuid = come.payment_uuid and payment.method not in ('credit', 'credit_note')
  where come.kind = 'surplus'
  group by 1, 2, 3;
  return null;
end $$;
create trigger client_credits_income after insert on client_credits
  referencing new table as come for each statement execute function add_surplus_income();

create function add_refund_income() returns trigger language plpgsql as $$
declare
  failed boolean := new.state = 'failed' and (tg_op = 'INSERT' or old.state <> 'failed');
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, refunds_cents)
  select office_month_of(moved.at), payment.currency, payment.client_uuid, invoices.project_uuid, moved.amount_cents
  from (select new.created_date as at, new.amount_cents where tg_op = 'INSERT'
    union all select new.settled_date, -new.amount_cents where failed) moved (at, amount_cents)
  join payments payment on payment.uuid = new.payment_uuid
  left join invoices on invoices.uuid = new.invoice_uuid;
  return null;
end $$;
create trigger refunds_income after insert or update of state on refunds
  for each row execute function add_refund_income();

create function add_dispute_income() returns trigger language plpgsql as $$
declare
  known boolean := tg_op = 'UPDATE';
begin
  insert into income_sums (month, currency, client_uuid, refunds_cents, fees_cents)
  select office_month_of(moved.at), payment.currency, payment.client_uuid, moved.lost_cents, moved.fee_cents
  from (select new.settled_date as at, new.amount_cents as lost_cents, 0 as fee_cents where new.state = 'lost'
    union all select old.settled_date, -old.amount_cents, 0 where known and old.state = 'lost'
    union all select new.opened_date, 0, new.fee_cents
    union all select old.opened_date, 0, -old.fee_cents where known) moved
  join payments payment on payment.uuid = new.payment_uuid
  where moved.lost_cents <> 0 or moved.fee_cents <> 0;
  return null;
end $$;
create trigger disputes_income after insert or update on disputes
  for each row execute function add_dispute_income();

create function add_bill_income() returns trigger language plpgsql as $$
begin
  insert into income_sums (month, currency, client_uuid, project_uuid, virtualassistant_uuid, cost_cents)
  select month_of(new.bill_date), new.currency, projects.client_uuid, projects.uuid, new.virtualassistant_uuid,
    sum(line.amount_cents)
  from va_bill_lines line
  left join rate_plans place on place.uuid = line.rate_plan_uuid
  left join adjustments adjusted on adjusted.bill_uuid = line.bill_uuid and adjusted.bill_position = line.position
  left join projects on projects.uuid = coalesce(place.project_uuid, adjusted.project_uuid)
  where line.bill_uuid = new.uuid
  group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger va_bills_income_inserted after insert on va_bills
  for each row when (new.number is not null) execute function add_bill_income();
create trigger va_bills_income after update of number on va_bills
  for each row when (old.number is null and new.number is not null) execute function add_bill_income();

create function add_fee_income() returns trigger language plpgsql as $$
begin
  if new.refund_uuid is null then
    update payments set fee_known = true where uuid = new.payment_uuid;
  else
    update refunds set fee_known = true where uuid = new.refund_uuid;
  end if;
  if new.amount_cents <> 0 then
    insert into income_sums (month, currency, client_uuid, project_uuid, fees_cents)
    values (office_month_of(new.charged_date), new.currency, new.client_uuid, new.project_uuid, new.amount_cents);
  end if;
  return null;
end $$;
create trigger processor_fees_income after insert on processor_fees
  for each row execute function add_fee_income();

-- What a US dollar was worth in a month, as staff found it: only for the margin across currencies, which no document knows.
create table exchange_rates (
  month date primary key check (extract(day from month) = 1),
  -- Canadian dollars for a US dollar, in millionths; null: it was taken back.
  rate_millionths integer check (rate_millionths between 100000 and 10000000),
  source text not null check (length(source) between 1 and 200),
  note text not null default '' check (length(note) <= 500),
  version integer not null default 1 check (version > 0),
  changed_date timestamptz not null
);
comment on column exchange_rates.rate_millionths is 'Canadian dollars for a US dollar, in millionths; null: it was taken back.';

-- What the product notices and someone should look at: one row a cause, however often it happens.

create table alerts (
  uuid uuid primary key default uuidv7(),
  fingerprint text not null unique check (length(fingerprint) between 1 and 300),
  type text not null check (type in ('error', 'warning', 'alert', 'info')),
  status text not null default 'new' check (status in ('new', 'inprogress', 'resolved')),
  title text not null check (length(title) between 1 and 200),
  detail text not null default '' check (length(detail) <= 5000),
  entity_link text,
  assigned_to uuid references users (uuid),
  repeat_count integer not null default 0 check (repeat_count >= 0),
  created_date timestamptz not null,
  last_date timestamptz not null,
  resolved_date timestamptz,
  resolved_by uuid references users (uuid),
  note text not null default '' check (length(note) <= 2000),
  version integer not null default 1 check (version > 0),
  constraint alerts_resolved check ((status = 'resolved') = (resolved_date is not null)
    and (resolved_by is null or status = 'resolved')),
  constraint alerts_taken check (status <> 'inprogress' or assigned_to is not null)
);
create index alerts_newest on alerts (created_date desc, uuid);
create index alerts_open on alerts (created_date desc, uuid) where status <> 'resolved';
-- What waits for one person among years of what is done: found without reading what is done.
create index alerts_with on alerts (assigned_to) where status <> 'resolved';
comment on column alerts.fingerprint is 'What makes two of them the same: they are one row, and count up.';
comment on column alerts.repeat_count is 'How often it happened again.';
comment on column alerts.last_date is 'When it happened last.';
comment on column alerts.resolved_by is 'Null where resolved: the product itself, whose cause had ended.';
comment on column alerts.version is 'Raised by each step, not by a repetition.';

-- What a member of staff has chosen in a list, under a name: filters, sorting and how many rows a page has.

create table saved_views (
  uuid uuid primary key default uuidv7(),
  list text not null check (length(list) between 3 and 120),
  owner_uuid uuid not null references users (uuid),
  name text not null check (length(name) between 1 and 60),
  query jsonb not null check (jsonb_typeof(query) = 'object' and length(query::text) <= 20000),
  shared boolean not null default false,
  created_date timestamptz not null,
  changed_date timestamptz not null,
  version integer not null default 1 check (version > 0)
);
create unique index saved_views_by_name on saved_views (owner_uuid, list, lower(name));
create index saved_views_shared on saved_views (list) where shared;
comment on column saved_views.list is 'The operation that the list reads, and which of its lists where there are several.';
comment on column saved_views.query is 'As it was saved: what the list no longer takes is left out when it is read.';
comment on column saved_views.shared is 'Everybody of staff who may open the list sees it; else its owner alone.';

-- What people take along of what we keep of them: made by a job, and gone after a week.
create table data_exports (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired')),
  asked_date timestamptz not null,
  ready_date timestamptz,
  -- From then on it can't be downloaded.
  expires timestamptz,
  -- Files it comes in, each small enough to be made and sent in one go.
  parts integer not null default 0 check (parts between 0 and 1000),
  size bigint not null default 0 check (size >= 0),
  check ((state in ('ready', 'expired')) = (ready_date is not null and expires is not null))
);
create index data_exports_by_user on data_exports (user_uuid, asked_date);
create unique index data_exports_one_at_a_time on data_exports (user_uuid) where state = 'waiting';
create index data_exports_to_expire on data_exports (expires) where state = 'ready';
comment on column data_exports.expires is 'From then on it can’t be downloaded.';
comment on column data_exports.parts is 'Files it comes in, each small enough to be made and sent in one go.';

-- Who asked to be forgotten, and what came of it. Nobody's words stand here.
create table deletion_requests (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  state text not null default 'waiting' check (state in ('waiting', 'withdrawn', 'approved', 'done')),
  asked_date timestamptz not null,
  withdrawn_date timestamptz,
  approved_by uuid references users (uuid),
  approved_date timestamptz,
  done_date timestamptz,
  version integer not null default 1 check (version > 0),
  check ((state = 'withdrawn') = (withdrawn_date is not null)),
  check ((state in ('approved', 'done')) = (approved_date is not null and approved_by is not null)),
  check ((state = 'done') = (done_date is not null))
);
create unique index deletion_requests_one_open on deletion_requests (user_uuid) where state in ('waiting', 'approved');
create index deletion_requests_by_state on deletion_requests (state, asked_date, uuid);
comment on table deletion_requests is 'Who asked to be forgotten, and what came of it.';

-- Money given back, as a refund to a card is: no part of net income.
create function add_manual_refund_income() returns trigger language plpgsql as $$
declare
  was_recorded boolean := tg_op = 'UPDATE' and old.state = 'recorded';
begin
  insert into income_sums (month, currency, client_uuid, refunds_cents)
  select month_of(moved.day), new.currency, new.client_uuid, moved.cents
  from (select new.paid_date as day, new.amount_cents as cents where new.state = 'recorded' and not was_recorded
    union all select new.voided_day, -new.amount_cents where new.state = 'void' and was_recorded) moved;
  return null;
end $$;
create trigger manual_refunds_income after insert or update of state on manual_refunds
  for each row execute function add_manual_refund_income();

-- Long documents that a job makes; their bytes are in the file store.
create table file_exports (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users (uuid),
  kind text not null check (kind in ('time_log_pdf', 'time_log_csv', 'accounting_file', 'statement_pdf', 'statement_csv')),
  parameters jsonb not null check (jsonb_typeof(parameters) = 'object'),
  scope text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'expired', 'removed')),
  title text not null check (title <> ''),
  rows_total integer not null check (rows_total >= 0),
  rows_done integer not null default 0 check (rows_done between 0 and rows_total),
  attempts integer not null default 0 check (attempts >= 0),
  parts integer not null default 0 check (parts between 0 and 1000),
  size bigint not null default 0 check (size >= 0),
  file_name text,
  type text,
  asked_date timestamptz not null,
  ready_date timestamptz,
  expires timestamptz,
  removed_date timestamptz,
  failure text,
  check (state not in ('ready', 'expired')
    or num_nulls(ready_date, expires, file_name, type) = 0 and parts > 0 and rows_done = rows_total),
  check (state not in ('waiting', 'failed') or num_nonnulls(ready_date, expires) = 0),
  check (expires > ready_date),
  check ((state = 'removed') = (removed_date is not null)),
  check (state <> 'failed' or failure is not null),
  check (failure is null or state in ('failed', 'removed'))
);
create index file_exports_by_user on file_exports (user_uuid, asked_date, uuid);
create unique index file_exports_one_of_a_kind on file_exports (user_uuid, kind, md5(parameters::text)) where state = 'waiting';
create index file_exports_to_expire on file_exports (expires) where state = 'ready';
create index file_exports_waiting on file_exports (asked_date) where state = 'waiting';
create index file_exports_to_delete on file_exports (asked_date) where state in ('failed', 'expired', 'removed');
comment on table file_exports is 'Long documents that people had prepared in the background.';
comment on column file_exports.parameters is 'What the document is made from: as its direct download takes it.';
comment on column file_exports.scope is 'Whose rows the file has: it is given out only while its owner still sees those.';
comment on column file_exports.title is 'What it is of, as its owner reads it.';
comment on column file_exports.rows_done is 'How far it is, in rows: those of a PDF are read first and drawn then, and count half each time.';
comment on column file_exports.attempts is 'How often the job has started to make it.';
comment on column file_exports.parts is 'Pieces of the file in the store, each a few megabytes; while it waits, the highest that any attempt has written.';
comment on column file_exports.expires is 'From then on it can’t be downloaded.';
comment on column file_exports.failure is 'Why it could not be made, as its owner reads it.';
