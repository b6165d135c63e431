import type { ChangeEvent, KeyboardEvent } from 'react'
import styles from './row-checkbox.module.css'

interface RowCheckboxProps {
  readonly label: string
  readonly checked: boolean
  /** Some of what it stands for is chosen. */
  readonly partly?: boolean
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Chooses a row of a list. */
export function RowCheckbox({ label, checked, partly = false, onChange, onKeyDown }: RowCheckboxProps) {
  return (
    <label className={styles.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        type="checkbox"
        aria-label={label}
        data-row-selector
        checked={checked}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    </label>
  )
}
