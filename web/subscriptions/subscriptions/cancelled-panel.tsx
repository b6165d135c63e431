import * as t from '@talentplace/contract/subscriptions/messages/cancellation'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import type { Subscription } from '../visible-subscription.ts'

function KeepPanel({ subscription, end_date }: { subscription: Subscription; end_date: string }) {
  const keep = useSave('projects.keepProject', {
    reloads: showsSubscriptions,
    errorMessage: t.notRestored(),
    onSaved: () => notify({ kind: 'success', message: t.continues() }),
  })
  return (
    <Panel title={t.cancelled()} lead={t.canChangeMind({ day: calendarDay(end_date) })}>
      <Button
        variant="outline"
        busy={keep.isPending}
        onClick={() => keep.mutate({ params: { uuid: subscription.uuid } })}
      >
        {t.keep()}
      </Button>
      <FormFailure failure={keep.failure} />
    </Panel>
  )
}

/** A subscription that is cancelled and can still go on; nothing for any other. */
export function CancelledPanel({ subscription }: { subscription: Subscription }) {
  const { cancellation, end_date, classification } = subscription
  if (classification === 'past' || end_date === null || !cancellation?.can_be_undone) return null
  return <KeepPanel subscription={subscription} end_date={end_date} />
}
