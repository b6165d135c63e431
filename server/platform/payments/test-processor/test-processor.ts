import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../../clock/clock.ts'
import {
  AmountTooSmall,
  cancelledCode,
  CardDeclined,
  KeyReused,
  ProcessorAway,
  type CardProcessor,
  type ChargeRequest,
  type CancelResult,
  type ChargeResult,
  type DisputeEvent,
  type KnownCharge,
  type ProcessorCard,
} from '../card-processor.ts'
import { minimumCharges } from '../minimum-charge.ts'
import { RefundRejected } from '../refund.ts'
import { enteredCard, outcomeOf, type EnteredCard, type Outcome } from './test-card.ts'
import { resultOf, type NotedCharge } from './noted-charge.ts'
import { openTestBooks, type TestBooks } from './test-books.ts'
import { processorEvent } from './test-event.ts'
import { testChargeFee, testRefundFee } from './test-fees.ts'
import { endTestRefund, findTestRefund, refundTestCharge, notifyOfTestDispute } from './test-refunds.ts'
import { isSigned } from './test-signature.ts'

export interface TestProcessor extends CardProcessor {
  readonly name: 'test'
  readonly books: TestBooks
  /** The bank of whoever holds a card that asks: what became of the charge; undefined for a secret nobody gave. */
  answerBank(client_secret: string, answer: 'confirm' | 'refuse'): Promise<ChargeResult | undefined>
  /** What becomes of a refund that is on its way (a card of `tok_refund_pending`). */
  endRefund(processor_refund_id: string, state: 'succeeded' | 'failed'): Promise<void>
  /** Tells of a dispute by an event. */
  notifyOfDispute(dispute: DisputeEvent): Promise<void>
  close(): Promise<void>
}

/** Milliseconds that a slow card takes. */
const usualSlowness = 3_000

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

/** What it says itself; whatever else is thrown is no answer. */
const answers = [CardDeclined, KeyReused, AmountTooSmall, RefundRejected, ProcessorAway]

/** No reply at all, as a connection that breaks gives it. */
async function reply<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (answers.some((kind) => error instanceof kind)) throw error
    throw new ProcessorAway('The test processor could not be reached.', { cause: error })
  }
}

const missingCard: ChargeResult = {
  state: 'declined',
  processor_charge_id: null,
  code: 'card_missing',
  message: 'This card is no longer known. Please use another one.',
}
const notConfirmed = { code: 'authentication_required', message: 'Your bank asks you to confirm this payment.' }
const declinedByBank = { code: 'authentication_failed', message: 'Your bank did not confirm this payment.' }

function firstState(outcome: Outcome, off_session: boolean): Pick<NotedCharge, 'state' | 'code' | 'message'> {
  if (typeof outcome === 'object') return { state: 'declined', ...outcome }
  if (outcome !== 'asks') return { state: 'succeeded', code: null, message: null }
  return off_session ? { state: 'declined', ...notConfirmed } : { state: 'needs_action', code: null, message: null }
}

// The event is noted with what it tells of, or neither is.
const notifyOf = (changed: string) => `insert into test_processor.events (id, kind, charge)
  select 'evt_' || substr(md5(id || state || coalesce(code, '')), 1, 24),
    'charge.' || case code when '${cancelledCode}' then code else state end, to_jsonb(${changed}) from ${changed}`

async function noteCharge(books: TestBooks, request: ChargeRequest, outcome: Outcome): Promise<NotedCharge> {
  const { state, code, message } = firstState(outcome, request.off_session === true)
  const { key, customer_id, stripe_card_id, amount_cents, currency, description } = request
  const [noted] = await books.query<NotedCharge>(
    `with noted as (insert into test_processor.charges
        (id, key, customer_id, card_id, amount_cents, currency, description, state, code, message, client_secret)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (key) do nothing returning *),
    told as (${notifyOf('noted')}) select * from noted`,
    // oxfmt-ignore
    [newId('ch'), key, customer_id, stripe_card_id, amount_cents, currency, description, state, code, message, newId('secret')],
  )
  if (noted) return noted
  const before = await findNoted(books, key)
  if (before === undefined) throw new ProcessorAway('The charge was neither taken nor found.')
  return before
}

async function findNoted(books: TestBooks, key: string): Promise<NotedCharge | undefined> {
  const [found] = await books.query<NotedCharge>('select * from test_processor.charges where key = $1', [key])
  return found
}

function rejectOtherCharge(noted: NotedCharge, request: ChargeRequest): void {
  // Given up before it was asked for, so that no other charge of the key is known.
  if (noted.code === cancelledCode) return
  const same =
    noted.customer_id === request.customer_id &&
    noted.card_id === request.stripe_card_id &&
    noted.amount_cents === request.amount_cents &&
    noted.currency === request.currency
  if (!same) throw new KeyReused(`The key ${request.key} belongs to another charge.`)
}

/**
 * The embedded default, for trying the product and for tests: known good and declining cards
 * (contract/billing/processor/test-cards.ts), nothing is ever charged. `slowness`: milliseconds that a slow card takes.
 */
