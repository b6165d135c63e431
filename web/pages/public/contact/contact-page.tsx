import * as t from '@talentplace/contract/hiring/messages/meetings'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { OnceLoaded } from '../../../ui/loading/once-loaded.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { OtherWays } from './contact-ways.tsx'

const MeetingBooking = lazy(async () => ({
  default: (await import('../../../hiring/meetings/meeting-booking.tsx')).MeetingBooking,
}))

const BookedCall = lazy(async () => ({
  default: (await import('../../../hiring/meetings/booked-call.tsx')).BookedCall,
}))

const loading = <Skeleton height={420} />

/** The configured calendar where there is one, else our own free times. */
function Booking({ calendar }: { calendar: string | null }) {
  const { user } = useSession()
  const [search] = useSearchParams()
  // Behind the #, so that the mailed token stays in the browser.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('call')
  if (token !== null) return <BookedCall token={token} />
  if (calendar !== null) {
    return (
      <div>
        <LinkButton to={calendar}>{t.pickTime()}</LinkButton>
      </div>
    )
  }
  const clientUuid = user !== null && hasPermission(user.permissions, 'client') ? user.client_uuid : null
  return <MeetingBooking kind="discovery" clientUuid={clientUuid} projectUuid={search.get('project_uuid')} />
}

/** The booking, and the mailboxes below it: its free times would push them away. */
function BookingAndMailboxes() {
  const { data, error, refetch } = useConfiguration()
  const { status } = useSession()
  if (!data && error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data || status === 'unknown' || status === 'checking') return loading
  return (
    <Suspense fallback={loading}>
      <OnceLoaded fallback={loading}>
        <Booking calendar={data.links.discovery_meeting} />
        <OtherWays links={data.links} />
      </OnceLoaded>
    </Suspense>
  )
}

/** B8.3: a discovery call with the Solutions team. */
export default function ContactPage() {
  return (
    <Page heading={t.discoveryHeading()} lead={t.discoveryLead()}>
      <BookingAndMailboxes />
    </Page>
  )
}
