import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import { createPayout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { payoutStates, payoutLineStates } from '@talentplace/contract/payroll/payouts/payout.states'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Transaction } from 'kysely'
import { findAccount, type StoredAccount } from '../bank-accounts/bank-account-store.ts'
import { holdForDetails, whyNotPaid } from '../bills/held-for-details.ts'
import type { StoredBill } from '../bills/lock-draft.ts'
import { countryOf } from './list-next-payouts.ts'
import { isPayable } from '../bills/payable-bills.ts'
import { readPayout } from './read-payout.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { bankDayAfter, isBankDay } from '../../platform/clock/bank-days.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { dayAfter } from '../../platform/clock/local-day.ts'
import { lockRows, takeTurn } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, idempotencyKeyOf, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { holdForName } from '../bills/hold-unnamed-payees.ts'
import { notifyOfBill } from '../bills/notifications.ts'
import { hashOfRequest, rejectOtherRequest, waitForKey } from '../../core/idempotency/request-hash.ts'
import type { PayoutDeps } from './payout-deps.ts'

/** Further ahead no bank takes a file. */
const latestDays = 30

/** @throws HttpError 400 at the field */
function checkDay(currency: Currency, payment_date: string, today: string): void {
  if (payment_date < today) throw invalidField('payment_date', 'Must not be in the past')
  if (payment_date > dayAfter(today, latestDays)) throw invalidField('payment_date', `At most ${latestDays} days ahead`)
  const country = countryOf[currency]
  if (isBankDay(country, payment_date)) return
  const next = bankDayAfter(country, payment_date)
  throw invalidField('payment_date', `The banks are closed on that day. They open on ${next}.`)
}

/** Step: everything that is to be paid in a currency, held with its assistants. */
async function holdPayable(transaction: Transaction<Tables>, currency: Currency): Promise<StoredBill[]> {
  const payable = () =>
    sql<{ uuid: string; virtualassistant_uuid: string }>`
      select uuid, virtualassistant_uuid from va_bills where currency = ${currency} and ${isPayable}`.execute(
      transaction,
    )
  const { rows } = await payable()
  await lockRows(transaction, 'assistants', [...new Set(rows.map((row) => row.virtualassistant_uuid))])
  const bills = await lockRows(
    transaction,
    'va_bills',
    rows.map(({ uuid }) => uuid),
  )
  // Looked for again: whoever held one meanwhile may have moved it.
  const still = new Set((await payable()).rows.map(({ uuid }) => uuid))
  return bills.filter(({ uuid }) => still.has(uuid))
}

/** A bill, and the account it is paid to. */
export interface Paid {
  readonly bill: StoredBill
  readonly account: StoredAccount
}

/** Step: bills without an account to go to are held, and their assistants told; the others are to be paid. */
async function sortOut(transaction: Transaction<Tables>, bills: readonly StoredBill[], at: Date): Promise<Paid[]> {
  const paid: Paid[] = []
  const unpaid: StoredBill[] = []
  for (const bill of bills) {
    const waits = await whyNotPaid(transaction, bill, at)
    const account = await findAccount(transaction, bill)
    if (waits === null && account) paid.push({ bill, account })
    else if (waits === 'no_bank_name') await holdForName(transaction, bill, at)
    else {
      await holdForDetails(transaction, bill, waits ?? 'no_details')
      if (waits === 'no_details') unpaid.push(bill)
    }
  }
  for (const bill of unpaid) {
    await notifyOfBill(transaction, bill, {
      title: `Your bill ${billNumber(bill.currency, bill.number ?? 0)} waits for your bank details`,
      body: 'Add them under Contact information, and we’ll pay it after 48 hours.',
      icon: 'alert',
      at,
    })
  }
  return paid
}

/** Step: a payout of these bills, in the order of their numbers. */
export async function addPayout(
  transaction: Transaction<Tables>,
  paid: readonly Paid[],
  about: {
    currency: Currency
    payment_date: string
    made_by: string
    made_date: Date
    idempotency_key: string
    request_hash: Buffer
  },
): Promise<string> {
  const total_cents = paid.reduce((sum, { bill }) => sum + bill.total_cents, 0)
  const { uuid } = await transaction
    .insertInto('payouts')
    .values({ ...about, state: payoutStates.values[0], total_cents })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const ordered = paid.toSorted((a, b) => (a.bill.number ?? 0) - (b.bill.number ?? 0))
  await transaction
    .insertInto('payout_lines')
    .values(
      ordered.map(({ bill, account }, at) => ({
        payout_uuid: uuid,
        bill_uuid: bill.uuid,
        position: at + 1,
        amount_cents: bill.total_cents,
        account_version: account.version,
        last_digits: account.last_digits,
        state: payoutLineStates.values[0],
      })),
    )
    .execute()
  return uuid
}

/** @throws HttpError 409 while one of the currency waits: it is released or discarded first */
async function rejectWaiting(transaction: Transaction<Tables>, currency: Currency): Promise<void> {
  await takeTurn(transaction, 'payout', currency)
  const waiting = await transaction
    .selectFrom('payouts')
    .select('uuid')
    .where('currency', '=', currency)
    .where('state', '=', 'made')
    .executeTakeFirst()
  if (!waiting) return
  throw new HttpError(
    409,
    'payout_waits',
    `A payout in ${currency.toUpperCase()} waits for release already. Release or discard it first.`,
  )
}

/** What is to be paid goes into a payout; nothing leaves before someone else releases it. The same call again gives the same one. */
export function createPayoutOperation(deps: PayoutDeps) {
  const { database, clock, timeRules, banks } = deps
  return handle(createPayout, (context, { body }) => {
    const { user_uuid } = signedIn(context)
    const { currency, payment_date } = body
    const idempotency_key = idempotencyKeyOf(context)
    const request_hash = hashOfRequest('createPayout', body)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await waitForKey(transaction, idempotency_key)
      const known = await transaction
        .selectFrom('payouts')
        .select(['uuid', 'request_hash'])
        .where('idempotency_key', '=', idempotency_key)
        .executeTakeFirst()
      if (known) {
        rejectOtherRequest(known.request_hash, request_hash)
        return readPayout(transaction, known.uuid, { viewer: user_uuid, at })
      }
      checkDay(currency, payment_date, calendarDay(timeRules.officeZone, at))
      if (banks[currency] === null) {
        throw new HttpError(
          409,
          'no_bank',
          `Our own bank for ${currency.toUpperCase()} isn’t configured, so there is no file to write. Bills can be paid by hand.`,
        )
      }
      await rejectWaiting(transaction, currency)
      const bills = await holdPayable(transaction, currency)
      const paid = await sortOut(transaction, bills, at)
      if (paid.length === 0) throw new HttpError(409, 'nothing_to_pay', 'There is nothing to pay in that currency now.')
      const columns = { currency, payment_date, made_by: user_uuid, made_date: at, idempotency_key, request_hash }
      const uuid = await addPayout(transaction, paid, columns)
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'payout.made',
        entity: `payout:${uuid}`,
        details: { currency, payment_date, bills: paid.length },
      })
      return readPayout(transaction, uuid, { viewer: user_uuid, at })
    })
  })
}
