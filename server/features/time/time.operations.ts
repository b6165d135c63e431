import type { PdfParty } from '../../platform/pdf/write-parties.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { approveTimeOperation } from './approve-time.ts'
import { createTimeOperation } from './create-time.ts'
import { dismissRejectedTimeOperation } from './dismiss-rejected-time.ts'
import { downloadTimeCsvOperation } from './download-time-csv.ts'
import { downloadTimePdfOperation } from './download-time-pdf.ts'
import { getTimeEntryOperation } from './get-time-entry.ts'
import { listTimeOperation } from './list-time.ts'
import { listRejectedTimeOperation } from './list-rejected-time.ts'
import { listTimersOperation } from './list-timers.ts'
import { removeTimeOperation } from './remove-time.ts'
import { resolveRejectedTimeOperation } from './resolve-rejected-time.ts'
import { saveTimeOperation } from './save-time.ts'
import { sendTimerEventOperation } from './send-timer-event.ts'
import { later, type Later } from './timers/tell-later.ts'
import type { TimeRules } from './time-rules.ts'

/** Logged time: an assistant's own, a client's own, for staff everybody's. */
export function timeOperations(deps: {
  database: Database
  clock: Clock
  configuration: {
    readonly timeRules: TimeRules
    readonly brand: { readonly name: string }
    readonly supplier: PdfParty
  }
  later?: Later
}) {
  const { timeRules: rules, brand, supplier } = deps.configuration
  const all = { later, ...deps, rules, brand, supplier }
  return {
    listTime: listTimeOperation(all),
    getTimeEntry: getTimeEntryOperation(all),
    createTime: createTimeOperation(all),
    saveTime: saveTimeOperation(all),
    removeTime: removeTimeOperation(all),
    listTimers: listTimersOperation(all),
    sendTimerEvent: sendTimerEventOperation(all),
    listRejectedTime: listRejectedTimeOperation(all),
    resolveRejectedTime: resolveRejectedTimeOperation(all),
    dismissRejectedTime: dismissRejectedTimeOperation(all),
    approveTime: approveTimeOperation(all),
    downloadTimeCsv: downloadTimeCsvOperation(all),
    downloadTimePdf: downloadTimePdfOperation(all),
  }
}
