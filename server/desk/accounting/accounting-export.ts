import { getAccountingFile, type AccountingFile } from '@talentplace/contract/desk/accounting/accounting.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ExportKind } from '../../platform/exports/export-kind.ts'
import { accountingSources, markOf, titleOfMonth } from './accounting-sources.ts'
import { recordAccountingExport } from './record-accounting-export.ts'

const maxRows = 200_000

/** A month for the accountant that is too long to wait for. */
export function accountingExport({
  clock,
  officeZone: zone,
}: {
  clock: Clock
  officeZone: string
}): ExportKind<{ file: AccountingFile; month: string }> {
  return {
    download: getAccountingFile,
    noun: () => 'accounting file',
    format: 'csv',
    type: 'text/csv; charset=utf-8',
    maxRows,
    count: (database, { parameters: { file, month } }, limit) =>
      accountingSources[file].count(database, `${month}-01`, limit),
    // Everybody who may have it sees all of it.
    scope: () => Promise.resolve('staff'),
    title: ({ file, month }) => titleOfMonth(file, month),
    async *make(transaction, { file, month }, { session, caller, progress }) {
      yield markOf(file)
      let done = 0
      for await (const part of accountingSources[file].read(transaction, { month: `${month}-01`, zone })) {
        yield await part.write(caller)
        done += part.rows
        await progress(done)
      }
      await recordAccountingExport(transaction, { at: clock.now(), actor_uuid: session.user_uuid, file, month })
    },
  }
}
