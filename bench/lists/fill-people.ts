import { permissions, isStaffPermission } from '@talentplace/contract/shared/permission'
import { arrayOf, type Filling, type HowMany } from './filling.ts'

const staffPermissions = permissions.filter(isStaffPermission)
const everyPermission = `array[${staffPermissions.map((permission) => `'${permission}'`)}]`

/** Accounts, clients, assistants and what is noted of them. The assistants themselves are there. */
export const peopleFillings = (many: HowMany): Filling[] => [
  {
    what: 'members of staff',
    sql: `insert into users (full_name, email, permissions, created_date)
      select pg_temp.person_name(n), 'staff' || n || '@bench.test', case when n = 1 then ${everyPermission} else array['admin', (${everyPermission})[2 + n % 20]] end,
        now() - interval '2 years' from generate_series(1, ${many(200)}) n`,
  },
  {
    what: 'staff, numbered',
    sql: `create temporary table staff as select uuid, row_number() over (order by length(email), email) as nth from users where email like 'staff%@bench.test'`,
  },
  {
    what: 'clients',
    sql: `insert into clients (company, created_date, country, state_prov, archived_date, archived_reason, currency)
      select pg_temp.company_name(n), now() - n * interval '50 minutes', 'CA', 'ON',
        case when n % 20 = 0 then now() end, case when n % 20 = 0 then 'They closed.' end, case when n % 4 = 0 then 'usd' else 'cad' end
      from generate_series(1, ${many(20_000)}) n`,
    into: 'clients',
  },
  {
    what: 'people of clients',
    sql: `with companies as (select uuid, row_number() over (order by created_date desc) as n from clients)
      insert into users (full_name, email, client_uuid, is_primary_contact, permissions, created_date, colleague_role)
      select pg_temp.person_name(n * 3 + each), 'contact' || n || '.' || each || '@clients.test', uuid, each = 0, '{client}',
        pg_temp.some_time(), case each when 2 then 'work' else 'everything' end
      from companies, generate_series(0, 2) each where each = 0 or (n + each) % 2 = 0`,
    into: 'users',
  },
  {
    what: 'companies, numbered',
    sql: `create temporary table companies as
      select clients.uuid, users.uuid as contact, coalesce(clients.currency, 'cad') as currency, row_number() over (order by clients.created_date desc) as nth
      from clients join users on users.client_uuid = clients.uuid and is_primary_contact;
      create index on companies (nth)`,
  },
  {
    what: 'accounts of assistants',
    sql: `insert into users (full_name, email, permissions, created_date, country, state_prov, city)
      select pg_temp.person_name(id), 'va' || id || '@people.test', '{virtualassistant}', created_date, country, region, city from assistants`,
    into: 'users',
  },
  {
    what: 'assistants with their accounts',
    sql: `update assistants set user_uuid = users.uuid, full_name = users.full_name,
        display_name = split_part(users.full_name, ' ', 1) || ' ' || left(split_part(users.full_name, ' ', 2), 1) || '.',
        state = case when id % 12 = 5 then 'applicant' when id % 25 = 7 then 'lost' when id % 25 = 9 then 'ineligible'
          when id % 25 = 11 then 'inactive' when id % 25 = 13 then 'probationary' else state end,
        rejected_date = case when id % 24 = 5 then now() - random() * interval '300 days' end,
        state_date = pg_temp.some_time(),
        probation_ends = case when id % 25 = 13 then current_date + (id % 90) end
      from users where users.email = 'va' || id || '@people.test'`,
    into: 'assistants',
  },
  {
    what: 'people, numbered',
    sql: `create temporary table people as
      select uuid, user_uuid, timezone, country, state, role_ids[1] as role_id, row_number() over (order by (state <> 'active'), id) as nth, id from assistants;
      create index on people (nth)`,
  },
  {
    what: 'counts of assistants',
    sql: `update assistant_counts set assistants = (select count(*) from assistants where assistants.state = assistant_counts.state)`,
  },
]

