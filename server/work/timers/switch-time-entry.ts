import * as t from '@talentplace/contract/work/messages/notifications'
import { switchTimeEntry } from '@talentplace/contract/work/time/time-entry.routes'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { setTimeEntry } from '../../subscriptions/staff/set-time-entry.ts'
import type { ReviewDeps } from '../reviews/review-deps.ts'
import { possiblyClosedTimers, stopClosedTimer } from './closed-timers.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { announce } from '../../platform/realtime/announce.ts'

/** Who has a place there, or will have one. */
async function assistantsOn(transaction: Transaction<Tables>, project_uuid: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('rate_plans')
    .innerJoin('assistants', 'assistants.uuid', 'rate_plans.virtualassistant_uuid')
    .select('assistants.user_uuid')
    .distinct()
    .where('project_uuid', '=', project_uuid)
    .where('hours_released_date', 'is', null)
    .execute()
  return rows.map(({ user_uuid }) => user_uuid).filter((user_uuid) => user_uuid !== null)
}

async function clientPeople(transaction: Transaction<Tables>, client_uuid: string): Promise<string[]> {
  const people = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('client_uuid', '=', client_uuid)
    .where('deleted_date', 'is', null)
    .execute()
  return people.map(({ uuid }) => uuid)
}

function notificationsFor(is_on: boolean, project_name: string) {
  const project = project_name.slice(0, 120)
  return {
    ...inEachLanguage(() =>
      is_on
        ? { title: t.entryOn({ project }), body: t.canLog() }
        : { title: t.entryOff({ project }), body: t.cannotLog() },
    ),
    icon: is_on ? ('info' as const) : ('alert' as const),
  }
}

/** C3.1: staff switch time entry of a subscription off or on; everyone in it hears of it, and its timers are stopped at once. */
export function switchTimeEntryOperation({ database, clock, rules }: ReviewDeps) {
  return handle(switchTimeEntry, async (context, { params: { uuid }, body: { is_on, reason } }) => {
    const at = clock.now()
    const { user_uuid } = signedIn(context)
    const since = await database.kysely.transaction().execute(async (transaction) => {
      const switched = await setTimeEntry(transaction, { project_uuid: uuid, is_on, at })
      const { client_uuid, project_name, changed, time_entry_disabled_date } = switched
      if (!changed) return time_entry_disabled_date
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: is_on ? 'project.time_entry_on' : 'project.time_entry_off',
        entity: `project:${uuid}`,
        reason,
      })
      const assistants = await assistantsOn(transaction, uuid)
      const users = [...assistants, ...(await clientPeople(transaction, client_uuid))]
      const event = 'projects_disabled_time_entry_updated'
      await announce(transaction, { to: { users }, event, data: { project_uuid: uuid } })
      const about = { type: 'time', priority: 1, entity_link: `project:${uuid}`, at } as const
      await notify(transaction, { users: assistants, ...notificationsFor(is_on, project_name), ...about })
      return time_entry_disabled_date
    })
    // Each while its assistant is held; what a stop of the server leaves over, the job of each minute finds.
    for (const timer of is_on ? [] : await possiblyClosedTimers(database, at, uuid)) {
      await database.kysely
        .transaction()
        .execute((transaction) => stopClosedTimer(transaction, timer, { clock, rules }))
    }
    return { time_entry_disabled_date: since?.toISOString() ?? null }
  })
}
