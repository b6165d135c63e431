import * as t from '@talentplace/contract/shared/messages/ui'
import type { ReactNode } from 'react'
import styles from './view-only.module.css'

interface ViewOnlyProps {
  /** The viewer may not change what is inside. */
  readonly when: boolean
  readonly children: ReactNode
}

/** Fields and buttons of a form that the viewer may see and not change: none can be used, and a line says why. */
export function ViewOnly({ when, children }: ViewOnlyProps) {
  if (!when) return children
  return (
    <fieldset className={styles.whole} disabled>
      <p className={styles.note}>{t.viewOnly()}</p>
      {children}
    </fieldset>
  )
}
