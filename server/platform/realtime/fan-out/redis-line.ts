import { createClient } from '@redis/client'
import type { Logger } from 'pino'

/** One connection that hears a channel of Redis and says things on it, and comes back by itself. */
export interface RedisLine {
  readonly connected: boolean
  /** @throws Error when it can't be known whether Redis has taken it */
  publish(payload: string): Promise<void>
  /** Settles after the first try; others follow until it is there. */
  start(channel: string): Promise<void>
  stop(): void
}

const retryDelay = 250
const longestAnswer = 2_000
const checkInterval = 2_000

type Client = ReturnType<typeof connection>

/** One connection does both: in this protocol who listens may speak, too. When it is lost, it is over. */
function connection(url: string) {
  return createClient({
    url,
    RESP: 3,
    name: 'talentplace',
    disableOfflineQueue: true,
    socket: { connectTimeout: longestAnswer, reconnectStrategy: false },
  })
}

async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Redis did not answer in time')), longestAnswer)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** `heard`: what anyone says on the channel, this process too; `lost`: the line is gone. */
export function openRedisLine(options: {
  url: string
  log: Logger
  heard: (payload: string) => void
  lost: () => void
}): RedisLine {
  const { url, log, heard } = options
  let channel = ''
  let current: Client | null = null
  let retry: NodeJS.Timeout | undefined
  let checking: NodeJS.Timeout | undefined
  let stopped = false
  let complained = false

  function abandon(client: Client): void {
    if (client.isOpen) client.destroy()
  }

  async function connect(): Promise<void> {
    const next = connection(url)
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await inTime(next.connect())
      await inTime(next.subscribe(channel, heard))
    } catch (error) {
      abandon(next)
      throw error
    }
    if (stopped) return abandon(next)
    current = next
    complained = false
    checking = setInterval(() => void check(next), checkInterval)
  }

  /** A silent network breaks nothing by itself. */
  async function check(client: Client): Promise<void> {
    try {
      await inTime(client.ping())
    } catch {
      lose(client)
    }
  }

  function lose(client: Client): void {
    if (current !== client) return
    current = null
    clearInterval(checking)
    abandon(client)
    if (stopped) return
    log.warn('the connection to Redis was lost; reconnecting')
    options.lost()
    retry = setTimeout(() => void tryToConnect(), retryDelay)
  }

  async function tryToConnect(): Promise<void> {
    try {
      await connect()
      log.info('Redis carries announcements')
    } catch (error) {
      if (stopped) return
      if (!complained) log.warn({ reason: String(error) }, 'Redis can’t be reached; open pages don’t follow changes')
      complained = true
      retry = setTimeout(() => void tryToConnect(), retryDelay)
    }
  }

  return {
    get connected() {
      return current !== null
    },
    async publish(payload) {
      if (current === null) throw new Error('There is no connection to Redis')
      await current.publish(channel, payload)
    },
    start(chosen) {
      channel = chosen
      return tryToConnect()
    },
    stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(checking)
      if (current !== null) abandon(current)
      current = null
    },
  }
}
