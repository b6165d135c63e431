import * as t from '@talentplace/contract/accounts/messages/cards'
import type { CreditCard } from '@talentplace/contract/accounts/cards/card.routes'
import { cardSource } from '@talentplace/contract/accounts/cards/card-source'
import { useState } from 'react'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { TypedConfirmation } from '../../ui/overlay/typed-confirmation.tsx'
import { CardFace } from './card-face.tsx'
import styles from './card-list.module.css'
import { cardMessages } from './card-messages.ts'
import { cardName, expiryText } from './card-text.ts'
import { useReloadCards } from './use-cards.ts'

interface CardRowProps {
  readonly clientUuid: string
  readonly card: CreditCard
  readonly mayChange: boolean
}

function MakeDefault({ clientUuid, card }: Omit<CardRowProps, 'mayChange'>) {
  const [busy, setBusy] = useState(false)
  const reload = useReloadCards()
  async function makeDefault(): Promise<void> {
    setBusy(true)
    try {
      await call('clients.setDefaultCard', { params: { clientUuid }, body: { uuid: card.uuid, source: cardSource } })
      notify({ kind: 'success', message: cardMessages.madeDefault })
      await reload()
    } catch {
      notify({ kind: 'error', message: cardMessages.notDefault })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="quiet"
      busy={busy}
      aria-label={t.makeThisDefault({ card: cardName(card) })}
      onClick={() => void makeDefault()}
    >
      {t.makeDefault()}
    </Button>
  )
}

function DeleteCard({ clientUuid, card }: Omit<CardRowProps, 'mayChange'>) {
  const [asking, setAsking] = useState(false)
  const reload = useReloadCards()
  function confirm(): void {
    if (card.default_credit_card) notify({ kind: 'error', message: cardMessages.defaultRetained })
    else setAsking(true)
  }
  async function remove(): Promise<void> {
    try {
      await call('clients.deleteCard', { params: { clientUuid, card: card.uuid } })
    } catch (error) {
      const isDefault = error instanceof ApiFailure && error.code === 'default_card'
      throw new Error(isDefault ? cardMessages.defaultRetained : cardMessages.notDeleted, { cause: error })
    }
    setAsking(false)
    notify({ kind: 'success', message: t.deleted({ card: cardName(card) }) })
    await reload()
  }
  return (
    <>
      <Button variant="quiet" aria-label={t.deleteThis({ card: cardName(card) })} onClick={confirm}>
        {t.deleteCard()}
      </Button>
      <TypedConfirmation
        opened={asking}
        title={t.deleteQuestion({ card: cardName(card) })}
        requiredText={expiryText(card)}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {t.whatDeletingDoes()}
      </TypedConfirmation>
    </>
  )
}

/** One card with what can be done with it. */
export function CardRow({ clientUuid, card, mayChange }: CardRowProps) {
  return (
    <li className={styles.row}>
      <CardFace card={card} />
      {mayChange && (
        <div className={styles.actions}>
          {!card.default_credit_card && !card.is_expired && <MakeDefault clientUuid={clientUuid} card={card} />}
          <DeleteCard clientUuid={clientUuid} card={card} />
        </div>
      )}
    </li>
  )
}
