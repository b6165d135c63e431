import { arrayOf, type Filling, type HowMany } from './filling.ts'

/** Subscriptions, drafts, who works for whom, and what is said of it. */
export const subscriptionFillings = (many: HowMany): Filling[] => [
  {
    what: 'subscriptions and drafts',
    sql: `insert into projects (client_uuid, created_by, project_name, matching_criteria, created_date, last_seen, desired_start_date, start_date,
        end_date, cancelled_date, currency, invoice_day, invoiced_until, matching_state, ar_status)
      select companies.uuid, contact, pg_temp.pick(array['Bookkeeper', 'Executive assistant', 'Social media', 'Customer care', 'Payroll', 'Research'], n) || ' '
        || pg_temp.pick(array['office', 'desk', 'team', 'help', 'support'], n * 3) || ' ' || (n % 4000), '{}', since, since, since::date + 9,
        case when kind < 18 then since::date + 9 end,
        case when kind < 6 then since::date + 120 end, case when kind < 6 then since + interval '100 days' end,
        case when kind < 18 then companies.currency end, case when kind < 18 then 1 + n % 28 end, case when kind < 18 then current_date + (n % 28)::int end,
        case when kind >= 18 then 'draft' when kind < 6 then 'ended' when kind = 17 then 'matching' else 'matched' end,
        case when n % 40 = 0 then 'past_due' else 'current' end
      from (select n, n % 20 as kind, pg_temp.skewed(${many(20_000)}) as a, case when n % 20 < 6 then now() - interval '140 days' - random() * interval '580 days' else pg_temp.some_time() end as since
        from generate_series(1, ${many(56_000)}) n) drawn join companies on companies.nth = a`,
    into: 'projects',
  },
  {
    what: 'places',
    sql: `with started as (select projects.*, row_number() over (order by created_date desc, uuid) as n from projects where start_date is not null)
      insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, va_rate_cents, currency, va_currency,
        rate_start_date, rp_end_date, hours_released_date, created_date)
      select started.uuid, case when matching_state <> 'matching' then people.uuid end, 1 + started.n % 9, (array[10, 20, 40, 80])[1 + started.n % 4], 4500,
        case when matching_state <> 'matching' then 2200 else 0 end, started.currency, case when matching_state <> 'matching' then 'cad' end, start_date, end_date, end_date, started.created_date
      from started join people on people.nth = 1 + started.n % ${many(20_000)}
      union all
      select started.uuid, people.uuid, 10 + started.n % 9, 20, 4500, 2200, started.currency, 'cad', start_date, end_date, end_date, started.created_date
      from started join people on people.nth = 1 + (started.n + ${many(7_000)}) % ${many(20_000)} where started.n % 5 = 0 and matching_state <> 'matching'`,
    into: 'rate_plans',
  },
  {
    what: 'places, numbered',
    sql: `create temporary table places as
      select rate_plans.uuid as rate_plan_uuid, rate_plans.project_uuid, client_uuid, seat_uuid, rate_plans.role_id, virtualassistant_uuid, rate_start_date,
        people.user_uuid, people.timezone, companies.contact, rate_plans.currency, start_date, end_date,
        row_number() over (order by (rp_end_date is not null), hashtext(rate_plans.uuid::text)) as nth,
        row_number() over (partition by virtualassistant_uuid order by rate_plans.uuid) - 1 as of_person
      from rate_plans join projects on projects.uuid = project_uuid join people on people.uuid = virtualassistant_uuid
      join companies on companies.uuid = client_uuid;
      create index on places (nth); analyze places`,
  },
  {
    what: 'periods of hours',
    sql: `insert into subscription_periods (project_uuid, period_start, period_end, prepaid_seconds, billable_seconds)
      select uuid, day, day + 29, 3600 * (10 + hours % 70), (random() * 200000)::int
      from (select uuid, (current_date - 15 - back * 30) as day, start_date, end_date, hashtext(uuid::text) & 255 as hours, back from projects, generate_series(0, 2) back where start_date is not null) due
      where back = 0 and end_date is null or day >= start_date and (end_date is null or day <= end_date)`,
  },
  {
    what: 'committed hours',
    sql: `update assistants set monthly_hours_committed = least(promised.hours, 744) from (
        select virtualassistant_uuid, sum(hours_per_month)::int as hours from rate_plans where hours_released_date is null group by 1) promised
      where assistants.uuid = virtualassistant_uuid`,
  },
]

