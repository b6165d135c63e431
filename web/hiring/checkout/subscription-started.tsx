import * as t from '@talentplace/contract/hiring/messages/checkout'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'

/** A draft that was bought in another tab, or by a colleague, while this page was open. */
export function SubscriptionStarted({ to }: { to: string }) {
  return (
    <div role="alert">
      <EmptyState title={t.alreadyStarted()} actions={<LinkButton to={to}>{t.goToSubscription()}</LinkButton>}>
        {t.alreadyStartedText()}
      </EmptyState>
    </div>
  )
}
