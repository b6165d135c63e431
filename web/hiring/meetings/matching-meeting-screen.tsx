import * as t from '@talentplace/contract/hiring/messages/meetings'
import { useSearchParams } from 'react-router'
import { MeetingBooking } from './meeting-booking.tsx'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { useSession } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'

function Booking() {
  const { data, error, refetch } = useConfiguration()
  const clientUuid = useSession().user?.client_uuid ?? null
  const [search] = useSearchParams()
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} />
  const link = data.links.matching_meeting
  if (link !== null) {
    return (
      <div>
        <LinkButton to={link}>{t.pickTime()}</LinkButton>
      </div>
    )
  }
  if (clientUuid === null) return null
  return <MeetingBooking kind="matching" clientUuid={clientUuid} projectUuid={search.get('project_uuid')} />
}

/** B8.3: /client/matching_meeting. */
export default function MatchingMeetingScreen() {
  return (
    <Page heading={t.matchingHeading()} lead={t.matchingLead()}>
      <Booking />
    </Page>
  )
}
