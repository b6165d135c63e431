import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import { postBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import type { Transaction } from 'kysely'
import { holdForDetails, whyNotPaid } from './held-for-details.ts'
import { entriesOf } from './entries-of.ts'
import { lockForChange } from './lock-for-change.ts'
import { lockBill, type StoredBill } from './lock-draft.ts'
import { numberBill } from './number-bill.ts'
import { isOutdated, readBill, blockedReason } from './read-bill.ts'
import { addUpBill } from './add-up-bill.ts'
import { businessDayAfter } from '../../platform/clock/business-days.ts'
import { markBilled } from '../../work/time/billing/mark-billed.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { BillWorkDeps } from './bill-work-deps.ts'
import { holdForName } from './hold-unnamed-payees.ts'
import { notifyOfBill } from './notifications.ts'

const outdated = () =>
  new HttpError(
    409,
    'outdated',
    'Time on this bill has changed since it was last calculated. Nothing was posted: calculate it once more, then look at it again.',
  )

const taxedAgain = () =>
  new HttpError(
    409,
    'outdated',
    'The taxes on this bill have changed since it was last calculated. Nothing was posted: calculate it once more, then look at it again.',
  )

/** @throws HttpError 409 for what waits for the next half-month */
function rejectWaiting({ total_cents, currency }: StoredBill, anyway: boolean, rules: BillWorkDeps['rules']): void {
  const waits = blockedReason(total_cents, rules)
  if (waits === 'below_zero') {
    throw new HttpError(409, 'below_zero', 'There is nothing to pay on this bill. It waits for the next half-month.')
  }
  if (waits === 'below_minimum' && !anyway) {
    const least = moneyText(rules.minimumCents, currency)
    throw new HttpError(409, 'below_minimum', `Less than ${least} waits for the next half-month. Nothing was posted.`)
  }
}

const entriesVisible = 'It lists every entry it covers.'

const waitWords = {
  no_details: `We can’t pay it yet: add your bank details under Contact information, and it goes out after 48 hours. ${entriesVisible}`,
  no_bank_name: `We can’t pay it yet: your bank can’t read your name as we have it. Enter it as your bank knows it under Contact information. ${entriesVisible}`,
  details_changed: `Your bank details changed, so it goes out 48 hours after that. ${entriesVisible}`,
} as const

/** What taxes a bill includes, as a sentence with a space behind it; empty: none. */
async function taxWords(
  transaction: Transaction<Tables>,
  { uuid, currency }: Pick<StoredBill, 'uuid' | 'currency'>,
): Promise<string> {
  const taxes = await transaction
    .selectFrom('va_bill_taxes')
    .select(['name', 'amount_cents'])
    .where('bill_uuid', '=', uuid)
    .orderBy('position')
    .execute()
  if (taxes.length === 0) return ''
  const each = taxes.map(({ name, amount_cents }) => `${name} ${moneyText(amount_cents, currency)}`)
  return `It includes ${each.join(' and ')}. `
}

/** Step: a draft that is locked becomes final, with its number; its time is billed. @throws HttpError 409 */
export async function postDraft(
  transaction: Transaction<Tables>,
  deps: Omit<BillWorkDeps, 'database' | 'log'>,
  draft: StoredBill,
  posted_by: string,
): Promise<void> {
  const { clock, timeRules, rules, supplier } = deps
  const at = clock.now()
  if (await isOutdated(transaction, draft.uuid)) throw outdated()
  const bill_date = calendarDay(timeRules.officeZone, at)
  // A number or a rate may have begun since: what is posted is what was looked at.
  const { total_cents } = await addUpBill(transaction, draft, { on: bill_date, province: rules.supplierProvince })
  if (total_cents !== draft.total_cents) throw taxedAgain()
  const entries = await entriesOf(transaction, draft.uuid)
  // What became another one between the look and the mark is found by the count.
  if ((await markBilled(transaction, { bill_uuid: draft.uuid, entries, at })) !== entries.length) throw outdated()
  const expected_date = businessDayAfter(timeRules.officeRegion, bill_date, rules.payoutDays)
  const number = await numberBill(transaction, draft, { bill_date, expected_date, payer: supplier, posted_by, at })
  const formatted = billNumber(draft.currency, number)
  const total = moneyText(draft.total_cents, draft.currency)
  const taxes = await taxWords(transaction, draft)
  const waits = await whyNotPaid(transaction, draft, at)
  const posted = waits === null ? undefined : await lockBill(transaction, draft.uuid)
  if (waits === 'no_bank_name' && posted) await holdForName(transaction, posted, at)
  else if (waits !== null && posted) await holdForDetails(transaction, posted, waits)
  await notifyOfBill(transaction, draft, {
    title: `Your bill ${formatted}: ${total}`,
    body: `${taxes}${waits === null ? `Expected in your account on ${sentenceDay(expected_date, at)}. ${entriesVisible}` : waitWords[waits]}`,
    icon: waits === 'no_details' || waits === 'no_bank_name' ? 'alert' : 'happy',
    at,
  })
  await recordAudit(transaction, {
    at,
    actor_uuid: posted_by,
    action: 'bill.posted',
    entity: `va_bill:${draft.uuid}`,
    details: {
      number: formatted,
      total_cents,
      tax_cents: draft.tax_cents,
      currency: draft.currency,
      entries: entries.length,
      waits,
    },
  })
}

/** A draft becomes final. Posted once more it answers alike. */
export function postBillOperation(deps: BillWorkDeps) {
  const { database, clock, rules } = deps
  return handle(postBill, (context, { body: { uuid, version, below_minimum } }) => {
    const viewer = signedIn(context)
    return database.kysely.transaction().execute(async (transaction) => {
      const bill = await lockForChange(transaction, uuid, {})
      if (bill.number === null) {
        await lockForChange(transaction, uuid, { version })
        rejectWaiting(bill, below_minimum, rules)
        await postDraft(transaction, deps, bill, viewer.user_uuid)
      }
      return readBill(transaction, { viewer, rules, at: clock.now() }, uuid)
    })
  })
}