/** How they are looked after, and who is to come. */
export const careFillings = (many: HowMany): Filling[] => [
  {
    what: 'health',
    sql: `insert into project_health (project_uuid, level, checked_date, review_since)
      select uuid, (${arrayOf('green green green amber red')})[1 + abs(hashtext(uuid::text)) % 5], now(), case when abs(hashtext(uuid::text)) % 50 = 0 then now() end
      from projects where start_date is not null`,
  },
  {
    what: 'follow-ups',
    sql: `insert into project_follow_ups (project_uuid, queue, owner_uuid, changed_date)
      select projects.uuid, 'health', staff.uuid, now() from projects join staff on staff.nth = 1 + abs(hashtext(projects.uuid::text)) % ${many(40)}
      where start_date is not null and hashtext(projects.uuid::text) % 4 = 0`,
  },
  {
    what: 'interest',
    sql: `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, interest, asked_date, answered_date)
      select project_uuid, virtualassistant_uuid, role_id, 'client', 'accepted', rate_start_date, rate_start_date + interval '1 day' from places
      on conflict do nothing`,
  },
  {
    what: 'unanswered interest',
    sql: `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, interest, asked_date)
      select project_uuid, people.uuid, places.role_id, 'client', 'asked', now() - places.nth % 20 * interval '1 day'
      from places join people on people.nth = 1 + (places.nth * 3) % ${many(20_000)} where places.nth % 2 = 0 on conflict do nothing`,
  },
  {
    what: 'searches for roles',
    sql: `insert into role_searches (project_uuid, seat_uuid, role_id, opened_date, owner_uuid, closed_date)
      select project_uuid, seat_uuid, role_id, rate_plans.created_date, case when n % 3 > 0 then staff.uuid end, null
      from (select *, row_number() over (order by uuid) as n from rate_plans where virtualassistant_uuid is null) rate_plans join staff on staff.nth = 1 + rate_plans.n % ${many(40)}
      union all select project_uuid, seat_uuid, role_id, now() - interval '200 days', null, now() - interval '190 days' from places where nth % 3 = 0`,
  },
  {
    what: 'candidates',
    sql: `insert into match_candidates (role_search_uuid, virtualassistant_uuid, stage, source, added_date, entered_stage_at)
      select searches.uuid, people.uuid, (${arrayOf('new shortlisted presented')})[1 + each % 3], 'algo', now(), now()
      from (select uuid, row_number() over (order by uuid) as n from role_searches where closed_date is null) searches, generate_series(1, 8) each
      join people on true where people.nth = 1 + (searches.n * 8 + each) % ${many(20_000)}`,
  },
  {
    what: 'briefs',
    sql: `insert into project_requirements (project_uuid, version, revision, status, answers, created_by, created_date, changed_by, changed_date, submitted_by, submitted_date)
      select uuid, 1, 1, 'submitted', '{}', created_by, created_date, created_by, created_date, created_by, created_date from projects where start_date is not null and hashtext(uuid::text) % 3 <> 0`,
  },
  {
    what: 'reviews of clients',
    sql: `update feedback set project_uuid = place.project_uuid, client_uuid = place.client_uuid, author_uuid = place.contact,
        status = case when numbered.n % 30 = 0 then 'pending' when numbered.n % 50 = 0 then 'hidden' else status end
      from (select uuid, row_number() over (order by created_date desc, uuid) as n from feedback) numbered
      join places place on place.nth = 1 + numbered.n % greatest((select count(*) from places), 1)
      where numbered.uuid = feedback.uuid and numbered.n % 2 = 0`,
    into: 'feedback',
  },
  {
    what: 'meetings',
    sql: `insert into meetings (kind, client_uuid, project_uuid, booked_by, invitee_name, invitee_email, start_at, end_at, timezone, source, external_id, status, created_date)
      select (array['discovery', 'onboarding', 'interview'])[1 + drawn.n % 3], companies.uuid, null, contact, 'Someone', 'someone@bench.test', at, at + interval '30 minutes', 'America/Toronto',
        'calendar', 'meeting' || drawn.n, case when at > now() then 'booked' else 'held' end, at - interval '3 days'
      from (select n, pg_temp.skewed(${many(20_000)}) as a, now() + (random() * 60 - 30) * interval '1 day' as at from generate_series(1, ${many(100_000)}) n) drawn join companies on companies.nth = a`,
  },
  {
    what: 'saved lists of candidates',
    sql: `insert into candidate_lists (uuid, client_uuid, created_by, name, assistants, created_date)
      select uuidv7(), companies.uuid, contact, 'List ' || drawn.n, array[people.uuid], pg_temp.some_time()
      from (select n, pg_temp.skewed(${many(20_000)}) as a from generate_series(1, ${many(50_000)}) n) drawn join companies on companies.nth = a join people on people.nth = 1 + drawn.n % ${many(20_000)}`,
  },
  {
    what: 'unknown words',
    sql: `insert into unknown_words (word, times_entered) select 'word ' || n, 1 + (random() * 500)::int from generate_series(1, ${many(50_000)}) n`,
  },
]
