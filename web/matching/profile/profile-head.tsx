import * as t from '@talentplace/contract/matching/messages/profile'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { zonePlace } from '@talentplace/contract/shared/zone-name'
import { IconX } from '@tabler/icons-react'
import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import { useEffect } from 'react'
import { clockDifference } from '../../platform/formatting/difference.ts'
import { localTime } from '../../platform/formatting/local-time.ts'
import { Button } from '../../ui/button.tsx'
import { Portrait } from '../candidate-parts/portrait.tsx'
import { RatingLine } from '../candidate-parts/rating-line.tsx'
import { offsetIsStale, useServerTime, type ServerInstant } from '../candidate-parts/server-clock.ts'
import styles from './profile-head.module.css'
import { twelveHourTime } from './twelve-hour-clock.ts'

interface ProfileHeadProps {
  readonly assistant: AssistantProfile
  readonly instant: ServerInstant
  readonly onStale: () => void
  readonly onClose: () => void
}

const second = 1000

interface LocalClockProps {
  readonly instant: ServerInstant
  /** Minutes east of UTC. */
  readonly offset: number
  /** When the offset changes next, ISO 8601. */
  readonly nextChange: string | null
  /** The offset no longer holds: a fresh one is needed. */
  readonly onStale: () => void
}

/** B5.3: the time of day there, each second, by the server's clock and offset. */
function LocalClock({ instant, offset, nextChange, onStale }: LocalClockProps) {
  const time = useServerTime(instant, second) ?? Date.parse(instant.now)
  const isStale = offsetIsStale(time, nextChange)
  useEffect(() => {
    if (isStale) onStale()
  }, [isStale, onStale])
  return (
    <time dateTime={new Date(time).toISOString()}>{twelveHourTime(localTime(offset, time, { seconds: true }))}</time>
  )
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
          {t.there()}
          {overlap && (
            <>
              {' '}
              ({clockDifference(timezone_offset, overlap.timezone_offset)}) ·{' '}
              <span className={styles.clock}>
                <LocalClock instant={instant} offset={overlap.timezone_offset} nextChange={null} onStale={onStale} />
              </span>{' '}
              {t.forYouIn({ place: zonePlace(overlap.timezone) })}
            </>
          )}
        </p>
        <RatingLine candidate={assistant} />
        {assistant.blurb !== '' && <p className={styles.blurb}>{assistant.blurb}</p>}
      </div>
      <div className={styles.close}>
        <Button variant="outline" onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
          {ui.close()}
        </Button>
      </div>
    </header>
  )
}
