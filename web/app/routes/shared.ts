import type { AppRoute } from './route.ts'
import { built, routesOf } from './route-of.ts'

const page = routesOf('shared')

/** A3.1: pages that several roles have in common. */
export const sharedRoutes: readonly AppRoute[] = [
  page(
    '/profile/password',
    { hasSession: true },
    built('Change password', 'pages/profile/password-page.tsx', async () => {
      const { PasswordPage } = await import('../../pages/profile/password-page.tsx')
      return PasswordPage
    }),
  ),
  page(
    '/preferences',
    { anyOf: ['client.early-access', 'virtualassistant.early-access', 'admin'] },
    built('Preferences', 'pages/shared/preferences/preferences-page.tsx', async () => {
      const { PreferencesPage } = await import('../../pages/shared/preferences/preferences-page.tsx')
      return PreferencesPage
    }),
    { menu: { label: 'Preferences', icon: 'sliders', order: 200 } },
  ),
]
