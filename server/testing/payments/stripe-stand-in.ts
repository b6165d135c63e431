import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { DisputeEvent } from '../../platform/payments/card-processor.ts'
import { missing, newId, rejection, type Answer } from './stripe-answers.ts'
import { standInRefunds } from './stripe-refunds-stand-in.ts'

/** What a card does when it is charged, by how it was entered. */
const declines: Readonly<Record<string, { code: string; decline_code?: string; message: string }>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
}

interface Method {
  readonly id: string
  readonly kind: string
  readonly type: string
  customer: string | null
}

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  readonly customer: string
  readonly payment_method: string | null
  readonly client_secret: string
  readonly created: number
  readonly metadata: Record<string, string>
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'canceled'
  last_payment_error: Record<string, unknown> | null
}

/** Stripe's least charge, in cents, and its answer to less. */
const leastCharge = 50
const tooSmall = rejection(400, {
  type: 'invalid_request_error',
  code: 'amount_too_small',
  param: 'amount',
  message: 'Amount must be at least $0.50',
})
const keyInUse = rejection(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this Idempotent Key.',
})

/** 2.9% and 30 cents, as its usual price is; `converted` cards settle in Canadian dollars, those of `fee_late` not yet. */
function feeOf({ amount, currency }: { amount: number; currency: string }, kind: string | undefined): object | null {
  if (kind === 'fee_late') return null
  const fee = Math.round(amount * 0.029) + 30
  return { object: 'balance_transaction', fee, currency: kind === 'converted' ? 'cad' : currency }
}

export interface StripeStandIn {
  readonly address: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  readonly keys: { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
  /** What the browser does with Stripe's fields: the payment method a card has become, of nobody yet. */
  enter(kind: string, type?: string): string
  /** What the person answers their bank. */
  answerBank(client_secret: string, answer: 'confirm' | 'refuse'): void
  /** Everything that has been charged, in cents. */
  charged(): number
  /** Everything that has been given back, in cents. */
  refunded(): number
  /** What becomes of a refund that is on its way (a card entered as `refund_pending`). */
  endRefund(id: string, status: 'succeeded' | 'failed'): void
  /** Tells of a dispute by an event. */
  dispute(event: DisputeEvent): void
  /** As many charges of other customers that have gone through. */
  addCharges(count: number): void
  /** Lets the requests go on that charge cards entered as `held`. */
  release(): void
  /** The events it would send, oldest first, signed at this instant. */
  events(at: Date): { body: Buffer; headers: Record<string, string> }[]
  /** The bodies and keys it was asked with, by path. */
  readonly requests: {
    readonly path: string
    readonly form: URLSearchParams
    readonly headers: IncomingMessage['headers']
  }[]
  stop(): Promise<void>
}

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8')
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

/** Fields that are written `name[key]`. */
function fieldsOf(form: URLSearchParams, name: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [key, value] of form) {
    const field = /^(?<name>\w+)\[(?<key>[^\]]+)\]$/.exec(key)?.groups
    if (field?.['name'] === name) found[field['key'] ?? ''] = value
  }
  return found
}

function send(response: ServerResponse, result: Answer & { replayed?: true }): void {
  const replayed = 'replayed' in result ? { 'idempotent-replayed': 'true' } : {}
  response.writeHead(result.status, { 'content-type': 'application/json', 'request-id': newId('req'), ...replayed })
  response.end(JSON.stringify(result.body))
}

