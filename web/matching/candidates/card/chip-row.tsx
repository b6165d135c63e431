import * as t from '@talentplace/contract/matching/messages/candidates'
import { matchingVisible } from '@talentplace/contract/core/criteria/limits'
import { KeywordChip } from '../../../ui/keyword-chip.tsx'
import type { KeywordKind } from '../../../ui/keyword-icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './chip-row.module.css'

interface ChipRowProps {
  readonly kind: Exclude<KeywordKind, 'default'>
  /** How the group is called, e.g. 'Skills'. */
  readonly label: string
  readonly items: readonly { readonly id: number; readonly value: string }[]
  /** How many the person has in all. */
  readonly count: number
}

/** B4.6: up to three of a group, then '+N'. */
export function ChipRow({ kind, label, items, count }: ChipRowProps) {
  const visible = items.slice(0, matchingVisible)
  const more = count - visible.length
  if (visible.length === 0) return null
  return (
    <ul className={styles.row} aria-label={label}>
      {visible.map((item) => (
        <li key={item.id}>
          <KeywordChip kind={kind} label={item.value} bare />
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">+{more}</span>
          <VisuallyHidden>{t.more({ count: more })}</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
