import { useId } from 'react'
import styles from './pay-panel.module.css'
import type { PayRequirement } from './pay-requirements.ts'

interface PayRequirementListProps {
  readonly requirements: readonly PayRequirement[]
  /** Leads to where it is met. */
  readonly onPress: (requirement: PayRequirement) => void
}

/** What Pay still needs: each entry leads to its field. */
export function PayRequirementList({ requirements, onPress }: PayRequirementListProps) {
  const heading = useId()
  if (requirements.length === 0) return null
  return (
    <div className={styles.missing}>
      <p id={heading}>Before you pay</p>
      <ul aria-labelledby={heading}>
        {requirements.map((requirement) => (
          <li key={`${requirement.at} ${requirement.message}`}>
            <button type="button" className={styles.requirement} onClick={() => onPress(requirement)}>
              {requirement.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
