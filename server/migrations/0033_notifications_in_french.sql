-- What our code writes to people stands in both languages, and each reader gets their own; null: it is the same in both (people wrote it).
alter table notifications
  add column title_fr text check (length(title_fr) between 1 and 200),
  add column body_fr text check (length(body_fr) <= 5000),
  add column mail_subject_fr text check (length(mail_subject_fr) between 1 and 200);
