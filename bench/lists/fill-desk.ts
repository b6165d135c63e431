import { arrayOf, type Filling, type HowMany } from './filling.ts'

/** What the desk keeps: notifications, the audit, alerts, jobs, open pages, exports. */
export const deskFillings = (many: HowMany): Filling[] => [
  {
    what: 'notifications',
    sql: `insert into notifications (user_uuid, type, title, body, icon, priority, created_date, starts, published_date, published_in, read_at)
      select users.uuid, pg_temp.pick(array['billing', 'subscription', 'time', 'tasks', 'message'], drawn.n), pg_temp.task_name(drawn.n), 'Have a look.', 'info', (array[0, 1, 2, 99])[1 + drawn.n % 4],
        at, at, at, '3'::xid8, case when drawn.n % 3 > 0 then at end
      from (select n, case when n % 10 = 0 then pg_temp.skewed(${many(200)}) else 1 + n % (${many(200)} + ${many(20_000)} + ${many(100_000)}) end as a, pg_temp.some_time() as at
        from generate_series(1, ${many(1_000_000)}) n) drawn
      join (select uuid, row_number() over (order by (email like 'staff1@%') desc, (email like 'staff%') desc, email) as n from users) users on users.n = a`,
    into: 'notifications',
  },
  {
    what: 'notifications of many',
    sql: `insert into notifications (role, type, title, body, icon, priority, composed, sender_uuid, created_date, starts, ends, published_date, published_in, withdrawn_date)
      select case when n % 2 = 0 then 'client' end, 'announcement', pg_temp.task_name(n), 'Have a look.', 'info', (array[0, 1, 2, 99])[1 + n % 4], true, sender.uuid, at, at,
        at + interval '20 days', case when at < now() then at end, case when at < now() then '3'::xid8 end,
        case when n % 12 = 0 then at + interval '1 day' end
      from (select n, now() - n * interval '3 hours' + interval '10 days' as at from generate_series(1, ${many(20_000)}) n) drawn, (select uuid from staff where nth = 1) sender`,
  },
  {
    what: 'product feedback',
    sql: `insert into product_feedback (user_uuid, message, page, created_date)
      select user_uuid, pg_temp.task_name(nth), '/time', pg_temp.some_time() from people`,
    into: 'product_feedback',
  },
  {
    what: 'alerts',
    sql: `insert into alerts (fingerprint, type, status, title, detail, assigned_to, repeat_count, created_date, last_date, resolved_date)
      select 'bench ' || n, (array['error', 'warning', 'alert', 'info'])[1 + n % 4], status, pg_temp.task_name(n), 'Details of it: ' || pg_temp.company_name(n),
        case when status = 'inprogress' then someone.uuid end, (random() * 50)::int, at, at, case when status = 'resolved' then at end
      from (select n, (${arrayOf('new inprogress resolved resolved resolved')})[1 + n % 5] as status, pg_temp.some_time() as at from generate_series(1, ${many(100_000)}) n) drawn, (select uuid from staff where nth = 1) someone`,
    into: 'alerts',
  },
  {
    what: 'entries of the audit',
    sql: `with numbered as (select uuid, row_number() over (order by created_date, uuid) as n from alerts)
      insert into audit_entries (created_date, actor_uuid, action, entity, details, position, previous_hash, hash)
      select at, someone.uuid, action, entity, case when action like 'configuration%' then '{"before": null, "after": null}'::jsonb else '{}' end, n, decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex')
      from (
        select drawn.n, case drawn.n % 5 when 0 then 'alert.assigned' when 1 then 'client.changed' when 2 then 'assistant.changed' when 3 then 'user.changed' else 'configuration.changed' end as action,
          case drawn.n % 5 when 0 then 'alert:' || numbered.uuid when 1 then 'client:' || companies.uuid when 2 then 'assistant:' || people.uuid when 3 then 'user:' || people.user_uuid
            else 'configuration:featureFlag.admin-time' end as entity, at
        from (select n, pg_temp.skewed(${many(100_000)}) as a, pg_temp.skewed(${many(20_000)}) as b, now() - (${many(1_000_000)} - n) * interval '1 minute' as at from generate_series(1, ${many(1_000_000)}) n) drawn
        join people on people.nth = a join companies on companies.nth = b join numbered on numbered.n = a) told, (select uuid from staff where nth = 1) someone`,
    into: 'audit_entries',
  },
  {
    what: 'the end of the audit',
    sql: `update audit_chain set position = (select max(position) from audit_entries)`,
  },
  {
    what: 'jobs',
    sql: `insert into pgboss.job (name, data, state, created_on, start_after, started_on, completed_on, keep_until)
      select queue.name, '{}', state::pgboss.job_state, at, case when state = 'created' then now() + interval '300 days' else at end, case when state <> 'created' then at end, case when state in ('completed', 'failed') then at end, now() + interval '400 days'
      from (select n, (array['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'failed', 'created'])[1 + n % 10] as state, now() - n * interval '0.5 seconds' as at
        from generate_series(1, ${many(1_000_000)}) n) drawn
      join (select name, row_number() over (order by name) - 1 as n, count(*) over () as all_queues from pgboss.queue where not starts_with(name, '__pgboss')) queue on queue.n = drawn.n % all_queues`,
  },
  {
    what: 'processes and open pages',
    sql: `insert into server_processes (uuid, heartbeat) values ('00000000-0000-7000-8000-000000000001', now() + interval '400 days');
      insert into open_sockets (uuid, process_uuid, user_uuid, source, page, created_date, last_seen)
      select gen_random_uuid(), '00000000-0000-7000-8000-000000000001', case when nth % 5 > 0 then user_uuid end, 'web', '/time/' || nth % 300, now() - random() * interval '9 hours', now() from people where nth <= ${many(10_000)}`,
  },
  {
    what: 'exports',
    sql: `insert into file_exports (user_uuid, kind, parameters, scope, state, title, rows_total, asked_date, failure)
      select someone.uuid, 'time_log_csv', jsonb_build_object('n', n), 'all', 'failed', 'Time', 10, now() - n * interval '1 minute', 'too_long' from generate_series(1, ${many(2_000)}) n, (select uuid from staff where nth = 1) someone`,
  },
  {
    what: 'scheduled jobs',
    sql: `insert into cron_jobs (name, schedule, enabled) select 'schedule ' || n, '0 4 * * *', n % 2 = 0 from generate_series(1, 40) n`,
  },
  {
    what: 'editions',
    sql: `insert into content_editions (page, number, version, text, reason, edited_by, created_date)
      select 'terms', 1 + n, 'v' || n, '{"title": "Terms", "sections": []}', 'Clearer', someone.uuid, now() - (300 - n) * interval '1 day' from generate_series(1, ${many(300)}) n, (select uuid from staff where nth = 1) someone`,
  },
]
