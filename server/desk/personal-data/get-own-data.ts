import { getOwnData } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { toExportView } from './to-export-view.ts'
import { standsAgainst } from './stands-against.ts'
import { subjectOf } from './subject.ts'

const visibleExports = 5

export function getOwnDataOperation({ database, clock }: PersonalDataDeps) {
  return handle(getOwnData, async (context) => {
    const { user_uuid } = signedIn(context)
    const exports = await database.kysely
      .selectFrom('data_exports')
      .selectAll()
      .where('user_uuid', '=', user_uuid)
      .orderBy('asked_date', 'desc')
      .orderBy('uuid', 'desc')
      .limit(visibleExports)
      .execute()
    const deletion = await database.kysely
      .selectFrom('deletion_requests')
      .select(['state', 'asked_date'])
      .where('user_uuid', '=', user_uuid)
      .orderBy('asked_date', 'desc')
      .orderBy('uuid', 'desc')
      .limit(1)
      .executeTakeFirst()
    const subject = await subjectOf(database.kysely, user_uuid)
    if (subject === undefined) throw notFound()
    return {
      exports: exports.map(toExportView),
      deletion: deletion ? { ...deletion, asked_date: deletion.asked_date.toISOString() } : null,
      stands_against: await standsAgainst(database.kysely, subject, calendarDay('UTC', clock.now())),
    }
  })
}
