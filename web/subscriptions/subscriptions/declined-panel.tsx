import * as t from '@talentplace/contract/subscriptions/messages/cancellation'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useMayDo } from '../../platform/session/use-may-do.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import styles from '../subscription-record.module.css'

function RefundForm({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { data, error, refetch } = useApi('projects.previewRefund', { params: { uuid } }, { staleTime: 0 })
  const refund = useSave('projects.refundProject', {
    reloads: [...showsSubscriptions, 'projects.previewRefund'],
    reloadsOnError: true,
    errorMessage: t.noAnswer(),
    onSaved(back) {
      notify({
        kind: 'success',
        message: t.refunding({ amount: formatMoney(back.amount_cents, back.currency) }),
      })
      onClose()
    },
  })

  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={160} />
      </div>
    )
  }
  const amount = formatMoney(data.amount_cents, data.currency)
  return (
    <div className={styles.form}>
      <ul className={styles.effect}>
        <li>{t.refundToCard({ amount })}</li>
        <li>{t.endsBeforeStart()}</li>
        <li>{t.creditNote()}</li>
      </ul>
      <FormFailure failure={refund.failure} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onClose}>
          {t.keep()}
        </Button>
        <Button
          variant="danger"
          busy={refund.isPending}
          onClick={() => refund.mutate({ params: { uuid }, body: { amount_cents: data.amount_cents } })}
        >
          {t.cancelAndRefund({ amount })}
        </Button>
      </div>
    </div>
  )
}

/** Someone declined before the start, and nobody has their place: choose someone else, or have everything back. */
export function DeclinedPanel({ uuid }: { uuid: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const works = useMayDo('work')
  const pays = useMayDo('money')
  return (
    <Panel title={t.someoneDeclined()} lead={t.lookingForOther()}>
      <div className={styles.ways}>
        {works && <LinkButton to={paths.matchingMeeting(uuid)}>{t.chooseWithUs()}</LinkButton>}
        {pays && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t.fullRefund()}
          </Button>
        )}
      </div>
      <Dialog opened={asking} title={t.fullRefundQuestion()} onClose={close}>
        {asking && <RefundForm uuid={uuid} onClose={close} />}
      </Dialog>
    </Panel>
  )
}
