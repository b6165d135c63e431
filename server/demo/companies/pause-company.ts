import { accountStates } from '@talentplace/contract/projects/project.states'
import { addPause, pauseUntilPaid } from '../../features/projects/pauses/pause-rows.ts'
import type { Subscription } from '../../features/projects/subscriptions/owned-subscription.ts'
import type { TestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import { renewalDate } from '../../rules/billing-period.ts'
import { noonOf, type DemoDeps, type Owner } from '../demo-subscription-steps.ts'
import { leaveUnpaid } from '../leave-unpaid.ts'
import { unpaidDays } from './company-stories.ts'

const addDays = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

/** Asked for a week before the period that isn't invoiced; work continues in ten days. */
export async function pauseByClient({ database, now }: DemoDeps, subscription: Subscription, { created_by }: Owner) {
  const { uuid: project_uuid, invoiced_until } = subscription
  await database.kysely.transaction().execute((transaction) =>
    addPause(transaction, {
      project_uuid,
      cause: 'client',
      from_date: renewalDate(invoiced_until),
      resumes_on: addDays(now.toISOString().slice(0, 10), 10),
      asked_by: created_by,
      asked_date: noonOf(addDays(invoiced_until, -7)),
    }),
  )
}

/** The period that runs was never paid: past due a week after its first day, and paused two weeks later. */
export async function pauseUnpaidCompany(
  deps: DemoDeps,
  processor: TestProcessor,
  subscription: Subscription,
  card_uuid: string,
): Promise<void> {
  const { uuid } = subscription
  const from_date = addDays(await leaveUnpaid(deps, processor, subscription, card_uuid), unpaidDays)
  const { from, to } = accountStates.stepTo('paused', 'system')
  await deps.database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('projects')
      .set({ ar_status: to })
      .where('uuid', '=', uuid)
      .where('ar_status', 'in', from)
      .execute()
    await pauseUntilPaid(transaction, { project_uuid: uuid, from_date, at: noonOf(addDays(from_date, -1)) })
  })
}
