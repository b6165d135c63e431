import { switchTimeEntry } from './time/time-entry.routes.ts'
import { acceptOverLimit } from './time/over-limit.routes.ts'
import {
  createTime,
  downloadTimeCsv,
  downloadTimePdf,
  getTimeEntry,
  listTime,
  removeTime,
  saveTime,
} from './time/entry.routes.ts'
import { approveTime, queryTime } from './time/review.routes.ts'
import { dismissRejectedTime, listRejectedTime, resolveRejectedTime } from './time/rejected-time.routes.ts'
import { listTimers, sendTimerEvent } from './time/timer.routes.ts'

/** Every operation of the feature. */
export const timeOperations = {
  listTime,
  getTimeEntry,
  createTime,
  saveTime,
  removeTime,
  listTimers,
  sendTimerEvent,
  listRejectedTime,
  resolveRejectedTime,
  dismissRejectedTime,
  queryTime,
  approveTime,
  acceptOverLimit,
  downloadTimeCsv,
  downloadTimePdf,
  switchTimeEntry,
} as const
