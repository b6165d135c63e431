import { matchPath } from 'react-router'
import { mayDo, type ColleagueRole } from '@talentplace/contract/accounts/colleague-role'
import type { Permission } from '@talentplace/contract/shared/permission'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { paths } from '../../platform/navigation/paths.ts'
import { homePath } from './home-path.ts'
import { leavesRoot } from './leaves-root.ts'
import { isPage, type AppRoute, type Guard } from './route.ts'

/** Who looks, as far as guards and menus ask. */
export interface Viewer {
  /** Null: a guest. */
  readonly permissions: readonly Permission[] | null
  /** A2.9: a client's primary contact. */
  readonly isPrimaryContact?: boolean
  /** Staff who have to set up two-step sign-in before anything else. */
  readonly mustSetUpTwoStep?: boolean
  /** What they do of their company's affairs; left out: everything. */
  readonly colleagueRole?: ColleagueRole | undefined
  /** The features that are on; null while that isn't known. */
  readonly flags: Readonly<Record<string, boolean>> | null
}

/** `wait`: the features have to be known first. `remembered`: the way leads back here after signing in. */
export type GuardResult =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'go'; readonly to: string; readonly remembered: boolean }

const open: GuardResult = { kind: 'open' }
const wait: GuardResult = { kind: 'wait' }
const go = (to: string, remembered = false): GuardResult => ({ kind: 'go', to, remembered })

/** 0.1: in this order. */
const ownAreas = [
  { permission: 'client', folder: '/client' },
  { permission: 'virtualassistant', folder: '/va' },
  { permission: 'admin', folder: '/admin' },
] as const

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** A page of ours is there; what its pattern calls a uuid is one. */
function leadsToPage(pathname: string, find: (pathname: string) => AppRoute | null): boolean {
  const route = find(pathname)
  if (!route || !isPage(route) || route.path === '*') return false
  const parameters = Object.entries(matchPath(route.path, pathname)?.params ?? {})
  return parameters.every(([name, value]) => !name.endsWith('uuid') || value === undefined || uuid.test(value))
}

/** The same sub-path in an area of the person's own, or null. */
function sameInOwnArea(
  pathname: string,
  permissions: readonly Permission[],
  find: (pathname: string) => AppRoute | null,
): string | null {
  const folder = /^\/(?:client|va|admin)(?=\/)/.exec(pathname)?.[0]
  if (folder === undefined) return null
  const rest = pathname.slice(folder.length)
  const candidates = ownAreas
    .filter((area) => area.folder !== folder && hasPermission(permissions, area.permission))
    .map((area) => area.folder + rest)
  return candidates.find((candidate) => leadsToPage(candidate, find)) ?? null
}

function mayEnter({ anyOf, allOf = [] }: Guard, permissions: readonly Permission[]): boolean {
  const granted = (wanted: Permission): boolean => hasPermission(permissions, wanted)
  return (anyOf === undefined || anyOf.some(granted)) && allOf.every(granted)
}

/** A2.7, A2.8: is the feature there for this person? Null: not known yet. */
function hasFeature({ flag, beta }: Guard, { permissions, flags }: Viewer): boolean | null {
  if (flag === undefined) return true
  if (beta !== undefined && permissions !== null && hasPermission(permissions, beta)) return true
  return flags === null ? null : flags[flag] === true
}

/** Of a company's people: whom its page is for. */
function isPersonRequested({ primaryContact, colleague }: Guard, { isPrimaryContact, colleagueRole }: Viewer): boolean {
  const contactFits = primaryContact === undefined || isPrimaryContact === true
  return contactFits && (colleague === undefined || mayDo(colleagueRole, colleague))
}

/** True when the guard lets the person through, features included. */
export function passes(guard: Guard | undefined, viewer: Viewer): boolean {
  if (guard === undefined) return true
  if (!isPersonRequested(guard, viewer)) return false
  return viewer.permissions !== null && mayEnter(guard, viewer.permissions) && hasFeature(guard, viewer) === true
}

/**
 * A3.6: may this person open this page, and where do they go instead? `pathname` is the address of `route`;
 * `find` looks an address up in the whole table.
 */
export function resolveGuard(
  route: AppRoute,
  pathname: string,
  viewer: Viewer,
  find: (pathname: string) => AppRoute | null,
): GuardResult {
  const { permissions } = viewer
  if (leavesRoot(route, permissions)) return go(paths.vaHome())
  const guard = isPage(route) ? route.guard : undefined
  if (guard === undefined) return open
  if (permissions === null) return go(paths.home(), true)
  if (viewer.mustSetUpTwoStep && pathname !== paths.password()) return go(paths.password())
  if (!mayEnter(guard, permissions)) return go(sameInOwnArea(pathname, permissions, find) ?? homePath(permissions))
  if (!isPersonRequested(guard, viewer)) return go(homePath(permissions))
  const feature = hasFeature(guard, viewer)
  if (feature === null) return wait
  return feature ? open : go(paths.home())
}
