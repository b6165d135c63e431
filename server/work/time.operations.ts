import type { PdfParty } from '../platform/pdf/write-parties.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { approveTimeOperation } from './reviews/approve-time.ts'
import { createTimeOperation } from './time/create-time.ts'
import { dismissRejectedTimeOperation } from './time/dismiss-rejected-time.ts'
import { downloadTimeCsvOperation } from './time/download-time-csv.ts'
import { downloadTimePdfOperation } from './time/download-time-pdf.ts'
import { getTimeEntryOperation } from './time/get-time-entry.ts'
import { listTimeOperation } from './time/list-time.ts'
import { listRejectedTimeOperation } from './timers/list-rejected-time.ts'
import { listTimersOperation } from './timers/list-timers.ts'
import { removeTimeOperation } from './time/remove-time.ts'
import { resolveRejectedTimeOperation } from './time/resolve-rejected-time.ts'
import { saveTimeOperation } from './time/save-time.ts'
import { sendTimerEventOperation } from './timers/send-timer-event.ts'
import { later, type Later } from './timers/notifications.ts'
import type { TimeRules } from './time/time-rules.ts'

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
