-- Lists of assistants read a page by an index alone, whatever it is sorted by, and what is asked of their latest application stands beside
-- them. Each index has all states: one that begins with a state would be of use to the lists of that state alone.

alter table assistants
  add column application_state text check (application_state in
    ('started', 'submitted', 'testing', 'interview', 'onboarding', 'accepted', 'rejected', 'withdrawn')),
  add column application_submitted_date timestamptz;
comment on column assistants.application_state is 'Of their latest application, kept by a trigger; null: they never applied here.';
comment on column assistants.application_submitted_date is 'When their latest application was handed in, kept by the same trigger.';

-- Whoever changes an application holds its assistant before, as the order of locks has it.
create function keep_latest_application() returns trigger language plpgsql as $$
declare
  applicant uuid := case tg_op when 'DELETE' then old.virtualassistant_uuid else new.virtualassistant_uuid end;
begin
  update assistants set application_state = latest.state, application_submitted_date = latest.submitted_date
    from (values (1)) as one left join lateral (select state, submitted_date from applications
      where virtualassistant_uuid = applicant order by created_date desc, uuid desc limit 1) latest on true
    where assistants.uuid = applicant
      and (assistants.application_state, assistants.application_submitted_date) is distinct from (latest.state, latest.submitted_date);
  return null;
end $$;
create trigger applications_keep_latest after insert or delete or update of state, submitted_date on applications
  for each row execute function keep_latest_application();

update assistants set application_state = latest.state, application_submitted_date = latest.submitted_date
  from (select distinct on (virtualassistant_uuid) virtualassistant_uuid, state, submitted_date from applications
    order by virtualassistant_uuid, created_date desc, uuid desc) latest
  where latest.virtualassistant_uuid = assistants.uuid;

drop index assistants_by_name;
drop index assistants_rejected;
drop index assistants_by_spare_hours;
drop index assistants_by_hours;
drop index assistants_by_zone;
drop index assistants_by_state_date;
create index assistants_listed on assistants (searched_text, uuid)
  include (state, rejected_date, timezone, application_state, available_hours_per_month, monthly_hours_committed);
create index assistants_by_spare_hours on assistants ((available_hours_per_month - monthly_hours_committed), uuid) include (state);
create index assistants_by_hours on assistants (monthly_hours_committed, uuid) include (state);
create index assistants_by_zone on assistants (timezone, uuid) include (state);
create index assistants_by_state_date on assistants (state_date, uuid) include (state);
create index assistants_by_probation on assistants ((coalesce(probation_ends, 'infinity')), uuid) include (state);
create index assistants_by_application on assistants ((coalesce(application_submitted_date, 'infinity')), uuid) include (state, application_state);
create index assistants_of_application_state on assistants (application_state, searched_text, uuid);
create index assistants_by_roles on assistants using gin (role_ids);
create index assistants_by_skills on assistants using gin (skill_ids);
create index assistants_by_tools on assistants using gin (tool_ids);
