import * as fields from '../../shared/messages/fields.ts'
import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { givenDay, givenInstant } from '../../shared/given-date.ts'
import { csvHeader } from '../../shared/csv-header.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { entryBill } from './entry-bill.ts'
import { enteredDetails } from './entry-details.ts'
import { entryInvoice } from './entry-invoice.ts'
import { timeEntryStates } from './time-entry.states.ts'
import { timeEntry, timeSource } from './time-entry.ts'
import { humanText } from '../../shared/human-text.ts'

/** An assistant sees their own time, a client what was worked for their company, staff everybody's. */
export const timeViewers = ['virtualassistant', 'client', 'admin_time.view'] as const
const params = z.object({ uuid })

/** A2.7: each side waits for its own. */
export const timeFlags = [
  { name: 'va-time', beta: ['virtualassistant.beta'] },
  { name: 'client-time', beta: ['client.beta'] },
  { name: 'admin-time' },
] as const

/** A step of who logs time, or mends it for them. */
const writing = { caller: ['virtualassistant', 'admin_time.edit'], flag: timeFlags } as const

/** What a list of time is narrowed by; the downloads take the same. */
export const timeFilter = {
  /** The assistant's days, both included. */
  from: givenDay().optional(),
  to: givenDay().optional(),
  project_uuid: uuid.optional(),
  client_uuid: uuid.optional(),
  virtualassistant_uuid: uuid.optional(),
  task_uuid: uuid.optional(),
  billable: z.boolean().optional(),
  status: z.enum(timeEntryStates.values).optional(),
  source: timeSource.optional(),
  /** Words of description, task, subscription, company or assistant. */
  search: searchWords,
}

/** C3.1, C3.3: newest day first. The totals are seconds over the whole filter, whatever the page. */
export const listTime = operation({
  name: 'time.listTime',
  method: 'GET',
  path: '/time',
  summary: 'Logged time: an assistant’s own, a client’s own, for staff everybody’s',
  caller: timeViewers,
  flag: timeFlags,
  readsReplica: true,
  query: z.object({
    ...timeFilter,
    /** What was removed instead of what stands; an assistant's own, for staff everybody's. A client sees none. */
    removed: z.boolean().optional(),
    pagination: paging(25, [
      'task_date',
      'created_date',
      'start_at',
      'seconds',
      'project_name',
      'virtualassistant_name',
      'task_name',
      'status',
    ]),
  }),
  reply: z.object({
    time: z.array(timeEntry),
    count: z.int(),
    totalTime: z.int(),
    totalBillableTime: z.int(),
    totalNonBillableTime: z.int(),
  }),
})

/** One change of an entry, newest first: who, when, and what it was before. */
const entryChange = z.object({
  changed_date: z.iso.datetime(),
  by: z.enum(['assistant', 'client', 'staff', 'system']),
  name: z.string(),
  /** Given where staff change someone's time. */
  reason: z.string().nullable(),
  fields: z.array(z.object({ name: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
})

/** A step on the way of an entry, in order. */
const wayStep = z.object({
  step: z.enum(['logged', 'reviewed']),
  /** When it was; null: not yet. */
  done_date: z.iso.datetime().nullable(),
  /** By when it will be; null where it is done, or waits for someone's word. */
  expected_date: z.iso.datetime().nullable(),
})
export type WayStep = z.infer<typeof wayStep>

/** What was removed, too, for its assistant and staff. */
export const getTimeEntry = operation({
  name: 'time.getTimeEntry',
  method: 'GET',
  path: '/time/{uuid}',
  summary: 'One entry with its history, and its way as far as the reader’s side goes',
  caller: timeViewers,
  flag: timeFlags,
  params,
  reply: z.object({
    ...timeEntry.shape,
    way: z.array(wayStep),
    /** Null: on none yet, or a client asks. */
    bill: entryBill.nullable(),
    /** None for an assistant. */
    invoices: z.array(entryInvoice),
    history: z.array(entryChange),
  }),
  failures: ['404 not_found'],
})

/** What is entered; a stretch (`start_at`, `end_at`) or a day with its seconds, never both. */
const writtenEntry = {
  rate_plan_uuid: uuid,
  task_uuid: uuid.nullable().optional(),
  start_at: givenInstant().nullable().optional(),
  end_at: givenInstant().nullable().optional(),
  task_date: givenDay().optional(),
  seconds: z
    .int()
    .min(1, { error: () => fields.moreThanNothing() })
    .max(86_400, { error: () => fields.hoursAtOnce({ hours: 24 }) })
    .optional(),
  ...enteredDetails,
}

const reason = humanText().max(500).optional()

const newEntry = z.object({ ...writtenEntry, reason })

/**
 * Several at once are added together or not at all; at most 31. The reply's entries are in the order in which they were given. What is
 * too old for the assistant comes through staff, who say why.
 */
export const createTime = operation({
  name: 'time.createTime',
  method: 'POST',
  path: '/time',
  createsPerDay: 'time entries',
  summary: 'Log time by hand',
  ...writing,
  body: z.union([newEntry, z.array(newEntry).min(1).max(31)]),
  reply: z.object({ time: z.array(timeEntry) }),
  failures: ['400 too_late', '404 not_found', '409 overlaps', '409 time_entry_off'],
})

/** Staff say why; both sides read it. An entry in pieces is changed as one. */
export const saveTime = operation({
  name: 'time.saveTime',
  method: 'PUT',
  path: '/time/{uuid}',
  summary: 'Change an entry',
  ...writing,
  params,
  body: z.object({
    ...writtenEntry,
    version: z.int().min(1).max(2_147_483_647),
    /** Whether the assistant is paid for it; staff only, as `billable` by default. */
    payable: z.boolean().optional(),
    reason,
  }),
  reply: z.object({ time: z.array(timeEntry) }),
  failures: [
    '400 too_late',
    '404 not_found',
    '409 locked',
    '409 overlaps',
    '409 stale_version',
    '409 time_entry_off',
    '409 too_late',
  ],
})

export const removeTime = operation({
  name: 'time.removeTime',
  method: 'DELETE',
  path: '/time/{uuid}',
  summary: 'Remove an entry; the row is kept',
  ...writing,
  params,
  query: z.object({ reason }),
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found', '409 locked', '409 too_late'],
})

const download = { query: z.object(timeFilter), reply: z.unknown(), caller: timeViewers, flag: timeFlags } as const

/**
 * A6.10: the product’s name, `Time Log`, and the subscription or the days. The filter’s whole; above 1,000 entries 409 `export_required`:
 * `accounts.requestFileExport` has it prepared.
 */
export const downloadTimePdf = operation({
  name: 'time.downloadTimePdf',
  method: 'GET',
  path: '/time/download/pdf',
  summary: 'The time log as PDF',
  ...download,
  readsReplica: true,
  replyType: 'application/pdf',
  failures: ['409 export_required', ...madeByThread],
})

/** Hours with five decimals add up to the totals; `seconds` are exact. `header`: its first line for programs, or for people. */
export const timeLogCsv = z.object({ ...timeFilter, header: csvHeader.default('keys') })

/** The same for a spreadsheet. */
export const downloadTimeCsv = operation({
  name: 'time.downloadTimeCsv',
  method: 'GET',
  path: '/time/download/csv',
  summary: 'The time log as CSV',
  ...download,
  query: timeLogCsv,
  readsReplica: true,
  replyType: 'text/csv',
  failures: ['409 export_required', ...madeByThread],
})
