import type { AppRoute } from './route.ts'
import { adminPeopleRoutes } from './admin-people.ts'
import { adminWorkRoutes } from './admin-work.ts'
import { adminSystemRoutes } from './admin-system.ts'

/** A3.1: the pages of staff. */
export const adminRoutes: readonly AppRoute[] = [...adminPeopleRoutes, ...adminWorkRoutes, ...adminSystemRoutes]
