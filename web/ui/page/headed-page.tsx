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
  /** With more room than a column of forms needs, where `page` knows it. */
  readonly wide?: boolean
}

/** A heading, a lead and what stands below. */
export function HeadedPage({ heading, lead, children, styles, wide }: StyledProps) {
  return (
    <div className={styles['page']} data-wide={wide || undefined}>
      <h1 className={styles['heading']}>{heading}</h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
      {children}
    </div>
  )
}
