-- Who opens the mailed link in another browser is shown what was entered at the registration, and says whether it is theirs.
alter table open_registrations add column adopted_date timestamptz;
comment on column open_registrations.adopted_date is
  'When the owner of the mailbox, shown what was entered, said that it is theirs; null: nobody has.';
