import type { Currency } from '@talentplace/contract/shared/money'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { AgreementPanel } from './agreement-panel.tsx'
import { useCheckoutEntries, type CheckoutEntries } from './checkout-entries.ts'
import { faultsOf } from './checkout-faults.ts'
import { useCheckoutQuote, type QuotedCheckout } from './checkout-quote.ts'
import styles from './checkout-screen.module.css'
import { enteredCodes } from './entered-codes.ts'
import { PayPanel } from './pay-panel.tsx'
import { PromotionEntry } from './promotion-entry.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { TeamPanel } from './team-panel.tsx'
import { TotalBar } from './total-bar.tsx'
import { usePayment } from './use-payment.ts'

export interface BillingSlotProps {
  readonly quoted: QuotedCheckout
  readonly entries: CheckoutEntries
  readonly change: (changed: Partial<CheckoutEntries>) => void
  /** What of the entries can't be priced, at its field. */
  readonly faults: Readonly<Record<string, string>>
}

interface CheckoutScreenProps {
  readonly projectUuid: string
  /** Of the account that signs. */
  readonly accountName: string
  /** Staff who act in the client's place don't change the team here. */
  readonly canChangeTeam: boolean
  /** How the card that renewals charge is called; null while none is chosen. */
  readonly renewalCard: (entries: CheckoutEntries) => string | null
  readonly renderBilling: (props: BillingSlotProps) => ReactNode
  /** The button that pays, or what stands in for it while someone else has to approve the amount. */
  readonly renderApproval: (total: { amount_cents: number; currency: Currency }, press: ReactNode) => ReactNode
  /** What the person confirms with their bank; `onDone` once they have answered. */
  readonly renderBankStep: (clientSecret: string, onDone: () => void) => ReactNode
  readonly onPaid: (projectUuid: string) => void
  /** When this checkout was opened, in milliseconds since 1970: a price that came since is of now. */
  readonly openedAt: number
}

function Loading() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.column}>
        <Skeleton height={220} />
        <Skeleton height={320} />
      </div>
      <Skeleton height={420} />
    </div>
  )
}

/** B8: team, billing and summary of one draft, the agreement, and the payment. */
export function CheckoutScreen({
  projectUuid,
  accountName,
  canChangeTeam,
  renewalCard,
  renderBilling,
  renderBankStep,
  renderApproval,
  onPaid,
  openedAt,
}: CheckoutScreenProps) {
  const { entries, change, forget } = useCheckoutEntries(projectUuid)
  const { quoted, isCurrent, error, refetch } = useCheckoutQuote(projectUuid, entries, openedAt)
  const payment = usePayment({ entries, change })
  const [pressed, setPressed] = useState(false)
  const isPaid = payment.order?.state === 'paid'
  useUnsaved(entries.order_uuid !== null && !isPaid)
  const leave = useEffectEvent(() => {
    forget()
    onPaid(projectUuid)
  })
  useEffect(() => {
    if (isPaid) leave()
  }, [isPaid])

  // A draft that can't be priced any more may have been paid by a press whose answer was lost.
  const isLost = error !== null && quoted === null && entries.attempt !== null && entries.order_uuid === null
  const resume = useEffectEvent(() => payment.resume())
  useEffect(() => {
    if (isLost) resume()
  }, [isLost])

  if (error && !quoted) {
    return (
      <LoadFailure
        message={error.message}
        onRetry={() => void refetch()}
        {...(entries.promotion_codes.length > 0 && {
          otherwise: { label: 'Remove promotion codes', onPress: () => change({ promotion_codes: [] }) },
        })}
      />
    )
  }
  if (!quoted) return <Loading />
  const { quote } = quoted
  const { document } = quote
  const faults = pressed ? faultsOf(entries, accountName) : {}

  function pay(): void {
    setPressed(true)
    const [first] = Object.keys(faultsOf(entries, accountName))
    if (first !== undefined || !quoted || entries.card_uuid === null) {
      window.document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus()
      return
    }
    void payment.pay({
      project_uuid: projectUuid,
      version: quoted.version,
      promotion_codes: quote.promotions.map(({ code }) => code),
      start_date: quote.start_date,
      currency: document.currency,
      card_uuid: entries.card_uuid,
      use_for_renewals: entries.use_for_renewals,
      total_cents: document.total_cents,
      agreement_version: quoted.agreement.version,
      agreed: true,
      signed_name: entries.signed_name,
    })
  }

  return (
    <div className={styles.columns}>
      <TotalBar
        cents={document.total_cents}
        charged_today_cents={quoted.charged_today_cents}
        currency={document.currency}
        updating={!isCurrent}
      />
      <div className={styles.column}>
        <TeamPanel team={quoted.team} currency={document.currency} projectUuid={canChangeTeam ? projectUuid : null} />
        {renderBilling({ quoted, entries, change, faults: error?.fields ?? {} })}
        <AgreementPanel
          text={quoted.agreement.text}
          renewalCard={renewalCard(entries)}
          agreed={entries.agreed}
          signedName={entries.signed_name}
          faults={faults}
          onAgree={(agreed) => change({ agreed })}
          onSign={(signed_name) => change({ signed_name })}
        />
      </div>
      <div className={styles.column} data-side>
        <SummaryPanel
          quoted={quoted}
          updating={!isCurrent}
          renewalCard={renewalCard(entries)}
          promotions={
            <PromotionEntry
              codes={enteredCodes(entries.promotion_codes, quoted, error?.message ?? null)}
              onChange={(promotion_codes) => change({ promotion_codes })}
            />
          }
        />
        {payment.resuming ? (
          <Skeleton height={160} />
        ) : (
          <PayPanel
            total={{
              cents: document.total_cents,
              charged_today_cents: quoted.charged_today_cents,
              currency: document.currency,
            }}
            missing={[
              ...quoted.missing.map(({ message }) => message),
              ...(error ? [error.message] : []),
              ...(faults['card_uuid'] ? [faults['card_uuid']] : []),
            ]}
            busy={payment.busy || (!isCurrent && !error)}
            order={payment.order}
            refusal={payment.refusal}
            onPay={pay}
            renderApproval={(press) =>
              renderApproval({ amount_cents: document.total_cents, currency: document.currency }, press)
            }
            onStartAgain={payment.startAgain}
            bankStep={
              payment.order?.client_secret
                ? renderBankStep(payment.order.client_secret, () => void payment.askAgain())
                : null
            }
          />
        )}
      </div>
    </div>
  )
}
