import { runBills } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import { lockDrafts } from './lock-draft.ts'
import { unbilledAssistants } from './unbilled-assistants.ts'
import { notify } from '../../core/notifications/notify.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { attemptItems } from '../../platform/jobs/failing-items.ts'
import { inGroups, severalAtOnce } from '../../platform/jobs/several-at-once.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { makingUp, type BillRunDeps, type BillWorkDeps } from './bill-work-deps.ts'
import { makeUpBills } from './make-up-bill.ts'

/** So many assistants are one transaction: whoever changes one of them waits for as long as that takes. */
const maxTogether = 25
const transactionsAtOnce = 2

/**
 * Makes up the draft of everybody with approved, unpaid time of half-months whose review is over, some of them in a transaction: run
 * twice, by two at once or ended anywhere, the next run does what is left. One that throws holds up nobody else's.
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
  const payeesOf = Map.groupBy(waiting, ({ virtualassistant_uuid }) => virtualassistant_uuid)
  const queue = renewalQueue(deps, 'bills.draft')
  const made = new Set<string>()
  const makeUpOf = (assistants: readonly string[]) =>
    kysely.transaction().execute(async (transaction) => {
      const payees = assistants.flatMap((uuid) => payeesOf.get(uuid) ?? [])
      const locked = await lockDrafts(transaction, payees, { ...making, created_by, at })
      const drafts = locked.map(({ draft }) => draft)
      await makeUpBills(transaction, drafts, { ...making, actor_uuid: created_by, at })
      return drafts
    })
  const groups = [...inGroups([...payeesOf.keys()], maxTogether)]
  await severalAtOnce(groups, transactionsAtOnce, async (group) => {
    await attemptItems(queue, group, async (assistants) => {
      for (const { uuid } of await makeUpOf(assistants)) made.add(uuid)
    })
  })
  return { until: making.period.end, drafts: made.size }
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
      body: 'The time is approved. Review the drafts and post them so everyone is paid on time.',
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
