import { recordQuery } from '../work/reviews/record-query.ts'
import { lockEntry } from '../work/time/entries/changeable.ts'
import { halfMonthOf } from '../work/time/half-month.ts'
import type { TimeViewer } from '../work/time/time-viewer.ts'
import type { TimeRules } from '../work/time/time-rules.ts'
import { dayAfter } from '../platform/clock/local-day.ts'
import type { Database } from '../platform/database/connection.ts'

const oneDay = 86_400_000

const questions = [
  'This took longer than I had thought. What was all in it?',
  'Which of the two lists is this about, the old one or the new one?',
]
const answer = 'Half of it was the first set-up, which won’t come again. The lists and my notes are with the task.'

/** What was logged first in the half-month that was over last, and whose it is. */
function timeToReport({ kysely }: Database, project_uuid: string, today: string) {
  const { start, end } = halfMonthOf(dayAfter(halfMonthOf(today).start, -1))
  return kysely
    .selectFrom('time_entries')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .innerJoin('projects', 'projects.uuid', 'project_uuid')
    .select(['time_entries.uuid', 'time_entries.client_uuid', 'virtualassistant_uuid as assistant_uuid'])
    .select(['projects.created_by as client', 'assistants.user_uuid as assistant'])
    .where('project_uuid', '=', project_uuid)
    .where('task_date', '>=', start)
    .where('task_date', '<=', end)
    .orderBy('task_date')
    .orderBy('start_at')
    .limit(questions.length)
    .execute()
}

interface Saying {
  readonly uuid: string
  readonly viewer: TimeViewer
  readonly user_uuid: string
  readonly said: { readonly state: 'asked' | 'answered'; readonly message: string }
  readonly now: Date
}

/** One word of the talk about an entry, by the product's own step; without what would tell of it. */
async function say(database: Database, rules: TimeRules, { uuid, ...saying }: Saying): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const { entry } = await lockEntry(transaction, saying.viewer, uuid)
    // It was in review when it was asked about, whenever that is looked at.
    const then = saying.said.state === 'asked' ? ({ ...entry, status: 'in_review' } as const) : entry
    await recordQuery(transaction, { ...saying, entry: then, rules })
  })
}

/**
 * The client of a subscription has asked about two stretches, the day after the half-month was over; the first question is answered
 * a day later. What is asked about waits.
 */
export async function queryAboutTime(
  database: Database,
  { project_uuid, now, rules }: { project_uuid: string; now: Date; rules: TimeRules },
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const inReview = new Date(`${dayAfter(halfMonthOf(today).start)}T14:10:00Z`)
  const queriedAt = inReview < now ? inReview : now
  const answered = new Date(Math.min(queriedAt.getTime() + oneDay, now.getTime()))
  for (const [at, found] of (await timeToReport(database, project_uuid, today)).entries()) {
    const { uuid, client, client_uuid, assistant, assistant_uuid } = found
    if (client === null || assistant === null) continue
    const question = { state: 'asked', message: questions[at] ?? '' } as const
    await say(database, rules, {
      uuid,
      viewer: { side: 'client', client_uuid },
      user_uuid: client,
      said: question,
      now: queriedAt,
    })
    if (at > 0) continue
    const said = { state: 'answered', message: answer } as const
    const viewer = { side: 'assistant', assistant_uuid } as const
    await say(database, rules, { uuid, viewer, user_uuid: assistant, said, now: answered })
  }
}
