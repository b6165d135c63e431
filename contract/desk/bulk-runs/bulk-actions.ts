import { z } from 'zod'
import { billExceptions } from '../../payroll/bills/bill-exceptions.ts'
import { billFilters } from '../../payroll/bills/bill.routes.ts'
import { alertFilters, resolveNote } from '../alerts/alert.routes.ts'
import { humanText } from '../../shared/human-text.ts'
import { uuid } from '../../shared/identifier.ts'

/** Rows that one run can have. */
export const maxBulkRows = 5_000

const nothing = z.object({})

/** Each action: the filters of the list that its rows are chosen from, and what is said with it. */
export const bulkActions = {
  'bills.calculate': { filters: billFilters, values: nothing },
  'bills.post': {
    filters: billFilters,
    values: z.object({
      /** Exceptions that are posted too. What is below zero or has changed since it was calculated never is. */
      including: z.array(z.enum(billExceptions)).max(billExceptions.length).default([]),
    }),
  },
  'bills.hold': {
    filters: billFilters,
    /** The assistants read the reason. */
    values: z.object({ reason: humanText().min(1).max(500) }),
  },
  'alerts.resolve': { filters: alertFilters, values: z.object({ note: resolveNote }) },
} as const
export type BulkActionName = keyof typeof bulkActions
export type BulkFilters<Name extends BulkActionName> = z.output<(typeof bulkActions)[Name]['filters']>
export type BulkValues<Name extends BulkActionName> = z.output<(typeof bulkActions)[Name]['values']>

export const bulkActionNames = Object.keys(bulkActions) as [BulkActionName, ...BulkActionName[]]

const several = z.array(uuid).max(maxBulkRows)

/** Rows by their uuids, or all that match the filters of the list but for some. */
const selectionOf = <Filters extends z.ZodType>(filters: Filters) =>
  z
    .object({ uuids: several.optional(), matching: filters.optional(), except: several.default([]) })
    .refine(({ uuids, matching }) => (uuids === undefined) !== (matching === undefined), {
      path: ['uuids'],
      message: 'Choose rows, or all that match',
    })
    .refine(({ uuids }) => uuids?.length !== 0, { path: ['uuids'], message: 'Choose at least one' })

const request = <Name extends BulkActionName>(name: Name) =>
  z.object({
    action: z.literal(name),
    selection: selectionOf(bulkActions[name].filters as (typeof bulkActions)[Name]['filters']),
    values: bulkActions[name].values as (typeof bulkActions)[Name]['values'],
  })

export const bulkRequest = z.discriminatedUnion('action', [
  request('bills.calculate'),
  request('bills.post'),
  request('bills.hold'),
  request('alerts.resolve'),
])
export type BulkRequest = z.output<typeof bulkRequest>
