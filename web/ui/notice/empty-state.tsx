import type { ReactNode } from 'react'
import styles from './state-message.module.css'

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** What will be here, or what to try. */
  readonly children?: ReactNode
  /** The next step: links or buttons. */
  readonly actions?: ReactNode
}

/** Says what a screen without content is waiting for, and offers the next step. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.message}>
      {icon && (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
