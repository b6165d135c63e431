-- The language in which a meeting was booked: mails about it, and its entry in a calendar, are in it.
alter table meetings add column language text not null default 'en' check (language in ('en', 'fr'));
