import type { Currency } from '@talentplace/contract/shared/money'
import { useState, type ReactNode } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { isDefinite } from '../../platform/api/attempt.ts'

export interface CardChoice {
  /** Null while no card is chosen. */
  readonly card_uuid: string | null
  readonly use_for_renewals: boolean
}

/** What a card is about to be charged for. */
export interface Purchase {
  readonly project_uuid: string
  readonly kind: 'checkout' | 'hours'
  readonly amount_cents: number
  readonly currency: Currency
}

/** What a payment by card is put together from; pages bring it. */
export interface CardParts {
  /** Has the person choose one of the company's cards, and whether renewals charge it, too. */
  readonly chooser: (client_uuid: string, choice: CardChoice, onChoose: (choice: CardChoice) => void) => ReactNode
  /** Has the person confirm the charge with their bank. */
  readonly bank: (client_uuid: string, client_secret: string, onAnswered: () => void) => ReactNode
  /** The button that pays, or what stands in for it while someone else has to approve the purchase. */
  readonly approval: (purchase: Purchase, press: ReactNode) => ReactNode
}

interface Answer {
  readonly state: string
  readonly client_secret: string | null
}

const unknownOutcome = (press: string) =>
  `No answer came, so we don’t know yet whether your payment went through. Press ${press} again: you are never charged twice.`

/**
 * A payment with a card that the person chooses. A refusal keeps the choice and says why; once the bank has been answered the
 * same call asks what became of it.
 * @param press what the button that pays is called
 */
export function useCardPayment(
  press: string,
  send: (card: { card_uuid: string; use_for_renewals: boolean }) => Promise<Answer>,
) {
  const [choice, setChoice] = useState<CardChoice>({ card_uuid: null, use_for_renewals: true })
  const [secret, setSecret] = useState<string | null>(null)
  const [waits, setWaits] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function pay(): Promise<void> {
    const { card_uuid, use_for_renewals } = choice
    if (card_uuid === null) return setProblem('Please choose a card.')
    setProblem(null)
    try {
      const { state, client_secret } = await send({ card_uuid, use_for_renewals })
      setSecret(state === 'needs_action' ? client_secret : null)
      setWaits(state === 'pending')
    } catch (error) {
      setSecret(null)
      setWaits(false)
      setProblem(isDefinite(error) ? failureMessage(error, unknownOutcome(press)) : unknownOutcome(press))
    }
  }

  return { choice, setChoice, secret, waits, problem, pay: () => void pay() }
}
