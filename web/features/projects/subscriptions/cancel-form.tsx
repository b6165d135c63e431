import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/snackbar.ts'
import { reloadSubscriptions } from './reload-subscriptions.ts'
import styles from './subscription-record.module.css'

const longestReason = 500

function Effect({ preview }: { preview: Reply<'projects.previewCancellation'> }) {
  const { end_date, not_charged, still_due_cents, currency, hours_until_then } = preview
  return (
    <ul className={styles.effect}>
      <li>
        It ends on {calendarDay(end_date)}, the last day that is paid for. Until then your assistants keep working,{' '}
        {hours_until_then} h a month.
      </li>
      {not_charged && (
        <li>
          {formatMoney(not_charged.amount_cents, not_charged.currency)} on {calendarDay(not_charged.date)} and
          everything after it is not charged.
        </li>
      )}
      <li>Past payments aren’t refunded, and unused hours expire.</li>
      {still_due_cents > 0 && <li>{formatMoney(still_due_cents, currency)} of open invoices is still due.</li>}
    </ul>
  )
}

/** The effect first, then the reason, then the word. A refused cancellation keeps the reason. */
export function CancelForm({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const client = useQueryClient()
  const preview = useApi('projects.previewCancellation', { params: { uuid } }, { staleTime: 0 })
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function cancel(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim() === '') return setMissing(true)
    setBusy(true)
    setProblem(null)
    try {
      const { end_date } = await call('projects.cancelProject', { params: { uuid }, body: { reason } })
      notify({ kind: 'success', message: `Your subscription ends on ${calendarDay(end_date)}.` })
      await reloadSubscriptions(client)
      onClose()
    } catch (error) {
      setProblem(failureMessage(error, 'The subscription could not be cancelled. Please try again.'))
      setBusy(false)
    }
  }

  if (preview.error) return <LoadFailure message={preview.error.message} onRetry={() => void preview.refetch()} />
  if (!preview.data) {
    return (
      <div aria-busy="true">
        <Skeleton height={160} />
      </div>
    )
  }
  return (
    <form className={styles.form} onSubmit={(event) => void cancel(event)} noValidate>
      <Effect preview={preview.data} />
      <Textarea
        data-autofocus
        size="md"
        label="Why are you cancelling?"
        autosize={false}
        rows={3}
        maxLength={longestReason}
        value={reason}
        error={missing && reason.trim() === '' ? 'Required' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          Cancel the subscription
        </Button>
      </div>
    </form>
  )
}
