import { Client, escapeIdentifier } from 'pg'
import type { Logger } from 'pino'

/** One connection that hears NOTIFY and comes back by itself. */
export interface Listener {
  /** True while notifications are being heard. */
  readonly connected: boolean
  on(channel: string, heard: (payload: string) => void): void
  /**
   * Resolves when every channel asked for so far is being heard: what is read from then on can't have changed unheard.
   * At once while there is no connection; the next one hears them all before anybody is told that it is back.
   */
  listening(): Promise<void>
  /** Called after a lost connection is back: whatever was said in between has been missed. */
  onReconnect(back: () => void): void
  /** Called as soon as the connection is lost. */
  onLoss(lost: () => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

const retryDelay = 250
const longestAnswer = 2_000
const defaultCheckInterval = 5_000

/** Ends a connection that may not answer any more, without waiting for it. */
function abandon(client: Client): void {
  client.end().catch(() => undefined)
}

/** `checkInterval`: ms between two looks whether the connection still answers; a silent network breaks nothing by itself. */
export function createListener(options: { url: string; log: Logger; checkInterval?: number }): Listener {
  const heardBy = new Map<string, ((payload: string) => void)[]>()
  const onBack: (() => void)[] = []
  const onLost: (() => void)[] = []
  let connection: Client | null = null
  let pending: Promise<unknown> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined
  let checking: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: options.url,
      application_name: 'talentplace listener',
      keepAlive: true,
      connectionTimeoutMillis: longestAnswer,
      query_timeout: longestAnswer,
    })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', (message) => {
      for (const heard of heardBy.get(message.channel) ?? []) heard(message.payload ?? '')
    })
    try {
      await next.connect()
      for (const channel of heardBy.keys()) await next.query(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      abandon(next)
      throw error
    }
    if (stopped) return abandon(next)
    connection = next
    checking = setInterval(() => void check(next), options.checkInterval ?? defaultCheckInterval)
  }

  /** One question after the other: a connection that is still answering isn't asked. */
  function query(current: Client, question: string): Promise<void> {
    const answer = promptAfter(pending, current, question)
    pending = answer.catch(() => undefined)
    return answer
  }

  async function promptAfter(before: Promise<unknown>, current: Client, question: string): Promise<void> {
    await before
    if (connection === current) await current.query(question)
  }

  async function check(current: Client): Promise<void> {
    try {
      await query(current, 'select 1')
    } catch {
      lose(current)
      abandon(current)
    }
  }

  function lose(lost: Client): void {
    if (connection !== lost) return
    connection = null
    clearInterval(checking)
    if (stopped) return
    options.log.warn('the notification connection was lost; reconnecting')
    for (const call of onLost) call()
    scheduleRetry()
  }

  function scheduleRetry(): void {
    retry = setTimeout(() => void reconnect(), retryDelay)
  }

  async function reconnect(): Promise<void> {
    try {
      await connect()
    } catch {
      if (!stopped) scheduleRetry()
      return
    }
    options.log.info('the notification connection is back')
    for (const back of onBack) back()
  }

  return {
    get connected() {
      return connection !== null
    },
    on(channel, heard) {
      const others = heardBy.get(channel)
      if (others) others.push(heard)
      else heardBy.set(channel, [heard])
      // Fails only with the connection, and the next one listens to every channel.
      const current = connection
      if (!others && current) query(current, `listen ${escapeIdentifier(channel)}`).catch(() => undefined)
    },
    async listening() {
      await pending
    },
    onReconnect(back) {
      onBack.push(back)
    },
    onLoss(lost) {
      onLost.push(lost)
    },
    start: connect,
    async stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(checking)
      await connection?.end()
    },
  }
}
