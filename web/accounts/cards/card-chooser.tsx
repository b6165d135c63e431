import * as t from '@talentplace/contract/accounts/messages/cards'
import { Radio } from '@mantine/core'
import type { CreditCard } from '@talentplace/contract/accounts/cards/card.routes'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import type { OnCardEntry } from '../../ui/form/card-entry.ts'
import { AddCardForm } from './add-card-form.tsx'
import styles from './card-chooser.module.css'
import { useCardDocument } from './card-document.ts'
import { CardFace } from './card-face.tsx'
import { cardMessages } from './card-messages.ts'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { useCards } from './use-cards.ts'

interface CardChooserProps {
  readonly clientUuid: string
  /** The chosen card's uuid; null while none is. */
  readonly chosen: string | null
  readonly onChoose: (cardUuid: string | null) => void
  /** Told of a card that is being entered, which the screen's one button adds. */
  readonly onEntry: OnCardEntry
  /** What is entered of a card was changed. */
  readonly onEdited?: () => void
}

function Choices({
  cards,
  chosen,
  onChoose,
}: Pick<CardChooserProps, 'chosen' | 'onChoose'> & { cards: readonly CreditCard[] }) {
  return (
    <Radio.Group size="md" label={t.payWith()} value={chosen} onChange={onChoose}>
      <div className={styles.choices}>
        {cards.map((card) => (
          <Radio.Card key={card.uuid} value={card.uuid} disabled={card.is_expired} className={styles.choice}>
            <Radio.Indicator size="md" />
            <CardFace card={card} />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

/** The card that stays chosen: as it was, else the default one, else any that can be charged; one just refused last. */
function stillChosen(cards: readonly CreditCard[], chosen: string | null): string | null {
  const usable = cards.filter((card) => !card.is_expired)
  const likely = usable.find(({ was_declined }) => !was_declined) ?? usable[0]
  return (usable.find(({ uuid }) => uuid === chosen) ?? likely)?.uuid ?? null
}

/** B9.1, the checkout's variant: only the card provider's method, to choose a card or add one. */
export function CardChooser({ clientUuid, chosen, onChoose, onEntry, onEdited }: CardChooserProps) {
  const { data, error, refetch } = useCards(clientUuid)
  const [adding, setAdding] = useState(false)
  useCardDocument(data?.fields)
  const next = data ? stillChosen(data.credit_cards, chosen) : chosen
  useEffect(() => {
    if (next !== chosen) onChoose(next)
  }, [next, chosen, onChoose])

  if (error) return <LoadFailure message={cardMessages.notLoaded} onRetry={() => void refetch()} />
  if (!data) return <CardsSkeleton />
  const { credit_cards: cards, fields } = data
  if (fields === null) return <p>{t.noCards()}</p>
  const usable = cards.some((card) => !card.is_expired)
  const entering = adding || !usable
  function chooseSaved(cardUuid: string | null): void {
    setAdding(false)
    onChoose(cardUuid)
  }
  return (
    <div className={styles.parts}>
      {cards.length > 0 && <Choices cards={cards} chosen={entering ? null : chosen} onChoose={chooseSaved} />}
      {entering ? (
        <div className={styles.adding}>
          <AddCardForm
            clientUuid={clientUuid}
            onEntry={onEntry}
            onEdited={onEdited}
            onAdded={(card) => chooseSaved(card.uuid)}
            onCancel={usable ? () => setAdding(false) : undefined}
          />
        </div>
      ) : (
        <div>
          <Button
            variant="outline"
            onClick={() => {
              setAdding(true)
              onEdited?.()
            }}
          >
            {t.anotherCard()}
          </Button>
        </div>
      )}
    </div>
  )
}
