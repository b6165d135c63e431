import * as t from '../messages/time.ts'
import { entryTextLabels } from './entry-details.ts'

/** What the history of an entry watches, and how screens call it. */
export const watchedFields = {
  rate_plan_uuid: t.otherRole,
  task_date: t.day,
  start_at: t.start,
  end_at: t.end,
  seconds: t.time,
  task: t.task,
  ...entryTextLabels,
  billable: t.billable,
  payable: t.payable,
  status: t.state,
}
export type WatchedField = keyof typeof watchedFields
