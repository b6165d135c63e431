import * as t from '@talentplace/contract/work/messages/notifications'
import { queryTime } from '@talentplace/contract/work/time/review.routes'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { lockEntry, type Entry } from '../time/entries/changeable.ts'
import { viewsByUuid } from '../time/entries/to-entry-views.ts'
import { recordQuery } from './record-query.ts'
import { timeViewerOf } from '../time/time-viewer.ts'
import type { TimeRules } from '../time/time-rules.ts'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { dayInSentence, sentenceDay } from '../../rules/sentence-day.ts'
import { billedPeople } from '../../core/recipients/recipients.ts'

const titles = { asked: t.question, answered: t.answered, accepted: t.accepted, decided: t.decided } as const

async function assistantOf(transaction: Transaction<Tables>, uuid: string): Promise<string[]> {
  const { user_uuid } = await transaction
    .selectFrom('assistants')
    .select('user_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return user_uuid === null ? [] : [user_uuid]
}

interface Said {
  readonly state: keyof typeof titles
  readonly message: string
  readonly by: string
  readonly at: Date
}

/** Each side is told what the other one says, and both what staff decide. */
async function notifyOfQuery(
  transaction: Transaction<Tables>,
  entry: Entry,
  { state, message, by, at }: Said,
): Promise<void> {
  const assistant = await assistantOf(transaction, entry.virtualassistant_uuid)
  const { users: client } = await billedPeople(transaction, entry.client_uuid)
  const users = { asked: assistant, accepted: assistant, answered: client, decided: [...assistant, ...client] }[state]
  await notify(transaction, {
    users: users.filter((each) => each !== by),
    type: 'time',
    ...inEachLanguage(() => ({
      title: titles[state]({ day: dayInSentence(entry.task_date, at) }),
      body: message === '' ? '' : t.quoted({ text: message }),
    })),
    icon: 'discussion',
    priority: 1,
    entity_link: `project:${entry.project_uuid}`,
    at,
  })
}

/** A question about one entry: asked, answered, accepted or decided; it holds this entry and no other. */
export function queryTimeOperation(deps: { database: Database; clock: Clock; rules: TimeRules }) {
  const { database, clock, rules } = deps
  return handle(queryTime, async (context, { params: { uuid }, body: said }) => {
    const { user_uuid } = signedIn(context)
    const now = clock.now()
    const viewer = await timeViewerOf(database.kysely, signedIn(context))
    await database.kysely.transaction().execute(async (transaction) => {
      const { entry } = await lockEntry(transaction, viewer, uuid)
      const { forStaff } = await recordQuery(transaction, { entry, said, viewer, user_uuid, now, rules })
      await notifyOfQuery(transaction, entry, { ...said, by: user_uuid, at: now })
      if (!forStaff) return
      await notify(transaction, {
        users: await staffWith(transaction, 'admin_time.edit'),
        type: 'time',
        title: `Decide about the time on ${sentenceDay(entry.task_date, now)}`,
        body: 'The assistant has answered twice.',
        icon: 'task',
        priority: 1,
        entity_link: `project:${entry.project_uuid}`,
        at: now,
      })
    })
    const [view] = await viewsByUuid(database.kysely, [uuid], { viewer, now, rules })
    if (!view) throw notFound()
    return view
  })
}
