import * as t from '@talentplace/contract/matching/messages/hours'
import { useId } from 'react'
import { aboutHoursAWeek } from '../../platform/formatting/hours.ts'
import { HoursInput } from './hours-input.tsx'
import { HoursSelector, type RoleHours } from './hours-selector.tsx'
import styles from './hours-list.module.css'

export interface RoleLine extends RoleHours {
  readonly rid: number
  readonly name: string
}

interface HoursListProps {
  readonly lines: readonly RoleLine[]
  /** B3.4: staff in a project type hours freely. */
  readonly isFreeText: boolean
  /** Null hours: what stands in the field is no number of hours. */
  readonly onChange: (rid: number, chosen: RoleHours | null) => void
}

/** One row for each role: its name, what the hours mean by the week, and the field to change them. */
export function HoursList({ lines, isFreeText, onChange }: HoursListProps) {
  const id = useId()
  return (
    <ul className={styles.list}>
      {lines.map(({ rid, name, hours, more }) => (
        <li key={rid} className={styles.row}>
          <span className={styles.role}>
            <span className={styles.name}>{name}</span>
            <span className={styles.help}>{more ? t.overWeek() : aboutHoursAWeek(hours)}</span>
          </span>
          {isFreeText ? (
            <HoursInput
              id={`${id}-${rid}`}
              label={t.hoursOfRole({ role: name })}
              hours={hours}
              onChange={(typed) => onChange(rid, typed === null ? null : { hours: typed, more: false })}
            />
          ) : (
            <HoursSelector
              id={`${id}-${rid}`}
              label={t.hoursOfRole({ role: name })}
              hours={hours}
              more={more}
              onChange={(chosen) => onChange(rid, chosen)}
            />
          )}
          <span className={styles.unit} aria-hidden="true">
            {t.unit()}
          </span>
        </li>
      ))}
    </ul>
  )
}
