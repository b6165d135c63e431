import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { passes, type Viewer } from '../routes/guards.ts'
import { menuGroups, type MenuGroup, type MenuIcon } from '../routes/menu-groups.ts'
import { isPage, type AppRoute, type MenuItem, type PageRoute } from '../routes/route.ts'
import type { MenuArea } from './menu-area.ts'

/** Who looks at the navigation: what guards ask, and what only the menu does. */
export interface MenuViewer extends Viewer {
  readonly isPrimaryContact: boolean
  /** A2.11: the state of an assistant; anything else for other people. */
  readonly assistantState: string
}

export interface MenuLink {
  readonly label: string
  readonly to: string
}

export interface MenuEntry {
  readonly label: string
  readonly icon: MenuIcon
  readonly order: number
  /** Where it leads; null for a group, which has links instead. */
  readonly to: string | null
  readonly links: readonly MenuLink[]
}

type ListedRoute = PageRoute & { readonly menu: MenuItem }

function showsIn(area: MenuArea, viewer: MenuViewer) {
  return (route: AppRoute): route is ListedRoute => {
    if (!isPage(route) || route.menu === undefined) return false
    const { visibleIn = route.area, primaryContactOnly = false } = route.menu
    if (visibleIn !== area && visibleIn !== 'shared') return false
    if (primaryContactOnly && !viewer.isPrimaryContact) return false
    return passes(route.guard, viewer)
  }
}

function groupEntry(name: MenuGroup, listed: readonly ListedRoute[]): MenuEntry {
  const { label, icon, order } = menuGroups[name]
  return { label, icon, order, to: null, links: listed.map(({ path, menu }) => ({ label: menu.label, to: path })) }
}

/** A4.5: the entries of one area's navigation for one person, in order. */
export function menuOf(routes: readonly AppRoute[], area: MenuArea, viewer: MenuViewer): MenuEntry[] {
  if (area === 'va' && !assistantStates.sets.withMenu.some((state) => state === viewer.assistantState)) return []
  const listed = routes.filter(showsIn(area, viewer)).toSorted((one, other) => one.menu.order - other.menu.order)
  const groups = new Set(listed.flatMap(({ menu }) => menu.parent ?? []))
  const grouped = [...groups].map((name) =>
    groupEntry(
      name,
      listed.filter(({ menu }) => menu.parent === name),
    ),
  )
  const single = listed
    .filter(({ menu }) => menu.parent === undefined)
    .map(({ path, menu: { label, icon, order } }): MenuEntry => ({ label, icon, order, to: path, links: [] }))
  return [...single, ...grouped].toSorted((one, other) => one.order - other.order)
}

/**
 * The address among the menu's own that the present page stands under: the list that the page names, where the menu has it, else the longest
 * that begins its path.
 */
export function currentAddress(
  entries: readonly MenuEntry[],
  pathname: string,
  namedList: string | null = null,
): string | null {
  const addresses = entries.flatMap(({ to, links }) => [...(to === null ? [] : [to]), ...links.map((link) => link.to)])
  if (namedList !== null && addresses.includes(namedList)) return namedList
  const over = addresses.filter((to) => pathname === to || pathname.startsWith(`${to}/`))
  return over.toSorted((one, other) => other.length - one.length)[0] ?? null
}
