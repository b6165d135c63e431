import type { Filling, HowMany } from './filling.ts'

/** Time, tasks, discussions. Few places have very much of it, most have little. */
export const workFillings = (many: HowMany): Filling[] => [
  {
    what: 'lists of tasks',
    sql: `insert into task_lists (project_uuid, name, is_default, created_date)
      select uuid, 'General', true, created_date from projects where start_date is not null
      union all select uuid, pg_temp.task_name(abs(hashtext(uuid::text))), false, created_date from projects where start_date is not null and hashtext(uuid::text) % 3 = 0`,
  },
  {
    what: 'lists of tasks, numbered',
    sql: `create temporary table default_lists as select project_uuid, uuid from task_lists where is_default;
      create index on default_lists (project_uuid); analyze default_lists`,
  },
  {
    what: 'tasks',
    sql: `insert into tasks (project_uuid, task_list_uuid, name, due_date, next_due_date, priority, position, completed_date, completed_by, percent_complete,
        created_by, created_date, updated_date, seconds_logged)
      select project_uuid, default_lists.uuid, pg_temp.task_name(n), day, day, (array[0, 1, 2, 99])[1 + n % 4], n, case when done then day + interval '9 hours' end,
        case when done then places.user_uuid end, case when done then 100 else 0 end, contact, day - interval '9 days', day - interval '8 days', (random() * 20000)::int
      from (select n, pg_temp.skewed((select count(*) from places)) as a, current_date + (random() * 760 - 700)::int as day, n % 10 < 7 as done
        from generate_series(1, ${many(1_000_000)}) n) drawn
      join places on places.nth = a join default_lists using (project_uuid)`,
    into: 'tasks',
  },
  {
    what: 'counts of tasks',
    sql: `insert into task_counts (is_open, priority, tasks) select completed_date is null, priority, count(*) from tasks where removed_date is null group by 1, 2`,
  },
  {
    what: 'who has which task',
    sql: `insert into task_assignments (task_uuid, user_uuid, assigned_date)
      select tasks.uuid, case when hashtext(tasks.uuid::text) % 20 = 0 then staff.uuid when hashtext(tasks.uuid::text) % 20 < 6 then created_by else of_project.user_uuid end, tasks.created_date
      from tasks join (select distinct on (project_uuid) project_uuid, user_uuid from places order by project_uuid, nth) of_project using (project_uuid)
      join staff on staff.nth = 1 + abs(hashtext(tasks.uuid::text)) % ${many(200)}
      where tasks.created_by is not null`,
    into: 'task_assignments',
  },
  {
    what: 'completions of tasks',
    sql: `insert into task_completions (task_uuid, due_date, completed_date, completed_by) select uuid, due_date, completed_date, completed_by from tasks where completed_date is not null`,
    into: 'task_completions',
  },
  {
    what: 'entries of time',
    sql: `insert into time_entries (origin_uuid, project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id, virtualassistant_uuid, task_uuid, task_name, task_date,
        start_at, end_at, timezone, seconds, billable, payable, description, source, status, review_until, approved_date, created_date, updated_date, removed_date)
      select gen_random_uuid(), project_uuid, client_uuid, rate_plan_uuid, seat_uuid, role_id, virtualassistant_uuid, task.uuid, task.name, day,
        start_at, start_at + seconds * interval '1 second', timezone, seconds, nth % 9 <> 0 and each % 11 <> 0, nth % 9 <> 0 and each % 11 <> 0,
        pg_temp.task_name(nth * 5 + each), case when each % 4 = 0 then 'manual' else 'timer' end,
        case when current_date - day > 20 then 'approved' when each % 50 = 0 then 'queried' when each % 70 = 1 then 'unconfirmed' when current_date - day > 7 then 'in_review' else 'open' end,
        start_at + interval '20 days', case when current_date - day > 20 then start_at + interval '20 days' end, start_at + interval '1 hour', start_at + interval '1 hour',
        case when each % 60 = 59 then start_at + interval '2 hours' end
      from (
        select places.*, each, current_date - 1 - (each / 5 * stretch + nth % stretch)::int as day,
          600 + (hashint8(nth * 3000 + each) & 1023) as seconds
        from places cross join lateral (select least(2500, greatest(1, ${many(1_000_000)} / 35.0 / power(nth, 0.8)))::int as entries) share
          cross join lateral (select greatest(1, 700 / (1 + entries / 5)) as stretch) spread
          cross join lateral generate_series(0, entries - 1) each
        where of_person < 4 limit ${many(1_000_000)}) worked
      cross join lateral (select (day::text || 'T08:00:00Z')::timestamptz + of_person * interval '3 hours' + each % 5 * interval '35 minutes' as start_at) began
      left join lateral (select uuid, name from tasks where each % 3 > 0 and tasks.project_uuid = worked.project_uuid order by tasks.project_uuid, next_due_date limit 1) task on true`,
    into: 'time_entries',
  },
  {
    what: 'time that timers could not enter',
    sql: `insert into rejected_time (virtualassistant_uuid, timer_id, project_uuid, rate_plan_uuid, start_at, end_at, code, reason, created_date)
      select virtualassistant_uuid, project_uuid::text, project_uuid, rate_plan_uuid, now() - each * interval '1 day', now() - each * interval '1 day' + interval '20 minutes', 'too_old',
        'It is too long ago.', now() from places, generate_series(1, 200) each where nth <= ${many(100)}`,
  },
  {
    what: 'discussions',
    sql: `insert into discussions (kind, project_uuid, subject, created_date, message_count, last_message_date, last_message_excerpt, steps)
      select 'project', uuid, project_name, created_date, 20, pg_temp.some_time(), 'Thank you', 20 from projects where start_date is not null`,
    into: 'discussions',
  },
  {
    what: 'discussions with our people',
    sql: `insert into discussions (kind, subject, opened_by, created_date, message_count, last_message_date, last_message_excerpt, steps, status)
      select 'support', pg_temp.task_name(nth), companies.contact, now(), 20, pg_temp.some_time(), 'Thank you', 20, case when nth % 3 = 0 then 'closed' else 'open' end
      from companies where nth <= ${many(15_000)}`,
    into: 'discussions',
  },
  {
    what: 'people of discussions',
    sql: `insert into discussion_people (discussion_uuid, user_uuid, joined_date, read_until)
      select discussions.uuid, coalesce(opened_by, created_by), discussions.created_date, 15 + hashtext(discussions.uuid::text) % 5 from discussions left join projects on projects.uuid = project_uuid
      union all select discussions.uuid, user_uuid, now(), 20 from discussions join (select distinct project_uuid, user_uuid from places) places using (project_uuid)
      union all select discussions.uuid, staff.uuid, now(), 18 + hashtext(discussions.uuid::text) % 3 from discussions join staff on staff.nth = 1 + abs(hashtext(discussions.uuid::text)) % ${many(40)} where hashtext(discussions.uuid::text) % 2 = 0`,
    into: 'discussion_people',
  },
  {
    what: 'messages',
    sql: `insert into messages (uuid, discussion_uuid, position, change, sender_uuid, body, created_date)
      select uuidv7(), discussions.uuid, place, place, sender, pg_temp.task_name(hashtext(discussions.uuid::text) + place), last_message_date - (20 - place) * interval '1 hour'
      from discussions join (select discussion_uuid, min(user_uuid::text)::uuid as sender from discussion_people group by 1) people on people.discussion_uuid = discussions.uuid,
        generate_series(1, 20) place limit ${many(1_000_000)}`,
    into: 'messages',
  },
]
