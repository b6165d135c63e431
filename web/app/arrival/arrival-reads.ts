import { mayDo } from '@talentplace/contract/accounts/colleague-role'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { cardsRead } from '../../accounts/cards/cards-read.ts'
import { companyRead } from '../../accounts/company/company-read.ts'
import { recentReads } from '../../core/notifications/recent-reads.ts'
import { firstDraftsRead } from '../../hiring/drafts/first-drafts.ts'
import { clientHomeReads } from '../../pages/client/home/home-reads.ts'
import { staffTodayReads } from '../../pages/admin/home/today/staff-today-reads.ts'
import { searchReads } from '../../pages/public/search/search-reads.ts'
import { firstRead, type FirstRead } from '../../platform/api/first-read.ts'
import { criteriaState } from '../../platform/criteria/criteria-store.ts'
import { clockReads } from '../../platform/viewer-zone/clock-reads.ts'
import { menuArea } from '../shell/menu-area.ts'
import { besideFits } from '../shell/beside-fits.ts'

type Reads = (user: SessionUser | null) => readonly FirstRead[]

const assistantHome = (): FirstRead => firstRead('operations.getAssistantHome', {})

/** The checkout's address and cards, which wait for no draft, and where nothing was chosen the draft itself. */
function checkoutReads(user: SessionUser | null): FirstRead[] {
  if (!user?.client_uuid || !hasPermission(user.permissions, 'client')) return []
  if (!mayDo(user.colleague_role, 'money')) return []
  const { uuid, rids } = criteriaState.read().criteria
  const isChosen = uuid !== null || rids.length > 0
  return [...(isChosen ? [] : [firstDraftsRead()]), companyRead(user.client_uuid), cardsRead(user.client_uuid)]
}

/** What pages show first, by their paths; null: a visitor. Only what every visit of the page shows is listed. */
export const pageReads: readonly [path: RegExp, reads: Reads][] = [
  [/^\/search(\/[^/]+)?\/?$/, searchReads],
  [/^\/assistants\/[^/]+\/?$/, () => clockReads()],
  [/^\/client\/checkout$/, checkoutReads],
  [/^\/client\/home$/, clientHomeReads],
  [/^\/va\/home$/, () => [assistantHome(), ...recentReads()]],
  [/^\/va\/profile$/, () => [firstRead('assistants.getOwnProfile', {})]],
  [/^\/admin\/home$/, () => [...staffTodayReads(), firstRead('operations.getAdminHome', {}), ...recentReads()]],
]

/** What stands above and beside every page. */
function shellReads(pathname: string, user: SessionUser | null): FirstRead[] {
  const pays = user?.client_uuid && hasPermission(user.permissions, 'client') && mayDo(user.colleague_role, 'money')
  const hasMenu = user !== null && menuArea(pathname, user.permissions) === 'va' && besideFits()
  return [
    firstRead('configuration.getUserConfig', {}),
    ...(pays ? [firstRead('checkout.listWaitingPayments', {})] : []),
    ...(hasMenu ? [assistantHome()] : []),
  ]
}

/**
 * What the page a person arrives at asks for first, with what stands above and beside every page; each once. One after the
 * other, as each is asked for: the browser's zone alone takes a slow device a fifth of a second to find out.
 */
export function* arrivalReads(pathname: string, user: SessionUser | null): Generator<FirstRead> {
  const before = new Set<string>()
  const parts = [
    () => shellReads(pathname, user),
    () => pageReads.find(([path]) => path.test(pathname))?.[1](user) ?? [],
  ]
  for (const part of parts)
    for (const read of part()) {
      const key = JSON.stringify([read.name, read.input])
      if (!before.has(key)) yield read
      before.add(key)
    }
}
