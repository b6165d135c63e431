import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { adoptChoices } from '../platform/criteria/adopt-choices.ts'
import { criteriaState } from '../platform/criteria/criteria-store.ts'
import { takeWanted, type WantedCandidate } from '../platform/criteria/wanted-candidate.ts'
import { takeRememberedPath } from '../platform/navigation/intended-path.ts'
import { readInAccountLanguage } from '../platform/languages/read-in-account-language.ts'
import { goTo, presentAddress } from '../platform/navigation/navigator.ts'
import { paths } from '../platform/navigation/paths.ts'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { homePath } from './routes/home-path.ts'
import { isPage, type AppRoute } from './routes/route.ts'
import { findRoute } from './routes/table.ts'

export { readInAccountLanguage }

/** As much of the matching choices as says whether a search has begun. */
export interface Choices {
  readonly rids: readonly number[]
  readonly keywords: Readonly<Record<string, readonly unknown[]>>
}

function isClientOnly({ permissions }: Pick<SessionUser, 'permissions'>): boolean {
  return hasPermission(permissions, 'client') && !hasPermission(permissions, 'admin')
}

/**
 * A2.12: where signing in on a page leads; null: nowhere, the person stays. A client who is looking for someone goes
 * on with that search.
 */
export function landingAfterLogin(
  route: AppRoute | null,
  { permissions }: Pick<SessionUser, 'permissions'>,
  { rids, keywords }: Choices,
): string | null {
  if (!route || !isPage(route)) return null
  if (route.postLoginURL !== undefined) return route.postLoginURL
  if (!route.redirectOnLogin) return null
  // Whose application is open is led to its next step by the page itself.
  if (route.path === paths.apply() && hasPermission(permissions, 'virtualassistant')) return null
  const searching = rids.length > 0 || Object.values(keywords).some((words) => words.length > 0)
  if (searching && isClientOnly({ permissions })) {
    return route.path === '/' ? null : paths.search(rids.length > 0 ? 'candidates' : 'roles')
  }
  return homePath(permissions)
}

const isSignUp = (pathname: string) => /^\/client\/signup\/?$/.test(pathname)

/** B6.6: signing in on these pages, a client's search goes on in one of their drafts. */
export function continuesInDraft(
  pathname: string,
  { permissions }: Pick<SessionUser, 'permissions'>,
  { rids, keywords }: Choices,
): boolean {
  if (!isClientOnly({ permissions })) return false
  const searching = rids.length > 0 || Object.values(keywords).some((words) => words.length > 0)
  return /^\/search\/?$/.test(pathname) || (searching && isSignUp(pathname))
}

async function continueInDraft(): Promise<void> {
  const { continueAfterLogin } = await import('../hiring/drafts/continue-after-login.ts')
  await continueAfterLogin()
}

/** 0.20: whom someone wanted as a visitor joins the talent pool they have now, saved with the draft it belongs to. */
async function addToDraft(wanted: WantedCandidate): Promise<void> {
  const [{ addWanted }, { saveChosen }] = await Promise.all([
    import('../matching/cart/add-wanted.ts'),
    import('../hiring/drafts/writer/follow-draft.ts'),
  ])
  await addWanted(wanted)
  await saveChosen()
}

async function goOnWithSearch(inDraft: boolean, wanted: WantedCandidate | null): Promise<void> {
  if (inDraft) await continueInDraft()
  if (wanted !== null) await addToDraft(wanted)
}

/** Leads on whoever has just signed in in this tab: to the page they had wanted, else where the present page says. */
export async function leadOn(user: SessionUser): Promise<void> {
  const { pathname, search } = presentAddress()
  if (isSignUp(pathname)) adoptChoices(search)
  const { criteria } = criteriaState.read()
  const remembered = takeRememberedPath()
  const wanted = takeWanted()
  const to = remembered ?? landingAfterLogin(findRoute(pathname), user, criteria)
  if (to !== null) goTo(to)
  if (remembered === null && isClientOnly(user))
    await goOnWithSearch(continuesInDraft(pathname, user, criteria), wanted)
  readInAccountLanguage()
}
