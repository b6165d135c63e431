-- A matching meeting may concern one assistant; a meeting that ends with its application is told by mail.

alter table meetings
  add column concerned_assistant_uuid uuid references assistants (uuid),
  add column cancellation_due boolean not null default false,
  add constraint meetings_concern_one check (concerned_assistant_uuid is null or kind = 'matching');
comment on column meetings.concerned_assistant_uuid is
  'Whom a matching meeting concerned when it was booked, and who was invited to it; an interview’s is its candidate.';
comment on column meetings.cancellation_due is
  'It was cancelled because its application ended, and that is still to be mailed.';

create index meetings_of_assistant on meetings (concerned_assistant_uuid) where concerned_assistant_uuid is not null;
create index meetings_cancellation_due on meetings (uuid) where cancellation_due;

-- A calendar takes a cancellation by its higher revision.
create or replace function cancel_meetings_of_application() returns trigger language plpgsql as $$
begin
  update meetings
  set status = 'cancelled', revision = revision + 1, revised_date = new.state_date, cancellation_due = true
  where application_uuid = new.uuid and status = 'booked' and start_at > new.state_date;
  return null;
end $$;
