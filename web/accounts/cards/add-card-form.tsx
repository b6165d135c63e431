import * as t from '@talentplace/contract/accounts/messages/cards'
import type { CreditCard } from '@talentplace/contract/accounts/cards/card.routes'
import { Suspense, lazy, useId } from 'react'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { useApi } from '../../platform/api/query.ts'
import { useImpersonation } from '../../platform/session/use-impersonation.ts'
import { useSession } from '../../platform/session/session.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import type { OnCardEntry } from '../../ui/form/card-entry.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './add-card-form.module.css'
import { cardMessages } from './card-messages.ts'
import { mayAddCards } from './may-add-cards.ts'
import { useReloadCards } from './use-cards.ts'

const TestCardFields = lazy(() => import('./test-card-fields.tsx'))
const StripeCardFields = lazy(() => import('./stripe-card-fields.tsx'))

interface AddCardFormProps {
  readonly clientUuid: string
  /** Where one button of the screen does everything: it adds the card, and the form has no button of its own. */
  readonly onEntry?: OnCardEntry
  /** What is entered was changed. */
  readonly onEdited?: (() => void) | undefined
  readonly onAdded: (card: CreditCard) => void
  /** Without it there is no Cancel. */
  readonly onCancel?: (() => void) | undefined
}

function Waiting() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton height={70} />
      <Skeleton width={140} height={44} />
    </div>
  )
}

/** B9.4: a card that is refused is the person's to look at, anything else is ours. */
function messageOf(error: unknown): string {
  const rejected = error instanceof ApiFailure && error.code === 'card_refused'
  return rejected ? `${cardMessages.notEntered} ${error.message}` : cardMessages.notSaved
}

/** B9.1: enters a card with the processor's own fields; its number never reaches us. */
export function AddCardForm({ clientUuid, onEntry, onEdited, onAdded, onCancel }: AddCardFormProps) {
  const heading = useId()
  const { user } = useSession()
  // B8.1: in a client's place staff add what the client could.
  const acting = useImpersonation() !== null
  const reload = useReloadCards()
  const params = { clientUuid }
  // Each opening is a beginning of its own: what a card was entered with is used up.
  const { data, error, refetch } = useApi('clients.beginCard', { params }, { staleTime: Infinity, gcTime: 0 })

  async function keep({ token, zip_code }: { token: string; zip_code: string }): Promise<string> {
    try {
      const { card } = await call('clients.addCard', { params, body: { token, zip_code } })
      await reload()
      onAdded(card)
      return card.uuid
    } catch (failed) {
      throw new Error(messageOf(failed), { cause: failed })
    }
  }

  const mayAdd = acting || mayAddCards(user?.permissions ?? [])
  const given = { mayAdd, onEntry, onEdited, onCancel, onToken: keep }
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t.addOne()}
      </h3>
      {data ? (
        <Suspense fallback={<Waiting />}>
          {data.fields.kind === 'test' ? (
            <TestCardFields {...given} client_secret={data.client_secret} />
          ) : (
            <StripeCardFields
              {...given}
              client_secret={data.client_secret}
              publishable_key={data.fields.publishable_key}
            />
          )}
        </Suspense>
      ) : error ? (
        <LoadFailure
          message={error.status === 409 || error.status === 503 ? error.message : cardMessages.notLoaded}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
    </section>
  )
}
