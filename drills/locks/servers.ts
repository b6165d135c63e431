import { readNotificationOperation } from '@talentplace/server/core/notifications/read-notification'
import { deletePromotionOperation } from '@talentplace/server/billing/promotions/delete-promotion'
import { savePromotionOperation } from '@talentplace/server/billing/promotions/save-promotion'
import { projectsOperations } from '@talentplace/server/subscriptions/projects.operations'
import { settableClock } from '@talentplace/server/platform/clock/clock'
import { serveCards } from '@talentplace/server/testing/servers/cards-server'
import { serveCheckout } from '@talentplace/server/testing/servers/checkout-server'
import { companyOperations } from '@talentplace/server/testing/servers/company-server'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { serveOperations } from '@talentplace/server/testing/servers/operations-server'
import { draftsOperations } from '@talentplace/server/hiring/drafts.operations'
import { interestOperations } from '@talentplace/server/hiring/interest.operations'
import { requirementsOperations } from '@talentplace/server/subscriptions/requirements.operations'
import { renewalMails } from '@talentplace/server/billing/charges/notifications'
import type { RenewalDeps } from '@talentplace/server/billing/charges/renewal-deps'

export const now = new Date('2026-11-20T17:00:00Z')

/** Servers of everything that moves money or people, on one database, at `now`. */
export async function openServers(database: TestDatabase) {
  const clock = settableClock(now)
  const deps = { database, clock }
  const shop = await serveCheckout(database, clock)
  const others = await serveOperations(deps, () => [
    ...companyOperations(deps),
    ...Object.values(draftsOperations(deps)),
    ...Object.values(interestOperations(deps)),
    ...Object.values(projectsOperations(deps)),
    ...Object.values(requirementsOperations(deps)),
    deletePromotionOperation(deps),
    readNotificationOperation(deps),
    savePromotionOperation(deps),
  ])
  const renewals: RenewalDeps = { ...shop.deps, mails: renewalMails(shop.deps) }
  let cards: ReturnType<typeof serveCards> | undefined
  return {
    database,
    clock,
    shop,
    renewals,
    /** Started by who asks for it first: its jobs are more than all the rest. */
    cards: () => (cards ??= serveCards(database, clock)),
    server: others.server,
    async stop() {
      await others.stop()
      await (await cards)?.stop()
      await shop.stop()
    },
  }
}

export type Servers = Awaited<ReturnType<typeof openServers>>
