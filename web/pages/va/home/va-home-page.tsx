import { assistantStates } from '@talentplace/contract/matching/assistant.states'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { useSession } from '../../../platform/session/session.ts'
import { RecentPanel } from '../../../features/notifications/recent-panel.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { InvitationsPanel, useInvitations } from './invitations-panel.tsx'
import { OwnProfile } from './own-profile.tsx'

function Main() {
  const { data, error, refetch } = useApi('operations.getAssistantHome', {})
  const { isLoading, invitations, seesProjects } = useInvitations()
  if (error) {
    const message = failureMessage(error, 'Your home page could not be loaded.')
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data || isLoading) {
    return (
      <div aria-busy="true">
        <Skeleton height={420} />
      </div>
    )
  }
  if (!data.profile) {
    return (
      <EmptyState title="Your profile isn’t there yet">
        Our talent team sets it up once your application is accepted. Then your hours and what clients see of you will
        be here.
      </EmptyState>
    )
  }
  return (
    <>
      <InvitationsPanel invitations={invitations} />
      <HoursPanel
        profile={data.profile}
        seesProjects={seesProjects}
        asked={invitations.reduce((sum, { hours_per_month }) => sum + hours_per_month, 0)}
      />
      <OwnProfile profile={data.profile} />
    </>
  )
}

function HelpPanel() {
  const support = useConfiguration().data?.links.va_support
  if (!support) return null
  return (
    <Panel
      title="Questions about your work?"
      lead="Your hours, your profile, a client: we answer within one business day."
    >
      <a href={`mailto:${support}`}>{support}</a>
    </Panel>
  )
}

/** An assistant's home: where they stand, their hours, and what clients see of them. */
export default function VaHomePage() {
  const { user } = useSession()
  const { data } = useApi('operations.getAssistantHome', {})
  const state = data?.profile ? assistantStates.of[data.profile.state] : null
  return (
    <Overview
      heading={user ? `Hello, ${firstName(user.full_name)}` : 'Home'}
      about={
        state && (
          <>
            <Tag tone={state.tone}>{state.word}</Tag>
            <span>{state.means}</span>
          </>
        )
      }
      main={<Main />}
      side={
        <>
          <RecentPanel area="va" />
          <HelpPanel />
        </>
      }
    />
  )
}
