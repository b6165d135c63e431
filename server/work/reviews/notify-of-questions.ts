import { notify } from '../../core/notifications/notify.ts'
import type { ReviewDeps } from './review-deps.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'

/** Staff are told once of each question whose days are over without an end: from then on it is theirs to decide. */
export async function notifyOfQuestions({ database, clock }: ReviewDeps): Promise<void> {
  const now = clock.now()
  const due = await database.kysely
    .selectFrom('time_query_messages')
    .innerJoin('time_entries', 'time_entries.uuid', 'time_entry_uuid')
    .select(['time_query_messages.uuid', 'time_entries.task_date', 'time_entries.project_uuid'])
    .where('answer_until', '<=', now)
    .where('staff_told_date', 'is', null)
    .where('time_entries.status', '=', 'queried')
    .where('time_entries.removed_date', 'is', null)
    .orderBy('time_query_messages.uuid')
    .execute()
  for (const { uuid, task_date, project_uuid } of due) {
    await database.kysely.transaction().execute(async (transaction) => {
      const notified = await transaction
        .updateTable('time_query_messages')
        .set({ staff_told_date: now })
        .where('uuid', '=', uuid)
        .where('staff_told_date', 'is', null)
        .returning('uuid')
        .executeTakeFirst()
      if (!notified) return
      await notify(transaction, {
        users: await staffWith(transaction, 'admin_time.edit'),
        type: 'time',
        title: `Decide about the time on ${sentenceDay(task_date, now)}`,
        body: 'The client and the assistant haven’t agreed within five business days.',
        icon: 'task',
        priority: 1,
        entity_link: `project:${project_uuid}`,
        at: now,
      })
    })
  }
}
