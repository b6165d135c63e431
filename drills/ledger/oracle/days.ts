// Days as whole numbers, counted here so that nothing of the product's calendar is used.

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const lengthOf = (year: number, month: number) => (month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0))

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const two = (number: number) => String(number).padStart(2, '0')
const formatted = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`

function read(text: string): Day {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

export const dayOfMonth = (text: string) => read(text).day

export function tomorrowOf(text: string): string {
  const { year, month, day } = read(text)
  if (day < lengthOf(year, month)) return formatted({ year, month, day: day + 1 })
  return month === 12 ? `${year + 1}-01-01` : formatted({ year, month: month + 1, day: 1 })
}

export function yesterdayOf(text: string): string {
  const { year, month, day } = read(text)
  if (day > 1) return formatted({ year, month, day: day - 1 })
  const [before, of] = month === 1 ? [12, year - 1] : [month - 1, year]
  return formatted({ year: of, month: before, day: lengthOf(of, before) })
}

/** True where a month's invoice day, or the last day of a month that is too short for it, is this day. */
export function isInvoiceDay(text: string, invoiceDay: number): boolean {
  const { year, month, day } = read(text)
  return day === invoiceDay || (day < invoiceDay && day === lengthOf(year, month))
}

/** The eve of the first invoice day after a day. */
export function lastDayOfPeriod(start: string, invoiceDay: number): string {
  for (let day = start; ; day = tomorrowOf(day)) {
    if (isInvoiceDay(tomorrowOf(day), invoiceDay)) return day
  }
}
