import type { AppRoute } from './route.ts'
import { pagesOf } from './page-route.ts'

const page = pagesOf('shared')

/** A3.1: pages that several roles have in common. */
export const sharedRoutes: readonly AppRoute[] = [
  page(
    '/profile/password',
    { hasSession: true },
    'Change password',
    () => import('../../accounts/passwords/password-screen.tsx'),
  ),
  page(
    '/profile/data',
    { hasSession: true },
    'Your data',
    () => import('../../desk/personal-data/own-data-screen.tsx'),
  ),
  page(
    '/preferences',
    { anyOf: ['client.early-access', 'virtualassistant.early-access', 'admin'] },
    'Preferences',
    () => import('../../pages/shared/preferences/preferences-page.tsx'),
    { menu: { label: 'Preferences', icon: 'sliders', order: 200 } },
  ),
]
