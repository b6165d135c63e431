import type { Currency } from '@talentplace/contract/shared/money'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type Ref } from 'react'
import { useUnsaved } from '../../platform/unsaved/unsaved-forms.ts'
import type { CardEntry, OnCardEntry } from '../../ui/form/card-entry.ts'
import { fieldAt } from '../../ui/form/first-issue.ts'
import type { FormControl } from '../../ui/form/form.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { AgreementPanel } from './agreement-panel.tsx'
import { useCheckoutEntries, type CheckoutEntries } from './checkout-entries.ts'
import { issuesOf } from './checkout-issues.ts'
import { useCheckoutQuote, type QuotedCheckout } from './checkout-quote.ts'
import styles from './checkout-screen.module.css'
import { enteredCodes } from './entered-codes.ts'
import { payRequirements, type PayRequirement } from './pay-requirements.ts'
import { PayPanel } from './pay-panel.tsx'
import { PromotionEntry } from './promotion-entry.tsx'
import { SubscriptionStarted } from './subscription-started.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import { TeamPanel } from './team-panel.tsx'
import { TotalBar } from './total-bar.tsx'
import { usePay } from './use-pay.ts'
import { usePayment } from './use-payment.ts'

export interface BillingSlotProps {
  readonly quoted: QuotedCheckout
  readonly entries: CheckoutEntries
  readonly change: (changed: Partial<CheckoutEntries>) => void
  /** What of the entries can't be priced, at its field. */
  readonly issues: Readonly<Record<string, string>>
  /** The billing details that are being entered: Pay saves them. */
  readonly addressControl: Ref<FormControl>
  readonly onAddress: (entered: TypedAddress | null) => void
  /** The card that is being entered: Pay adds it. */
  readonly card: CardEntry | null
  readonly onCard: OnCardEntry
  /** Another card is chosen, or what is entered of one was changed. */
  readonly onCardEdited: () => void
}

/** A billing address that is being entered. */
interface TypedAddress {
  readonly place: { readonly country: 'CA' | 'US'; readonly state_prov: string } | null
  readonly isComplete: boolean
}

/** What someone who buys the draft commits to. */
export interface CheckoutCosts {
  /** What a month costs at most. */
  readonly month_cents: number
  readonly today_cents: number
  readonly currency: Currency
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
  readonly renderApproval: (costs: CheckoutCosts, press: ReactNode) => ReactNode
  /** What the person confirms with their bank; `onDone` once they have answered. */
  readonly renderBankStep: (clientSecret: string, onDone: () => void) => ReactNode
  readonly onPaid: (projectUuid: string) => void
  /** Where the subscription is, once the draft has become one. */
  readonly subscriptionPath: string
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
  subscriptionPath,
  openedAt,
}: CheckoutScreenProps) {
  const { entries, change, forget } = useCheckoutEntries(projectUuid)
  const [address, setAddress] = useState<TypedAddress | null>(null)
  const [card, setCard] = useState<CardEntry | null>(null)
  const place = address?.place ?? null
  const { quoted, isCurrent, error, refetch } = useCheckoutQuote(projectUuid, entries, { place, since: openedAt })
  const payment = usePayment({ entries, change })
  const addressControl = useRef<FormControl>(null)
  const isAddressAwaited = useRef(false)
  const screen = useRef<HTMLDivElement>(null)
  const press = usePay({ projectUuid, entries, payment, address: () => addressControl.current, card })
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

  const isPaidHere = entries.attempt !== null || entries.order_uuid !== null || payment.busy
  const hasStarted = error?.code === 'project_started'
  if (!isPaidHere && (hasStarted || payment.hasStarted)) return <SubscriptionStarted to={subscriptionPath} />
  if (error && !quoted) {
    return (
      <LoadFailure
        message={error.message}
        onRetry={() => void refetch()}
        {...(entries.promotion_codes.length > 0 && {
          action: { label: 'Remove promotion codes', onPress: () => change({ promotion_codes: [] }) },
        })}
      />
    )
  }
  if (!quoted) return <Loading />
  const { quote } = quoted
  const { document } = quote
  const requirements = payRequirements({ quoted, entries, address, card, problem: error, accountName })
  const issues = pressed ? issuesOf(entries, accountName) : {}

  function lead({ at }: PayRequirement): void {
    if (at === 'price') return void refetch()
    if (at === 'address' && addressControl.current !== null) return addressControl.current.focusFirstIssue()
    // Its form is on its way.
    isAddressAwaited.current = at === 'address'
    if (at === 'card' && card !== null) return card.focus()
    const part = fieldAt(screen.current, at) ?? screen.current?.querySelector<HTMLElement>(`[data-path="${at}"]`)
    part?.focus()
  }

  function enterAddress(entered: TypedAddress | null): void {
    setAddress(entered)
    if (entered === null || !isAddressAwaited.current) return
    isAddressAwaited.current = false
    addressControl.current?.focusFirstIssue()
  }

  function pay(): void {
    setPressed(true)
    press.clearNotice()
    payment.forgetRefusal()
    // It may have been bought by the last press, whose answer was lost.
    if (hasStarted) return payment.resume()
    addressControl.current?.validate()
    const [first] = requirements
    if (first !== undefined) return lead(first)
    if (quoted) void press.pay(quoted)
  }

  function forgetCardRefusal(): void {
    payment.forgetRefusal()
    press.clearNotice()
  }

  function changeEntries(changed: Partial<CheckoutEntries>): void {
    if (changed.card_uuid !== undefined && changed.card_uuid !== entries.card_uuid) forgetCardRefusal()
    change(changed)
  }

  const paysBy = card === null ? renewalCard(entries) : null
  return (
    <div className={styles.columns} ref={screen}>
      <TotalBar
        cents={document.total_cents}
        charged_today_cents={quoted.charged_today_cents}
        currency={document.currency}
        updating={!isCurrent}
      />
      <div className={styles.column}>
        <TeamPanel team={quoted.team} currency={document.currency} projectUuid={canChangeTeam ? projectUuid : null} />
        {renderBilling({
          quoted,
          entries,
          change: changeEntries,
          issues: error?.fields ?? {},
          addressControl,
          onAddress: enterAddress,
          card,
          onCard: setCard,
          onCardEdited: forgetCardRefusal,
        })}
        <AgreementPanel
          text={quoted.agreement.text}
          renewalCard={paysBy}
          agreed={entries.agreed}
          signedName={entries.signed_name}
          issues={issues}
          onAgree={(agreed) => change({ agreed })}
          onSign={(signed_name) => change({ signed_name })}
        />
      </div>
      <div className={styles.column} data-side>
        <SummaryPanel
          quoted={quoted}
          updating={!isCurrent}
          renewalCard={paysBy}
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
            requirements={requirements}
            onRequirement={lead}
            incomplete={pressed}
            notice={press.notice}
            busy={press.busy || payment.busy || (!isCurrent && !error)}
            order={payment.order}
            refusal={payment.refusal}
            onPay={pay}
            renderApproval={(button) =>
              renderApproval(
                {
                  month_cents: quoted.month_cents,
                  today_cents: document.total_cents,
                  currency: document.currency,
                },
                button,
              )
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
