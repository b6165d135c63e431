import { tomorrowOf } from './days.ts'

/** What a bank reads in a file for it. */
export interface BankPayment {
  readonly bill_number: string
  readonly cents: bigint
  readonly day: string
}

const records = (file: string) => file.split(/\r?\n/).filter((record) => record !== '')

/** The `YYDDD`th day. */
function dayOfYear(text: string): string {
  let day = `20${text.slice(0, 2)}-01-01`
  for (let count = 1; count < Number(text.slice(2)); count += 1) day = tomorrowOf(day)
  return day
}

/** Standard 005 of Payments Canada: six payments a record, each 240 characters behind 24 of its head. */
function canadian(file: string): BankPayment[] {
  return records(file)
    .filter((record) => record.startsWith('C'))
    .flatMap((record) => [0, 1, 2, 3, 4, 5].map((at) => record.slice(24 + at * 240, 264 + at * 240)))
    .filter((segment) => segment.trim() !== '')
    .map((segment) => ({
      bill_number: segment.slice(150, 169).trim(),
      cents: BigInt(segment.slice(3, 13)),
      day: dayOfYear(segment.slice(14, 19)),
    }))
}

/** Nacha: entries of one batch, whose head has their day. */
function american(file: string): BankPayment[] {
  const all = records(file)
  const day = all.find((record) => record.startsWith('5'))?.slice(69, 75) ?? ''
  return all
    .filter((record) => record.startsWith('6'))
    .map((entry) => ({
      bill_number: entry.slice(39, 54).trim(),
      cents: BigInt(entry.slice(29, 39)),
      day: `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`,
    }))
}

/** The payments of a file as the bank of its currency reads them. */
export const paymentsIn = (file: string, currency: 'cad' | 'usd'): BankPayment[] =>
  currency === 'cad' ? canadian(file) : american(file)
