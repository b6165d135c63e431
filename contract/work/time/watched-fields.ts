import { entryTextLabels } from './entry-details.ts'

/** What the history of an entry watches, and how screens call it. */
export const watchedFields = {
  rate_plan_uuid: 'Another place of the assistant',
  task_date: 'Day',
  start_at: 'Start',
  end_at: 'End',
  seconds: 'Time',
  task: 'Task',
  ...entryTextLabels,
  billable: 'Billable',
  payable: 'Payable',
  status: 'State',
}
export type WatchedField = keyof typeof watchedFields
