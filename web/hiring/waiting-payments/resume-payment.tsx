import * as t from '@talentplace/contract/hiring/messages/waiting-payments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { WaitingForAnswer } from '../checkout/waiting-for-answer.tsx'
import { CancelPayment } from './cancel-payment.tsx'
import { reloadPayments } from './use-waiting-payments.ts'
import styles from './waiting-notice.module.css'
import { whatIsPaid } from './waiting-words.ts'

export type ResumedPayment = Reply<'checkout.getWaitingPayment'>

/** Milliseconds between two questions what became of it. */
const pause = 3_000

interface ResumePaymentProps {
  readonly paymentUuid: string
  /** What the person confirms with their bank; `onAnswered` once they have. */
  readonly renderBankStep: (clientSecret: string, onAnswered: () => void) => ReactNode
  readonly onPaid: (payment: ResumedPayment) => void
}

function Ended({ payment }: { payment: ResumedPayment }) {
  const { pays_for, invoice_uuid, project_uuid, message } = payment
  return (
    <Panel title={t.failed()} lead={t.nothingWasCharged()}>
      <div className={styles.dialog}>
        {message !== null && <p>{message}</p>}
        <div>
          {pays_for === 'checkout' && (
            <LinkButton to={paths.search('candidates', project_uuid)}>{t.backToTeam()}</LinkButton>
          )}
          {pays_for === 'hours' && (
            <LinkButton to={paths.clientProject(project_uuid)}>{t.backToSubscription()}</LinkButton>
          )}
          {invoice_uuid !== null && <LinkButton to={paths.clientInvoice(invoice_uuid)}>{t.backToInvoice()}</LinkButton>}
        </div>
      </div>
    </Panel>
  )
}

/** B8: a payment that waits is taken up again where it stopped, also in another browser than it was begun in. */
export function ResumePayment({ paymentUuid, renderBankStep, onPaid }: ResumePaymentProps) {
  const client = useQueryClient()
  const { data, error, refetch } = useApi(
    'checkout.getWaitingPayment',
    { params: { uuid: paymentUuid } },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.state === 'pending' ? pause : false) },
  )
  const isPaid = data?.state === 'paid'
  const leave = useEffectEvent(() => {
    void reloadPayments(client)
    if (data) onPaid(data)
  })
  useEffect(() => {
    if (isPaid) leave()
  }, [isPaid])

  if (error instanceof ApiFailure && [400, 404].includes(error.status)) {
    return <EmptyState title={t.noPayment()}>{t.checkLink()}</EmptyState>
  }
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={220} />
      </div>
    )
  }
  if (data.state === 'declined' || data.state === 'expired') return <Ended payment={data} />
  return (
    <Panel title={data.state === 'needs_action' ? t.confirmWithBank() : t.payment()} lead={whatIsPaid(data)}>
      <div className={styles.dialog}>
        {data.client_secret === null ? <WaitingForAnswer /> : renderBankStep(data.client_secret, () => void refetch())}
        {!isPaid && (
          <div className={styles.alone}>
            <CancelPayment payment={data} />
          </div>
        )}
      </div>
    </Panel>
  )
}
