import * as t from '@talentplace/contract/accounts/messages/cards'
import type { CardFields, CreditCard } from '@talentplace/contract/accounts/cards/card.routes'
import { IconCreditCard } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AddCardForm } from './add-card-form.tsx'
import styles from './card-list.module.css'
import { cardMessages } from './card-messages.ts'
import { CardRow } from './card-row.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { mayAddCards } from './may-add-cards.ts'
import { useCardDocument } from './card-document.ts'
import { useCards } from './use-cards.ts'

function Cards({ clientUuid, cards, mayChange }: { clientUuid: string; cards: CreditCard[]; mayChange: boolean }) {
  if (cards.length === 0) {
    return (
      <EmptyState icon={<IconCreditCard size={28} stroke={1.5} />} title={t.noCardYet()}>
        {t.firstCard()}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list} aria-label={t.yourCards()}>
      {cards.map((card) => (
        <CardRow key={card.uuid} clientUuid={clientUuid} card={card} mayChange={mayChange} />
      ))}
    </ul>
  )
}

function AddCard({ clientUuid, fields }: { clientUuid: string; fields: CardFields | null }) {
  const [adding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(false)
  useEffect(() => {
    if (wasAdding.current && !adding) opener.current?.focus()
    wasAdding.current = adding
  }, [adding])
  const close = () => setAdding(false)
  if (fields === null) return <p className={styles.note}>{t.noAdding()}</p>
  return adding ? (
    <div className={styles.adding}>
      <AddCardForm clientUuid={clientUuid} onAdded={close} onCancel={close} />
    </div>
  ) : (
    <div>
      <Button ref={opener} variant="outline" onClick={() => setAdding(true)}>
        {t.addOne()}
      </Button>
    </div>
  )
}

/** B9.1: a client's cards, to add, to make the default, to delete. */
export function CardList({ clientUuid }: { clientUuid: string }) {
  const { user } = useSession()
  const { data, error, refetch } = useCards(clientUuid)
  useCardDocument(data?.fields)
  const mayChange = mayAddCards(user?.permissions ?? [])
  return (
    <Panel title={t.yourCards()} lead={t.howCharged()}>
      {data ? (
        <div className={styles.parts}>
          <Cards clientUuid={clientUuid} cards={data.credit_cards} mayChange={mayChange} />
          {mayChange && <AddCard clientUuid={clientUuid} fields={data.fields} />}
        </div>
      ) : error ? (
        <LoadFailure message={cardMessages.notLoaded} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton />
      )}
    </Panel>
  )
}
