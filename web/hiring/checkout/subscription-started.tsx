import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'

/** A draft that was bought in another tab, or by a colleague, while this page was open. */
export function SubscriptionStarted({ to }: { to: string }) {
  return (
    <div role="alert">
      <EmptyState
        title="This subscription has already started"
        actions={<LinkButton to={to}>Go to your subscription</LinkButton>}
      >
        It was paid for in another tab or by a colleague. Nothing more is charged here.
      </EmptyState>
    </div>
  )
}
