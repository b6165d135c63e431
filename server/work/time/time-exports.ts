import * as t from '@talentplace/contract/work/messages/time-files'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import { downloadTimeCsv, downloadTimePdf } from '@talentplace/contract/work/time/entry.routes'
import type { PdfParty } from '../../platform/pdf/write-parties.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ExportKind } from '../../platform/exports/export-kind.ts'
import type { TimeFilter } from './entries/filtered-entries.ts'
import { countLog, titleOfLog } from './logs/log-of-filter.ts'
import { csvOfLog, longPdfOfLog } from './logs/time-log-files.ts'
import { timeViewerOf } from './time-viewer.ts'
import type { TimeRules } from './time-rules.ts'

/** A thread draws these in a few seconds and 300 MB (decision 0160); more is nothing that anybody prints. */
const maxPdfEntries = 20_000
const maxCsvEntries = 200_000

interface Deps {
  readonly clock: Clock
  readonly rules: TimeRules
  readonly supplier: PdfParty
}

/** A6.10: time logs that are too long to wait for. */
export function timeExports({ clock, rules, supplier }: Deps) {
  const shared: Pick<ExportKind<TimeFilter>, 'noun' | 'count' | 'scope' | 'title'> = {
    noun: t.noun,
    async count(database, { session, parameters: filter }, limit) {
      return countLog(database, { viewer: await timeViewerOf(database, session), filter }, limit)
    },
    async scope(database, session) {
      const viewer = await timeViewerOf(database, session)
      if (viewer.side === 'client') return `client:${viewer.client_uuid}`
      return viewer.side === 'assistant' ? `assistant:${viewer.assistant_uuid}` : viewer.side
    },
    title: titleOfLog,
  }
  const time_log_csv: ExportKind<TimeFilter & { readonly header: CsvHeader }> = {
    ...shared,
    download: downloadTimeCsv,
    format: 'csv',
    type: 'text/csv; charset=utf-8',
    maxRows: maxCsvEntries,
    async *make(transaction, { header, ...filter }, { session, caller, progress }) {
      const viewer = await timeViewerOf(transaction, session)
      yield* csvOfLog(transaction, { filter, header, context: { viewer, now: clock.now(), rules }, caller, progress })
    },
  }
  const time_log_pdf: ExportKind<TimeFilter> = {
    ...shared,
    download: downloadTimePdf,
    format: 'pdf',
    type: 'application/pdf',
    maxRows: maxPdfEntries,
    async *make(transaction, filter, { session, caller, progress }) {
      const viewer = await timeViewerOf(transaction, session)
      const log = { filter, context: { viewer, now: clock.now(), rules }, caller, progress }
      yield await longPdfOfLog(transaction, log, { supplier })
    },
  }
  return { time_log_pdf, time_log_csv }
}
