import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addMessage, lockThread, markRead } from '../work/discussions/add-message.ts'
import type { Tables } from '../platform/database/tables.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface Line {
  readonly by: 'client' | 'assistant'
  /** Days before now, and minutes after that. */
  readonly days: number
  readonly minutes: number
  readonly text: string
}

/** What people who begin to work together say to each other. */
const lines: readonly Line[] = [
  {
    by: 'client',
    days: 9,
    minutes: 0,
    text: 'Welcome! I’ve put what we do and how we like to write into the welcome brief.',
  },
  {
    by: 'assistant',
    days: 9,
    minutes: 35,
    text: 'Thank you, that helps a lot. I’ll begin with the inbox and the supplier contacts.',
  },
  {
    by: 'assistant',
    days: 5,
    minutes: 10,
    text: 'The supplier contacts are done. Two of them have a new telephone number; I’ve marked them.',
  },
  {
    by: 'client',
    days: 5,
    minutes: 48,
    text: 'Lovely. Could you chase the open quotes next? The older ones first, please.',
  },
  {
    by: 'assistant',
    days: 1,
    minutes: 5,
    text: 'Three of the quotes were accepted. I’ll send you the summary on Friday.',
  },
  { by: 'client', days: 1, minutes: 22, text: 'That made my day. Friday is perfect.' },
]

/** What is said in the demo subscriptions: read by both, so that nobody’s first page begins with old news. */
export async function addDemoDiscussions(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const threads = await transaction
    .selectFrom('discussions')
    .innerJoin('projects', 'projects.uuid', 'discussions.project_uuid')
    .innerJoin('rate_plans', 'rate_plans.project_uuid', 'projects.uuid')
    .innerJoin('assistants', 'assistants.uuid', 'rate_plans.virtualassistant_uuid')
    .innerJoin('users', 'users.uuid', 'assistants.user_uuid')
    .distinctOn('discussions.uuid')
    .select(['discussions.uuid', 'projects.created_by as client', 'users.uuid as assistant', 'projects.start_date'])
    .where('projects.start_date', '<=', now.toISOString().slice(0, 10))
    .where('rate_plans.rp_end_date', 'is', null)
    .where('message_count', '=', 0)
    .orderBy('discussions.uuid')
    .orderBy('users.uuid')
    .execute()
  for (const [thread_at, { uuid, start_date, ...people }] of threads.entries()) {
    // Not all on one day.
    const earlier = (thread_at % 5) * day + ((thread_at * 37) % 240) * minute
    for (const { by, days, minutes, text: body } of lines) {
      const at = new Date(now.getTime() - earlier - days * day + minutes * minute)
      if (at.toISOString().slice(0, 10) < (start_date ?? '')) continue
      const thread = await lockThread(transaction, uuid)
      const message = { uuid: randomUUID(), sender_uuid: people[by], kind: 'message', body, files: [], at } as const
      await addMessage(transaction, thread, message)
      for (const user_uuid of [people.client, people.assistant]) {
        await markRead(transaction, { discussion_uuid: uuid, user_uuid, until: thread.steps + 1, at })
      }
    }
  }
}
