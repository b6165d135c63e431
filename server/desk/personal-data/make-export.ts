import * as t from '@talentplace/contract/desk/messages/file-exports'
import { dataExportStates } from '@talentplace/contract/desk/personal-data/data-export.states'
import { exportDays } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { expireExport, partKey } from './erase-exports.ts'
import { subjectOf } from './subject.ts'
import { writeExport } from './write-export.ts'

export interface ExportDeps {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly brand: { readonly name: string }
}

const day = 24 * 60 * 60 * 1000
/** After that nobody waits for it any more: the job has given up, or its process ended. */
const longestMaking = 6 * 60 * 60 * 1000
export const exportJob = 'personal_data.export'

/** Makes an export that waits, and tells whose it is. Done again it begins from the start, and tells once. */
export async function makeExport(deps: ExportDeps, uuid: string): Promise<void> {
  const { database, clock, files } = deps
  const waiting = await database.kysely
    .selectFrom('data_exports')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  const subject = waiting && (await subjectOf(database.kysely, waiting.user_uuid))
  if (subject === undefined) return
  const made = await writeExport(deps, subject, (part, bytes) =>
    files.put(partKey(uuid, part), bytes, 'application/zip'),
  )
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const locked = await lockRow(transaction, 'data_exports', uuid)
    if (locked?.state !== 'waiting') return
    await transaction
      .updateTable('data_exports')
      .set({
        ...made,
        state: dataExportStates.step(locked.state, 'ready', 'system'),
        ready_date: at,
        expires: new Date(at.getTime() + exportDays * day),
      })
      .where('uuid', '=', uuid)
      .execute()
    await notify(transaction, {
      users: [subject.user],
      type: 'own_data',
      ...inEachLanguage(() => ({ title: t.dataReady(), body: t.whereData({ days: exportDays }) })),
      icon: 'info',
      priority: 1,
      entity_link: `data_export:${uuid}`,
      at,
    })
  })
}

/** Removes exports whose week is over, and gives up those that nobody makes any more. */
export async function expireExports(deps: ExportDeps): Promise<void> {
  const { database, clock } = deps
  const now = clock.now()
  const past = await database.kysely
    .selectFrom('data_exports')
    .select(['uuid', 'parts'])
    .where('state', '=', 'ready')
    .where('expires', '<=', now)
    .execute()
  for (const each of past) await expireExport(deps, each)
  const { from, to } = dataExportStates.stepTo('failed', 'system')
  await database.kysely
    .updateTable('data_exports')
    .set({ state: to })
    .where('state', 'in', from)
    .where('asked_date', '<', new Date(now.getTime() - longestMaking))
    .execute()
}

export function scheduleExports(jobs: Jobs, deps: ExportDeps): void {
  jobs.work<{ uuid: string }>(exportJob, ({ uuid }) => makeExport(deps, uuid))
  jobs.every('personal_data.expire', '37 * * * *', () => expireExports(deps))
}
