import { adminRoutes } from './admin.ts'
import { clientRoutes } from './client.ts'
import { funnelRoutes } from './funnel.ts'
import { marketingRoutes } from './marketing.ts'
import type { AppRoute } from './route.ts'
import { sharedRoutes } from './shared.ts'
import { vaRoutes } from './va.ts'

export { resolveGuard } from './guards.ts'

/** Every route that a visitor's first page can do without; one chunk of its own, with what judges who may enter. */
export const restRoutes: readonly AppRoute[] = [
  ...funnelRoutes,
  ...clientRoutes,
  ...vaRoutes,
  ...adminRoutes,
  ...sharedRoutes,
  ...marketingRoutes,
]
