import type { AssistantProject } from '@talentplace/contract/hiring/interest/interest.routes'
import { interestStates } from '@talentplace/contract/subscriptions/interest.states'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** They haven’t said yet whether they take it, or would. */
function isWaiting({ group, interest }: AssistantProject): boolean {
  return group === 'invitation' && interestStates.is('open', interest)
}

/** What waits for this assistant's answer; none where invitations aren't open to them. */
export function useInvitations(): {
  readonly isLoading: boolean
  readonly invitations: readonly AssistantProject[]
  readonly seesProjects: boolean
} {
  const { user } = useSession()
  const hasProjects = useFeature('va', 'projects')
  const seesProjects = user !== null && hasProjects
  const { data, isLoading } = useApi(
    'projects.listAssistantProjects',
    { params: { uuid: user?.uuid ?? '' }, query: { group: 'candidate', pagination: { limit: 100 } } },
    { enabled: seesProjects },
  )
  return { isLoading, invitations: (data?.projects ?? []).filter(isWaiting), seesProjects }
}

/** The next thing to do: answer. Nothing while nobody waits for one. */
export function InvitationsPanel({ invitations }: { invitations: readonly AssistantProject[] }) {
  const [first] = invitations
  if (!first) return null
  const count = invitations.length
  return (
    <Panel
      title={
        count === 1 ? 'An invitation is waiting for your answer' : `${count} invitations are waiting for your answer`
      }
      lead={`${first.company} asks for you: ${first.role}, ${first.hours_per_month} h a month.`}
    >
      <LinkButton to={paths.invitations()}>{count === 1 ? 'See the invitation' : 'See the invitations'}</LinkButton>
    </Panel>
  )
}
