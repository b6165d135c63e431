import { Suspense, lazy } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { EarlyAccessBanner } from '../../features/early-access/early-access-banner.tsx'
import { asksForPrompt } from '../../features/early-access/prompt-address.ts'
import { homePath } from '../routes/home-path.ts'

const Prompt = lazy(() => import('../../features/early-access/early-access-prompt.tsx'))

/** A2.10: the banner above a signed-in person's pages, and the prompt their home page opens. */
export function EarlyAccess({ user: { permissions } }: { user: SessionUser }) {
  const { pathname, search } = useLocation()
  const home = homePath(permissions)
  return (
    <>
      <EarlyAccessBanner home={home} />
      {pathname === home && asksForPrompt(search) && (
        <Suspense fallback={null}>
          <Prompt />
        </Suspense>
      )}
    </>
  )
}
