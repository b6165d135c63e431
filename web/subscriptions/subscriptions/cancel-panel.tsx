import * as t from '@talentplace/contract/subscriptions/messages/cancellation'
import { useState } from 'react'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { CancelForm } from './cancel-form.tsx'
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

function CancelPanel({ subscription }: { subscription: Subscription }) {
  const [asking, setAsking] = useState(false)
  return (
    <Panel title={t.cancel()} lead={t.previewFirst()}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.cancelThis()}
      </Button>
      <Dialog opened={asking} title={t.cancelQuestion()} onClose={() => setAsking(false)}>
        {asking && <CancelForm uuid={subscription.uuid} onClose={() => setAsking(false)} />}
      </Dialog>
    </Panel>
  )
}

/** How a subscription is ended, or goes on after all; nothing once it is over. */
export function EndPanel({ subscription }: { subscription: Subscription }) {
  const { cancellation, end_date, classification } = subscription
  if (classification === 'past') return null
  if (!cancellation || end_date === null) return <CancelPanel subscription={subscription} />
  return cancellation.can_be_undone ? <KeepPanel subscription={subscription} end_date={end_date} /> : null
}
