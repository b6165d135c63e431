import * as t from '@talentplace/contract/subscriptions/messages/brief'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Subscription } from '../visible-subscription.ts'

const words = {
  none: {
    lead: t.why(),
    action: t.write(),
  },
  draft: { lead: t.started(), action: t.continueIt() },
  submitted: { lead: t.sent(), action: t.see() },
  reviewed: { lead: t.read(), action: t.seeOrChange() },
} as const

/** How far the welcome brief of a subscription is, and the way to it. */
export function RequirementsPanel({ subscription: { uuid, requirements } }: { subscription: Subscription }) {
  const { lead, action } = words[requirements ?? 'none']
  return (
    <Panel title={t.welcomeBrief()} lead={lead}>
      <LinkButton variant="outline" to={paths.projectRequirements(uuid)}>
        {action}
      </LinkButton>
    </Panel>
  )
}
