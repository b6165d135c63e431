import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { FileStore } from './file-store.ts'
import { smallKey } from './store-file.ts'

interface Deps {
  readonly database: Database
  readonly files: FileStore
  readonly clock: Clock
}

const day = 24 * 60 * 60 * 1000
const filesAtOnce = 500

/**
 * Removes what has hung on nothing for a day. A row is marked first, so that nobody attaches it meanwhile, and goes after its
 * bytes: whatever ends this between, the next time finds it.
 */
export async function removeOrphans({ database, files, clock }: Deps): Promise<void> {
  const now = clock.now()
  const old = new Date(now.getTime() - day)
  for (;;) {
    const { rows } = await sql<{ uuid: string }>`
      update files set removed_date = ${now} where uuid in (
        select uuid from files where attached_date is null and created_date < ${old}
        order by created_date limit ${filesAtOnce} for update skip locked)
      returning uuid`.execute(database.kysely)
    for (const { uuid } of rows) {
      await files.remove(uuid)
      await files.remove(smallKey(uuid))
      await database.kysely.deleteFrom('files').where('uuid', '=', uuid).where('removed_date', 'is not', null).execute()
    }
    if (rows.length < filesAtOnce) return
  }
}

/** Every hour, in one process. */
export function scheduleOrphans(jobs: Jobs, deps: Deps): void {
  jobs.every('files.orphans', '41 * * * *', () => removeOrphans(deps))
}
