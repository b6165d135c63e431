import { overrideHealth } from '@talentplace/contract/subscriptions/care/care.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { dayText } from '../../rules/day-text.ts'
import { dayAfter } from '../../rules/working-days.ts'
import { clientDay } from '../client-day.ts'
import { lockHealth } from './lock-care.ts'
import { readCare } from './read-care.ts'

const maxDays = 90

/** E2 Ours: what staff say of a subscription, with a note, until a date; the reasons stay listed. */
export function overrideHealthOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(overrideHealth, (context, { params: { uuid }, body: { override, version } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const { project, health } = await lockHealth(transaction, { uuid, version, at })
      const { today } = await clientDay(transaction, project.client_uuid, at)
      const last = dayAfter(today, maxDays)
      if (override && override.until < today) throw invalidField('until', 'Choose today or a later day.')
      if (override && override.until > last) throw invalidField('until', `Choose a day until ${dayText(last)}.`)
      const before = health.override_level
      const level = override?.level ?? null
      await transaction
        .updateTable('project_health')
        .set({
          override_level: level,
          override_note: override?.note ?? null,
          override_until: override?.until ?? null,
          override_by: override && user_uuid,
          version: version + 1,
        })
        .where('project_uuid', '=', uuid)
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: override ? 'project.health_overridden' : 'project.health_override_ended',
        entity: `project:${uuid}`,
        reason: override?.note ?? null,
        details: { before, worked_out: health.level, level, until: override?.until ?? null },
      })
      return readCare(transaction, uuid, at)
    })
  })
}
