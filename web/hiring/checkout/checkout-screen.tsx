import * as t from '@talentplace/contract/hiring/messages/checkout'
import type { Language } from '@talentplace/contract/shared/i18n/language'
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
import { signingLanguage } from './signing-language.ts'
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

interface QuoteFailureProps {
  readonly message: string
  readonly entries: CheckoutEntries
  readonly change: (changed: Partial<CheckoutEntries>) => void
  readonly onRetry: () => void
}

/** There is no price: perhaps for a promotion code that no longer works. */
function QuoteFailure({ message, entries, change, onRetry }: QuoteFailureProps) {
  return (
    <LoadFailure
      message={message}
      onRetry={onRetry}
      {...(entries.promotion_codes.length > 0 && {
        action: { label: t.removeCodes(), onPress: () => change({ promotion_codes: [] }) },
      })}
    />
  )
}

interface Afterwards {
  readonly isPaid: boolean
  readonly onPaid: () => void
  readonly isLost: boolean
  readonly onLost: () => void
}

/** What follows automatically: once it is paid, and once a press whose answer was lost may have paid it. */
function useAfterwards({ isPaid, onPaid, isLost, onLost }: Afterwards): void {
  const leave = useEffectEvent(onPaid)
  useEffect(() => {
    if (isPaid) leave()
  }, [isPaid])
  const resume = useEffectEvent(onLost)
  useEffect(() => {
    if (isLost) resume()
  }, [isLost])
}

