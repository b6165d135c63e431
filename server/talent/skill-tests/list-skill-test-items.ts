import {
  listSkillTestItems,
  type SkillTestItem,
} from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { skillTestNames, topicTitle } from '@talentplace/contract/talent/skill-tests/skill-tests'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { bank } from './bank/bank.ts'

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
 * items (item-rest), so that an item isn’t compared with itself.
 */
const figures = sql<SkillTestItem>`(
  with recent as (
    select latest.uuid
    from unnest(${[...skillTestNames]}::text[]) tests (test)
    cross join lateral (
      select uuid from skill_test_attempts
      where skill_test_attempts.test = tests.test and finished_date is not null
      order by finished_date desc limit ${attemptsOfTest}
    ) latest
  ), given as (
    select item_id, item_version, points, seconds_spent, answer is not null as answered,
      (sum(points) over (partition by attempt_uuid) - points)::float
        / nullif(count(*) over (partition by attempt_uuid) - 1, 0) as rest
    from recent join skill_test_answers on attempt_uuid = recent.uuid
  ), figures as (
    select item_id, item_version, count(*)::int as drawn, round(avg(points))::int as share_right,
      round(corr(points, rest)::numeric, 2)::float as discrimination,
      round(avg(seconds_spent) filter (where answered))::int as mean_seconds
    from given group by item_id, item_version
  )
  select bank.id, bank.test, bank.topic, bank.topic_title, bank.prompt, coalesce(drawn, 0) as drawn, share_right,
    discrimination, mean_seconds,
    case when coalesce(drawn, 0) < ${enough} then 'new' when share_right >= 95 then 'too_easy'
      when share_right <= 25 then 'too_hard' when discrimination < 0.1 then 'tells_nothing' else 'fine' end as verdict,
    coalesce(kept.retired, false) as retired, coalesce(kept.reason, '') as retired_reason, coalesce(kept.version, 0) as version
  from jsonb_to_recordset(${words}::jsonb) as bank (id text, version int, test text, topic text, topic_title text, prompt text)
  left join figures on item_id = bank.id and item_version = bank.version
  left join skill_test_items kept on kept.id = bank.id
)`

const columns = {
  id: sql`id`,
  drawn: sql`drawn`,
  share_right: sql`share_right`,
  discrimination: sql`discrimination`,
  mean_seconds: sql`mean_seconds`,
}

export function listSkillTestItemsOperation({ database }: { database: Database }) {
  return handle(listSkillTestItems, async (_context, { query }) => {
    const { search = '', test, verdict, retired, pagination } = query
    let found = database.kysely.selectFrom(figures.as('items')).selectAll()
    if (test !== undefined) found = found.where('test', '=', test)
    if (verdict !== undefined) found = found.where('verdict', '=', verdict)
    if (retired !== undefined) found = found.where('retired', '=', retired)
    if (search !== '') {
      const like = containing(search)
      found = found.where(sql<boolean>`(folded_text(prompt) like ${like} or folded_text(id) like ${like})`)
    }
    const usual = { by: 'id', descending: false } as const
    const { rows, count } = await listPage(found, pageOf(pagination, columns, usual, sql`id`))
    return { items: rows, count }
  })
}
