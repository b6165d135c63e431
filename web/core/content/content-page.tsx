import * as t from '@talentplace/contract/core/messages/content'
import * as ui from '@talentplace/contract/shared/messages/ui'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ContentSections } from './content-sections.tsx'
import { MarkedLine } from './marked-text.tsx'
import type { Content } from './use-content.ts'
import styles from './content-page.module.css'

interface ContentPageProps {
  readonly content: Content
  /** Below the lead: what one can do here. */
  readonly actions?: ReactNode
  /** Beside the heading where there is room. */
  readonly aside?: ReactNode
  /** Between heading and sections: what comes from elsewhere than the words. */
  readonly children?: ReactNode
  /** After the sections: the next step. */
  readonly closing?: ReactNode
}

/** A public page whose words staff can change. */
export function ContentPage({ content, actions, aside, children, closing }: ContentPageProps) {
  const { text, mayBeOld, retry } = content
  return (
    <div className={styles.page}>
      <div className={styles.hero} data-aside={aside !== undefined || undefined}>
        <div className={styles.opening}>
          <h1 className={styles.heading}>{text.heading}</h1>
          <p className={styles.lead}>
            <MarkedLine text={text.lead} />
          </p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {aside}
      </div>
      {mayBeOld && (
        <output className={styles.notice}>
          {t.mayBeOld()}
          <Button variant="quiet" onClick={retry}>
            {ui.tryAgain()}
          </Button>
        </output>
      )}
      {children}
      <ContentSections sections={text.sections} />
      {closing}
    </div>
  )
}
