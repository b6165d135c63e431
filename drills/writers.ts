import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, type Place } from './product.ts'

/** Saves a client's drafts again and again and remembers what the product acknowledged. */
export interface Writers {
  /** Saves that were answered with 200 so far. */
  acknowledged(): number
  /** Answers other than 200 so far, by status; 0 is no answer at all. */
  rejected(): Record<number, number>
  /** Longest wait for any answer, in milliseconds. */
  slowest(): number
  stop(): Promise<void>
  /** Drafts whose stored number is behind the last acknowledged one. Zero, or writes were lost. */
  lost(): Promise<number>
}

interface Draft {
  readonly uuid: string
  sent: number
  acknowledged: number
}

const DRAFTS = 4
const REFUSED_PAUSE_MILLISECONDS = 10

/** Signs a demo client in and begins to write. A draft's name carries the number of its last save. */
export async function startWriters(place: Place): Promise<Writers> {
  const api = `${addressOf(place)}/api`
  const signedIn = await call(`${api}/auth/login`, 'POST', { email: 'client@demo.test', password: 'Demo-pass-1!' })
  const token = String(signedIn.body.token)
  const drafts: Draft[] = []
  for (let index = 0; index < DRAFTS; index += 1) {
    const { body } = await call(`${api}/project`, 'POST', { project_name: '0' }, token)
    drafts.push({ uuid: String(body.project_uuid), sent: 0, acknowledged: 0 })
  }

  const rejected: Record<number, number> = {}
  let slowest = 0
  const stopping = new AbortController()
  const write = async (draft: Draft): Promise<void> => {
    while (!stopping.signal.aborted) {
      draft.sent += 1
      const began = performance.now()
      const { status } = await call(
        `${api}/project/${draft.uuid}`,
        'PUT',
        { project_name: String(draft.sent), matching_criteria: {} },
        token,
      )
      slowest = Math.max(slowest, performance.now() - began)
      if (status === 200) draft.acknowledged = draft.sent
      else {
        rejected[status] = (rejected[status] ?? 0) + 1
        await wait(REFUSED_PAUSE_MILLISECONDS)
      }
    }
  }
  const writing = drafts.map(write)

  return {
    acknowledged: () => drafts.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    rejected: () => rejected,
    slowest: () => slowest,
    async stop() {
      stopping.abort()
      await Promise.all(writing)
    },
    async lost() {
      const stored = await Promise.all(
        drafts.map(({ uuid }) => call(`${api}/project/${uuid}`, 'GET', undefined, token)),
      )
      return drafts.filter(({ acknowledged }, index) => !(Number(stored[index]?.body.project_name) >= acknowledged))
        .length
    },
  }
}

async function call(
  url: string,
  method: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  } catch {
    return { status: 0, body: {} }
  }
}
