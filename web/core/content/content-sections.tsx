import { IconPlus } from '@tabler/icons-react'
import type { ContentSection } from '@talentplace/contract/core/content/content-page'
import { useId } from 'react'
import { MarkedText } from './marked-text.tsx'
import styles from './content-sections.module.css'

type Items = ContentSection['items']

function Cards({ items }: { items: Items }) {
  return (
    <ul className={styles.cards} data-thirds={items.length % 3 === 0 || undefined}>
      {items.map(({ heading, text }) => (
        <li key={heading} className={styles.card}>
          <h3>{heading}</h3>
          <MarkedText text={text} />
        </li>
      ))}
    </ul>
  )
}

function Steps({ items }: { items: Items }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <MarkedText text={text} />
        </li>
      ))}
    </ol>
  )
}

function Questions({ items }: { items: Items }) {
  return (
    <div className={styles.questions}>
      {items.map(({ heading, text }) => (
        <details key={heading}>
          <summary>
            {heading}
            <IconPlus size={20} stroke={1.75} aria-hidden="true" />
          </summary>
          <MarkedText text={text} />
        </details>
      ))}
    </div>
  )
}

const layouts = { text: null, cards: Cards, steps: Steps, questions: Questions }

function Section({ section: { heading, layout, text, items } }: { section: ContentSection }) {
  const titleId = useId()
  const Layout = layouts[layout]
  return (
    <section className={styles.section} aria-labelledby={heading === '' ? undefined : titleId}>
      {heading !== '' && (
        <h2 id={titleId} className={styles.title}>
          {heading}
        </h2>
      )}
      <div className={styles.body}>
        {text !== '' && <MarkedText text={text} />}
        {Layout && items.length > 0 && <Layout items={items} />}
      </div>
    </section>
  )
}

/** The sections of a page: heading on the left, what it says on the right; below each other where there is less room. */
export function ContentSections({ sections }: { sections: readonly ContentSection[] }) {
  return sections.map((section, at) => <Section key={at} section={section} />)
}
