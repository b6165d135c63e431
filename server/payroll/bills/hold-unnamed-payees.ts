import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Transaction } from 'kysely'
import { holdForDetails } from './held-for-details.ts'
import type { StoredBill } from './lock-draft.ts'
import { endAlert } from '../../platform/alerts/close-alert.ts'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import type { Tables } from '../../platform/database/tables.ts'

interface Owner {
  readonly virtualassistant_uuid: string
  readonly currency: Currency
}

const fingerprintOf = ({ virtualassistant_uuid, currency }: Owner) =>
  `bank_name:${virtualassistant_uuid}:${currency}` as const

/** Step: a posted bill, which is held, waits for the name that the bank knows; staff have it to do. */
export async function holdForName(transaction: Transaction<Tables>, bill: StoredBill, at: Date): Promise<void> {
  await holdForDetails(transaction, bill, 'no_bank_name')
  const formatted = billNumber(bill.currency, bill.number ?? 0)
  await raiseAlert(transaction, {
    fingerprint: fingerprintOf(bill),
    type: 'alert',
    title: `Bill ${formatted} needs the name the bank knows`,
    detail:
      'A file for the bank has the letters A to Z alone, and the name on this bill has none that it could write. The bill is held and left out of payouts. Ask the assistant which name their account has, and enter it on the bill’s page. It goes out with the next payout.',
    entity_link: `va_bill:${bill.uuid}`,
    at,
  })
}

/** Step: the name is there, so nobody has it to do any more. */
export async function endNameAlert(transaction: Transaction<Tables>, owner: Owner, at: Date): Promise<void> {
  await endAlert(transaction, { fingerprint: fingerprintOf(owner), at, note: 'The name was entered.' })
}
