-- Mails about one thing are one conversation in a mail program, and an answer goes to whoever reads it.
alter table mail_outbox
  add column thread text check (length(thread) between 1 and 300),
  add column reply_to text check (length(reply_to) between 3 and 254),
  add column answers text check (length(answers) between 3 and 1000);
comment on column mail_outbox.thread is 'What the mail is about, `invoice:{uuid}`: mails about the same are one conversation; null: it stands alone.';
comment on column mail_outbox.reply_to is 'Where an answer goes; null: to the address of the configuration.';
comment on column mail_outbox.answers is 'The Message-ID of the mail that it answers automatically.';

alter table notifications add column mail_subject text check (length(mail_subject) between 1 and 200);
comment on column notifications.mail_subject is 'The subject of a mail that tells of it alone, the same for each of one conversation; null: its title.';
