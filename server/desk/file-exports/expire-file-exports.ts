import { fileExportStates } from '@talentplace/contract/desk/file-exports/file-export.states'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { failFileExport } from './fail-file-export.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import { fileExportJob, makeFileExport } from './make-file-export.ts'
import { removeParts } from './stored-parts.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** After that nobody makes it any more: the job has given up, or its process ended. */
const longestMaking = 6 * hour
/** What was being made has long noticed by then that it was removed. */
const removedFor = hour
/** Rows that nothing comes of any more. */
const listedFor = 30 * day

async function expire({ database, files }: FileExportDeps, now: Date): Promise<void> {
  const { from, to } = fileExportStates.stepTo('expired', 'system')
  const past = await database.kysely
    .selectFrom('file_exports')
    .select(['uuid', 'parts'])
    .where('state', 'in', from)
    .where('expires', '<=', now)
    .execute()
  for (const { uuid, parts } of past) {
    // The bytes first: what is called expired is no longer there.
    await removeParts(files, uuid, { to: parts })
    await database.kysely
      .updateTable('file_exports')
      .set({ state: to })
      .where('uuid', '=', uuid)
      .where('state', 'in', from)
      .execute()
  }
}

async function giveUp(deps: FileExportDeps, now: Date): Promise<void> {
  const overdue = await deps.database.kysely
    .selectFrom('file_exports')
    .select('uuid')
    .where('state', '=', 'waiting')
    .where('asked_date', '<', new Date(now.getTime() - longestMaking))
    .execute()
  for (const { uuid } of overdue) {
    await failFileExport(deps, uuid, 'It took too long to prepare. Please try again, or choose fewer days.')
  }
}

/** What an attempt stored after its export had been removed. */
async function clearRemoved({ database, files }: FileExportDeps, now: Date): Promise<void> {
  const removed = await database.kysely
    .selectFrom('file_exports')
    .select(['uuid', 'parts'])
    .where('state', '=', 'removed')
    .where('parts', '>', 0)
    .where('removed_date', '<', new Date(now.getTime() - removedFor))
    .execute()
  for (const { uuid, parts } of removed) {
    await removeParts(files, uuid, { to: parts })
    await database.kysely.updateTable('file_exports').set({ parts: 0 }).where('uuid', '=', uuid).execute()
  }
}

/** Removes files whose week is over, gives up what nobody makes any more, and clears rows that nobody needs. */
export async function expireFileExports(deps: FileExportDeps): Promise<void> {
  const now = deps.clock.now()
  await expire(deps, now)
  await giveUp(deps, now)
  await clearRemoved(deps, now)
  await deps.database.kysely
    .deleteFrom('file_exports')
    .where('state', 'in', fileExportStates.sets.past)
    .where('asked_date', '<', new Date(now.getTime() - listedFor))
    .execute()
}

export function scheduleFileExports(jobs: Jobs, deps: FileExportDeps): void {
  jobs.work<{ uuid: string }>(fileExportJob, ({ uuid }) => makeFileExport(deps, uuid))
  jobs.every('file_exports.expire', '47 * * * *', () => expireFileExports(deps))
}
