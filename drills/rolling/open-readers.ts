import { setTimeout as wait } from 'node:timers/promises'

/** Calls again and again until stopped; counts answers, and those that are no answer to what was asked. */
export interface Readers {
  requests(): number
  /** Answers of 500 and above by status; 0 is no answer at all. */
  failures(): Record<number, number>
  /** Longest wait for an answer, in ms. */
  slowest(): number
  stop(): Promise<void>
}

const paths = ['/project', '/auth/session', '/user/config', '/matching/keywords?searchQuery=book', '/notifications']
const longestAnswer = 10_000
/** Ms. */
const pause = 20

/** So many people read through the proxy, each again and again with a short pause: steady, not as much as there can be. */
export function startViewers(address: string, token: string, count: number): Readers {
  const stopping = new AbortController()
  const failures: Record<number, number> = {}
  let requests = 0
  let slowest = 0

  async function statusOf(path: string): Promise<number> {
    try {
      const response = await fetch(`${address}/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(longestAnswer),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }

  async function read(first: number): Promise<void> {
    for (let at = first; !stopping.signal.aborted; at += 1) {
      const began = performance.now()
      const status = await statusOf(paths[at % paths.length] ?? '')
      requests += 1
      slowest = Math.max(slowest, performance.now() - began)
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1
      await wait(pause)
    }
  }

  const reading = Array.from({ length: count }, (_, number) => read(number))
  return {
    requests: () => requests,
    failures: () => failures,
    slowest: () => slowest,
    async stop() {
      stopping.abort()
      await Promise.all(reading)
    },
  }
}