export function createTestProcessor(options: { url: string; clock: Clock; slowness?: number }): TestProcessor {
  const { clock, slowness = usualSlowness } = options
  const books = openTestBooks(options.url)

  async function customerOf(client: { uuid: string; name: string; email: string }): Promise<string> {
    const [customer] = await books.query<{ id: string }>(
      `insert into test_processor.customers (id, client_uuid, name, email) values ($1, $2, $3, $4)
      on conflict (client_uuid) do update set name = excluded.name, email = excluded.email returning id`,
      [newId('cus'), client.uuid, client.name, client.email],
    )
    return customer?.id ?? ''
  }

  async function beginCard(customer_id: string): Promise<{ client_secret: string }> {
    const client_secret = newId('setup')
    await books.query('insert into test_processor.setups values ($1, $2)', [client_secret, customer_id])
    return { client_secret }
  }

  async function saveCard(customer_id: string, token: string): Promise<ProcessorCard> {
    const entered = enteredCard(token, clock.now())
    if (!entered) throw new CardDeclined('card_declined', 'Your card was declined.')
    const { kind, brand, last_four, expiry_month, expiry_year } = entered
    const stripe_card_id = newId('card')
    await books.query(
      `insert into test_processor.cards (id, customer_id, kind, brand, last_four, expiry_month, expiry_year)
      values ($1, $2, $3, $4, $5, $6, $7)`,
      [stripe_card_id, customer_id, kind, brand, last_four, expiry_month, expiry_year],
    )
    const fingerprint = `test_${kind}`
    return { stripe_card_id, brand, last_four, expiry_month, expiry_year, zip_code: '', fingerprint }
  }

  async function detachCard(stripe_card_id: string): Promise<void> {
    await books.query('update test_processor.cards set forgotten = true where id = $1', [stripe_card_id])
  }

  async function charge(request: ChargeRequest): Promise<ChargeResult> {
    if (request.amount_cents < minimumCharges[request.currency])
      throw new AmountTooSmall('Amount must be at least $0.50')
    const known = await findNoted(books, request.key)
    if (known) {
      rejectOtherCharge(known, request)
      return resultOf(known)
    }
    const [card] = await books.query<Pick<EnteredCard, 'kind'>>(
      'select kind from test_processor.cards where id = $1 and customer_id = $2 and not forgotten',
      [request.stripe_card_id, request.customer_id],
    )
    if (!card) return missingCard
    const outcome = outcomeOf(card.kind)
    const noted = await noteCharge(books, request, outcome)
    rejectOtherCharge(noted, request)
    if (outcome === 'slow') await setTimeout(slowness)
    if (outcome === 'lost') throw new ProcessorAway('The reply was lost.')
    return resultOf(noted)
  }

  async function findCharge({ key }: KnownCharge): Promise<ChargeResult | undefined> {
    const noted = await findNoted(books, key)
    return noted && resultOf(noted)
  }

  /** A key that it never heard of is taken by a charge of nothing, so that a request still under way finds it. */
  async function cancel({ key, customer_id }: KnownCharge): Promise<CancelResult> {
    await books.query(
      `with changed as (insert into test_processor.charges
          (id, key, customer_id, card_id, amount_cents, currency, description, state, code, message, client_secret)
        values ($1, $2, $3, '', 0, 'cad', 'Given up before it was asked for', 'declined', $4, $5, $6)
        on conflict (key) do update set state = 'declined', code = excluded.code, message = excluded.message
          where charges.state <> 'succeeded' and charges.code is distinct from excluded.code returning *),
      told as (${notifyOf('changed')}) select id from changed`,
      [newId('ch'), key, customer_id, cancelledCode, 'The payment was cancelled.', newId('secret')],
    )
    const noted = await findNoted(books, key)
    if (!noted) throw new ProcessorAway('The charge was neither cancelled nor found.')
    const { id: processor_charge_id, state } = noted
    return { state: state === 'succeeded' ? state : 'cancelled', processor_charge_id }
  }

  async function answerBank(client_secret: string, answer: 'confirm' | 'refuse'): Promise<ChargeResult | undefined> {
    const next = answer === 'confirm' ? { state: 'succeeded' } : { state: 'declined', ...declinedByBank }
    await books.query(
      `with changed as (update test_processor.charges set state = $2, code = $3, message = $4
        where client_secret = $1 and state = 'needs_action' returning *),
      told as (${notifyOf('changed')}) select id from changed`,
      [client_secret, next.state, 'code' in next ? next.code : null, 'message' in next ? next.message : null],
    )
    const [charged] = await books.query<NotedCharge>('select * from test_processor.charges where client_secret = $1', [
      client_secret,
    ])
    return charged && resultOf(charged)
  }

  return {
    name: 'test',
    fields: { kind: 'test' },
    async check() {
      await books.query('select 1', [])
    },
    books,
    customerOf: (client) => reply(customerOf(client)),
    beginCard: (customer_id) => reply(beginCard(customer_id)),
    saveCard: (customer_id, token) => reply(saveCard(customer_id, token)),
    detachCard: (stripe_card_id) => reply(detachCard(stripe_card_id)),
    charge: (request) => reply(charge(request)),
    minimumCents: (currency) => minimumCharges[currency],
    findCharge: (known) => reply(findCharge(known)),
    cancel: (known) => reply(cancel(known)),
    refund: (request) => reply(refundTestCharge(books, request)),
    findRefund: (known) => reply(findTestRefund(books, known)),
    chargeFee: (id) => reply(testChargeFee(books, id)),
    refundFee: (id) => reply(testRefundFee(books, id)),
    endRefund: (id, state) => endTestRefund(books, id, state),
    notifyOfDispute: (dispute) => notifyOfTestDispute(books, dispute),
    answerBank: (client_secret, answer) => reply(answerBank(client_secret, answer)),
    async readEvent(body, headers) {
      const secret = await reply(books.secret())
      return isSigned(secret, body, headers['test-signature'], clock.now()) ? processorEvent(body) : undefined
    },
    close: () => books.close(),
  }
}
