import { releaseHours } from '../subscriptions/subscriptions/release-hours.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { createTestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import type { WorkStories } from './add-demo-work.ts'
import { companySteps } from './companies/company-steps.ts'
import { giveAccounts } from './companies/give-accounts.ts'
import type { DemoDeps } from './demo-subscription-steps.ts'
import { ownSteps } from './demo-subscriptions.ts'
import { inOrderOfDays } from './in-order-of-days.ts'
import { invitationSteps } from './pay-demo-invitations.ts'

/**
 * The subscriptions of the demo accounts and of so many invented companies, with their invoices and payments, numbered in the
 * order of their days. Once.
 * @returns what is to be told of the work in some of them
 */
export async function addDemoSubscriptions(deps: DemoDeps, companies: number): Promise<WorkStories> {
  const { database, databaseUrl, now } = deps
  const clock = settableClock(now)
  const processor = createTestProcessor({ url: databaseUrl, clock })
  try {
    // First, while nothing else of that client waits for its invoice.
    const invited = await invitationSteps(deps)
    const own = await ownSteps(deps, processor)
    const { steps, stories } = await companySteps(deps, processor, companies)
    await inOrderOfDays([...invited, ...own.steps, ...steps])
    await giveAccounts(database.kysely)
    await releaseHours({ database, clock })
    return { ...stories, extra: own.extra }
  } finally {
    await processor.close()
  }
}
