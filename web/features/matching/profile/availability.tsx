import { aboutHoursAWeek } from '../../../platform/formatting/hours.ts'
import { availableHours } from './available-hours.ts'
import styles from './availability.module.css'
import { Section } from './section.tsx'

interface AvailabilityProps {
  readonly person: { readonly available_hours_per_month: number; readonly monthly_hours_committed: number }
}

/** B5.4: the hours a month that are still free. */
export function Availability({ person }: AvailabilityProps) {
  const hours = availableHours(person)
  return (
    <Section title="Current availability">
      <p className={styles.hours}>
        <span className={styles.number}>{hours} h</span> a month
      </p>
      <p className={styles.note}>
        {hours > 0 ? `${aboutHoursAWeek(hours)}. ` : 'Fully booked at the moment. '}
        {person.monthly_hours_committed > 0
          ? `${person.monthly_hours_committed} h of ${person.available_hours_per_month} h a month are committed to other clients.`
          : 'No hours are committed to other clients.'}
      </p>
    </Section>
  )
}
