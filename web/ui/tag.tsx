import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** Never the only sign of what it means: the text says it too. */
  readonly tone?: 'plain' | 'good' | 'notice' | 'danger' | 'info'
  readonly children: ReactNode
}

/** A short word about the thing beside it. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
