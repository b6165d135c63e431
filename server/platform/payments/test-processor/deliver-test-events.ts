import type { Logger } from 'pino'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import type { TestBooks } from './test-books.ts'
import type { TestEvent } from './test-event.ts'
import { signatureOf } from './test-signature.ts'

/** Milliseconds between two looks for events. */
const lookInterval = 500
const eventsAtOnce = 20
const longestReply = 5_000
const maxAttempts = 12
/** Every so many events one is delivered twice, as the real processor may. */
const oneDoubledIn = 5

export interface TestDelivery {
  stop(): Promise<void>
}

/**
 * Sends the test processor's events to our own address, signed, again with growing pauses while they aren't taken, and
 * some of them twice. Any process may send any event.
 */
export function deliverTestEvents(options: {
  books: TestBooks
  clock: Clock
  log: Logger | FastifyBaseLogger
  to: string
}): TestDelivery {
  const { books, clock, log, to } = options
  const state: { running: Promise<void> | null } = { running: null }

  async function take(): Promise<TestEvent[]> {
    return books.query<TestEvent>(
      `update test_processor.events set attempts = attempts + 1,
        next_attempt = case when attempts < ${maxAttempts} then now() + make_interval(secs => 2 ^ attempts) end
      where id in (select id from test_processor.events where next_attempt <= now() order by created
        limit ${eventsAtOnce} for update skip locked)
      returning id, kind, charge, refund, dispute`,
    )
  }

  async function send(event: TestEvent, secret: string): Promise<boolean> {
    const body = JSON.stringify(event)
    const answer = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'test-signature': signatureOf(secret, body, clock.now()) },
      body,
      signal: AbortSignal.timeout(longestReply),
    })
    await answer.arrayBuffer()
    return answer.ok
  }

  async function deliver(event: TestEvent, secret: string): Promise<void> {
    const taken = await send(event, secret).catch(() => false)
    if (!taken) return
    if (event.id.charCodeAt(event.id.length - 1) % oneDoubledIn === 0) await send(event, secret).catch(() => false)
    await books.query('update test_processor.events set next_attempt = null where id = $1', [event.id])
  }

  async function deliverDue(): Promise<void> {
    const events = await take()
    if (events.length === 0) return
    const secret = await books.secret()
    for (const event of events) await deliver(event, secret)
  }

  const timer = setInterval(() => {
    state.running ??= deliverDue()
      .catch((error: unknown) => log.debug({ reason: String(error) }, 'the test processor waits with its events'))
      .finally(() => {
        state.running = null
      })
  }, lookInterval)
  timer.unref()

  return {
    async stop() {
      clearInterval(timer)
      await state.running
    },
  }
}
