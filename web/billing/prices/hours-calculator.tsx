import * as units from '@talentplace/contract/core/messages/hours'
import * as t from '@talentplace/contract/billing/messages/prices'
import { minimumHours } from '@talentplace/contract/core/criteria/limits'
import { useId, useState } from 'react'
import { aboutHoursAWeek } from '../../platform/formatting/hours.ts'
import { MonthlyEstimate } from './monthly-estimate.tsx'
import styles from './hours-calculator.module.css'

const max = 100
const first = 30

/** Hours a month on a slider, and what they cost. */
export function HoursCalculator() {
  const [hours, setHours] = useState(first)
  const titleId = useId()
  const inputId = useId()
  return (
    <section className={styles.calculator} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t.whatWouldItCost()}
      </h2>
      <label htmlFor={inputId} className={styles.label}>
        {t.hoursAMonth()}
        <output htmlFor={inputId}>{units.hours({ hours })}</output>
      </label>
      <input
        id={inputId}
        className={styles.slider}
        type="range"
        min={minimumHours}
        max={max}
        step={5}
        value={hours}
        aria-valuetext={t.hoursAndWeek({ hours, week: aboutHoursAWeek(hours) })}
        onChange={(event) => setHours(Number(event.currentTarget.value))}
      />
      <p className={styles.week}>{aboutHoursAWeek(hours)}</p>
      <MonthlyEstimate hours={[hours]} isOpen={false} />
    </section>
  )
}