/** Leads to where a requirement is met; to the address as soon as its form has come. */
function useLeading() {
  const [address, setAddress] = useState<TypedAddress | null>(null)
  const addressControl = useRef<FormControl>(null)
  const isAddressAwaited = useRef(false)
  const screen = useRef<HTMLDivElement>(null)

  function lead({ at }: PayRequirement, card: CardEntry | null): void {
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

  return { address, addressControl, screen, lead, enterAddress }
}

interface SummaryProps extends Omit<QuoteFailureProps, 'message' | 'onRetry'> {
  readonly quoted: QuotedCheckout
  readonly isCurrent: boolean
  readonly error: { readonly message: string } | null
  /** The card that renewals charge. */
  readonly paysBy: string | null
}

/** What it costs, with the codes that make it less. */
function Summary({ quoted, isCurrent, error, entries, change, paysBy }: SummaryProps) {
  return (
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
  )
}

interface AgreementProps extends Pick<SummaryProps, 'quoted' | 'change' | 'paysBy'> {
  readonly entries: CheckoutEntries & { readonly agreed: boolean }
  /** In which it is signed. */
  readonly language: Language
  readonly issues: Readonly<Record<string, string>>
}

/** What is agreed to, in which language, and by whom. */
function Agreement({ quoted, entries, change, language, issues, paysBy }: AgreementProps) {
  return (
    <AgreementPanel
      agreement={quoted.agreement}
      language={language}
      renewalCard={paysBy}
      agreed={entries.agreed}
      signedName={entries.signed_name}
      issues={issues}
      onLanguage={(agreement_language, { expressly }) => change({ agreement_language, chose_english: expressly })}
      onAgree={(agreed) => change({ agreed_in: agreed ? language : null })}
      onSign={(signed_name) => change({ signed_name })}
    />
  )
}

interface PaymentProps extends Pick<CheckoutScreenProps, 'renderApproval' | 'renderBankStep'> {
  readonly quoted: QuotedCheckout
  readonly payment: ReturnType<typeof usePayment>
  readonly press: ReturnType<typeof usePay>
  /** Nobody pays while a price is on its way. */
  readonly isPriceAwaited: boolean
  readonly requirements: readonly PayRequirement[]
  readonly onRequirement: (requirement: PayRequirement) => void
  readonly incomplete: boolean
  readonly onPay: () => void
}

/** What is charged, and the button that charges it. */
function Payment({ quoted, payment, press, isPriceAwaited, renderApproval, renderBankStep, ...visible }: PaymentProps) {
  if (payment.resuming) return <Skeleton height={160} />
  const { total_cents: cents, currency } = quoted.quote.document
  const { month_cents, charged_today_cents } = quoted
  const secret = payment.order?.client_secret
  return (
    <PayPanel
      {...visible}
      total={{ cents, charged_today_cents, currency }}
      notice={press.notice}
      busy={press.busy || payment.busy || isPriceAwaited}
      order={payment.order}
      rejection={payment.rejection}
      renderApproval={(button) => renderApproval({ month_cents, today_cents: cents, currency }, button)}
      onStartAgain={payment.startAgain}
      bankStep={secret ? renderBankStep(secret, () => void payment.requestAgain()) : null}
    />
  )
}

/** B8: team, billing and summary of one draft, the agreement, and the payment. */
export function CheckoutScreen({
  projectUuid,
  accountName,
  canChangeTeam,
  renewalCard,
  renderBilling,
  onPaid,
  subscriptionPath,
  openedAt,
  ...slots
}: CheckoutScreenProps) {
  const { entries, change, forget } = useCheckoutEntries(projectUuid)
  const leading = useLeading()
  const { screen, addressControl, address } = leading
  const [card, setCard] = useState<CardEntry | null>(null)
  const place = address?.place ?? null
  const { quoted, isCurrent, error, refetch } = useCheckoutQuote(projectUuid, entries, { place, since: openedAt })
  const payment = usePayment({ entries, change })
  const press = usePay({ projectUuid, entries, payment, address: () => addressControl.current, card })
  const [pressed, setPressed] = useState(false)
  const isPaid = payment.order?.state === 'paid'
  useUnsaved(entries.order_uuid !== null && !isPaid)
  // A draft that can't be priced any more may have been paid by a press whose answer was lost.
  const isLost = error !== null && quoted === null && entries.attempt !== null && entries.order_uuid === null
  useAfterwards({
    isPaid,
    onPaid() {
      forget()
      onPaid(projectUuid)
    },
    isLost,
    onLost: () => payment.resume(),
  })

  const isPaidHere = entries.attempt !== null || entries.order_uuid !== null || payment.busy
  const hasStarted = error?.code === 'project_started'
  if (!isPaidHere && (hasStarted || payment.hasStarted)) return <SubscriptionStarted to={subscriptionPath} />
  if (error && !quoted) {
    return <QuoteFailure message={error.message} entries={entries} change={change} onRetry={() => void refetch()} />
  }
  if (!quoted) return <Loading />
  const { document } = quoted.quote
  const language = signingLanguage(quoted.agreement, entries)
  const signed = { ...entries, agreed: entries.agreed_in === language }
  const requirements = payRequirements({ quoted, entries: signed, address, card, problem: error, accountName })

  function lead(requirement: PayRequirement): void {
    if (requirement.at === 'price') void refetch()
    else leading.lead(requirement, card)
  }

  function pay(): void {
    setPressed(true)
    press.clearNotice()
    payment.clearRejection()
    // It may have been bought by the last press, whose answer was lost.
    if (hasStarted) return payment.resume()
    addressControl.current?.validate()
    const [first] = requirements
    if (first !== undefined) return lead(first)
    if (quoted) void press.pay(quoted)
  }

  function clearCardRejection(): void {
    payment.clearRejection()
    press.clearNotice()
  }

  function changeEntries(changed: Partial<CheckoutEntries>): void {
    if (changed.card_uuid !== undefined && changed.card_uuid !== entries.card_uuid) clearCardRejection()
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
          onAddress: leading.enterAddress,
          card,
          onCard: setCard,
          onCardEdited: clearCardRejection,
        })}
        <Agreement
          quoted={quoted}
          entries={signed}
          change={change}
          language={language}
          issues={pressed ? issuesOf(signed, accountName) : {}}
          paysBy={paysBy}
        />
      </div>
      <div className={styles.column} data-side>
        <Summary
          quoted={quoted}
          isCurrent={isCurrent}
          error={error}
          entries={entries}
          change={change}
          paysBy={paysBy}
        />
        <Payment
          quoted={quoted}
          payment={payment}
          press={press}
          isPriceAwaited={!isCurrent && !error}
          requirements={requirements}
          onRequirement={lead}
          incomplete={pressed}
          onPay={pay}
          {...slots}
        />
      </div>
    </div>
  )
}
