import { placeText, type MeetingPlace } from '@talentplace/contract/core/calendar/meeting-ways'
import styles from './meeting-list.module.css'

/** Where a meeting is held; nothing where that isn’t known. */
export function PlaceLine({ place }: { place: MeetingPlace | null }) {
  if (place === null) return null
  if (place.way !== 'video') return <span className={styles.time}>{placeText(place)}</span>
  return (
    <span className={styles.time}>
      <a href={place.at} rel="noopener">
        Join the video call
      </a>
    </span>
  )
}
