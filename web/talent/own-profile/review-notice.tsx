import type { OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { editionStates } from '@talentplace/contract/talent/assistants/edition.states'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import styles from './own-profile.module.css'

/** What our team does with what they wrote, while clients don't see it yet. */
export function ReviewNotice({ review }: { review: NonNullable<OwnProfile['review']> }) {
  return (
    <Panel title="Your changes" actions={<StateTag of={editionStates} state={review.state} />}>
      {review.state === 'waiting' ? (
        <p className={styles.note}>
          Sent <InstantTime instant={review.sent_date} />. Clients see your new words and photo once our team has looked
          at them; until then they see what was there before.
        </p>
      ) : (
        <>
          <p className={styles.returned}>{review.note}</p>
          <p className={styles.note}>
            Change it below and save to send it again. Clients still see what was there before.
          </p>
        </>
      )}
    </Panel>
  )
}
