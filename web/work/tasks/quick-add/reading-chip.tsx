import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './reading.module.css'

interface ReadingChipProps {
  readonly tone: 'info' | 'notice' | 'good'
  /** The words of the line that it stands for. */
  readonly text: string
  readonly children: ReactNode
  readonly onDismiss: () => void
}

/** What words of a line mean, with a button that puts them back into the task's name. */
export function ReadingChip({ tone, text, children, onDismiss }: ReadingChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
      <button type="button" aria-label={`Keep “${text}” in the task name`} onClick={onDismiss}>
        <IconX size={14} stroke={2} aria-hidden="true" />
      </button>
    </span>
  )
}
