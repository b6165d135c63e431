import type { CanadianDetails } from '@talentplace/contract/payroll/banking/bank-account.routes'
import { blank, digits, lineEnd, words, writtenAt, type FileHead, type Payment } from '../bank-accounts/bank-file.ts'

/** What our own bank gave us for payments in Canada. */
export interface CanadianOriginator {
  /** 10 characters. */
  readonly id: string
  /** 5 digits: where the file is processed. */
  readonly dataCentre: string
  /** Where returned payments go. */
  readonly returns: CanadianDetails
}

const recordLength = 1464
const segmentsOfRecord = 6
const segmentLength = 240
/** Accounts payable, of the transaction codes of Payments Canada. */
const transactionCode = '460'
/** 1 to 9999, then from the beginning. */
const creationNumber = (number: number) => digits(((number - 1) % 9999) + 1, 4)

/** `0YYDDD`: the day of the year. */
function julian(day: string): string {
  const { year, dayOfYear } = Temporal.PlainDate.from(day)
  return `0${digits(year % 100, 2)}${digits(dayOfYear, 3)}`
}

const bankOf = ({ institution, transit }: CanadianDetails) => `0${institution}${transit}`

function segment(
  { name, reference, amount_cents, details }: Payment<CanadianDetails>,
  head: FileHead,
  { id, returns }: CanadianOriginator,
): string {
  return [
    transactionCode,
    digits(amount_cents, 10),
    julian(head.payment_date),
    bankOf(details),
    details.account_number.padEnd(12),
    // Traces of an item that went before: none.
    digits(0, 22),
    digits(0, 3),
    words(head.payer, 15),
    words(name, 30),
    words(head.payer, 30),
    id,
    words(reference, 19),
    bankOf(returns),
    returns.account_number.padEnd(12),
    blank(15),
    blank(22),
    blank(2),
    digits(0, 11),
  ].join('')
}

/**
 * Payments in CAD: Standard 005 of Payments Canada, records of 1,464 characters, as published at
 * https://help.treasurysoftware.com/hc/en-us/articles/360043085973 and in the CPA EFT output format of
 * https://docs.infor.com/csi/2024.x/en-us/csbiolh/financials_user_cl_sl/lsm1454143877758.html. Not verified with a bank.
 */
export function cpa005File(
  payments: readonly Payment<CanadianDetails>[],
  head: FileHead,
  originator: CanadianOriginator,
): string {
  const { id, dataCentre } = originator
  const control = `${id}${creationNumber(head.number)}`
  const records = [`A${digits(1, 9)}${control}${julian(writtenAt(head).day)}${dataCentre}${blank(20)}CAD`]
  for (let from = 0; from < payments.length; from += segmentsOfRecord) {
    const some = payments.slice(from, from + segmentsOfRecord)
    const segments = some.map((payment) => segment(payment, head, originator))
    for (const each of segments) {
      if (each.length !== segmentLength) throw new RangeError('A payment doesn’t fit into its segment')
    }
    records.push(`C${digits(records.length + 1, 9)}${control}${segments.join('')}`)
  }
  const total = payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  records.push(
    `Z${digits(records.length + 1, 9)}${control}${digits(0, 14)}${digits(0, 8)}${digits(total, 14)}${digits(payments.length, 8)}${digits(0, 44)}`,
  )
  return records.map((record) => record.padEnd(recordLength) + lineEnd).join('')
}
