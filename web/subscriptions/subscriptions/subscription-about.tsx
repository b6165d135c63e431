import * as t from '@talentplace/contract/subscriptions/messages/subscriptions'
import { classificationStates } from '@talentplace/contract/subscriptions/project.states'
import { Tag } from '../../ui/tag.tsx'
import { pauseWords } from '../pauses/pause-words.ts'
import type { Subscription } from '../visible-subscription.ts'

/** Who works on a subscription and as what, and its states that matter. */
export function SubscriptionAbout({ subscription }: { subscription: Subscription }) {
  const { classification, ar_status, pause, cancellation, people, roles } = subscription
  return (
    <>
      {people.length > 0 && <strong>{people.map(({ display_name }) => display_name).join(', ')}</strong>}
      <span>{roles.join(', ')}</span>
      <Tag tone={classification === 'current' ? 'good' : 'plain'}>{classificationStates.word(classification)}</Tag>
      {ar_status === 'past_due' && <Tag tone="danger">{t.pastDue()}</Tag>}
      {pause && !cancellation && <Tag tone="notice">{pauseWords(pause)}</Tag>}
      {cancellation && classification !== 'past' && <Tag tone="notice">{t.cancelled()}</Tag>}
    </>
  )
}
