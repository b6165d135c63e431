import { KeywordChip } from '../../ui/keyword-chip.tsx'
import type { UnderstoodName } from './understood-words.ts'
import styles from './understood-chips.module.css'

interface UnderstoodChipsProps {
  readonly names: readonly UnderstoodName[]
  readonly onRemove: (name: UnderstoodName) => void
}

/** B2.1: what was recognised in free words, each of which can be left out. */
export function UnderstoodChips({ names, onRemove }: UnderstoodChipsProps) {
  if (names.length === 0) return null
  return (
    <div className={styles.row}>
      <span className={styles.name} id="understood-as">
        Understood as
      </span>
      <ul className={styles.chips} aria-labelledby="understood-as">
        {names.map((name) => (
          <li key={`${name.type}:${name.id}`}>
            <KeywordChip
              kind={name.type}
              label={name.value}
              removeLabel={`Leave out ${name.value}`}
              onRemove={() => onRemove(name)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
