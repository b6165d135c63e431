import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { holds } from '@talentplace/contract/shared/holds'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { useSession } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OtherWays } from './contact-ways.tsx'

const MeetingBooking = lazy(async () => ({
  default: (await import('../../features/meetings/meeting-booking.tsx')).MeetingBooking,
}))

/** The configured calendar where there is one, else our own free times. */
function Booking() {
  const { data, error, refetch } = useConfiguration()
  const { user, status } = useSession()
  const [search] = useSearchParams()
  const loading = <Skeleton height={420} />
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data || status === 'unknown' || status === 'checking') return loading
  const link = data.links.discovery_meeting
  if (link !== null) {
    return (
      <div>
        <LinkButton to={link}>Pick a time</LinkButton>
      </div>
    )
  }
  const clientUuid = user !== null && holds(user.permissions, 'client') ? user.client_uuid : null
  return (
    <Suspense fallback={loading}>
      <MeetingBooking kind="discovery" clientUuid={clientUuid} projectUuid={search.get('project_uuid')} />
    </Suspense>
  )
}

/** B8.3: a discovery call with the Solutions team. */
export function ContactPage() {
  return (
    <Page
      heading="Book a discovery call"
      lead="Half an hour with our Solutions team: you describe the work, we come back with people who fit and have the hours."
    >
      <Booking />
      <OtherWays />
    </Page>
  )
}
