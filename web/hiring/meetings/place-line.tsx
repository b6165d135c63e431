import * as t from '@talentplace/contract/hiring/messages/meetings'
import type { MeetingPlace } from '@talentplace/contract/core/calendar/meeting-ways'
import styles from './meeting-list.module.css'

/** Where a meeting is held; nothing where that isn’t known. */
export function PlaceLine({ place }: { place: MeetingPlace | null }) {
  if (place === null) return null
  const number = { number: place.at }
  if (place.way !== 'video')
    return <span className={styles.time}>{place.way === 'phone' ? t.callUs(number) : t.weCall(number)}</span>
  return (
    <span className={styles.time}>
      <a href={place.at} rel="noopener">
        {t.joinVideo()}
      </a>
    </span>
  )
}
