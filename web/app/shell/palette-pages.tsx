import type { PalettePage } from '../../desk/palette/matching-pages.ts'
import { passes, type Viewer } from '../routes/guards.ts'
import { menuGroups, type MenuIcon } from '../routes/menu-groups.ts'
import { isPage, type AppRoute, type PageRoute } from '../routes/route.ts'
import { EntryIcon } from './menu-icon.tsx'

/** Pages of staff, and what everybody has, that are about no one thing; those that no menu has too. */
function isOffered(route: AppRoute, viewer: Viewer): route is PageRoute & { readonly title: string } {
  if (!isPage(route) || route.title === undefined || route.path.includes(':')) return false
  return (route.area === 'admin' || route.area === 'shared') && passes(route.guard, viewer)
}

function placeOf({ title, menu }: PageRoute): string | null {
  if (menu === undefined) return null
  if (menu.parent === undefined) return menu.label === title ? null : menu.label
  return `${menuGroups[menu.parent].label} › ${menu.label}`
}

/** What stands in no menu has the sign of the page that it is opened from: the one whose address begins its own. */
function iconOf(route: PageRoute, offered: readonly PageRoute[]): MenuIcon {
  const parent = offered
    .filter(({ path, menu }) => menu !== undefined && route.path.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
  return route.menu?.icon ?? parent?.menu?.icon ?? 'settings'
}

/** The pages that this member of staff may open, in the order of the menu. */
export function palettePages(routes: readonly AppRoute[], viewer: Viewer): PalettePage[] {
  const offered = routes.filter((route) => isOffered(route, viewer))
  const last = Number.MAX_SAFE_INTEGER
  return offered
    .toSorted((one, other) => (one.menu?.order ?? last) - (other.menu?.order ?? last))
    .map((route) => ({
      title: route.title,
      place: placeOf(route),
      to: route.path,
      icon: <EntryIcon icon={iconOf(route, offered)} />,
    }))
}
