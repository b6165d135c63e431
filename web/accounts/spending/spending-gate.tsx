import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { useImpersonation } from '../../platform/session/use-impersonation.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { wishState, type Wish } from './purchase-wish.ts'
import { priceWords } from './purchase-words.ts'
import { showsSpending } from './shows-spending.ts'
import styles from './spending.module.css'

const lookAgain = 20_000

interface ApprovalRequestProps {
  readonly wish: Wish
  readonly approver: string
  /** What the primary contact said to it before; null: nothing. */
  readonly declined: { readonly note: string } | null
  readonly above_cents: number
  readonly left_cents: number
  readonly dueToday: number | undefined
}

function ApprovalRequest({ wish, approver, declined, above_cents, left_cents, dueToday }: ApprovalRequestProps) {
  const amount = priceWords(wish)
  const requestApproval = useSave('clients.askToSpend', {
    reloads: showsSpending,
    reloadsOnError: true,
    errorMessage: 'Your request could not be sent. Please try again.',
    onSaved: () => notify({ kind: 'success', message: `We’ve asked ${approver}.` }),
  })
  return (
    <div className={styles.gate}>
      {declined && (
        <p>
          {approver} declined this{declined.note === '' ? '.' : `: ${declined.note}`}
        </p>
      )}
      {dueToday !== undefined && dueToday < wish.amount_cents && (
        <p>Later months cost {formatMoney(wish.amount_cents, wish.currency)} each, so that’s the amount that counts.</p>
      )}
      <p>
        You can spend {formatMoney(above_cents, wish.currency)} a month on your own, and{' '}
        {formatMoney(left_cents, wish.currency)} of it is left this month. {approver} has to approve this first. Nothing
        is charged until then.
      </p>
      <FormFailure failure={requestApproval.failure} />
      <Button busy={requestApproval.isPending} onClick={() => requestApproval.mutate({ body: wish })}>
        Ask {approver} to approve {amount}
      </Button>
    </div>
  )
}

function ApprovalRequested({ uuid, approver }: { uuid: string; approver: string }) {
  const takeBack = useSave('clients.withdrawSpending', {
    reloads: showsSpending,
    reloadsOnError: true,
    errorMessage: 'Your request could not be taken back. Please try again.',
  })
  return (
    <div className={styles.gate}>
      <p>You’ve asked {approver} to approve this. We’ll email you the answer; then you can finish it here.</p>
      <FormFailure failure={takeBack.failure} />
      <Button variant="outline" busy={takeBack.isPending} onClick={() => takeBack.mutate({ params: { uuid } })}>
        Take my request back
      </Button>
    </div>
  )
}

interface SpendingGateProps {
  readonly wish: Wish
  /** What is paid now, in cents, where the wish is about a month that may cost more. */
  readonly dueToday?: number
  readonly children: ReactNode
}

/** Stands in for the button that pays, while the primary contact has to approve the purchase first. */
export function SpendingGate({ wish, dueToday, children }: SpendingGateProps) {
  const isActing = useImpersonation() !== null
  const isPrimary = useSession().user?.is_primary_contact === 'true'
  const { data } = useApi(
    'clients.getSpending',
    {},
    {
      enabled: !isActing && !isPrimary,
      refetchInterval: ({ state }) => (state.data && wishState(state.data, wish).state === 'asked' ? lookAgain : false),
    },
  )
  if (!data || data.above_cents === null || data.left_cents === null) return children
  const { state, request } = wishState(data, wish)
  if (state === 'free') return children
  const approver = data.approver ?? 'your primary contact'
  if (state === 'asked' && request) return <ApprovalRequested uuid={request.uuid} approver={approver} />
  const { above_cents, left_cents } = data
  return (
    <ApprovalRequest
      wish={wish}
      approver={approver}
      declined={request}
      above_cents={above_cents}
      left_cents={left_cents}
      dueToday={dueToday}
    />
  )
}
