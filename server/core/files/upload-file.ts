import * as t from '@talentplace/contract/core/messages/refusals'
import { uploadFile } from '@talentplace/contract/core/files/file.routes'
import { maxFilesAnHour } from '@talentplace/contract/shared/file-limits'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { storeFile } from '../../platform/files/store-file.ts'
import { bytesOf, handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'

const limit = { purpose: 'file', max: maxFilesAnHour, windowSeconds: 3600 }

export interface UploadDeps {
  readonly database: Database
  readonly files: FileStore
  readonly clock: Clock
  readonly throttle: Throttle
}

/** C4: a file for whoever sends it, until they attach it to something. */
export function uploadFileOperation(deps: UploadDeps) {
  return handle(uploadFile, async (context, { query: { name } }) => {
    const { user_uuid } = signedIn(context)
    const bytes = bytesOf(context)
    if (bytes.length === 0) throw new HttpError(400, 'empty', t.emptyFile())
    await deps.throttle.admit(limit, user_uuid)
    return storeFile(deps, { bytes, name, user_uuid, at: deps.clock.now() })
  })
}
