import { lazy } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '@talentplace/contract/accounts/session.routes'
import { holds } from '@talentplace/contract/shared/holds'
import { WaitingPlace } from '../../features/checkout/waiting/waiting-place.tsx'
import { EarlyAccessBanner } from '../../features/early-access/early-access-banner.tsx'
import { asksForPrompt } from '../../features/early-access/prompt-address.ts'
import { NewVersionNotice } from '../../features/notifications/new-version-notice.tsx'
import { OptionalPart } from '../../ui/optional-part.tsx'
import { areaHome, menuArea } from './menu-area.ts'

const EarlyAccessPrompt = lazy(() => import('../../features/early-access/early-access-prompt.tsx'))

interface MemberNoticesProps {
  readonly user: SessionUser
  /** The page is one of the search, which nothing should distract from. */
  readonly quiet: boolean
}

/** What a signed-in person is told above every page. */
export default function MemberNotices({ user, quiet }: MemberNoticesProps) {
  const { pathname, search } = useLocation()
  const area = menuArea(pathname, user.permissions)
  return (
    <>
      <NewVersionNotice />
      {user.client_uuid !== null && holds(user.permissions, 'client') && <WaitingPlace />}
      {area && !quiet && <EarlyAccessBanner home={areaHome(area)} />}
      <OptionalPart>{asksForPrompt(search) && <EarlyAccessPrompt />}</OptionalPart>
    </>
  )
}
