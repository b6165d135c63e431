import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/notifications'
import { sql } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { ReviewDeps } from './review-deps.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { dayAfter } from '../../platform/clock/local-day.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { billedPeople } from '../../core/recipients/recipients.ts'

const day = 24 * 3_600_000

interface Ending {
  readonly project_uuid: string
  readonly client_uuid: string
  readonly project_name: string
  readonly review_until: Date
  readonly seconds: number
}

/** A client is reminded once, a day before the review of a subscription's time ends. */
export async function remindOfReviews({ database, clock, rules }: ReviewDeps): Promise<void> {
  const now = clock.now()
  const { rows } = await sql<Ending>`
    select project_uuid, time_entries.client_uuid, project_name, review_until, sum(seconds)::int as seconds
    from time_entries join projects on projects.uuid = project_uuid
    where status = 'in_review' and time_entries.removed_date is null and approved_date is null
      and review_until > ${now} and review_until <= ${new Date(now.getTime() + day)}
      and not exists (select from time_review_reminders told
        where told.project_uuid = time_entries.project_uuid and told.review_until = time_entries.review_until)
    group by project_uuid, time_entries.client_uuid, project_name, review_until`.execute(database.kysely)
  for (const { project_uuid, client_uuid, project_name, review_until, seconds } of rows) {
    await database.kysely.transaction().execute(async (transaction) => {
      const notified = await transaction
        .insertInto('time_review_reminders')
        .values({ project_uuid, review_until, told_date: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('project_uuid')
        .executeTakeFirst()
      if (!notified) return
      const { users } = await billedPeople(transaction, client_uuid)
      // The review ends as its last day does.
      const last = dayAfter(calendarDay(rules.officeZone, review_until), -1)
      await notify(transaction, {
        users,
        type: 'time',
        ...inEachLanguage(() => ({
          title: t.reviewBy({ project: project_name.slice(0, 120), day: dayInSentence(last, now) }),
          body: t.stillToReview({ hours: hoursText(seconds, currentLanguage()) }),
        })),
        icon: 'task',
        priority: 1,
        entity_link: `project:${project_uuid}`,
        at: now,
      })
    })
  }
}
