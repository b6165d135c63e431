import { setTimeout as wait } from 'node:timers/promises'
import { signatureOf } from '@talentplace/server/platform/payments/test-processor/test-signature'
import type { TestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'

interface StoredEvent {
  readonly id: string
  readonly kind: string
  readonly charge: unknown
  readonly refund: unknown
  readonly dispute: unknown
}

export interface UnrulyEvents {
  /** Deliveries so far that were answered. */
  delivered(): number
  stop(): Promise<void>
}

/**
 * Sends the processor's events again and again beside its own delivery: in random order, each twice at once, and under
 * another id besides, as a processor does that tells the same thing in two events.
 */
export function sendUnrulyEvents(processor: TestProcessor, address: string, ahead: () => number): UnrulyEvents {
  const state = { delivered: 0, stopped: false }

  async function send(event: StoredEvent, secret: string): Promise<void> {
    const body = JSON.stringify(event)
    const signed = signatureOf(secret, body, new Date(Date.now() + ahead()))
    const answer = await fetch(`${address}/api/webhooks/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'test-signature': signed },
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null)
    if (answer?.ok) state.delivered += 1
    await answer?.arrayBuffer()
  }

  async function sendSome(): Promise<void> {
    const events = await processor.books.query<StoredEvent>(
      'select id, kind, charge, refund, dispute from test_processor.events order by random() limit 5',
    )
    const secret = await processor.books.secret()
    const unruly = events.flatMap((event) => [event, event, { ...event, id: `${event.id}_again` }])
    await Promise.all(unruly.map((event) => send(event, secret)))
  }

  const sending = (async () => {
    while (!state.stopped) {
      await sendSome().catch(() => undefined)
      await wait(200)
    }
  })()
  return {
    delivered: () => state.delivered,
    async stop() {
      state.stopped = true
      await sending
    },
  }
}
