import * as ui from '@talentplace/contract/shared/messages/ui'
import { IconX } from '@tabler/icons-react'
import { KeywordIcon, keywordKindNames, type KeywordKind } from './keyword-icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './keyword-chip.module.css'

interface KeywordChipProps {
  readonly kind: KeywordKind
  readonly label: string
  /** Leaves the icon out where the group is named already (cards). */
  readonly bare?: boolean
  /** What it is, where its kind's own name doesn't say it. */
  readonly kindName?: string | undefined
  /** Gives the chip a button that takes it away. */
  readonly onRemove?: () => void
  /** What that button is called, where 'Remove' isn't what it does. */
  readonly removeLabel?: string
}

/** A role, skill, tool, language or free word. */
export function KeywordChip({
  kind,
  label,
  bare = false,
  kindName = keywordKindNames[kind],
  onRemove,
  removeLabel = ui.removeWord({ word: label }),
}: KeywordChipProps) {
  return (
    <span className={`${styles.chip} ${styles.kind}`} data-kind={kind}>
      {!bare && <KeywordIcon kind={kind} />}
      <VisuallyHidden>{ui.kindOf({ kind: kindName })}</VisuallyHidden>
      <span className={styles.label}>{label}</span>
      {onRemove && (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={removeLabel}>
          <IconX size={14} stroke={2} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