/** How people joined, and what is noted of them. */
export const applicantFillings = (many: HowMany): Filling[] => [
  {
    what: 'applications',
    sql: `insert into applications (virtualassistant_uuid, state, state_date, created_date, submitted_date)
      select uuid, (${arrayOf('started submitted testing interview onboarding')})[1 + id % 5], now() - id % 90 * interval '1 day',
        now() - id % 200 * interval '1 day', case when id % 5 > 0 then now() - id % 190 * interval '1 day' end
      from people where state = 'applicant' and id % 24 <> 5
      union all select uuid, 'accepted', now() - interval '300 days', now() - interval '330 days', now() - interval '320 days'
      from people where state <> 'applicant' and id % 4 = 0
      union all select uuid, 'rejected', now() - interval '30 days', now() - interval '90 days', now() - interval '80 days'
      from people where id % 24 = 5`,
  },
  {
    what: 'states of latest applications',
    sql: `update assistants set application_state = applications.state, application_submitted_date = submitted_date
      from applications where virtualassistant_uuid = assistants.uuid`,
  },
  {
    what: 'appointments of applicants',
    sql: `insert into meetings (kind, application_uuid, invitee_name, invitee_email, start_at, end_at, timezone, source, status, created_date)
      select 'applicant_interview', uuid, 'Someone', 'someone@bench.test', at, at + interval '30 minutes', 'America/Toronto', 'own',
        case when at > now() then 'booked' when n % 9 = 0 then 'booked' when n % 7 = 0 then 'missed' else 'held' end, at - interval '9 days'
      from (select uuid, n, now() + (n - ${many(9_000)}) * interval '20 minutes' as at
        from (select uuid, row_number() over (order by created_date, uuid) as n from applications where state <> 'started') numbered
        where n <= ${many(30_000)}) due`,
  },
  {
    what: 'attempts at skill tests',
    sql: `insert into skill_test_attempts (application_uuid, test, attempt, seed, started_date, deadline, last_seen, finished_date, ended_by,
        tab_uuid, pass_score, score, seconds_used, passed)
      select uuid, 'english', 1, 1, created_date, created_date + interval '1 hour', created_date, created_date + interval '30 minutes', 'applicant',
        gen_random_uuid(), 70, 80, 900, true
      from applications where state = any (${arrayOf('accepted interview onboarding')}) limit ${many(10_000)}`,
  },
  {
    what: 'answers of skill tests',
    sql: `insert into skill_test_answers (attempt_uuid, place, item_id, item_version, topic, asked, solution, answer, answered_date, seconds_spent, points)
      select attempt.uuid, place, 'english-' || place || '-' || (1 + hashint8(place * 7 + hashtext(attempt.uuid::text)) & 15), 1, 'grammar', '{}', '{}', '{}', finished_date, 40,
        (random() * 100)::int
      from skill_test_attempts attempt, generate_series(1, 20) place`,
  },
  {
    what: 'notes on people',
    sql: `insert into people_notes (virtualassistant_uuid, client_uuid, body, written_by, created_date)
      select case when drawn.n % 2 = 0 then people.uuid end, case when drawn.n % 2 = 1 then companies.uuid end, pg_temp.task_name(drawn.n), staff.uuid, pg_temp.some_time()
      from (select n, pg_temp.skewed(${many(100_000)}) as a, pg_temp.skewed(${many(20_000)}) as b from generate_series(1, ${many(200_000)}) n) drawn
      join people on people.nth = a join companies on companies.nth = b join staff on staff.nth = 1 + drawn.n % ${many(200)}`,
  },
  {
    what: 'files',
    sql: `insert into files (uploaded_by, name, media_type, size, sha256, created_date, stored_date, attached_date)
      select staff.uuid, 'file ' || n || '.pdf', 'application/pdf', 1000, sha256(n::text::bytea), now(), now(), now()
      from generate_series(1, ${many(100_000)}) n join (select uuid from staff where nth = 1) staff on true`,
  },
  {
    what: 'documents of people',
    sql: `insert into people_documents (file_uuid, virtualassistant_uuid, client_uuid, added_by, added_date)
      select files.uuid, case when files.n % 2 = 0 then people.uuid end, case when files.n % 2 = 1 then companies.uuid end, uploaded_by, pg_temp.some_time()
      from (select uuid, uploaded_by, row_number() over () as n, pg_temp.skewed(${many(100_000)}) as a, pg_temp.skewed(${many(20_000)}) as b from files) files
      join people on people.nth = a join companies on companies.nth = b`,
  },
  {
    what: 'who looks after whom',
    sql: `insert into people_relationships (virtualassistant_uuid, client_uuid, role, user_uuid, source, since)
      select null, companies.uuid, 'csm', staff.uuid, 'csm', now() from companies join staff on staff.nth = 1 + companies.nth % ${many(40)} where companies.nth % 3 > 0
      union all select people.uuid, null, 'vsm', staff.uuid, 'talent_team', now() from people join staff on staff.nth = 1 + people.nth % ${many(40)} where people.nth % 3 > 0`,
  },
  {
    what: 'retention cases',
    sql: `insert into retention_cases (virtualassistant_uuid, kind, reason_code, expected_date, owner_uuid, next_contact, state, opened_date, closed_date)
      select people.uuid, case when people.nth % 4 = 0 then 'leaving' else 'risk' end, (array['too_few_hours', 'pay', 'other_work', 'health'])[1 + people.nth % 4],
        current_date + (people.nth % 60)::int, case when people.nth % 3 > 0 then staff.uuid end, current_date + (people.nth % 30)::int - 9, standing, now() - people.nth % 400 * interval '1 day',
        case when standing <> 'open' then now() end
      from (select people.*, case when nth % 2 = 0 then 'open' when nth % 3 = 0 then 'left' else 'saved' end as standing from people where nth <= ${many(30_000)}) people
      join staff on staff.nth = 1 + people.nth % ${many(40)}`,
  },
]

