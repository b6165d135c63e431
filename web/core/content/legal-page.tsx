import * as t from '@talentplace/contract/core/messages/content'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { Link } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { MarkedLine, MarkedText } from './marked-text.tsx'
import { ContentSections } from './content-sections.tsx'
import type { Content } from './use-content.ts'
import styles from './legal-page.module.css'

const anchorOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

interface LegalPageProps {
  readonly content: Content
  /** Set when an earlier edition is shown: where the one in force is. */
  readonly inForce: string | null
}

/** A text people agree to: its edition, what is in it, and one column to read. */
export function LegalPage({ content: { text, version, mayBeOld, retry }, inForce }: LegalPageProps) {
  const plain = text.sections.filter(({ layout }) => layout === 'text')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>
          <MarkedLine text={text.lead} />
        </p>
        <p className={styles.edition}>{t.edition({ version })}</p>
        {inForce !== null && (
          <p className={styles.notice}>
            {t.isEarlier()}
            <LinkButton variant="quiet" to={inForce}>
              {t.readInForce()}
            </LinkButton>
          </p>
        )}
        {mayBeOld && (
          <output className={styles.notice}>
            {inForce === null ? t.textMayBeOld() : t.editionNotLoaded()}
            <Button variant="quiet" onClick={retry}>
              {ui.tryAgain()}
            </Button>
          </output>
        )}
      </header>
      <nav className={styles.contents} aria-label={t.onThisPage()}>
        <ul>
          {plain.map(({ heading }) => (
            <li key={heading}>
              <Link to={`#${anchorOf(heading)}`}>{heading}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {text.sections.map((section, at) =>
          section.layout === 'text' ? (
            <section key={at} id={anchorOf(section.heading)} className={styles.section}>
              <h2>{section.heading}</h2>
              <MarkedText text={section.text} />
            </section>
          ) : (
            <ContentSections key={at} sections={[section]} />
          ),
        )}
      </div>
    </div>
  )
}
