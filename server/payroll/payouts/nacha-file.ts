import type { AmericanDetails } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { blank, digits, lineEnd, words, writtenAt, type FileHead, type Payment } from '../bank-accounts/bank-file.ts'

/** What our own bank gave us for payments in the United States. */
export interface AmericanOriginator {
  /** Our bank's routing number. */
  readonly routing: string
  readonly bankName: string
  /** 10 characters: mostly a 1 and the employer's number. */
  readonly companyId: string
}

const recordsOfBlock = 10
const recordLength = 94
const credits = '220'
const codes = { checking: '22', savings: '32' } as const
const modifiers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const hashLimit = 10_000_000_000

const shortDay = (day: string) => day.slice(2).replaceAll('-', '')

/** The first eight digits of a routing number name the bank; the ninth checks them. */
const bankOf = (routing: string) => routing.slice(0, 8)

function entry(
  { name, reference, amount_cents, details }: Payment<AmericanDetails>,
  at: number,
  { routing }: AmericanOriginator,
): string {
  return [
    '6',
    codes[details.account_type],
    details.routing,
    details.account_number.padEnd(17),
    digits(amount_cents, 10),
    words(reference, 15),
    words(name, 22),
    blank(2),
    '0',
    bankOf(routing),
    digits(at + 1, 7),
  ].join('')
}

/**
 * Payments in USD to people's accounts: a file of the Nacha Operating Rules, one PPD batch of credits, records of 94 characters in
 * blocks of ten, as published at https://achdevguide.nacha.org/ach-file-details. Not verified with a bank.
 */
export function nachaFile(
  payments: readonly Payment<AmericanDetails>[],
  head: FileHead,
  originator: AmericanOriginator,
): string {
  const { routing, bankName, companyId } = originator
  const bank = bankOf(routing)
  const { day, time } = writtenAt(head)
  const batch = digits(head.number % 10_000_000, 7)
  const total = digits(
    payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    12,
  )
  const hash = digits(payments.reduce((sum, { details }) => sum + Number(bankOf(details.routing)), 0) % hashLimit, 10)
  const modifier = modifiers[(head.number - 1) % modifiers.length] ?? 'A'
  const records = [
    `101 ${routing}${companyId}${shortDay(day)}${time}${modifier}094101${words(bankName, 23)}${words(head.payer, 23)}${blank(8)}`,
    `5${credits}${words(head.payer, 16)}${blank(20)}${companyId}PPD${words('PAYMENT', 10)}${shortDay(head.payment_date)}${shortDay(head.payment_date)}${blank(3)}1${bank}${batch}`,
    ...payments.map((payment, at) => entry(payment, at, originator)),
    `8${credits}${digits(payments.length, 6)}${hash}${digits(0, 12)}${total}${companyId}${blank(25)}${bank}${batch}`,
  ]
  const blocks = Math.ceil((records.length + 1) / recordsOfBlock)
  records.push(
    `9${digits(1, 6)}${digits(blocks, 6)}${digits(payments.length, 8)}${hash}${digits(0, 12)}${total}${blank(39)}`,
  )
  if (records.some((record) => record.length !== recordLength))
    throw new RangeError('A record doesn’t fit into its line')
  while (records.length < blocks * recordsOfBlock) records.push('9'.repeat(recordLength))
  return records.map((record) => record + lineEnd).join('')
}
