-- What is dialled after a phone number, which the number's own form has no room for.
alter table users add phone_extension text not null default '' check (phone_extension ~ '^\d{0,8}$');
alter table clients add phone_extension text not null default '' check (phone_extension ~ '^\d{0,8}$');
alter table application_starts add phone_extension text not null default '' check (phone_extension ~ '^\d{0,8}$');
