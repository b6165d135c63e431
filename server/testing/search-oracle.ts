import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type pg from 'pg'
import { dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'
import { readIdList } from '@talentplace/contract/shared/identifier'
import type { SearchQuery } from '@talentplace/contract/matching/search.routes'
import { offsetAt } from '../platform/clock/zones.ts'
import { listedStates } from '../platform/database/sql-in.ts'

// The search's rules once more, in plain SQL over the table, sharing no code with the index. Slow and obvious.

export interface OracleAnswer {
  ids: number[]
  scores: number[]
  /** The role that each is scored for. */
  roles: number[]
  count: number
  role_counts: { role_id: number; count: number }[]
}

const people = `
  zone_clock as (select * from unnest($9::text[], $10::int[]) as z (zone, shift)),
  asked as (select * from unnest($1::int[], $2::int[]) with ordinality as a (rid, hours, place)),
  viewed as (select * from asked where rid = any ($3::int[])),
  people as (
    select a.*, greatest(0, a.available_hours_per_month - a.monthly_hours_committed) as spare, z.shift
    from assistants a left join zone_clock z on z.zone = a.timezone
    where a.state in ${listedStates(assistantStates.sets.working)}
      and (cardinality($4::int[]) = 0 or a.skill_ids && $4::int[])
      and (cardinality($5::int[]) = 0 or a.tool_ids && $5::int[])
      and (cardinality($6::int[]) = 0 or exists (
        select from self_identifications s
        where s.id = any ($6::int[]) and not s.hidden_in_filter and s.id = any (a.self_identification_ids)))
      and (cardinality($11::int[]) = 0 or a.language_ids && $11::int[])
      and ($7::int is null or $8::int is null or abs(z.shift - $7::int) <= $8::int)
  )`

const ranking = `
  with ${people},
  parts as (
    select name, place, base from (values
      ('roles', 1, 16, true), ('expertise', 2, 20, true), ('skills', 3, 28, cardinality($13::int[]) > 0),
      ('tools', 4, 28, cardinality($14::int[]) > 0), ('languages', 5, 28, cardinality($17::int[]) > 0),
      ('overlap', 6, 24, $7::int is not null), ('availabilities', 7, 28, cardinality($15::int[]) > 0),
      ('hours', 8, 8, true), ('reviews', 9, 10, true)) as p (name, place, base, wanted)
    where wanted),
  whole as (select sum(base) as base from parts),
  scaled as (
    select name, parts.base * 100 / whole.base as share,
      row_number() over (order by parts.base * 100 % whole.base desc, place) as turn
    from parts, whole),
  floors as (select name, floor(share)::int as least, turn from scaled),
  weights as (
    select name, least + case when turn <= 100 - (select sum(least) from floors) then 1 else 0 end as weight from floors),
  w as (
    select
      coalesce(max(weight) filter (where name = 'roles'), 0) as roles,
      coalesce(max(weight) filter (where name = 'expertise'), 0) as expertise,
      coalesce(max(weight) filter (where name = 'skills'), 0) as skills,
      coalesce(max(weight) filter (where name = 'tools'), 0) as tools,
      coalesce(max(weight) filter (where name = 'languages'), 0) as languages,
      coalesce(max(weight) filter (where name = 'overlap'), 0) as overlap,
      coalesce(max(weight) filter (where name = 'availabilities'), 0) as availabilities,
      coalesce(max(weight) filter (where name = 'hours'), 0) as hours,
      coalesce(max(weight) filter (where name = 'reviews'), 0) as reviews
    from weights),
  wish as (select count(*) as roles, sum(hours)::int as hours from viewed),
  demands as (
    select v.rid, v.place, case when $12 then v.hours else wish.hours end as hours,
      array(select k.skill_id from role_skills k where k.role_id = v.rid and k.weight >= 1) as key_skills,
      array(select k.tool_id from role_tools k where k.role_id = v.rid and k.weight >= 1) as key_tools
    from viewed v, wish),
  found as (
    select p.*, r.held, r.fitting from people p cross join lateral (
      select count(*) filter (where v.rid = any (p.role_ids)) as held,
        count(*) filter (where v.rid = any (p.role_ids) and p.spare >= v.hours) as fitting
      from viewed v) r
    where case when $12 then r.fitting > 0
      else (select roles from wish) > 0 and r.held = (select roles from wish) and p.spare >= (select hours from wish) end),
  -- One row for each role someone could fill.
  held as (
    select f.*, d.rid, d.place, d.hours as asked_hours, f.role_ids[1] = d.rid as is_main,
      case when $12 then f.fitting else f.held end - 1 as others,
      least(cardinality(d.key_skills), 15) as key_skills, least(cardinality(d.key_tools), 5) as key_tools,
      least((select count(*) from unnest(d.key_skills) as k where k = any (f.skill_ids)), 15)::int as known_skills,
      least((select count(*) from unnest(d.key_tools) as k where k = any (f.tool_ids)), 5)::int as known_tools,
      (select count(*) from (select distinct unnest($13::int[]) as s) x where x.s = any (f.skill_ids))::int as held_skills,
      (select count(distinct s) from unnest($13::int[]) as s)::int as asked_skills,
      (select count(*) from (select distinct unnest($14::int[]) as t) x where x.t = any (f.tool_ids))::int as held_tools,
      (select count(distinct t) from unnest($14::int[]) as t)::int as asked_tools,
      (select count(*) from (select distinct unnest($17::int[]) as l) x where x.l = any (f.language_ids))::int as spoken,
      (select count(distinct l) from unnest($17::int[]) as l)::int as asked_languages,
      week.half_hours, week.shares_window,
      (select count(distinct b) from unnest($15::int[]) as b)::int as asked_parts,
      (select count(*) from (select distinct unnest($15::int[]) as b) x where f.availability >> x.b & 1 = 1)::int as held_parts,
      case when f.review_days = 0 or f.feedback_count = 0 then 8
        else least(8, greatest(2, 8 - (($16::int - 18262) / 91 - f.review_days / f.feedback_count / 91))) end as eighths
    from found f join demands d on d.rid = any (f.role_ids) and f.spare >= d.hours
    -- A window is two hours in a row: a worked half hour with three more behind it on the same day.
    cross join lateral (
      select count(*) filter (where works)::int as half_hours, bool_or(in_a_row = 4) as shares_window from (
        select works, count(*) filter (where works)
          over (partition by h / 16 order by h rows between current row and 3 following) as in_a_row
        from (
          select h, case
            when minute % 1440 between 480 and 719 then f.availability >> (minute / 1440 * 3) & 1 = 1
            when minute % 1440 between 720 and 1019 then f.availability >> (minute / 1440 * 3 + 1) & 1 = 1
            when minute % 1440 between 1020 and 1319 then f.availability >> (minute / 1440 * 3 + 2) & 1 = 1
            else false end as works
          from (
            select h, ((h / 16 * 1440 + 540 + h % 16 * 30 - $7::int + f.shift) % 10080 + 10080) % 10080 as minute
            from generate_series(0, 79) as h) t) u) v) week),
  points as (
    select f.id, f.uuid, f.rid, f.place,
      case $18 when 'free_hours' then spare when 'shared_hours' then half_hours
        when 'rating' then case feedback_count when 0 then 0 else (200 * rating_sum + feedback_count) / (2 * feedback_count) end
        else 0 end as sorted_by,
      case when wish.roles = 1 then w.roles * (case when is_main then 3 else 2 end) / 3
        else w.roles * ((case when is_main then 3 else 2 end) * (wish.roles - 1) + others) / (4 * (wish.roles - 1)) end as roles,
      case when key_skills + key_tools = 0 then w.expertise
        else w.expertise * (known_skills + known_tools) / (key_skills + key_tools) end as expertise,
      case when w.skills = 0 then 0
        else w.skills * held_skills * (held_skills + asked_skills) / (2 * asked_skills * asked_skills) end as skills,
      case when w.tools = 0 then 0
        else w.tools * held_tools * (held_tools + asked_tools) / (2 * asked_tools * asked_tools) end as tools,
      case when w.languages = 0 then 0
        else w.languages * spoken * (spoken + asked_languages) / (2 * asked_languages * asked_languages) end as languages,
      case when shares_window then w.overlap - w.overlap / 3 else 0 end + w.overlap / 3 * half_hours / 80 as overlap,
      case when asked_parts = 0 then 0
        else case when held_parts = asked_parts then w.availabilities - w.availabilities / 3 else 0 end
          + w.availabilities / 3 * held_parts / asked_parts end as availabilities,
      w.hours * least(f.spare, 2 * f.asked_hours) / (2 * f.asked_hours) as hours,
      w.reviews * greatest(0, eighths * rating_sum + 8 * 21 - 3 * (eighths * feedback_count + 8 * 5))
        / (2 * (eighths * feedback_count + 8 * 5)) as reviews
    from held f, w, wish),
  totals as (
    select *, roles + expertise + skills + tools + languages + overlap + availabilities + hours + reviews as score from points),
  best as (select distinct on (id) * from totals order by id, score desc, place),
  scores as (
    select id, rid, score, sorted_by,
      ('x' || right(uuid::text, 8))::bit(32)::bigint # ($16::bigint * 2654435761 & 4294967295) as m
    from best),
  once as (select id, rid, score, sorted_by, (m # (m >> 16)) * 73244475 & 4294967295 as m from scores),
  twice as (select id, rid, score, sorted_by, (m # (m >> 16)) * 73244475 & 4294967295 as m from once)
  select id, rid, score::int as score
  from twice order by sorted_by desc, score desc, m # (m >> 16), id`

const counting = `
  with ${people}
  select a.rid as role_id, (select count(*)::int from people p where a.rid = any (p.role_ids) and p.spare >= a.hours) as count
  from asked a order by a.place`

const parts = weekdays.flatMap((day) => dayParts.map(({ part }) => `${day}_${part}`))

/** What the search has to answer. */
export async function queryOracle(pool: Pick<pg.Pool, 'query'>, query: SearchQuery, now: Date): Promise<OracleAnswer> {
  const { rids, hours } = query
  if (rids.length === 0 || rids.length !== hours.length) {
    return { ids: [], scores: [], roles: [], count: 0, role_counts: rids.map((role_id) => ({ role_id, count: 0 })) }
  }
  const zones = (await pool.query<{ zone: string }>('select zone from time_zones')).rows.map(({ zone }) => zone)
  const conditions = [
    rids,
    hours,
    query.focusedRid.length === 0 ? rids : query.focusedRid,
    query.sids,
    query.tids,
    readIdList(query.self_identifications ?? ''),
    query.timezone === undefined ? null : offsetAt(query.timezone, now),
    query.offset_range ?? null,
    zones,
    zones.map((zone) => offsetAt(zone, now)),
    query.lids,
  ]
  const wishes = [
    query.matchAnyRole,
    query.want_sids,
    query.want_tids,
    query.availabilities.map((name) => parts.indexOf(name)),
    Math.floor(now.getTime() / 86_400_000),
    query.want_lids,
    query.sort,
  ]
  const { limit, offset } = query.pagination
  const ranked = await pool.query<{ id: number; rid: number; score: number }>(ranking, [...conditions, ...wishes])
  const counts = await pool.query<{ role_id: number; count: number }>(counting, conditions)
  const page = ranked.rows.slice(offset, offset + limit)
  return {
    ids: page.map(({ id }) => id),
    scores: page.map(({ score }) => score),
    roles: page.map(({ rid }) => rid),
    count: ranked.rows.length,
    role_counts: counts.rows,
  }
}
