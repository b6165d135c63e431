import { printedText, type PrintedHours } from '@talentplace/contract/shared/hours-text'
import { loggedSeconds, printedLog, printedTotals } from '@talentplace/contract/time/printed-log'
import { timeEntryStates } from '@talentplace/contract/time/time-entry.states'
import type { PdfLimits } from '../../../platform/pdf/bound-text.ts'
import { makePdf, pdfMargin } from '../../../platform/pdf/make-pdf.ts'
import { beginTable, writeRow } from '../../../platform/pdf/write-row.ts'
import { dayText } from '../../../rules/day-text.ts'
import { localClock } from './local-clock.ts'
import type { PrintedEntry } from './printed-entry.ts'

/** Where the columns begin, in points from the left, and how wide they are. */
const columns = [
  { at: pdfMargin, width: 78 },
  { at: 138, width: 96 },
  { at: 238, width: 206 },
  { at: 450, width: 106 },
] as const

/** Entries of the longest log that says of each cell what it is: as many as are drawn while someone waits. */
const mostTagged = 1_000

/** What a log says of itself. */
export interface AboutLog {
  readonly brand: string
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

function rowOf(entry: PrintedEntry, printed: PrintedHours): string[] {
  const { start_at, task_name, description, project_name, virtualassistant_name } = entry
  const what = [task_name, description].filter((text) => text !== null && text !== '').join(': ')
  const clock = start_at === null ? 'duration only' : `from ${localClock(start_at, entry.timezone_offset)}`
  const standing = `${timeEntryStates.word(entry.status)}${entry.billable ? '' : ', not billable'}`
  return [
    dayText(entry.task_date),
    `${virtualassistant_name}\n${clock}`,
    `${project_name}\n${what}`,
    `${printedText(printed)}\n${standing}`,
  ]
}

/** A6.10: logged time as a file: its totals, then each entry with the assistant's own clock. */
export function timeLogPdf(
  log: readonly PrintedEntry[],
  { brand, from, to, made, background }: AboutLog,
): Promise<Buffer> {
  const limits = { ...(background && { limits: background.limits }), untagged: log.length > mostTagged }
  return makePdf({ title: 'Time Log', author: brand, made, ...limits }, (pdf) => {
    pdf.font('bold').fontSize(22).text('Time Log').font('regular').fontSize(9.5).moveDown(0.3)
    if (from !== undefined) pdf.text(`From ${dayText(from)}`)
    if (to !== undefined) pdf.text(`To ${dayText(to)}`)
    const seconds = loggedSeconds(log)
    const { total, billable } = printedTotals(seconds)
    pdf.text(`Total ${printedText(total)}, of it billable ${printedText(billable)}`).moveDown(1)
    beginTable(pdf, () => writeRow(pdf, columns, ['Day', 'Assistant', 'Work', 'Time']))
    for (const [at, printed] of printedLog(log, seconds).entries()) {
      const entry = log[at]
      if (entry) writeRow(pdf, columns, rowOf(entry, printed))
      if (background) Atomics.store(background.drawn, 0, at + 1)
    }
  })
}
