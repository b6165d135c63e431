-- Courses that assistants take here, and which of them an applicant has to finish.

create table course_progress (
  virtualassistant_uuid uuid not null references assistants (uuid),
  course_id integer not null references courses (id),
  -- The lessons that are done, by their keys.
  lessons text[] not null default '{}' check (cardinality(lessons) <= 20 and length(lessons::text) <= 1000),
  -- Quizzes that were sent.
  attempts integer not null default 0 check (attempts >= 0),
  finished_date timestamptz,
  primary key (virtualassistant_uuid, course_id)
);

insert into configurations (name, type, value, default_value, note)
select 'setting.required-courses', 'list', names, names,
  'The courses that an applicant finishes before they begin, by name. A name that no course has is left out.'
from (select '["Working remotely with clients", "Privacy and confidentiality", "Client onboarding", "Business writing", "Project coordination", "Handling hard conversations"]'::jsonb as names) required;
