import { listSkillTestItems } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { skillTestNames, topicTitle, type SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { Received, ReplyOf } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { bank } from './bank/bank.ts'

type Query = Received<typeof listSkillTestItems>['query']
type Answer = ReplyOf<typeof listSkillTestItems>

/** The latest attempts at each test: what applicants were like long ago says little. */
const attemptsOfTest = 5000
/** Fewer say nothing yet. */
const enough = 20

const longestPrompt = 160

const words = JSON.stringify(
  skillTestNames.flatMap((test) =>
    bank[test].map((item) => ({
      id: item.id,
      version: item.version,
      test,
      topic: item.topic,
      topic_title: topicTitle(test, item.topic),
      prompt: (item.kind === 'typing' ? item.passage : item.prompt).slice(0, longestPrompt),
    })),
  ),
)

/**
 * Each item with its figures. `discrimination` is the correlation of its points with the mean points of the attempt’s other
 * items (item-rest), so that an item isn’t compared with itself. What an attempt had in all is added up once for each, not put in order
 * for each answer.
 */
const figuresOf = (tests: readonly SkillTestName[]) => sql`
  with recent as (
    select latest.uuid
    from unnest(${[...tests]}::text[]) tests (test)
    cross join lateral (
      select uuid from skill_test_attempts
      where skill_test_attempts.test = tests.test and finished_date is not null
      order by finished_date desc limit ${attemptsOfTest}
    ) latest
  ), given as materialized (
    select attempt_uuid, item_id, item_version, points, case when answer is not null then seconds_spent end as seconds
    from recent join skill_test_answers on attempt_uuid = recent.uuid
  ), whole as (
    select attempt_uuid, sum(points) as points, nullif(count(*) - 1, 0) as others from given group by attempt_uuid
  ), figures as (
    select item_id, item_version, count(*)::int as drawn, round(avg(given.points))::int as share_right,
      round(corr(given.points, (whole.points - given.points)::float / others)::numeric, 2)::float as discrimination,
      round(avg(seconds))::int as mean_seconds
    from given join whole using (attempt_uuid) group by item_id, item_version
  )
  select bank.id, bank.test, bank.topic, bank.topic_title, bank.prompt, coalesce(drawn, 0) as drawn, share_right,
    discrimination, mean_seconds,
    case when coalesce(drawn, 0) < ${enough} then 'new' when share_right >= 95 then 'too_easy'
      when share_right <= 25 then 'too_hard' when discrimination < 0.1 then 'tells_nothing' else 'fine' end as verdict,
    coalesce(kept.retired, false) as retired, coalesce(kept.reason, '') as retired_reason, coalesce(kept.version, 0) as version
  from jsonb_to_recordset(${words}::jsonb) as bank (id text, version int, test text, topic text, topic_title text, prompt text)
  left join figures on item_id = bank.id and item_version = bank.version
  left join skill_test_items kept on kept.id = bank.id`

const columns = {
  id: sql`id`,
  drawn: sql`drawn`,
  share_right: sql`share_right`,
  discrimination: sql`discrimination`,
  mean_seconds: sql`mean_seconds`,
}

function isAsked({ search = '', test, verdict, retired }: Query): RawBuilder<unknown> {
  const like = containing(search)
  const conditions = [
    sql`true`,
    ...(test === undefined ? [] : [sql`test = ${test}`]),
    ...(verdict === undefined ? [] : [sql`verdict = ${verdict}`]),
    ...(retired === undefined ? [] : [sql`retired = ${retired}`]),
    ...(search === '' ? [] : [sql`(folded_text(prompt) like ${like} or folded_text(id) like ${like})`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** Figures are worked out once, for the page and its total, and of a test that is asked for alone only its own. */
export function listSkillTestItemsOperation({ database }: { database: Database }) {
  return handle(listSkillTestItems, async (_context, { query }) => {
    const usual = { by: 'id', descending: false } as const
    const { order, limit, offset } = pageOf(query.pagination, columns, usual, sql`id`)
    const { rows } = await sql<Answer>`
      with items as materialized (
        select * from (${figuresOf(query.test === undefined ? skillTestNames : [query.test])}) items where ${isAsked(query)}),
      page as (
        select *, row_number() over () as place from (select * from items order by ${order} limit ${limit} offset ${offset}) ordered)
      select (select count(*)::int from items) as count,
        (select coalesce(jsonb_agg(to_jsonb(page) - 'place' order by place), '[]') from page) as items`.execute(
      database.kysely,
    )
    return rows[0] ?? { items: [], count: 0 }
  })
}
