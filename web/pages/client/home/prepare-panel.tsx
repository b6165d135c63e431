import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The latest subscription, begun or not, whose welcome brief nobody has sent yet: the next thing to do for it. */
export function PreparePanel({ unprepared }: { unprepared: ClientProject | null }) {
  if (!unprepared) return null
  return (
    <Panel
      title="Welcome brief"
      lead={`A few answers about the work and your tools for ${unprepared.project_name}, so your assistant can start strong.`}
    >
      <LinkButton to={paths.projectRequirements(unprepared.uuid)}>
        {unprepared.requirements === 'draft' ? 'Continue the welcome brief' : 'Write the welcome brief'}
      </LinkButton>
    </Panel>
  )
}
