import type { PageText } from '@talentplace/contract/core/content/content-page'
import type { ReactNode } from 'react'
import styles from './agreement.module.css'

/** Shows marked text: paragraphs, points, links. */
export type MarkedWords = (props: { text: string }) => ReactNode

/** The words of an agreement, section by section. */
export function AgreementText({ text: { lead, sections }, Words }: { text: PageText; Words: MarkedWords }) {
  return (
    <div className={styles.text}>
      <Words text={lead} />
      {sections.map((section, at) => (
        <section key={at} className={styles.section}>
          {section.heading !== '' && <h3 className={styles.heading}>{section.heading}</h3>}
          <Words text={section.text} />
          {section.items.map((item, nth) => (
            <div key={nth}>
              <strong>{item.heading}</strong>
              <Words text={item.text} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
