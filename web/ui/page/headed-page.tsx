import type { ReactNode } from 'react'

export interface HeadedPageProps {
  /** The page's one main heading; focus goes there on arrival. */
  readonly heading: string
  /** A sentence below it. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

interface StyledProps extends HeadedPageProps {
  /** How `page`, `heading` and `lead` look. */
  readonly styles: CSSModuleClasses
}

/** A heading, a lead and what stands below. */
export function HeadedPage({ heading, lead, children, styles }: StyledProps) {
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{heading}</h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
      {children}
    </div>
  )
}
