import { decimalLog, loggedSeconds, type LoggedSeconds } from '@talentplace/contract/work/time/printed-log'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import type { Kysely } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Tables } from '../../../platform/database/tables.ts'
import { makeInWorker, type JobCaller } from '../../../platform/workers/workers.ts'
import { withUtf8Mark } from '../../../platform/http/with-utf8-mark.ts'
import { totalsOf } from '../lists/stored-sums.ts'
import type { TimeFilter } from '../entries/filtered-entries.ts'
import { logInParts } from './log-of-filter.ts'
import { partyOfLog, printedEntry, type PrintedEntry } from './printed-log.ts'
import type { View } from '../entries/to-entry-views.ts'
import { timeLogHeads } from './time-log-csv.ts'
import type { AboutLog } from './time-log-pdf.ts'
import { longTimeLogPdfJob, timeLogPdfJob, timeLogRowsJob } from './time-log-renderers.ts'

interface Log {
  readonly filter: TimeFilter
  readonly context: View
  readonly caller: JobCaller
  /** Is told how many entries are done. */
  readonly progress?: (entries: number) => Promise<void>
}

/** Far more than a time log of honest words needs: 20,000 entries are some 1,800 pages. */
const longLimits = { characters: 8_000_000, pages: 2_500 }
const lookInterval = 250

/** A log for a spreadsheet, its heads first and then a part at a time. */
export async function* csvOfLog(
  database: Kysely<Tables>,
  { filter, context, caller, progress, header }: Log & { readonly header: CsvHeader },
): AsyncGenerator<Buffer> {
  yield withUtf8Mark(Buffer.from(timeLogHeads(header)))
  const { totalBillableTime: billable } = await totalsOf(database, context.viewer, filter)
  let before: LoggedSeconds = { billable: 0, notBillable: 0 }
  let done = 0
  for await (const part of logInParts(database, filter, context)) {
    const hours = decimalLog(part, { billable, before })
    const own = loggedSeconds(part)
    before = { billable: before.billable + own.billable, notBillable: before.notBillable + own.notBillable }
    yield await makeInWorker(timeLogRowsJob, [part, hours], caller)
    done += part.length
    await progress?.(done)
  }
}

async function printedEntries(database: Kysely<Tables>, { filter, context, progress }: Log): Promise<PrintedEntry[]> {
  const log: PrintedEntry[] = []
  for await (const part of logInParts(database, filter, context)) {
    log.push(...part.map(printedEntry))
    await progress?.(Math.floor(log.length / 2))
  }
  return log
}

type About = Pick<AboutLog, 'supplier'>

async function aboutOf(database: Kysely<Tables>, { filter, context }: Log, { supplier }: About): Promise<AboutLog> {
  const of = await partyOfLog(database, context.viewer, filter)
  return { supplier, of, from: filter.from, to: filter.to, made: context.now }
}

/** A log to print or to send, while its caller waits. */
export async function pdfOfLog(database: Kysely<Tables>, log: Log, about: About): Promise<Buffer> {
  const entries = await printedEntries(database, log)
  return makeInWorker(timeLogPdfJob, [entries, await aboutOf(database, log, about)], log.caller)
}

/** The same in the background: longer, with progress while it is drawn. */
export async function longPdfOfLog(database: Kysely<Tables>, log: Log, about: About): Promise<Buffer> {
  const entries = await printedEntries(database, log)
  const drawn = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const ended = new AbortController()
  const signal = log.caller.signal ? AbortSignal.any([ended.signal, log.caller.signal]) : ended.signal
  const background = { limits: longLimits, drawn }
  const drawing = makeInWorker(longTimeLogPdfJob, [entries, { ...(await aboutOf(database, log, about)), background }], {
    ...log.caller,
    signal,
  })
  const isDrawn = drawing.then(
    () => true,
    () => true,
  )
  const read = Math.floor(entries.length / 2)
  try {
    while (!(await Promise.race([isDrawn, pause(lookInterval, false)]))) {
      await log.progress?.(read + Math.floor(Atomics.load(drawn, 0) / 2))
    }
  } finally {
    ended.abort(new Error('Nobody waits for it any more.'))
  }
  return drawing
}
