import * as ui from '@talentplace/contract/shared/messages/ui'
import type { Currency } from '@talentplace/contract/shared/money'
import { useState, type ReactNode } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { isDefinite } from '../../platform/api/attempt.ts'
import type { CardEntry, OnCardEntry } from './card-entry.ts'

export interface CardChoice {
  /** Null while no card is chosen. */
  readonly card_uuid: string | null
  readonly use_for_renewals: boolean
}

export interface ChooserProps {
  /** A card is being entered, and pays instead of the chosen one. */
  readonly entering: boolean
  readonly onChoose: (choice: CardChoice) => void
  readonly onEntry: OnCardEntry
  readonly onEdited: () => void
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
  readonly chooser: (client_uuid: string, choice: CardChoice, chooser: ChooserProps) => ReactNode
  /** Has the person confirm the charge with their bank. */
  readonly bank: (client_uuid: string, client_secret: string, onAnswered: () => void) => ReactNode
  /** The button that pays, or what stands in for it while someone else has to approve the purchase. */
  readonly approval: (purchase: Purchase, press: ReactNode) => ReactNode
}

interface Answer {
  readonly state: string
  readonly client_secret: string | null
}

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
  const [entry, setEntry] = useState<CardEntry | null>(null)
  const [adding, setAdding] = useState(false)

  /** The card that pays: the one that is being entered is added first. Null: there is none, which is said. */
  async function cardToCharge(): Promise<string | null> {
    if (entry === null) {
      if (choice.card_uuid === null) setProblem(ui.chooseCard())
      return choice.card_uuid
    }
    if (entry.isComplete) return entry.add()
    setProblem(ui.enterCardFirst())
    entry.focus()
    return null
  }

  async function pay(): Promise<void> {
    if (adding) return
    setProblem(null)
    setAdding(true)
    const card_uuid = await cardToCharge().finally(() => setAdding(false))
    if (card_uuid === null) return
    const { use_for_renewals } = choice
    try {
      const { state, client_secret } = await send({ card_uuid, use_for_renewals })
      setSecret(state === 'needs_action' ? client_secret : null)
      setWaits(state === 'pending')
    } catch (error) {
      setSecret(null)
      setWaits(false)
      const unknown = ui.outcomeUnknown({ press })
      setProblem(isDefinite(error) ? failureMessage(error, unknown) : unknown)
    }
  }

  // What was said of one card isn't true of another.
  const chooser: ChooserProps = {
    entering: entry !== null,
    onEntry: setEntry,
    onEdited: () => setProblem(null),
    onChoose(next) {
      if (next.card_uuid !== choice.card_uuid) setProblem(null)
      setChoice(next)
    },
  }
  return { choice, chooser, adding, secret, waits, problem, pay: () => void pay() }
}