/** Who was here, and by which link they came. */
export const visitFillings = (many: HowMany): Filling[] => [
  {
    what: 'sessions',
    sql: `insert into sessions (token_hash, user_uuid, created_date, last_used, expires, device, address)
      select sha256((uuid::text || each)::bytea), uuid, now() - each * interval '1 day', now() - each * interval '1 hour', now() + interval '20 days', 'Firefox on Linux', '203.0.113.7'
      from users, generate_series(1, 2) each where email like 'contact%' or email like 'va%'`,
  },
  {
    what: 'UTM records',
    sql: `insert into utms (shortcode, label, parameters, origin, owner_uuid, campaign, pageviews, signups, last_seen, created_date)
      select case when n % 3 <> 2 then 'code' || n end, pg_temp.task_name(n), jsonb_build_object('utm_source', pg_temp.company_name(n), 'utm_campaign', 'c' || n),
        (array['made', 'made', 'seen'])[1 + n % 3], null, null, (random() * 1000)::int, (random() * 20)::int, pg_temp.some_time(), pg_temp.some_time()
      from generate_series(1, ${many(100_000)}) n`,
    into: 'utms',
  },
  {
    what: 'lines of the UTM log',
    sql: `with numbered as (select uuid, row_number() over (order by created_date desc) as n from utms)
      insert into utm_log (event, utm_uuid, value, page, user_uuid, created_date)
      select case when lines.n % 40 = 0 and users.uuid is not null then 'signup' else 'pageview' end, numbered.uuid, null, '/', users.uuid, pg_temp.some_time()
      from (select n, pg_temp.skewed(${many(100_000)}) as a from generate_series(1, ${many(1_000_000)}) n) lines join numbered on numbered.n = a
      left join (select uuid, 40 * row_number() over () as n from users where client_uuid is not null) users on users.n = lines.n`,
    into: 'utm_log',
  },
  {
    what: 'requests to be deleted',
    sql: `insert into deletion_requests (user_uuid, state, asked_date, withdrawn_date)
      select user_uuid, case when nth % 5 = 0 then 'waiting' else 'withdrawn' end, pg_temp.some_time(), case when nth % 5 = 0 then null else now() end
      from people where nth <= ${many(20_000)}`,
  },
]
