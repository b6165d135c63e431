import * as t from '@talentplace/contract/accounts/messages/spending'
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
    errorMessage: t.notSent(),
    onSaved: () => notify({ kind: 'success', message: t.sent({ approver }) }),
  })
  return (
    <div className={styles.gate}>
      {declined && (
        <p>{declined.note === '' ? t.declined({ approver }) : t.declinedNote({ approver, note: declined.note })}</p>
      )}
      {dueToday !== undefined && dueToday < wish.amount_cents && (
        <p>{t.laterMonths({ amount: formatMoney(wish.amount_cents, wish.currency) })}</p>
      )}
      <p>
        {t.limit({
          limit: formatMoney(above_cents, wish.currency),
          left: formatMoney(left_cents, wish.currency),
          approver,
        })}
      </p>
      <FormFailure failure={requestApproval.failure} />
      <Button busy={requestApproval.isPending} onClick={() => requestApproval.mutate({ body: wish })}>
        {t.askApproval({ approver, what: amount })}
      </Button>
    </div>
  )
}

function ApprovalRequested({ uuid, approver }: { uuid: string; approver: string }) {
  const takeBack = useSave('clients.withdrawSpending', {
    reloads: showsSpending,
    reloadsOnError: true,
    errorMessage: t.notTakenBack(),
  })
  return (
    <div className={styles.gate}>
      <p>{t.waiting({ approver })}</p>
      <FormFailure failure={takeBack.failure} />
      <Button variant="outline" busy={takeBack.isPending} onClick={() => takeBack.mutate({ params: { uuid } })}>
        {t.takeBack()}
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
  const approver = data.approver ?? t.yourContact()
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
