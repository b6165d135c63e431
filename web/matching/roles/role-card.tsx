import { useId } from 'react'
import { IconCheck } from '@tabler/icons-react'
import styles from './role-card.module.css'

interface RoleCardProps {
  readonly name: string
  readonly description: string
  /** Why it is recommended. */
  readonly reasons: readonly string[]
  readonly isSelected: boolean
  readonly onToggle: (isSelected: boolean) => void
}

/** B2.3: a role to tick; the whole card takes the press. */
export function RoleCard({ name, description, reasons, isSelected, onToggle }: RoleCardProps) {
  const id = useId()
  return (
    <label className={styles.card} data-selected={isSelected || undefined}>
      <span className={styles.top}>
        <span className={styles.check}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-description ${id}-reasons`}
            onChange={(event) => onToggle(event.currentTarget.checked)}
          />
          <IconCheck size={16} stroke={2.5} aria-hidden="true" />
        </span>
        <span className={styles.name} id={`${id}-name`}>
          {name}
        </span>
      </span>
      <span className={styles.description} id={`${id}-description`}>
        {description}
      </span>
      <span className={styles.reasons} id={`${id}-reasons`}>
        {reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            {reason}
          </span>
        ))}
      </span>
    </label>
  )
}
