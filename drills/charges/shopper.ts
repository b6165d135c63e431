import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { checkoutForm, type TestBuyer } from '@talentplace/server/testing/buyers'

export interface Shopper {
  readonly buyer: TestBuyer
  readonly project_uuid: string
  readonly card_uuid: string
  /** Closes the tab when the bank asks. */
  readonly leaves: boolean
}

export interface Shopped {
  readonly end: 'paid' | 'declined' | 'left' | 'unclear'
  readonly attempts: number
  /** Of whoever left: the order, and what the bank is answered with. */
  readonly left?: { readonly order_uuid: string; readonly client_secret: string }
  /** What the last answer was, for an end that isn't clear. */
  readonly last: string
}

interface Answer {
  /** 0: none came. */
  readonly status: number
  readonly body: Record<string, unknown>
}

const patience = 120_000
const pause = () => wait(30 + Math.random() * 200)

/** One shopper at the address: quotes, pays with one key until it is clear what became of it, and answers its bank. */
export async function shop(address: string, { buyer, project_uuid, card_uuid, leaves }: Shopper): Promise<Shopped> {
  const until = Date.now() + patience
  const key = randomUUID()
  let attempts = 0

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    try {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          authorization: `Bearer ${buyer.token}`,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      })
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    } catch {
      return { status: 0, body: {} }
    }
  }

  async function quoted(): Promise<Record<string, unknown>> {
    while (Date.now() < until) {
      const { status, body } = await call('POST', '/api/client/checkout/quote', { project_uuid })
      if (status === 200) return body
      await pause()
    }
    throw new Error('No quote came')
  }

  /** Someone impatient presses twice. */
  async function pay(form: Record<string, unknown>): Promise<Answer> {
    attempts += 1
    const presses = Math.random() < 0.2 ? 2 : 1
    const answers = await Promise.all(Array.from({ length: presses }, () => call('POST', '/api/client/checkout', form)))
    return answers[0] ?? { status: 0, body: {} }
  }

  async function follow(first: Answer): Promise<Answer> {
    let answer = first
    for (let attempt = 0; attempt < 5 && answer.status === 200; attempt += 1) {
      const { state, order_uuid, client_secret } = answer.body
      if (state !== 'pending' && state !== 'needs_action') break
      if (typeof client_secret === 'string') {
        if (leaves) break
        await call('POST', '/dev/test-bank', { client_secret, answer: Math.random() < 0.8 ? 'confirm' : 'refuse' })
      }
      await pause()
      answer = await call('GET', `/api/client/checkout/${String(order_uuid)}`)
    }
    return answer
  }

  const form = checkoutForm(await quoted(), { project_uuid, card_uuid })
  let answer: Answer = { status: 0, body: {} }
  while (Date.now() < until) {
    answer = await follow(await pay(form))
    const { state, code, client_secret, order_uuid } = answer.body
    if (leaves && typeof client_secret === 'string') {
      return { end: 'left', attempts, last: '', left: { order_uuid: String(order_uuid), client_secret } }
    }
    if (state === 'paid') return { end: 'paid', attempts, last: '' }
    if (state === 'declined' || code === 'card_declined') return { end: 'declined', attempts, last: '' }
    if (answer.status >= 400 && answer.status < 500) break
    await pause()
  }
  return { end: 'unclear', attempts, last: `${answer.status} ${JSON.stringify(answer.body)}` }
}
