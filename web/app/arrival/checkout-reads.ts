import { mayDo } from '@talentplace/contract/accounts/colleague-role'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { cardsRead } from '../../accounts/cards/cards-read.ts'
import { companyRead } from '../../accounts/company/company-read.ts'
import { firstDraftsRead } from '../../hiring/drafts/first-drafts.ts'
import { criteriaState } from '../../platform/criteria/criteria-store.ts'
import type { FirstRead } from '../../platform/api/first-read.ts'

/** The checkout's address and cards, which wait for no draft, and where nothing was chosen the draft itself. */
export function checkoutReads(user: SessionUser | null): FirstRead[] {
  if (!user?.client_uuid || !hasPermission(user.permissions, 'client')) return []
  if (!mayDo(user.colleague_role, 'money')) return []
  const { uuid, rids } = criteriaState.read().criteria
  const isChosen = uuid !== null || rids.length > 0
  return [...(isChosen ? [] : [firstDraftsRead()]), companyRead(user.client_uuid), cardsRead(user.client_uuid)]
}
