import type { Sent } from '@talentplace/contract/shared/operation'
import type { readTogether, mostTogether } from '@talentplace/contract/operations/read-together.routes'

type Read = Sent<typeof readTogether>['body']['reads'][number]

/** What `call` needs of an answer. */
export interface Answer extends Pick<Response, 'status' | 'headers'> {
  readonly body: unknown
}

interface Waiting {
  readonly read: Read
  readonly token: string
  /** Null: it was not answered and has to be asked for by itself. */
  readonly settle: (answer: Answer | null) => void
}

const most: typeof mostTogether = 12

/**
 * `alone`: each read goes by itself. `held`: all wait for `release`, as more is about to be known. `by turn`: those that
 * begin in the same turn go together, as what a page draws at once asks at once.
 */
let manner: 'alone' | 'held' | 'by turn' = 'alone'
let waiting: Waiting[] = []

async function answersTo(reads: readonly Read[], token: string): Promise<readonly Answer[] | null> {
  try {
    const response = await fetch('/api/reads', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ reads }),
    })
    if (!response.ok) return null
    const { answers } = (await response.json()) as {
      answers: { status: number; retry_after: number | null; body: unknown }[]
    }
    return answers.map(({ status, retry_after, body }) => {
      const headers = new Headers(retry_after === null ? {} : { 'retry-after': String(retry_after) })
      return { status, headers, body }
    })
  } catch {
    return null
  }
}

async function ask(group: readonly Waiting[]): Promise<void> {
  const [first] = group
  const answers =
    first && group.length > 1
      ? await answersTo(
          group.map(({ read }) => read),
          first.token,
        )
      : null
  group.forEach(({ token, settle }, at) => settle(token === first?.token ? (answers?.[at] ?? null) : null))
}

function send(): void {
  const all = waiting
  waiting = []
  for (let at = 0; at < all.length; at += most) void ask(all.slice(at, at + most))
}

/** From now on reads wait until they are released, to go out as one request. */
export function holdReads(): void {
  manner = 'held'
}

/** What waits goes out; from now on what begins in one turn does. */
export function releaseReads(): void {
  manner = 'by turn'
  send()
}

/** From now on each goes by itself again: an answer then waits for no other. */
export function readAlone(): void {
  manner = 'alone'
  send()
}

/** The answer that came with others'; null where it goes by itself, or the others' call failed. */
export function answerTogether(read: Read, token: string): Promise<Answer | null> | null {
  if (manner === 'alone') return null
  if (manner === 'by turn' && waiting.length === 0) setTimeout(send)
  return new Promise((settle) => waiting.push({ read, token, settle }))
}
