import { runBills } from '@talentplace/contract/bills/staff-bill.routes'
import { holdDraft } from '../../features/bills/hold-draft.ts'
import { unbilledAssistants } from '../../features/bills/unbilled-assistants.ts'
import { notify } from '../../features/notifications/notify.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { attemptItem } from '../../platform/jobs/failing-items.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { renewalQueue } from '../renewals/renewal-queues.ts'
import { makingUp, type BillRunDeps, type BillWorkDeps } from './bill-work-deps.ts'
import { makeUpBill } from './make-up-bill.ts'

/**
 * Makes up the draft of everybody with approved, unpaid time of half-months whose review is over. Each is a transaction of its own:
 * run twice, by two at once or ended anywhere, the next run does what is left. One that throws holds up nobody else's.
 * @param created_by null: the daily job
 */
export async function makeUpDrafts(
  deps: BillRunDeps,
  created_by: string | null,
): Promise<{ until: string; drafts: number }> {
  const { kysely } = deps.database
  const at = deps.clock.now()
  const making = makingUp(deps, at)
  const waiting = await unbilledAssistants(kysely, { until: making.period.end, on: making.bill_date })
  const queue = renewalQueue(deps, 'bills.draft')
  let drafts = 0
  for (const each of waiting) {
    const isDone = await attemptItem(queue, each.virtualassistant_uuid, () =>
      kysely.transaction().execute(async (transaction) => {
        const held = await holdDraft(transaction, { ...each, ...making, created_by, at })
        if (held) await makeUpBill(transaction, { draft: held.draft, ...making, actor_uuid: created_by, at })
      }),
    )
    if (isDone) drafts += 1
  }
  return { until: making.period.end, drafts }
}

/** The daily run: staff are told where there is something to post. */
export async function runBillsDaily(deps: BillRunDeps): Promise<void> {
  const { drafts } = await makeUpDrafts(deps, null)
  if (drafts === 0) return
  await deps.database.kysely.transaction().execute(async (transaction) => {
    await notify(transaction, {
      type: 'bills_to_post',
      users: await staffWith(transaction, 'admin_finance.edit'),
      title: drafts === 1 ? 'A bill is ready to post' : `${drafts} bills are ready to post`,
      body: 'Their time is approved. Look through the drafts and post them, so that everyone is paid on time.',
      icon: 'task',
      priority: 1,
      at: deps.clock.now(),
    })
  })
}

/** What the daily run does, by hand. */
export function runBillsOperation(deps: BillWorkDeps) {
  return handle(runBills, async (context) => {
    const { user_uuid } = signedIn(context)
    const run = await makeUpDrafts(deps, user_uuid)
    await deps.database.kysely.transaction().execute((transaction) =>
      recordAudit(transaction, {
        at: deps.clock.now(),
        actor_uuid: user_uuid,
        action: 'bill.run',
        entity: `va_bills:${run.until}`,
        details: run,
      }),
    )
    return run
  })
}
