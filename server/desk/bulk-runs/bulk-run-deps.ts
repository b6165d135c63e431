import {
  bulkActions,
  type BulkActionName,
  type BulkFilters,
  type BulkValues,
} from '@talentplace/contract/desk/bulk-runs/bulk-actions'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { alertBulkActions } from '../alerts/alert-bulk-actions.ts'
import { billBulkActions, type BillBulkDeps } from '../../payroll/bills/bill-bulk-actions.ts'
import type { BulkAction } from '../../platform/bulk/bulk-action.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'

export type BulkActions = {
  readonly [Name in BulkActionName]: BulkAction<BulkFilters<Name>, BulkValues<Name>>
}

interface Platform {
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly sessions: Pick<SessionStore, 'ofUser'>
  readonly log: Logger | FastifyBaseLogger
}

export interface BulkRunDeps extends Platform {
  readonly actions: BulkActions
}

export type BulkRunPlatform = Platform & {
  readonly configuration: Pick<BillBulkDeps, 'timeRules' | 'supplier'> & { readonly billRules: BillBulkDeps['rules'] }
}

/** Every action, as its feature declares it. */
export function bulkRunDeps(platform: BulkRunPlatform): BulkRunDeps {
  const { configuration, ...rest } = platform
  const { billRules: rules, timeRules, supplier } = configuration
  return { ...rest, actions: { ...billBulkActions({ ...rest, rules, timeRules, supplier }), ...alertBulkActions } }
}

/** The action of a run with the types of its filters and values left open: all come from the same request. */
export function actionOf(
  { actions }: Pick<BulkRunDeps, 'actions'>,
  name: BulkActionName,
): BulkAction<unknown, unknown> {
  return actions[name] as BulkAction<unknown, unknown>
}

/** What was said with a stored run, parsed again: it may come from an earlier release. */
export function storedValues(name: BulkActionName, said: unknown): unknown {
  return bulkActions[name].values.parse(said)
}
