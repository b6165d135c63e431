import * as t from '@talentplace/contract/work/messages/tasks'
import styles from './bulk-bar.module.css'

interface ChoiceProps {
  readonly label: string
  readonly disabled: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

/** A select that does something at once, and goes back to its name. */
export function Choice({ label, disabled, options, onChoose }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value=""
      disabled={disabled}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{t.choose({ label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
