import type { StoredFile } from '@talentplace/contract/files/file.routes'
import { readToken } from '../session/session-store.ts'
import { ApiFailure, readFailure } from './api-failure.ts'
import { offlineMessage } from './call.ts'

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const token = readToken()
  const headers = {
    ...(init.headers as Record<string, string>),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(address, { ...init, headers }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new ApiFailure(0, { code: 'offline', message: offlineMessage })
  })
  if (response.ok) return response
  throw readFailure(response, await response.json().catch(() => undefined))
}

/** Sends a file, to be attached to something. Throws `ApiFailure`. */
export async function sendFile(file: File): Promise<StoredFile> {
  const response = await ask(`/api/files?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
  return (await response.json()) as StoredFile
}

/** The content of a file that the person may read. Throws `ApiFailure`. */
export async function readFile(uuid: string): Promise<Blob> {
  return (await ask(`/api/files/${encodeURIComponent(uuid)}`)).blob()
}

/** The small form of a picture, as an address that an image can show: an `<img>` of its own sends no session. */
export async function readSmallPicture(uuid: string, signal: AbortSignal): Promise<string> {
  const content = await (await ask(`/api/files/${encodeURIComponent(uuid)}/small`, { signal })).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')))
    reader.readAsDataURL(content)
  })
}
