import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Subscription } from './shown-subscription.ts'

const words = {
  none: {
    lead: 'A few answers about the work, your tools and your habits, so that your assistant starts well.',
    action: 'Tell us how you work',
  },
  draft: { lead: 'You have begun the preparation form and not sent it yet.', action: 'Go on with the form' },
  submitted: { lead: 'You have sent the preparation form. Our team is going to read it.', action: 'See the form' },
  reviewed: { lead: 'Our team has read the preparation form.', action: 'See or change the form' },
} as const

/** How far the preparation form of a subscription is, and the way to it. */
export function RequirementsPanel({ subscription: { uuid, requirements } }: { subscription: Subscription }) {
  const { lead, action } = words[requirements ?? 'none']
  return (
    <Panel title="Project requirements" lead={lead}>
      <LinkButton variant="outline" to={paths.projectRequirements(uuid)}>
        {action}
      </LinkButton>
    </Panel>
  )
}
