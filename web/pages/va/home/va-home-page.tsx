import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ApplicationOnHome } from '../../../talent/applications/application-on-home.tsx'
import { UnfinishedOnHome } from '../../../talent/applications/unfinished-on-home.tsx'
import { LatestBills } from '../../../payroll/bills/latest-bills.tsx'
import { ReviewsOfMe } from '../../../subscriptions/feedback/reviews-of-me.tsx'
import { RecentPanel } from '../../../core/notifications/recent-panel.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { InvitationsPanel, useInvitations } from './invitations-panel.tsx'
import { OwnProfile } from './own-profile.tsx'
import { WorkPanel } from './work-panel.tsx'

type Invitations = ReturnType<typeof useInvitations>

function Panels({
  home,
  invitations: requested,
}: {
  home: Reply<'operations.getAssistantHome'>
  invitations: Invitations
}) {
  const { invitations, seesProjects } = requested
  if (!home.profile) {
    return (
      <EmptyState title="Your profile isn’t there yet">
        Our talent team sets it up once your application is accepted. Then your hours and what clients see of you will
        be here.
      </EmptyState>
    )
  }
  if (assistantStates.is('open', home.profile.state)) return <ApplicationOnHome />
  return (
    <>
      {assistantStates.is('closed', home.profile.state) && <ApplicationOnHome />}
      {assistantStates.is('working', home.profile.state) && <UnfinishedOnHome />}
      <InvitationsPanel invitations={invitations} />
      {home.work && <WorkPanel work={home.work} />}
      <HoursPanel
        profile={home.profile}
        seesProjects={seesProjects}
        invitations={invitations.reduce((sum, { hours_per_month }) => sum + hours_per_month, 0)}
      />
      <LatestBills />
      <ReviewsOfMe />
      <OwnProfile profile={home.profile} />
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
  const home = useApi('operations.getAssistantHome', {})
  const invitations = useInvitations()
  const state = home.data?.profile ? assistantStates.of[home.data.profile.state] : null
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
      main={
        <Loaded
          of={invitations.isLoading ? { ...home, data: undefined } : home}
          height={420}
          errorMessage="Your home page could not be loaded."
        >
          {(data) => <Panels home={data} invitations={invitations} />}
        </Loaded>
      }
      side={
        <>
          <RecentPanel area="va" />
          <HelpPanel />
        </>
      }
    />
  )
}
