import {
  maxExportsADay,
  maxOpenExports,
  requestFileExport,
} from '@talentplace/contract/desk/file-exports/file-export.routes'
import { sql, type Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { tooManyRows } from '../../platform/exports/export-kind.ts'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { assertMayCall } from '../../platform/http/authorize.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { kindOf } from './export-kinds.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import { toFileExportView, type FileExportRow } from './file-export-view.ts'
import { fileExportJob } from './make-file-export.ts'

const day = 24 * 60 * 60 * 1000
/** Seconds after which one of several that are prepared may be ready. */
const openPause = 60

interface Requested {
  readonly user_uuid: string
  readonly kind: FileExportRow['kind']
  readonly parameters: string
  readonly at: Date
}

/** The same document, where it is being prepared already. */
function findWaiting(transaction: Transaction<Tables>, { user_uuid, kind, parameters }: Requested) {
  return transaction
    .selectFrom('file_exports')
    .selectAll()
    .where('user_uuid', '=', user_uuid)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`md5(parameters::text) = md5(${parameters}::jsonb::text)`)
    .executeTakeFirst()
}

/** @throws HttpError 429 */
async function assertWithinLimits(transaction: Transaction<Tables>, { user_uuid, at }: Requested): Promise<void> {
  const recent = await transaction
    .selectFrom('file_exports')
    .select(['state', 'asked_date'])
    .where('user_uuid', '=', user_uuid)
    .where((where) =>
      where.or([where('asked_date', '>', new Date(at.getTime() - day)), where('state', '=', 'waiting')]),
    )
    .orderBy('asked_date')
    .execute()
  if (recent.filter(({ state }) => state === 'waiting').length >= maxOpenExports) {
    throw new HttpError(
      429,
      'too_many_exports',
      `${maxOpenExports} files are being prepared for you. Please wait until one is ready.`,
      { retryAfter: openPause },
    )
  }
  const [oldest] = recent.slice(-maxExportsADay)
  if (oldest && recent.length >= maxExportsADay) {
    throw new HttpError(
      429,
      'too_many_exports',
      `You can have ${maxExportsADay} files prepared in 24 hours. Please try again later.`,
      { retryAfter: Math.max(1, Math.ceil((oldest.asked_date.getTime() + day - at.getTime()) / 1000)) },
    )
  }
}

export function requestFileExportOperation(deps: FileExportDeps) {
  const { database, clock, jobs, kinds } = deps
  return handle(requestFileExport, async (context, { body }) => {
    const session = signedIn(context)
    const kind = kindOf(kinds, body)
    assertMayCall(kind.download, session, await loadFeatureFlags(database))
    const about = { session, parameters: body.parameters }
    const rows_total = await kind.count(database.kysely, about, kind.maxRows + 1)
    if (rows_total > kind.maxRows) throw tooManyRows(kind.maxRows)
    const scope = await kind.scope(database.kysely, session)
    const at = clock.now()
    const { user_uuid } = session
    const request = { user_uuid, kind: body.kind, parameters: JSON.stringify(body.parameters), at }
    return database.kysely.transaction().execute(async (transaction) => {
      // One after the other, so that two pages ask for one.
      await lockRow(transaction, 'users', user_uuid)
      const waiting = await findWaiting(transaction, request)
      if (waiting) return toFileExportView(waiting)
      await assertWithinLimits(transaction, request)
      const row = await transaction
        .insertInto('file_exports')
        .values({
          user_uuid,
          kind: body.kind,
          parameters: request.parameters,
          scope,
          title: kind.title(body.parameters),
          rows_total,
          asked_date: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await jobs.enqueue(transaction, fileExportJob, { uuid: row.uuid }, { key: row.uuid })
      return toFileExportView(row)
    })
  })
}
