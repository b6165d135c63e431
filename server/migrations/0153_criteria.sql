-- What staff may say of roles, skills, tools and industries: other words for them, what they are, and whether they are offered.

alter table skills
  add column aliases text[] not null default '{}',
  add column description text not null default '' check (length(description) <= 1000),
  add column version integer not null default 1 check (version > 0);
alter table tools
  add column description text not null default '' check (length(description) <= 1000),
  add column version integer not null default 1 check (version > 0);
alter table industries
  add column description text not null default '' check (length(description) <= 1000),
  add column active boolean not null default true,
  add column version integer not null default 1 check (version > 0);
alter table roles
  add column version integer not null default 1 check (version > 0);
comment on column skills.aliases is 'Other words for it.';
comment on column roles.version is 'Raised by each save of staff.';

-- A word of the reference data that staff took away stays, switched off: else the next start would bring it back.
alter table role_keywords add column active boolean not null default true;

alter table unknown_words add column dismissed_date timestamptz;
comment on column unknown_words.dismissed_date is 'When staff said that it is no word of ours; null: they haven’t.';
create index unknown_words_most_entered on unknown_words (times_entered desc, word) where dismissed_date is null;
