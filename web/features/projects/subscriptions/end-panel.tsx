import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/snackbar.ts'
import { CancelForm } from './cancel-form.tsx'
import { reloadSubscriptions } from './reload-subscriptions.ts'
import type { Subscription } from './shown-subscription.ts'
import styles from './subscription-record.module.css'

function KeepPanel({ subscription, end_date }: { subscription: Subscription; end_date: string }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function keep(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await call('projects.keepProject', { params: { uuid: subscription.uuid } })
      notify({ kind: 'success', message: 'Your subscription goes on.' })
      await reloadSubscriptions(client)
    } catch (error) {
      setProblem(failureMessage(error, 'The cancellation could not be taken back. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel
      title="Cancelled"
      lead={`It ends on ${calendarDay(end_date)}, the last day that is paid for. You can change your mind until the end of that day.`}
    >
      <Button variant="outline" busy={busy} onClick={() => void keep()}>
        Keep my subscription
      </Button>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </Panel>
  )
}

function CancelPanel({ subscription }: { subscription: Subscription }) {
  const [asking, setAsking] = useState(false)
  return (
    <Panel title="Cancel" lead="We’ll show you exactly what happens first.">
      <Button variant="outline" onClick={() => setAsking(true)}>
        Cancel this subscription
      </Button>
      <Dialog opened={asking} title="Cancel this subscription?" onClose={() => setAsking(false)}>
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
