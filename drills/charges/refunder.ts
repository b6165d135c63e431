import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@talentplace/server/platform/database/connection'

export interface Refunded {
  /** Refunds that were taken on. */
  readonly requested: number
  /** Those refused because no more was left of the payment. */
  readonly rejected: number
  readonly repeated: number
  /** What nobody expected. */
  readonly unclear: readonly string[]
}

interface Paid {
  readonly payment_uuid: string
  readonly invoice_uuid: string
  readonly amount_cents: number
}

/** Every so many payments is refunded, and of those every second in parts that are too much together. */
const oneIn = 8
const atOnce = 6
const patience = 120_000

/** Staff refund payments: with a key that is repeated until an answer comes, the same call twice at once now and then. */
export async function refundSome(address: string, token: string, pool: Database['pool']): Promise<Refunded> {
  const { rows } = await pool.query<Paid>(
    `select payment_uuid, invoice_uuid, amount_cents from payment_allocations order by payment_uuid`,
  )
  const waiting = rows.filter((_each, at) => at % oneIn === 0)
  const counts = { requested: 0, rejected: 0, repeated: 0, unclear: [] as string[] }

  async function call({ payment_uuid, invoice_uuid }: Paid, amount_cents: number, key: string) {
    try {
      const answer = await fetch(`${address}/api/invoices/${invoice_uuid}/payment/refund`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ payment_uuid, amount_cents, reason: 'Drill' }),
        signal: AbortSignal.timeout(10_000),
      })
      return { status: answer.status, text: await answer.text() }
    } catch {
      return { status: 0, text: '' }
    }
  }

  async function refund(paid: Paid, amount_cents: number): Promise<void> {
    const [key, until] = [randomUUID(), Date.now() + patience]
    let answer = { status: 0, text: '' }
    while ((answer.status === 0 || answer.status >= 500) && Date.now() < until) {
      const presses = Math.random() < 0.3 ? 2 : 1
      const answers = await Promise.all(Array.from({ length: presses }, () => call(paid, amount_cents, key)))
      answer = answers[0] ?? answer
      counts.repeated += presses
      if (answer.status !== 200) await wait(50 + Math.random() * 200)
    }
    if (answer.status === 200) counts.requested += 1
    else if (answer.status === 409 || answer.status === 400) counts.rejected += 1
    else counts.unclear.push(`${answer.status} ${answer.text}`)
    counts.repeated -= 1
  }

  async function next(): Promise<void> {
    for (let paid = waiting.pop(); paid; paid = waiting.pop()) {
      const { amount_cents } = paid
      if (waiting.length % 2 === 0) await refund(paid, amount_cents)
      else await Promise.all([0.6, 0.3, 0.6].map((share) => refund(paid, Math.floor(amount_cents * share))))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return counts
}
