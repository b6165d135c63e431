import { namedUser } from '../../shared/named-people.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { alertStates } from './alert.states.ts'
import { humanText } from '../../shared/human-text.ts'

const reading = { caller: ['admin_alert.view'] } as const
const writing = { caller: ['admin_alert.edit'] } as const
const params = z.object({ uuid })
const version = z.int().min(1).max(2_147_483_647)

/** A6.3. */
export const alertTypes = ['error', 'warning', 'alert', 'info'] as const
const type = z.enum(alertTypes)
export type AlertType = z.infer<typeof type>
const status = z.enum(alertStates.values)

export const alertSummary = z.object({
  uuid: z.uuid(),
  type,
  status,
  title: z.string(),
  assigned_to: namedUser.nullable(),
  /** How often it happened again. */
  repeat_count: z.int(),
  created_date: z.iso.datetime(),
  /** When it happened last. */
  last_date: z.iso.datetime(),
  version: z.int(),
})
export type AlertSummary = z.infer<typeof alertSummary>

export const alert = z.object({
  ...alertSummary.shape,
  detail: z.string(),
  /** What it is about: `invoice:<uuid>`. */
  entity: z.object({ kind: z.string(), id: z.string() }).nullable(),
  resolved_date: z.iso.datetime().nullable(),
  /** Null: nobody yet, or the product itself, whose cause had ended. */
  resolved_by: namedUser.nullable(),
  note: z.string(),
})
export type Alert = z.infer<typeof alert>

/** What a list of alerts is narrowed by. */
export const alertFilters = z.object({
  /** Words of title or detail. */
  search: searchWords,
  type: type.optional(),
  status: status.optional(),
  /** Only those that are not resolved. */
  open: z.boolean().optional(),
  /** Only those the caller has taken. */
  mine: z.boolean().optional(),
})
export type AlertFilters = z.output<typeof alertFilters>

/** How an alert was dealt with, for whoever meets it next. */
export const resolveNote = humanText().min(1).max(2000)

/** A6.6: newest first. */
export const listAlerts = operation({
  name: 'operations.listAlerts',
  method: 'GET',
  path: '/alerts',
  summary: 'What the product noticed and someone should look at',
  ...reading,
  readsReplica: true,
  query: z.object({
    ...alertFilters.shape,
    pagination: paging(10, ['created_date', 'last_date', 'type', 'status', 'title', 'repeat_count']),
  }),
  reply: z.object({ alerts: z.array(alertSummary), count: z.int() }),
})

export const getAlert = operation({
  name: 'operations.getAlert',
  method: 'GET',
  path: '/alerts/{uuid}',
  summary: 'One alert',
  ...reading,
  params,
  reply: alert,
  failures: ['404 not_found'],
})

const alertChange = z.object({
  uuid: z.uuid(),
  action: z.enum(['alert.assigned', 'alert.released', 'alert.resolved', 'alert.reopened']),
  /** Null: the product itself. */
  actor_name: z.string().nullable(),
  /** To whom it was given. */
  assigned_to_name: z.string().nullable(),
  note: z.string().nullable(),
  created_date: z.iso.datetime(),
})
export type AlertChange = z.infer<typeof alertChange>

export const listAlertHistory = operation({
  name: 'operations.listAlertHistory',
  method: 'GET',
  path: '/alerts/{uuid}/history',
  summary: 'What was done about an alert, newest first',
  ...reading,
  readsReplica: true,
  params,
  query: z.object({ pagination: paging(10, ['created_date']) }),
  reply: z.object({ changes: z.array(alertChange), count: z.int() }),
  failures: ['404 not_found'],
})

/** Who an alert can be given to: staff who may change alerts. */
export const listAlertStaff = operation({
  name: 'operations.listAlertStaff',
  method: 'GET',
  path: '/alerts/staff',
  summary: 'Staff an alert can be given to',
  ...writing,
  query: z.object({ search: searchWords, pagination: paging(20, ['full_name']) }),
  reply: z.object({ staff: z.array(namedUser), count: z.int() }),
})

/** 409 `resolved`: it has to be reopened first; `stale_version`. */
export const assignAlert = operation({
  name: 'operations.assignAlert',
  method: 'POST',
  path: '/alerts/{uuid}/assign',
  summary: 'Give an alert to someone, or to nobody',
  ...writing,
  params,
  body: z.object({ version, assigned_to: uuid.nullable() }),
  reply: alert,
  failures: ['404 not_found', '409 resolved', '409 stale_version'],
})

/** 409 `resolved`: someone else was first; `stale_version`. */
export const resolveAlert = operation({
  name: 'operations.resolveAlert',
  method: 'POST',
  path: '/alerts/{uuid}/resolve',
  summary: 'Say that an alert is dealt with, and how',
  ...writing,
  params,
  body: z.object({ version, note: resolveNote }),
  reply: alert,
  failures: ['404 not_found', '409 resolved', '409 stale_version'],
})

/** 409 `open`: it isn't resolved; `stale_version`. */
export const reopenAlert = operation({
  name: 'operations.reopenAlert',
  method: 'POST',
  path: '/alerts/{uuid}/reopen',
  summary: 'Take up an alert again that was resolved',
  ...writing,
  params,
  body: z.object({ version }),
  reply: alert,
  failures: ['404 not_found', '409 open', '409 stale_version'],
})
