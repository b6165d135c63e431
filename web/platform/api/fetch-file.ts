import { readToken } from '../session/session-store.ts'
import { ApiFailure, readFailure } from './api-failure.ts'
import { offlineMessage } from './call.ts'
import { savedName } from './saved-name.ts'

export interface FetchedFile {
  readonly name: string
  readonly type: string
  readonly content: Blob
}

/** A file of the API, under the name the server gives it. `path` below `/api`. Throws `ApiFailure`, as `call` does. */
export async function fetchFile(path: string): Promise<FetchedFile> {
  const token = readToken()
  const response = await fetch(`/api${path}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new ApiFailure(0, { code: 'offline', message: offlineMessage })
  })
  if (!response.ok) throw readFailure(response, await response.json().catch(() => undefined))
  return {
    name: savedName(response.headers.get('content-disposition')),
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    content: await response.blob(),
  }
}
