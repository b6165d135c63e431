import { useState } from 'react'
import { maximumHours } from '@talentplace/contract/core/criteria/limits'
import * as limits from '@talentplace/contract/core/messages/hours'
import * as t from '@talentplace/contract/matching/messages/hours'
import { readTypedHours } from './typed-hours.ts'
import styles from './hours-field.module.css'

interface HoursInputProps {
  readonly id: string
  readonly label: string
  readonly hours: number
  /** Null while what stands in the field is no number of hours. */
  readonly onChange: (hours: number | null) => void
}

/** B3.4: the hours of one role typed freely. */
export function HoursInput({ id, label, hours, onChange }: HoursInputProps) {
  const [text, setText] = useState(String(hours))
  const [given, setGiven] = useState(hours)
  if (given !== hours) {
    // Changed elsewhere (Back, another tab): what was typed here is out of date.
    setGiven(hours)
    if (readTypedHours(text) !== hours) setText(String(hours))
  }
  const isWrong = readTypedHours(text) === null
  const tooMany = Number(text) > maximumHours
  return (
    <div className={styles.field}>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          onChange(readTypedHours(value))
        }}
      />
      {isWrong && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {tooMany ? t.tooManyTyped({ hours: maximumHours }) : limits.tooFewTyped()}
        </p>
      )}
    </div>
  )
}
