import * as t from '@talentplace/contract/subscriptions/messages/cancellation'
import { cancelProject } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import styles from '../subscription-record.module.css'

const longestReason = 500

function Effect({ preview }: { preview: Reply<'projects.previewCancellation'> }) {
  const { end_date, not_charged, still_due_cents, currency, hours_per_month } = preview
  return (
    <ul className={styles.effect}>
      <li>{t.endsOn({ day: calendarDay(end_date), hours: hours_per_month })}</li>
      {not_charged && (
        <li>
          {t.notCharged({
            amount: formatMoney(not_charged.amount_cents, not_charged.currency),
            day: calendarDay(not_charged.date),
          })}
        </li>
      )}
      <li>{t.noRefund()}</li>
      {still_due_cents > 0 && <li>{t.stillDue({ amount: formatMoney(still_due_cents, currency) })}</li>}
    </ul>
  )
}

/** The effect first, then the reason, then the word. A refused cancellation keeps the reason. */
export function CancelForm({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const preview = useApi('projects.previewCancellation', { params: { uuid } }, { staleTime: 0 })
  const cancel = useSave('projects.cancelProject', {
    reloads: showsSubscriptions,
    errorMessage: t.notCancelled(),
    onSaved({ end_date }) {
      notify({ kind: 'success', message: t.ends({ day: calendarDay(end_date) }) })
      onClose()
    },
  })

  if (preview.error) return <LoadFailure message={preview.error.message} onRetry={() => void preview.refetch()} />
  if (!preview.data) {
    return (
      <div aria-busy="true">
        <Skeleton height={160} />
      </div>
    )
  }
  const { data } = preview
  return (
    <Form
      className={styles.form}
      schema={cancelProject.body}
      initialValues={{ reason: '' }}
      save={cancel}
      onSubmit={(body) => cancel.mutateAsync({ params: { uuid }, body })}
      renderEnd={({ failure, busy }) => (
        <>
          <FormFailure failure={failure} />
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              {t.keepIt()}
            </Button>
            <Button type="submit" variant="danger" busy={busy}>
              {t.cancelIt()}
            </Button>
          </div>
        </>
      )}
    >
      {(form) => (
        <>
          <Effect preview={data} />
          <TextAreaField
            data-autofocus
            label={t.why()}
            rows={3}
            maxLength={longestReason}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </Form>
  )
}
