import { lazy, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useWaitingPayments } from '../../hiring/waiting-payments/use-waiting-payments.ts'
import { WaitingPayments } from '../../hiring/waiting-payments/waiting-payments.tsx'
import { ApprovalDialog } from '../../accounts/spending/approval-dialog.tsx'
import { EarlyAccessBanner } from '../../core/early-access/early-access-banner.tsx'
import { asksForPrompt } from '../../core/early-access/prompt-address.ts'
import { NewVersionNotice } from '../../core/notifications/new-version-notice.tsx'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { OptionalPart } from '../../ui/loading/optional-part.tsx'
import { areaHome, menuArea } from './menu-area.ts'

const EarlyAccessPrompt = lazy(() => import('../../core/early-access/early-access-prompt.tsx'))

export interface MemberNoticesProps {
  readonly user: SessionUser
  /** The page is one of the search, which nothing should distract from. */
  readonly quiet: boolean
  /** It is known what is told: the page below stays where it is from now on. */
  readonly onDecided: () => void
}

/** Once the banner's flag is known, and whether a payment waits. */
function useDecided(isClient: boolean, onDecided: () => void): void {
  const configuration = useConfiguration()
  const waiting = useWaitingPayments({ enabled: isClient })
  const isKnown = !configuration.isPending && !waiting.isLoading
  // Before it is painted: the page below is unseen until then.
  useLayoutEffect(() => {
    if (isKnown) onDecided()
  }, [isKnown, onDecided])
}

/** What a signed-in person is told above every page. */
export default function MemberNotices({ user, quiet, onDecided }: MemberNoticesProps) {
  const isClient = user.client_uuid !== null && hasPermission(user.permissions, 'client')
  useDecided(isClient, onDecided)
  const { pathname, search } = useLocation()
  const area = menuArea(pathname, user.permissions)
  return (
    <>
      <NewVersionNotice />
      {isClient && <WaitingPayments />}
      {isClient && <ApprovalDialog />}
      {area && !quiet && <EarlyAccessBanner home={areaHome(area)} />}
      <OptionalPart>{asksForPrompt(search) && <EarlyAccessPrompt />}</OptionalPart>
    </>
  )
}
