import { readToken } from '../session/session-store.ts'
import { ApiFailure, readFailure } from './api-failure.ts'
import { offlineMessage } from './call.ts'

export interface FetchedFile {
  readonly name: string
  readonly type: string
  readonly content: Blob
}

function nameOf(response: Response): string {
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  return named?.[1] ?? 'download'
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
    name: nameOf(response),
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    content: await response.blob(),
  }
}
