import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Subscription } from '../visible-subscription.ts'

const words = {
  none: {
    lead: 'A few answers about the work, your tools and your habits, so your assistant can start strong.',
    action: 'Write the welcome brief',
  },
  draft: { lead: 'You’ve started the welcome brief but haven’t sent it yet.', action: 'Continue the welcome brief' },
  submitted: { lead: 'You’ve sent the welcome brief. Our team will read it.', action: 'See the welcome brief' },
  reviewed: { lead: 'Our team has read your welcome brief.', action: 'See or change the welcome brief' },
} as const

/** How far the welcome brief of a subscription is, and the way to it. */
export function RequirementsPanel({ subscription: { uuid, requirements } }: { subscription: Subscription }) {
  const { lead, action } = words[requirements ?? 'none']
  return (
    <Panel title="Welcome brief" lead={lead}>
      <LinkButton variant="outline" to={paths.projectRequirements(uuid)}>
        {action}
      </LinkButton>
    </Panel>
  )
}
