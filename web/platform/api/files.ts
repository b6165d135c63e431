import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { readToken } from '../session/session-store.ts'
import { ApiFailure, readFailure } from './api-failure.ts'
import { offlineMessage } from './call.ts'

async function fetchFile(address: string, init: RequestInit = {}): Promise<Response> {
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

interface Sending {
  /** Told how much of it has gone, in percent. */
  readonly onProgress?: (percent: number) => void
  readonly signal?: AbortSignal
}

function answerOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function headersOf(request: XMLHttpRequest): Headers {
  return new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' })
}

/** Sends a file, to be attached to something; by an older call than `fetch`, which doesn't tell how far it is. Throws `ApiFailure`. */
export function sendFile(file: File, { onProgress, signal }: Sending = {}): Promise<StoredFile> {
  const request = new XMLHttpRequest()
  request.open('POST', `/api/files?name=${encodeURIComponent(file.name)}`)
  request.setRequestHeader('content-type', 'application/octet-stream')
  const token = readToken()
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(Math.floor((loaded / total) * 100)))
  return new Promise((resolve, reject) => {
    const offline = () => reject(new ApiFailure(0, { code: 'offline', message: offlineMessage }))
    request.addEventListener('error', offline)
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    request.addEventListener('load', () => {
      const answer = answerOf(request.responseText)
      if (request.status === 200) resolve(answer as StoredFile)
      else reject(readFailure({ status: request.status, headers: headersOf(request) }, answer))
    })
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

/** The content of a file that the person may read. Throws `ApiFailure`. */
export async function readFile(uuid: string): Promise<Blob> {
  return (await fetchFile(`/api/files/${encodeURIComponent(uuid)}`)).blob()
}

/** The small form of a picture, as an address that an image can show: an `<img>` of its own sends no session. */
export async function readSmallPicture(uuid: string, signal: AbortSignal): Promise<string> {
  const content = await (await fetchFile(`/api/files/${encodeURIComponent(uuid)}/small`, { signal })).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('unreadable picture')))
    reader.readAsDataURL(content)
  })
}
