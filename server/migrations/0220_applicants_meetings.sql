-- Interviews and onboarding sessions of applicants, in our own free times.

alter table meetings
  drop constraint meetings_kind_check,
  drop constraint meetings_status_check,
  add constraint meetings_kind_check check (kind in
    ('discovery', 'matching', 'onboarding', 'interview', 'applicant_interview', 'applicant_onboarding')),
  add constraint meetings_status_check check (status in ('booked', 'cancelled', 'held', 'missed')),
  add column application_uuid uuid references applications (uuid),
  add column reminded text check (reminded in ('day', 'hour')),
  add constraint meetings_of_application
    check ((application_uuid is not null) = (kind in ('applicant_interview', 'applicant_onboarding')));
comment on column meetings.reminded is 'The last reminder that went out, or that came too late to be of use; null: none yet.';

create unique index meetings_one_of_application on meetings (application_uuid, kind)
  where application_uuid is not null and status = 'booked';
create index meetings_to_remind on meetings (start_at) where application_uuid is not null and status = 'booked';

-- Whoever withdraws or is turned down meets nobody any more: the time is free again.
create function cancel_meetings_of_application() returns trigger language plpgsql as $$
begin
  update meetings set status = 'cancelled'
  where application_uuid = new.uuid and status = 'booked' and start_at > new.state_date;
  return null;
end $$;
create trigger cancel_meetings after update of state on applications
  for each row when (new.state in ('rejected', 'withdrawn') and old.state <> new.state)
  execute function cancel_meetings_of_application();
