import { setTimeout as wait } from 'node:timers/promises'

export interface LineAnswer {
  readonly status: number
  readonly body: unknown
}

type Headers = Readonly<Record<string, string>>

export interface Line {
  /** Asks until someone answers with 200, the body; whatever is sent is sent again as it was. */
  request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>
  /** The same until there is an answer, be it a refusal. */
  send(method: 'GET' | 'POST', path: string, body?: unknown, headers?: Headers): Promise<LineAnswer>
}

export interface Losses {
  /** Calls that are cut within a few milliseconds, before, while or after the server acts. */
  cutsLeft: number
  cut: number
  unanswered: number
}

/** Between two tries, in milliseconds, unless told otherwise. */
const usualPause = 60
const longestCut = 12

/** One person's connection: `chance` of its calls are cut on their way, as long as there are cuts left. */
export function lossyLine(
  address: string,
  token: string,
  {
    losses,
    random,
    chance,
    pause = usualPause,
  }: { losses: Losses; random: () => number; chance: number; pause?: number },
): Line {
  /** What a caller saw of one try: the answer, or nothing. */
  async function once(method: string, path: string, body: unknown, headers: Headers): Promise<LineAnswer | null> {
    const isCut = losses.cutsLeft > 0 && random() < chance
    if (isCut) losses.cutsLeft -= 1
    const signal = AbortSignal.timeout(isCut ? 1 + Math.floor(random() * longestCut) : 10_000)
    try {
      const response = await fetch(`${address}/api${path}`, {
        method,
        signal,
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer = { status: response.status, body: await response.json() }
      // It was quicker than the cut.
      if (isCut) losses.cutsLeft += 1
      return answer
    } catch {
      if (isCut) losses.cut += 1
      else losses.unanswered += 1
      return null
    }
  }

  async function send(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<LineAnswer> {
    for (;;) {
      const answer = await once(method, path, body, headers)
      // A mistake of ours would be answered again and again.
      if (answer?.status === 500) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
      if (answer !== null && answer.status < 500) return answer
      await wait(pause)
    }
  }

  return {
    send,
    async request(method, path, body) {
      const answer = await send(method, path, body)
      if (answer.status === 200) return answer.body
      throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    },
  }
}
