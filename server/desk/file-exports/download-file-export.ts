import { Readable } from 'node:stream'
import { downloadFileExport } from '@talentplace/contract/desk/file-exports/file-export.routes'
import { loadFeatureFlags } from '../../platform/feature-flags/load-feature-flags.ts'
import { assertMayCall } from '../../platform/http/authorize.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { kindOf } from './export-kinds.ts'
import type { FileExportDeps } from './file-export-deps.ts'
import { ownExport } from './file-export-view.ts'
import { partKey, readParts } from './stored-parts.ts'

const missing = () => notFound('This file isn’t there any more. Please ask for it again.')

export function downloadFileExportOperation({ database, clock, files, kinds }: FileExportDeps) {
  return handle(downloadFileExport, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const row = await ownExport(database.kysely, { uuid, user_uuid: session.user_uuid })
    const { state, expires, file_name, type, parts, size, scope } = row
    if (state === 'waiting') throw notFound('This file is still being prepared. Please try again in a moment.')
    if (state !== 'ready' || expires === null || expires <= clock.now()) throw missing()
    const kind = kindOf(kinds, row)
    assertMayCall(kind.download, session, await loadFeatureFlags(database))
    // Someone who has changed companies meanwhile no longer sees what the file has.
    if ((await kind.scope(database.kysely, session)) !== scope) throw missing()
    if (file_name === null || type === null || (await files.get(partKey(uuid, 1))) === null) throw missing()
    return raw({
      type,
      body: Readable.from(readParts(files, { uuid, parts })),
      headers: { ...downloadHeaders(file_name), 'Content-Length': String(size) },
    })
  })
}
