import * as t from '@talentplace/contract/shared/messages/lists'
import type { ReactNode } from 'react'
import { TextButton } from '../../text-button.tsx'
import type { SelectionControl } from './use-list-selection.ts'
import styles from './selection.module.css'

interface SelectionBarProps {
  readonly control: SelectionControl
  readonly page: readonly string[]
  /** How many are selected, and how many match the filters. */
  readonly selected: number
  readonly matching: number
  /** What can be done with them. */
  readonly children: ReactNode
}

/** How much is selected, more of it, and what can be done with it. */
export function SelectionBar({ control, page, selected, matching, children }: SelectionBarProps) {
  const isEverything = control.selection.everything && selected === matching
  return (
    <section className={styles.bar} aria-label={t.selection()}>
      <strong aria-live="polite">{t.selectedRows({ count: selected })}</strong>
      <TextButton onClick={() => control.setPage(page, true)}>{t.selectPage()}</TextButton>
      {!isEverything && matching > page.length && (
        <TextButton onClick={control.selectAll}>{t.selectMatching({ count: matching })}</TextButton>
      )}
      <TextButton onClick={control.clear}>{t.clearSelection()}</TextButton>
      <span className={styles.actions}>{children}</span>
    </section>
  )
}
