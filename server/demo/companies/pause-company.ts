import { accountStates } from '@talentplace/contract/subscriptions/project.states'
import { addPause, pauseUntilPaid } from '../../subscriptions/pauses/pause-rows.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import { renewalDate } from '../../rules/billing-period.ts'
import { noonOf, type DemoDeps, type Owner } from '../demo-subscription-steps.ts'
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

/** A period that was never paid: past due a week after its first day, and paused two weeks later. */
export async function pauseUnpaidCompany({ database }: DemoDeps, uuid: string, firstTry: string): Promise<void> {
  const from_date = addDays(firstTry, unpaidDays)
  const { from, to } = accountStates.stepTo('paused', 'system')
  await database.kysely.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('projects')
      .set({ ar_status: to })
      .where('uuid', '=', uuid)
      .where('ar_status', 'in', from)
      .execute()
    await pauseUntilPaid(transaction, { project_uuid: uuid, from_date, at: noonOf(addDays(from_date, -1)) })
  })
}
