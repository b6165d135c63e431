import { useEffect, useRef, useState } from 'react'
import type { CardFields } from '@talentplace/contract/clients/card.routes'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './add-card-form.module.css'
import { useCardDocument } from './card-document.ts'
import { cardMessages } from './card-messages.ts'
import { stripeOf } from './load-stripe.ts'
import { useCards } from './use-cards.ts'

interface BankConfirmationProps {
  readonly clientUuid: string
  /** Of the charge that needs it. */
  readonly client_secret: string
  /** The person has answered their bank, or given up; what became of the charge is the server's to say. */
  readonly onAnswered: () => void
}

type Given = Omit<BankConfirmationProps, 'clientUuid'>

function TestBank({ client_secret, onAnswered }: Given) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function tell(answer: 'confirm' | 'refuse'): Promise<void> {
    setBusy(true)
    setProblem(null)
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const answered = await fetch('/dev/test-bank', { ...sent, body: JSON.stringify({ client_secret, answer }) }).catch(
      () => undefined,
    )
    setBusy(false)
    if (answered?.ok) onAnswered()
    else setProblem(cardMessages.notLoaded)
  }
  return (
    <Dialog opened title="Test bank" onClose={() => void tell('refuse')}>
      <div className={styles.form}>
        <p className={styles.notice}>
          This card asks its bank before each payment. Here you are the bank: nothing is ever charged.
        </p>
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void tell('confirm')}>
            Confirm the payment
          </Button>
          <Button variant="outline" busy={busy} onClick={() => void tell('refuse')}>
            Refuse it
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function StripeBank({ client_secret, onAnswered, publishable_key }: Given & { publishable_key: string }) {
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // Stripe opens its own dialog, once a secret.
    if (asked.current === client_secret) return
    asked.current = client_secret
    async function ask(): Promise<void> {
      const stripe = await stripeOf(publishable_key)
      await stripe.handleNextAction({ clientSecret: client_secret })
    }
    void ask()
      .catch(() => undefined)
      .finally(onAnswered)
  }, [client_secret, publishable_key, onAnswered])
  return <p aria-busy="true">Waiting for your bank …</p>
}

function Bank({ fields, ...given }: Given & { fields: CardFields }) {
  return fields.kind === 'test' ? (
    <TestBank {...given} />
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