/**
 * A local server that speaks as much of Stripe's HTTP interface as we use: form encoding, bearer key, idempotent
 * replay, errors in its form, lists in pages, signed events. Cards are entered by kind: visa, mastercard, declined,
 * insufficient, expired, asks, slow, lost, held (under way until `release`), refund_pending, refund_fails.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const keys = {
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    publishableKey: `pk_test_${randomBytes(12).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
  }
  const customers = new Map<string, Record<string, unknown>>()
  const methods = new Map<string, Method>()
  const intents: Intent[] = []
  const answered = new Map<string, { readonly requests: string; readonly answer: Answer }>()
  const events: { id: string; type: string; data: { object: unknown } }[] = []
  const requests: StripeStandIn['requests'] = []
  const underWay = new Set<string>()
  const blocked = Promise.withResolvers<void>()

  function notifyOf(type: string, object: object): void {
    events.push({ id: newId('evt'), type, data: { object } })
  }

  function emit(intent: Intent): void {
    const kind = {
      succeeded: 'succeeded',
      requires_action: 'requires_action',
      requires_payment_method: 'payment_failed',
      canceled: 'canceled',
    }
    notifyOf(`payment_intent.${kind[intent.status]}`, { ...intent })
  }

  const refunds = standInRefunds((id) => {
    const intent = intents.find((each) => each.id === id)
    return intent && { ...intent, kind: methods.get(intent.payment_method ?? '')?.kind ?? '' }
  }, notifyOf)

  function visibleMethod({ id, kind, type, customer }: Method): unknown {
    const brand = kind === 'mastercard' ? 'mastercard' : 'visa'
    const card = {
      brand,
      last4: brand === 'visa' ? '4242' : '4444',
      // Of the number: another method with it has the same.
      fingerprint: `print_${kind}`,
      exp_month: 4,
      exp_year: new Date().getUTCFullYear() + 2,
    }
    const billing_details = { address: { postal_code: 'M5V 2T6' } }
    return { id, object: 'payment_method', type, customer, billing_details, ...(type === 'card' && { card }) }
  }

  function settle(intent: Intent, kind: string, offSession: boolean): Answer {
    const asks = { code: 'authentication_required', message: 'Your bank asks you to confirm this payment.' }
    const decline = kind === 'asks' && offSession ? asks : declines[kind]
    if (decline) {
      intent.status = 'requires_payment_method'
      intent.last_payment_error = { type: 'card_error', ...decline }
    } else if (kind === 'asks') intent.status = 'requires_action'
    emit(intent)
    return decline
      ? rejection(402, { type: 'card_error', ...decline, payment_intent: { ...intent } })
      : { status: 200, body: { ...intent } }
  }

  function createIntent(form: URLSearchParams): Answer {
    if (Number(form.get('amount')) < leastCharge) return tooSmall
    const named = form.get('payment_method')
    const method = methods.get(named ?? '')
    if (named !== null && method?.customer !== form.get('customer')) return missing(named)
    const id = newId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      customer: form.get('customer') ?? '',
      payment_method: named,
      client_secret: `${id}_secret`,
      created: Math.floor(Date.now() / 1000),
      metadata: fieldsOf(form, 'metadata'),
      status: method ? 'succeeded' : 'requires_payment_method',
      last_payment_error: null,
    }
    intents.unshift(intent)
    if (!method || form.get('confirm') !== 'true') return { status: 200, body: { ...intent } }
    return settle(intent, method.kind, form.get('off_session') === 'true')
  }

  function cancelIntent(intent: Intent): Answer {
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const code = 'payment_intent_unexpected_state'
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
      return rejection(400, { type: 'invalid_request_error', code, message, payment_intent: { ...intent } })
    }
    intent.status = 'canceled'
    emit(intent)
    return { status: 200, body: { ...intent } }
  }

  function listIntents(query: URLSearchParams): Answer {
    const { gte = '0' } = fieldsOf(query, 'created')
    const whose = query.get('customer')
    const found = intents.filter(
      ({ created, customer }) => created >= Number(gte) && (whose === null || customer === whose),
    )
    const from = found.findIndex(({ id }) => id === query.get('starting_after')) + 1
    // Pages shorter than asked for, so that there are several.
    const data = found.slice(from, from + 3)
    return {
      status: 200,
      body: { object: 'list', data, has_more: from + 3 < found.length, url: '/v1/payment_intents' },
    }
  }

  /** As it is retrieved: with what was kept for the charge, where that is asked for. */
  function visibleIntent(intent: Intent, form: URLSearchParams): Answer {
    const expanded = Object.values(fieldsOf(form, 'expand')).includes('latest_charge.balance_transaction')
    if (!expanded || intent.status !== 'succeeded') return { status: 200, body: intent }
    const kind = methods.get(intent.payment_method ?? '')?.kind
    return {
      status: 200,
      body: { ...intent, latest_charge: { object: 'charge', balance_transaction: feeOf(intent, kind) } },
    }
  }

  function attach(method: Method, customer: string | null): Answer {
    if (method.kind === 'refused') {
      return rejection(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
    }
    method.customer = customer
    return { status: 200, body: visibleMethod(method) }
  }

  function answerMethod(id: string, verb: string | undefined, form: URLSearchParams): Answer {
    const method = methods.get(id)
    if (!method) return missing(id)
    if (verb === 'attach') return attach(method, form.get('customer'))
    if (verb === 'detach') return attach(method, null)
    return { status: 200, body: visibleMethod(method) }
  }

  function storeCustomer(id: string, form: URLSearchParams): Answer {
    const customer = { ...customers.get(id), id, object: 'customer', ...Object.fromEntries(form) }
    customers.set(id, customer)
    return { status: 200, body: customer }
  }

  function answer(method: string, path: string, form: URLSearchParams): Answer {
    const [, , thing, id, verb] = path.split('/')
    if (thing === 'customers') return storeCustomer(id ?? newId('cus'), form)
    if (thing === 'setup_intents') {
      const made = newId('seti')
      return { status: 200, body: { id: made, object: 'setup_intent', client_secret: `${made}_secret` } }
    }
    if (thing === 'payment_methods') return answerMethod(id ?? '', verb, form)
    if (thing === 'refunds') return refunds.answer(method, id, form, fieldsOf(form, 'metadata'))
    if (thing !== 'payment_intents') return missing(path)
    if (id !== undefined) {
      const found = intents.find((intent) => intent.id === id)
      if (!found) return missing(id)
      return verb === 'cancel' ? cancelIntent(found) : visibleIntent(found, form)
    }
    return method === 'POST' ? createIntent(form) : listIntents(form)
  }

  /** Stripe's promise: the same key gives the same answer, and belongs to one request. */
  function once(key: string | undefined, what: string, work: () => Answer): Answer & { replayed?: true } {
    if (key === undefined) return work()
    const before = answered.get(key)
    if (before === undefined) {
      const first = work()
      // As it was told: what becomes of it later doesn't change it. What isn't valid was never begun.
      if (first !== tooSmall) answered.set(key, { requests: what, answer: structuredClone(first) })
      return first
    }
    if (before.requests === what) return { ...before.answer, replayed: true }
    return rejection(400, { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used once.' })
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stripe')
    const text = await textOf(request)
    const form = request.method === 'POST' ? new URLSearchParams(text) : url.searchParams
    requests.push({ path: url.pathname, form, headers: request.headers })
    const key = request.headers['idempotency-key'] as string | undefined
    const allowed = request.headers.authorization === `Bearer ${keys.secretKey}`
    if (key !== undefined && underWay.has(key)) return send(response, keyInUse)
    const kind = methods.get(form.get('payment_method') ?? '')?.kind
    if (key !== undefined) underWay.add(key)
    if (kind === 'held') await blocked.promise
    const result = allowed
      ? once(key, `${url.pathname} ${text}`, () => answer(request.method ?? '', url.pathname, form))
      : rejection(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    if (kind === 'slow') await setTimeout(50)
    if (key !== undefined) underWay.delete(key)
    if (kind === 'lost') return void response.destroy()
    send(response, result)
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  return {
    address: { host: '127.0.0.1', port, protocol: 'http' },
    keys,
    requests,
    enter(kind, type = 'card') {
      const id = newId('pm')
      methods.set(id, { id, kind, type, customer: null })
      return id
    },
    answerBank(client_secret, given) {
      const intent = intents.find((each) => each.client_secret === client_secret && each.status === 'requires_action')
      if (!intent) return
      intent.status = given === 'confirm' ? 'succeeded' : 'requires_payment_method'
      if (given === 'refuse') {
        intent.last_payment_error = { code: 'payment_intent_authentication_failure', message: 'Not confirmed.' }
      }
      emit(intent)
    },
    refunded: () => refunds.given(),
    endRefund: (id, status) => refunds.end(id, status),
    release: () => blocked.resolve(),
    addCharges(count) {
      const form = new URLSearchParams({ amount: '40000', currency: 'cad', customer: newId('cus') })
      for (let left = count; left > 0; left -= 1) createIntent(form)
      for (const intent of intents.slice(0, count)) intent.status = 'succeeded'
    },
    dispute(given) {
      notifyOf(given.state === 'opened' ? 'charge.dispute.created' : 'charge.dispute.closed', {
        id: given.processor_dispute_id,
        object: 'dispute',
        payment_intent: given.processor_charge_id,
        status: given.state === 'opened' ? 'needs_response' : given.state,
        amount: given.amount_cents,
        currency: given.currency,
        reason: given.reason,
        balance_transactions: [{ amount: -given.amount_cents, fee: given.fee_cents }],
      })
    },
    charged: () => intents.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0),
    events: (at) =>
      events.map((event) => {
        const body = JSON.stringify({ object: 'event', ...event })
        const seconds = Math.floor(at.getTime() / 1000)
        const mac = createHmac('sha256', keys.webhookSecret).update(`${seconds}.${body}`).digest('hex')
        return { body: Buffer.from(body), headers: { 'stripe-signature': `t=${seconds},v1=${mac}` } }
      }),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
