import { acceptOverLimit } from './over-limit.routes.ts'
import {
  createTime,
  downloadTimeCsv,
  downloadTimePdf,
  getTimeEntry,
  listTime,
  removeTime,
  saveTime,
} from './entry.routes.ts'
import { approveTime, queryTime } from './review.routes.ts'
import { dismissRejectedTime, listRejectedTime, resolveRejectedTime } from './rejected-time.routes.ts'
import { listTimers, sendTimerEvent } from './timer.routes.ts'

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
} as const
