import { KeywordChip } from '../../../ui/keyword-chip.tsx'
import type { KeywordKind } from '../../../ui/keyword-icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './chip-row.module.css'
import { wantedFirst } from './wanted-first.ts'

interface ChipRowProps {
  readonly kind: Exclude<KeywordKind, 'default'>
  /** How the group is called, e.g. 'Skills'. */
  readonly label: string
  readonly items: readonly { readonly id: number; readonly value: string }[]
  /** Ids to lead. */
  readonly wanted: readonly number[]
}

/** B4.6: up to three of a group, the wanted ones first, then '+N'. */
export function ChipRow({ kind, label, items, wanted }: ChipRowProps) {
  const { shown, more } = wantedFirst(items, wanted)
  if (shown.length === 0) return null
  return (
    <ul className={styles.row} aria-label={label}>
      {shown.map((item) => (
        <li key={item.id}>
          <KeywordChip kind={kind} label={item.value} bare />
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">+{more}</span>
          <VisuallyHidden>{more} more</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
