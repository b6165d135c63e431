import { printedText, type PrintedHours } from '@talentplace/contract/shared/hours-text'
import { loggedSeconds, printedLog, printedTotals } from '@talentplace/contract/work/time/printed-log'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { PdfLimits } from '../../../platform/pdf/bound-text.ts'
import { bookmark } from '../../../platform/pdf/bookmarks.ts'
import { makePdf, pdfMargin, type Pdf } from '../../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../../platform/pdf/write-facts.ts'
import { writeTitle } from '../../../platform/pdf/write-heading.ts'
import { writeParties, type PdfParty } from '../../../platform/pdf/write-parties.ts'
import { startTable, writeRow } from '../../../platform/pdf/write-row.ts'
import { timeOfDay } from '../../../rules/time-of-day.ts'
import { dayText } from '../../../rules/day-text.ts'
import type { LogParty, PrintedEntry } from './printed-log.ts'
import { workColumns } from './work-columns.ts'

/** Where the columns begin, in points from the left, and how wide they are. */
const columns = [
  { at: pdfMargin, width: 78 },
  { at: 138, width: 96 },
  { at: 238, width: 206 },
  { at: 450, width: 106 },
] as const

/** Entries of the longest log that says of each cell what it is: as many as are drawn while someone waits. */
const maxTagged = 1_000

/** What a log says of itself. */
export interface AboutLog {
  readonly supplier: PdfParty
  /** Null: everyone's. */
  readonly of: LogParty | null
  readonly from: string | undefined
  readonly to: string | undefined
  readonly made: Date
  /** Prepared in the background, where nobody waits for it. */
  readonly background?: {
    readonly limits: PdfLimits
    /** One number, shared with whoever watches: entries drawn so far. */
    readonly drawn: Int32Array<SharedArrayBuffer>
  }
}

/** The clock of the assistant at the start. */
const startWords = (start_at: string, offset: number) => timeOfDay(new Date(Date.parse(start_at) + offset * 60_000))

const everyone = { heading: 'Of', party: { name: 'All clients and assistants', address: [], tax_numbers: [] } } as const

/** A month and its days among the bookmarks, where an entry is the first of them. */
function markDay(pdf: Pdf, { task_date }: PrintedEntry, before: PrintedEntry | undefined): void {
  if (before?.task_date === task_date) return
  const month = task_date.slice(0, 7)
  if (before?.task_date.slice(0, 7) !== month) bookmark(pdf, dayText(`${month}-01`).replace(' 1st', ''))
  bookmark(pdf, dayText(task_date), { isPart: true })
}

function rowOf(entry: PrintedEntry, printed: PrintedHours): string[] {
  const { start_at, project_name, virtualassistant_name } = entry
  const texts = workColumns.map(({ value }) => value(entry))
  const what = texts.filter((text) => text !== null && text !== '').join(': ')
  const clock = start_at === null ? 'duration only' : `from ${startWords(start_at, entry.timezone_offset)}`
  const status = `${timeEntryStates.word(entry.status)}${entry.billable ? '' : ', not billable'}`
  return [
    dayText(entry.task_date),
    `${virtualassistant_name}\n${clock}`,
    `${project_name}\n${what}`,
    `${printedText(printed)}\n${status}`,
  ]
}

/** The days it is of: those that were asked for, or else of its first and last entry. */
function daysOf(
  log: readonly PrintedEntry[],
  { from, to }: Pick<AboutLog, 'from' | 'to'>,
): readonly (readonly [string, string])[] {
  const days = log.map(({ task_date }) => task_date).toSorted()
  const first = from ?? days[0]
  const last = to ?? days.at(-1)
  return [
    ...(first === undefined ? [] : [['First day', dayText(first)] as const]),
    ...(last === undefined ? [] : [['Last day', dayText(last)] as const]),
  ]
}

/** A6.10: logged time as a file: its totals, whose it is, then each entry with the assistant's own clock. */
export function timeLogPdf(
  log: readonly PrintedEntry[],
  { supplier, of, from, to, made, background }: AboutLog,
): Promise<Buffer> {
  const limits = { ...(background && { limits: background.limits }), untagged: log.length > maxTagged }
  const days = daysOf(log, { from, to })
  const number = days.map(([, day]) => day).join(' to ')
  return makePdf({ title: 'Time Log', number, author: supplier.name, made, ...limits }, (pdf) => {
    writeTitle(pdf, 'Time Log')
    const seconds = loggedSeconds(log)
    const { total, billable } = printedTotals(seconds)
    writeFacts(pdf, [...days, ['Total', printedText(total)], ['Billable', printedText(billable)]])
    writeParties(pdf, { heading: 'Supplier', party: supplier }, of ?? everyone)
    pdf.fontSize(9.5)
    startTable(pdf, () => writeRow(pdf, columns, ['Day', 'Assistant', 'Work', 'Time']))
    for (const [at, printed] of printedLog(log, seconds).entries()) {
      const entry = log[at]
      if (entry) {
        markDay(pdf, entry, log[at - 1])
        writeRow(pdf, columns, rowOf(entry, printed))
      }
      if (background) Atomics.store(background.drawn, 0, at + 1)
    }
  })
}
