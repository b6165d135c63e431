alter table users add column language text check (language in ('en', 'fr'));
comment on column users.language is
  'The language in which a client or an assistant reads pages and emails; null: that of their browser. Staff read English.';
-- Until now people could say in which language our people should write to them.
update users set language = 'fr' from user_preferences
where user_preferences.user_uuid = users.uuid and user_preferences.language = 'fr' and not 'admin' = any (users.permissions);

alter table consents add column language text not null default 'en' check (language in ('en', 'fr'));
comment on column consents.language is 'In which the text was read that was agreed to.';
