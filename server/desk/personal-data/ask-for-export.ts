import { askForExport, maxExportsADay } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { checkPassword } from '../../accounts/passwords/check-password.ts'
import { exportJob } from './make-export.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { toExportView } from './to-export-view.ts'

const day = 24 * 60 * 60 * 1000

export function askForExportOperation(deps: PersonalDataDeps) {
  const { database, clock, jobs } = deps
  return handle(askForExport, async (context, { body }) => {
    const { uuid: user_uuid, useCode } = await checkPassword(deps, context, body)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      // One after the other, so that two pages ask for one.
      await lockRow(transaction, 'users', user_uuid)
      await useCode(transaction)
      const recent = await transaction
        .selectFrom('data_exports')
        .selectAll()
        .where('user_uuid', '=', user_uuid)
        .where('asked_date', '>', new Date(at.getTime() - day))
        .orderBy('asked_date')
        .execute()
      const waiting = recent.find(({ state }) => state === 'waiting')
      if (waiting) return toExportView(waiting)
      const [oldest] = recent.slice(-maxExportsADay)
      if (oldest && recent.length >= maxExportsADay) {
        throw new HttpError(
          429,
          'too_many_exports',
          `You can ask for ${maxExportsADay} copies in 24 hours. Please try again tomorrow.`,
          { retryAfter: Math.max(1, Math.ceil((oldest.asked_date.getTime() + day - at.getTime()) / 1000)) },
        )
      }
      const requested = await transaction
        .insertInto('data_exports')
        .values({ user_uuid, asked_date: at })
        .returningAll()
        .executeTakeFirstOrThrow()
      await jobs.enqueue(transaction, exportJob, { uuid: requested.uuid }, { key: requested.uuid })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'user.export_asked',
        entity: `user:${user_uuid}`,
        details: { data_export: requested.uuid },
      })
      return toExportView(requested)
    })
  })
}
