import { Client, escapeIdentifier } from 'pg'
import type { Logger } from 'pino'

/** One connection that hears NOTIFY and comes back by itself. */
export interface Listener {
  /** True while notifications are being heard. */
  readonly connected: boolean
  on(channel: string, heard: (payload: string) => void): void
  /** Called after a lost connection is back: whatever was said in between has been missed. */
  onReconnect(back: () => void): void
  /** Called as soon as the connection is lost. */
  onLoss(lost: () => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

const retryDelay = 250

export function createListener(options: { url: string; log: Logger }): Listener {
  const heardBy = new Map<string, ((payload: string) => void)[]>()
  const onBack: (() => void)[] = []
  const onLost: (() => void)[] = []
  let connection: Client | null = null
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: options.url,
      application_name: 'talentplace listener',
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', (message) => {
      for (const heard of heardBy.get(message.channel) ?? []) heard(message.payload ?? '')
    })
    await next.connect()
    for (const channel of heardBy.keys()) await next.query(`listen ${escapeIdentifier(channel)}`)
    connection = next
  }

  function lose(lost: Client): void {
    if (connection !== lost) return
    connection = null
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
      if (!others && connection) void connection.query(`listen ${escapeIdentifier(channel)}`)
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
      await connection?.end()
    },
  }
}
