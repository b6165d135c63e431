import { useQuery, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { mayDo } from '@talentplace/contract/accounts/colleague-role'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { BillingPanel } from '../../../hiring/checkout/billing-panel.tsx'
import { isPaymentUnderWay, type CheckoutEntries } from '../../../hiring/checkout/checkout-entries.ts'
import { quoteRead } from '../../../hiring/checkout/checkout-quote.ts'
import { CheckoutScreen } from '../../../hiring/checkout/checkout-screen.tsx'
import { BankConfirmation } from '../../../accounts/cards/bank-confirmation.tsx'
import { CardChooser } from '../../../accounts/cards/card-chooser.tsx'
import { cardName } from '../../../accounts/cards/card-text.ts'
import { renewalCardOf } from '../../../accounts/cards/renewal-card.ts'
import { RenewalChoice } from '../../../accounts/cards/renewal-choice.tsx'
import { useCards } from '../../../accounts/cards/use-cards.ts'
import { CompanyAddress } from '../../../accounts/company/company-address.tsx'
import { SpendingGate } from '../../../accounts/spending/spending-gate.tsx'
import { useCompany } from '../../../accounts/company/use-company.ts'
import { draftNeeded, prepareCheckout } from '../../../hiring/drafts/checkout-setup.ts'
import { takeFirstDrafts } from '../../../hiring/drafts/first-drafts.ts'
import { startReads } from '../../../platform/api/query.ts'
import { useFlag } from '../../../platform/configuration/configuration.ts'
import { clearCriteria, criteriaState } from '../../../platform/criteria/criteria-store.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useImpersonation } from '../../../platform/session/use-impersonation.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { notify } from '../../../ui/notice/toast.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { StaffCheckout } from './staff-checkout.tsx'
import { WorkOnly } from './work-only.tsx'
import { WrongAccount } from './wrong-account.tsx'

const ResumedPayment = lazy(() => import('./resumed-payment.tsx'))

/** A3.6: a checkout that couldn't be set up leads to the root, and says why. */
function NoDraft() {
  const navigate = useNavigate()
  useEffect(() => {
    notify({ kind: 'error', id: 'draft-needed', message: draftNeeded, persistent: true })
    void navigate(paths.home(), { replace: true })
  }, [navigate])
  return null
}

interface CheckoutProps {
  readonly projectUuid: string
  readonly clientUuid: string
  /** Of the account that signs: the client's person, also when staff act in their place. */
  readonly accountName: string
  /** When the draft began to be prepared, in milliseconds since 1970; left out, its price is always asked for anew. */
  readonly openedAt?: number
}

function Checkout({ projectUuid, clientUuid, accountName, openedAt = Infinity }: CheckoutProps) {
  const navigate = useNavigate()
  const acting = useImpersonation() !== null
  const { user } = useSession()
  const person = acting ? null : (user?.uuid ?? null)
  const { data: company, error, refetch } = useCompany(clientUuid)

  const isBeta = useMay('client.beta')
  const showsProjects = useFlag('client-projects') || isBeta
  const ownPath = showsProjects ? paths.clientProject(projectUuid) : paths.thankYou(projectUuid)
  const subscriptionPath = acting ? paths.checkoutConfirmation(projectUuid) : ownPath

  const cards = useCards(clientUuid).data?.credit_cards ?? []
  function renewalCard({ card_uuid, use_for_renewals }: CheckoutEntries): string | null {
    const card = renewalCardOf(cards, card_uuid, use_for_renewals)
    return card ? cardName(card) : null
  }

  function leave(): void {
    if (!acting) clearCriteria()
    void navigate(acting ? paths.checkoutConfirmation(projectUuid) : paths.thankYou(projectUuid), { replace: true })
  }

  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!company) return <CheckoutSkeleton />
  return (
    <CheckoutScreen
      key={projectUuid}
      projectUuid={projectUuid}
      accountName={accountName}
      canChangeTeam={!acting}
      renewalCard={renewalCard}
      renderBilling={(slot) => (
        <BillingPanel
          {...slot}
          today={company.current_date}
          company={
            <CompanyAddress
              company={company}
              person={person}
              embedded={{ control: slot.addressControl, onEntered: slot.onAddress }}
            />
          }
          cards={
            <>
              <CardChooser
                clientUuid={clientUuid}
                chosen={slot.entries.card_uuid}
                onChoose={(card_uuid) => slot.change({ card_uuid })}
                onEntry={slot.onCard}
                onEdited={slot.onCardEdited}
              />
              <RenewalChoice
                clientUuid={clientUuid}
                chosen={slot.entries.card_uuid}
                entering={slot.card !== null}
                checked={slot.entries.use_for_renewals}
                onChange={(use_for_renewals) => slot.change({ use_for_renewals })}
              />
            </>
          }
        />
      )}
      renderApproval={({ month_cents, today_cents, currency }, press) => (
        <SpendingGate
          wish={{ project_uuid: projectUuid, kind: 'checkout', amount_cents: month_cents, currency }}
          dueToday={today_cents}
        >
          {press}
        </SpendingGate>
      )}
      renderBankStep={(client_secret, onAnswered) => (
        <BankConfirmation clientUuid={clientUuid} client_secret={client_secret} onAnswered={onAnswered} />
      )}
      onPaid={leave}
      subscriptionPath={subscriptionPath}
      openedAt={openedAt}
    />
  )
}

/** A draft whose payment is under way isn't saved or chosen anew: it may be a subscription by now. */
async function prepare(client: QueryClient) {
  const openedAt = Date.now()
  const { uuid } = criteriaState.read().criteria
  if (uuid !== null && isPaymentUnderWay(uuid)) return { prepared: { project_uuid: uuid }, openedAt }
  const prepared = await prepareCheckout({
    findDraft: async () => (await takeFirstDrafts(client)).projects[0]?.uuid ?? null,
    onFound: (found) => startReads(client, [quoteRead(found)]),
  })
  return { prepared, openedAt }
}

function ClientCheckout({ clientUuid, accountName }: Pick<CheckoutProps, 'clientUuid' | 'accountName'>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['prepared checkout', clientUuid],
    queryFn: ({ client }) => prepare(client),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (data === undefined) return <CheckoutSkeleton />
  const { prepared, openedAt } = data
  if (prepared === 'no-draft' || prepared === 'signed-out') return <NoDraft />
  const { project_uuid: projectUuid } = prepared
  return <Checkout projectUuid={projectUuid} clientUuid={clientUuid} accountName={accountName} openedAt={openedAt} />
}

/** B8.1: a draft becomes a subscription. */
export default function CheckoutPage() {
  const { user } = useSession()
  const acting = useImpersonation()
  const [search] = useSearchParams()
  const payment = search.get('payment')
  if (user === null) return null
  if (acting !== null) {
    const { client_uuid: clientUuid, contact_name } = acting
    return (
      <StaffCheckout
        clientUuid={clientUuid}
        renderCheckout={(projectUuid) => (
          <Checkout projectUuid={projectUuid} clientUuid={clientUuid} accountName={contact_name} />
        )}
      />
    )
  }
  if (!hasPermission(user.permissions, 'client') || user.client_uuid === null) return <WrongAccount user={user} />
  if (!mayDo(user.colleague_role, 'money')) return <WorkOnly />
  return (
    <CheckoutFrame>
      {payment === null ? (
        <ClientCheckout clientUuid={user.client_uuid} accountName={user.full_name} />
      ) : (
        <Suspense fallback={<CheckoutSkeleton />}>
          <ResumedPayment paymentUuid={payment} clientUuid={user.client_uuid} />
        </Suspense>
      )}
    </CheckoutFrame>
  )
}
