import * as t from '@talentplace/contract/accounts/messages/cards'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { CardFields } from '@talentplace/contract/accounts/cards/card.routes'
import type { BankStep } from './bank-step.ts'
import { useCardDocument } from './card-document.ts'
import { useCards } from './use-cards.ts'

const TestBank = lazy(() => import('./test-bank.tsx'))

interface BankConfirmationProps extends BankStep {
  readonly clientUuid: string
}

function StripeBank({ client_secret, onAnswered, publishable_key }: BankStep & { publishable_key: string }) {
  const requested = useRef<string | null>(null)
  useEffect(() => {
    // Stripe opens its own dialog, once a secret.
    if (requested.current === client_secret) return
    requested.current = client_secret
    async function confirm(): Promise<void> {
      const { stripeOf } = await import('./load-stripe.ts')
      const stripe = await stripeOf(publishable_key)
      await stripe.handleNextAction({ clientSecret: client_secret })
    }
    void confirm()
      .catch(() => undefined)
      .finally(onAnswered)
  }, [client_secret, publishable_key, onAnswered])
  return <p aria-busy="true">{t.waitingForBank()}</p>
}

function Bank({ fields, ...given }: BankStep & { fields: CardFields }) {
  return fields.kind === 'test' ? (
    <Suspense fallback={<p aria-busy="true">{t.waitingForBank()}</p>}>
      <TestBank {...given} />
    </Suspense>
  ) : (
    <StripeBank {...given} publishable_key={fields.publishable_key} />
  )
}

/** Has a charge that needs it confirmed with the person's bank (3-D Secure). */
export function BankConfirmation({ clientUuid, ...given }: BankConfirmationProps) {
  const fields = useCards(clientUuid).data?.fields
  useCardDocument(fields)
  return fields ? <Bank {...given} fields={fields} /> : null
}
