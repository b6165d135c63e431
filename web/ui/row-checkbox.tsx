import type { ChangeEvent } from 'react'
import styles from './row-checkbox.module.css'

interface RowCheckboxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Chooses a row of a list. */
export function RowCheckbox({ label, checked, onChange }: RowCheckboxProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  )
}
