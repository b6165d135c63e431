import { randomBytes } from 'node:crypto'
import { DatabaseError } from 'pg'
import { KeyReused, type DisputeEvent } from '../card-processor.ts'
import { RefundRejected, type KnownRefund, type RefundRequest, type RefundResult } from '../refund.ts'
import { refundResultOf, type NotedRefund } from './noted-refund.ts'
import type { TestBooks } from './test-books.ts'

// The event is noted with what it tells of, or neither is.
const notifyOf = (changed: string, kind: string) => `insert into test_processor.events (id, kind, refund)
  select 'evt_' || substr(md5(id || state), 1, 24), '${kind}', to_jsonb(${changed}) from ${changed}`

async function findNoted(books: TestBooks, key: string): Promise<NotedRefund | undefined> {
  const [found] = await books.query<NotedRefund>(
    `select refunds.*, currency from test_processor.refunds join test_processor.charges on charges.id = charge_id
    where refunds.key = $1`,
    [key],
  )
  return found
}

function sameAsBefore(noted: NotedRefund, request: RefundRequest): RefundResult {
  const same = noted.amount_cents === request.amount_cents && noted.charge_id === request.processor_charge_id
  if (!same) throw new KeyReused(`The key ${request.key} belongs to another refund.`)
  return refundResultOf(noted)
}

/** What stands against a refund, when none could be noted. */
async function rejection(books: TestBooks, request: RefundRequest): Promise<RefundRejected> {
  const [charge] = await books.query<{ currency: string }>(
    `select currency from test_processor.charges where id = $1 and state = 'succeeded'`,
    [request.processor_charge_id],
  )
  if (!charge) return new RefundRejected('charge_missing', 'There is no such charge to give money back of.')
  if (charge.currency !== request.currency) {
    return new RefundRejected('other_currency', `It was charged in ${charge.currency}.`)
  }
  return new RefundRejected('too_much', 'More than is left of the charge.')
}

// What is left is counted by the row of the charge, so that two refunds at once never give back the same.
const addRefund = `with card as (select kind, charges.id as charge_id from test_processor.charges
    join test_processor.cards on cards.id = card_id where charges.id = $3),
  charge as (update test_processor.charges set refunded_cents = refunded_cents
      + case when kind = 'tok_refund_fails' then 0 else $4::integer end
    from card where id = charge_id and state = 'succeeded' and currency = $5
      and refunded_cents + $4::integer <= amount_cents returning id, currency, kind),
  noted as (insert into test_processor.refunds (id, key, charge_id, amount_cents, state, code)
    select $1, $2, id, $4::integer, case kind when 'tok_refund_pending' then 'pending'
        when 'tok_refund_fails' then 'failed' else 'succeeded' end,
      case kind when 'tok_refund_fails' then 'expired_or_canceled_card' end
    from charge returning *),
  shown as (select noted.*, currency from noted cross join charge),
  told as (${notifyOf('shown', 'refund.created')}) select * from shown`

const isTaken = (error: unknown) => error instanceof DatabaseError && error.code === '23505'

/** Gives back a charge or a part of it. */
export async function refundTestCharge(books: TestBooks, request: RefundRequest): Promise<RefundResult> {
  const { key, processor_charge_id, amount_cents, currency } = request
  const before = await findNoted(books, key)
  if (before) return sameAsBefore(before, request)
  const id = `re_${randomBytes(12).toString('hex')}`
  const noted = await books
    .query<NotedRefund>(addRefund, [id, key, processor_charge_id, amount_cents, currency])
    .catch((error: unknown) => {
      if (isTaken(error)) return []
      throw error
    })
  if (noted[0]) return refundResultOf(noted[0])
  const meanwhile = await findNoted(books, key)
  if (meanwhile) return sameAsBefore(meanwhile, request)
  throw await rejection(books, request)
}

export async function findTestRefund(books: TestBooks, { key }: KnownRefund): Promise<RefundResult | undefined> {
  const noted = await findNoted(books, key)
  return noted && refundResultOf(noted)
}

/** What becomes of a refund that is on its way, some days later. */
export async function endTestRefund(books: TestBooks, id: string, state: 'succeeded' | 'failed'): Promise<void> {
  await books.query(
    `with changed as (update test_processor.refunds set state = $2::text,
        code = case when $2::text = 'failed' then 'expired_or_canceled_card' end
      where id = $1 and state = 'pending' returning *),
    charge as (update test_processor.charges
        set refunded_cents = refunded_cents - case when changed.state = 'failed' then changed.amount_cents else 0 end
      from changed where charges.id = charge_id returning charges.currency),
    shown as (select changed.*, currency from changed cross join charge),
    told as (${notifyOf('shown', 'refund.updated')}) select id from changed`,
    [id, state],
  )
}

/** The cardholder's bank takes a charge back, or what came of that; told by an event. */
export async function notifyOfTestDispute(books: TestBooks, dispute: DisputeEvent): Promise<void> {
  await books.query('insert into test_processor.events (id, kind, dispute) values ($1, $2, $3)', [
    `evt_${randomBytes(12).toString('hex')}`,
    dispute.state === 'opened' ? 'dispute.opened' : 'dispute.closed',
    JSON.stringify(dispute),
  ])
}
