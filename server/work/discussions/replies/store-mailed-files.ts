import { fileName } from '@talentplace/contract/core/files/file.routes'
import { maxFileBytes, maxFilesAnHour, maxFilesTogether } from '@talentplace/contract/shared/file-limits'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { storeFile } from '../../../platform/files/store-file.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import type { MailedFile } from './read-mail.ts'

export interface StoredFiles {
  readonly uuids: readonly string[]
  /** What wasn't taken, each with its reason as a sentence. */
  readonly rejected: readonly { readonly name: string; readonly reason: string }[]
}

export interface FileDeps {
  readonly database: Database
  readonly files: FileStore
  readonly clock: Clock
  readonly throttle: Throttle
}

/** The same as for files that are sent from a page. */
const limit = { purpose: 'file', max: maxFilesAnHour, windowSeconds: 3600 }
const longestName = 200

/** As a page would have sent it; what can't be a name is called an attachment. */
function nameOf({ name }: MailedFile): string {
  const given = fileName.safeParse(name.replaceAll(/[\s/\\]+/g, ' ').slice(0, longestName))
  return given.success ? given.data : 'Attachment'
}

async function keepOne(deps: FileDeps, { bytes }: MailedFile, name: string, user_uuid: string): Promise<string> {
  if (bytes.length === 0) throw new HttpError(400, 'empty', 'This file is empty.')
  if (bytes.length > maxFileBytes) throw new HttpError(413, 'too_large', 'This file is larger than 25 MB.')
  await deps.throttle.admit(limit, user_uuid)
  return (await storeFile(deps, { bytes, name, user_uuid, at: deps.clock.now() })).uuid
}

/** Keeps the files of a mail by the rules of any other file, on nothing yet; those that can't be kept come back with the reason. */
export async function storeMailedFiles(
  deps: FileDeps,
  files: readonly MailedFile[],
  user_uuid: string,
): Promise<StoredFiles> {
  const uuids: string[] = []
  const rejected: { name: string; reason: string }[] = []
  for (const file of files) {
    const name = nameOf(file)
    if (uuids.length === maxFilesTogether) {
      rejected.push({ name, reason: `A message takes at most ${maxFilesTogether} files.` })
      continue
    }
    try {
      uuids.push(await keepOne(deps, file, name, user_uuid))
    } catch (error) {
      // What may go well later is the mail server's to try again.
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      rejected.push({ name, reason: error.message })
    }
  }
  return { uuids, rejected }
}
