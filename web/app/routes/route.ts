import type { FunctionComponent } from 'react'
import type { ColleagueArea } from '@talentplace/contract/accounts/colleague-role'
import type { FlagName } from '@talentplace/contract/shared/flag'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { MenuGroup, MenuIcon } from './menu-groups.ts'

/** Which table a route stands in, and with it whose pages it belongs to. */
export type Area = 'public' | 'client' | 'va' | 'admin' | 'shared'

/** Who may open a page (A3.6). All parts hold at once; a route without a guard is everybody's. */
export interface Guard {
  /** At least one of these. Whoever lacks them goes to the same path in their own area, or home. */
  readonly anyOf?: readonly Permission[]
  /** Every one of these. */
  readonly allOf?: readonly Permission[]
  /** The feature has to be on; else the way leads to the root. */
  readonly flag?: FlagName
  /** A2.8: whoever holds this has the feature without its flag. */
  readonly beta?: Permission
  /** A2.9: only a client's primary contact; others are led home. */
  readonly primaryContact?: true
  /** Only colleagues whose role has this; others are led home. */
  readonly colleague?: ColleagueArea
  /** A3.9: any signed-in person. */
  readonly hasSession?: true
}

/** The page's entry in the side navigation; shown to those who pass its guard. */
export interface MenuItem {
  readonly label: string
  readonly icon: MenuIcon
  readonly order: number
  /** The group of entries this one stands in. */
  readonly parent?: MenuGroup
  /** A2.9: only for a client's primary contact. */
  readonly primaryContactOnly?: true
  /** The area whose navigation shows it, where the page stands in another area's table. */
  readonly visibleIn?: Area
}

interface RouteBase {
  /** As React Router and the server write it: parameters with a colon. */
  readonly path: string
  readonly area: Area
}

/**
 * Loads a screen: a page of `web/pages`, or where nothing has to be joined a feature's own. A row of the table checks that
 * the screen is given what it takes (`page-route.ts`). `source`: the module's file below `web/`, which the build writes
 * beside it (`screen-sources.ts`).
 */
export interface LoadScreen<Props extends object = never> {
  (): Promise<{ readonly default: FunctionComponent<Props> }>
  readonly source?: string
}

/** A page of the product. */
export interface PageRoute extends RouteBase {
  /** The page's own title; the product's where a page has none. */
  readonly title?: string
  readonly screen: LoadScreen
  /** What the screen is given, where several pages have the same one. */
  readonly props?: object
  /** It is about the one thing that its address names: the screen is given the address's parameters, and for another thing begins anew. */
  readonly isRecord?: true
  /** An address of the route, to render its first state for the served HTML and to walk to it in tests. */
  readonly example: string
  readonly guard?: Guard
  /** Its texts are messages: it is read in every language. Any other page is in English, and says so where the shell isn't. */
  readonly translated?: true
  /** A3.5: no shell header and footer; the page stands under its own slim line. */
  readonly hideHeaderFooter?: true
  /** A3.5: the page has the whole width, without side navigation. */
  readonly hideSidebar?: true
  /** What it shows first depends on more of the address than its path: the served HTML is the shell alone. */
  readonly byAddress?: true
  /** A2.12: whoever signs in on this page is led home, or on with their search. */
  readonly redirectOnLogin?: true
  /** Where signing in on this page leads instead of home. */
  readonly postLoginURL?: string
  /** The page needs the checkout's setup to succeed first. */
  readonly loadInitialCheckout?: true
  /** A3.7: no support chat here, not even for guests. */
  readonly noLiveChat?: true
  readonly menu?: MenuItem
}

/** An address that only leads to another; what stands behind its `?` goes along. */
export interface RedirectRoute extends RouteBase {
  readonly redirectTo: string
}

export type AppRoute = PageRoute | RedirectRoute

export function isPage(route: AppRoute): route is PageRoute {
  return 'screen' in route
}

/** Fills parameters in examples. */
export const anyUuid = '00000000-0000-7000-8000-000000000000'
