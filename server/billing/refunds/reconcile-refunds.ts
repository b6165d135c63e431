import type { StateIn } from '@talentplace/contract/shared/lifecycle'
import type { refundStates } from '@talentplace/contract/billing/invoices/refund.states'
import { sql } from 'kysely'
import { attemptItem, isNotResting } from '../../platform/jobs/failing-items.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { requestRefund } from './request-refund.ts'
import type { RefundDeps } from './refund-deps.ts'

/** Whoever asked is still waiting for the answer until then. */
const settlesItself = 60_000

/** Asks for the refunds that got no answer, or what has become of those on their way, whatever crashed meanwhile. */
export async function reconcileRefunds(deps: RefundDeps, state: StateIn<typeof refundStates, 'open'>): Promise<void> {
  const queue = renewalQueue(deps, 'refunds.ask')
  const now = deps.clock.now()
  const open = await deps.database.kysely
    .selectFrom('refunds')
    .select('uuid')
    .where('state', '=', state)
    .where('created_date', '<=', new Date(now.getTime() - settlesItself))
    .where(isNotResting(queue.queue, sql`refunds.uuid`, now))
    .orderBy('created_date')
    .execute()
  for (const { uuid } of open) await attemptItem(queue, uuid, () => requestRefund(deps, uuid))
}

/** Events say what becomes of a refund on its way; the hourly look is for those that were lost. */
export function scheduleRefunds(jobs: Jobs, deps: RefundDeps): void {
  jobs.every('refunds.asked', '* * * * *', () => reconcileRefunds(deps, 'asked'))
  jobs.every('refunds.pending', '25 * * * *', () => reconcileRefunds(deps, 'pending'))
}
