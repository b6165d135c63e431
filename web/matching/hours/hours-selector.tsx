import { hoursChoices, minimumHours, moreHoursValue } from '@talentplace/contract/core/criteria/limits'
import * as limits from '@talentplace/contract/core/messages/hours'
import { PlainSelect } from '../../ui/plain-select.tsx'
import styles from './hours-field.module.css'

export interface RoleHours {
  readonly hours: number
  /** '100+': the hours are 59 and stand for more than a price list covers. */
  readonly more: boolean
}

interface HoursSelectorProps extends RoleHours {
  readonly id: string
  readonly label: string
  readonly onChange: (chosen: RoleHours) => void
}

const more = '100+'

/** B3.1: the hours of one role out of the choices. Hours that came from elsewhere (a link, staff) stay choosable. */
export function HoursSelector({ id, label, hours, more: isMore, onChange }: HoursSelectorProps) {
  const choices: readonly number[] = hoursChoices
  const isTooFew = hours < minimumHours
  const isExtra = !isMore && !choices.includes(hours)
  return (
    <div className={styles.field}>
      <PlainSelect
        id={id}
        aria-label={label}
        aria-invalid={isTooFew || undefined}
        aria-describedby={isTooFew ? `${id}-error` : undefined}
        value={isMore ? more : String(hours)}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === more ? { hours: moreHoursValue, more: true } : { hours: Number(value), more: false })
        }
      >
        {isExtra && <option value={String(hours)}>{hours}</option>}
        {choices.map((each) => (
          <option key={each} value={String(each)}>
            {each}
          </option>
        ))}
        <option value={more}>{more}</option>
      </PlainSelect>
      {isTooFew && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {limits.tooFewSelected()}
        </p>
      )}
    </div>
  )
}
