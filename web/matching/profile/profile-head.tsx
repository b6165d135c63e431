import { zonePlace } from '@talentplace/contract/shared/zone-name'
import { IconX } from '@tabler/icons-react'
import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import { clockDifference } from '../../platform/formatting/difference.ts'
import { Button } from '../../ui/button.tsx'
import { Portrait } from '../candidates/card/portrait.tsx'
import { RatingLine } from '../candidates/card/rating-line.tsx'
import type { ServerInstant } from '../candidates/card/server-clock.ts'
import { LocalClock } from './local-clock.tsx'
import styles from './profile-head.module.css'

interface ProfileHeadProps {
  readonly assistant: AssistantProfile
  readonly instant: ServerInstant
  readonly onStale: () => void
  readonly onClose: () => void
}

/** Who it is, where, and what time it is there and here. */
export function ProfileHead({ assistant, instant, onStale, onClose }: ProfileHeadProps) {
  const { display_name: name, timezone_offset, next_change, overlap } = assistant
  return (
    <header className={styles.head}>
      <Portrait avatarId={assistant.avatar_id} name={name} size="profile" />
      <div className={styles.who}>
        <h1 className={styles.name}>
          {name}
          {assistant.preferred_pronouns !== '' && (
            <span className={styles.pronouns}> {assistant.preferred_pronouns}</span>
          )}
        </h1>
        <p className={styles.place}>
          {assistant.city}, {assistant.region} ·{' '}
          <span className={styles.clock}>
            <LocalClock instant={instant} offset={timezone_offset} nextChange={next_change} onStale={onStale} />
          </span>{' '}
          there
          {overlap && (
            <>
              {' '}
              ({clockDifference(timezone_offset, overlap.timezone_offset)}) ·{' '}
              <span className={styles.clock}>
                <LocalClock instant={instant} offset={overlap.timezone_offset} nextChange={null} onStale={onStale} />
              </span>{' '}
              for you in {zonePlace(overlap.timezone)}
            </>
          )}
        </p>
        <RatingLine candidate={assistant} />
        {assistant.blurb !== '' && <p className={styles.blurb}>{assistant.blurb}</p>}
      </div>
      <div className={styles.close}>
        <Button variant="outline" onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
          Close
        </Button>
      </div>
    </header>
  )
}
