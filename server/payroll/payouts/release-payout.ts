import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import { releasePayout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { payoutLineStates } from '@talentplace/contract/payroll/payouts/payout.states'
import { payoutNumber } from '@talentplace/contract/payroll/payouts/payout-number'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { sql, type Transaction } from 'kysely'
import { findAccount } from '../bank-accounts/bank-account-store.ts'
import { nameAtBank } from '../bank-accounts/name-at-bank.ts'
import type { StoredBill } from '../bills/lock-draft.ts'
import { moveMoney } from '../bills/move-money.ts'
import { bankFile, type EncryptedPayment } from './our-bank.ts'
import { encryptFile } from './payout-file.ts'
import { readPayout } from './read-payout.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { requireSecondPerson } from '../../platform/second-person/second-person.ts'
import { secondPersonText } from '../../rules/second-person-text.ts'
import { lockPayout, rejectStale, stepOf, type LockedPayout, type StoredLine } from './lock-payout.ts'
import type { PayoutDeps } from './payout-deps.ts'

const changed = () =>
  new HttpError(
    409,
    'changed',
    'A bill or an account of this payout has changed since it was made. Nothing was released: discard it and make it anew.',
  )

/** The line as a payment, as long as bill and account are those of when it was made. @throws HttpError 409 `changed` */
async function paymentOf(
  transaction: Transaction<Tables>,
  { account_version, amount_cents }: StoredLine,
  bill: StoredBill | undefined,
): Promise<EncryptedPayment> {
  if (bill?.status !== 'posted' || bill.number === null || bill.total_cents !== amount_cents) throw changed()
  const { virtualassistant_uuid, currency, number } = bill
  const account = await findAccount(transaction, bill)
  if (account?.version !== account_version) throw changed()
  return {
    name: await nameAtBank(transaction, bill, account),
    reference: billNumber(currency, number),
    amount_cents,
    virtualassistant_uuid,
    account,
  }
}

async function nextNumber(transaction: Transaction<Tables>, currency: string): Promise<number> {
  const { last_number } = await transaction
    .updateTable('payout_numbers')
    .set({ last_number: sql`last_number + 1` })
    .where('currency', '=', currency as 'cad')
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** Step: its bills are on their way. */
async function sendBills(
  transaction: Transaction<Tables>,
  { payout, bills }: LockedPayout,
  about: { reference: string; today: string },
): Promise<void> {
  const { reference, today } = about
  for (const bill of bills.values()) {
    const move = {
      version: bill.version,
      state: 'scheduled',
      date: payout.payment_date,
      reference,
      reason: '',
    } as const
    await moveMoney(transaction, bill, { move, days: { today, next: payout.payment_date } })
  }
  await transaction
    .updateTable('payout_lines')
    .set({ state: payoutLineStates.step('waiting', 'filed', 'staff') })
    .where('payout_uuid', '=', payout.uuid)
    .execute()
}

type ReleaseDeps = Pick<PayoutDeps, 'clock' | 'timeRules' | 'bankingKeys' | 'banks'> & {
  readonly supplier: Pick<InvoiceParty, 'name'>
}

/** Step: writes the file of a payout that is held, once, and with it its number. */
export async function releaseHeld(
  transaction: Transaction<Tables>,
  deps: ReleaseDeps,
  { locked, released_by }: { locked: LockedPayout; released_by: string },
): Promise<void> {
  const { payout, lines, bills } = locked
  const { uuid, currency, payment_date } = payout
  const at = deps.clock.now()
  const state = stepOf(payout, 'released')
  await requireSecondPerson(transaction, {
    act: 'release_payout',
    user_uuid: released_by,
    authors: [payout.made_by],
    at,
    zone: deps.timeRules.officeZone,
    ofAuthor: { code: 'second_person', message: 'You made this payout, so someone else has to release it.' },
    text: secondPersonText,
  })
  const today = calendarDay(deps.timeRules.officeZone, at)
  if (payment_date < today) {
    throw new HttpError(409, 'too_late', 'The day of this payout is over. Discard it and make it anew.')
  }
  const payments: EncryptedPayment[] = []
  for (const line of lines) payments.push(await paymentOf(transaction, line, bills.get(line.bill_uuid)))
  const number = await nextNumber(transaction, currency)
  const head = { number, created: at, zone: deps.timeRules.officeZone, payment_date, payer: deps.supplier.name }
  const file = await bankFile(deps.bankingKeys, deps.banks, { currency, head, payments })
  if (file === null) throw new HttpError(409, 'no_bank', 'Our own bank for that currency isn’t configured any more.')
  const encrypted = await encryptFile(deps.bankingKeys, uuid, file)
  await transaction
    .updateTable('payouts')
    .set((set) => ({ ...encrypted, state, number, released_by, released_date: at, version: set('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  const formatted = payoutNumber(currency, number)
  await sendBills(transaction, locked, { reference: formatted, today })
  await recordAudit(transaction, {
    at,
    actor_uuid: released_by,
    action: 'payout.released',
    entity: `payout:${uuid}`,
    details: { number: formatted, total_cents: payout.total_cents, bills: lines.length, sha256: encrypted.file_sha256 },
  })
}

/** By a second person. Released once more it answers alike. */
export function releasePayoutOperation(deps: PayoutDeps) {
  return handle(releasePayout, (context, { params: { uuid }, body: { version } }) => {
    const { user_uuid } = signedIn(context)
    return deps.database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockPayout(transaction, uuid)
      const isDone = locked.payout.number !== null && locked.payout.released_by === user_uuid
      if (!isDone) {
        rejectStale(locked.payout, version)
        await releaseHeld(transaction, deps, { locked, released_by: user_uuid })
      }
      return readPayout(transaction, uuid, { viewer: user_uuid, at: deps.clock.now() })
    })
  })
}
