import * as t from '@talentplace/contract/core/messages/content'
import { Link } from 'react-router'
import { paths } from '../../../platform/navigation/paths.ts'
import { GuideCards } from './guide-cards.tsx'
import type { GuideSlug } from './guides.ts'
import styles from './other-guides.module.css'

/** The end of a guide: the others, and the way back to all. */
export function OtherGuides({ present }: { present: GuideSlug }) {
  return (
    <section className={styles.others} aria-labelledby="other-guides">
      <h2 id="other-guides">{t.readOn()}</h2>
      <GuideCards without={present} />
      <Link to={paths.resourceHub()}>{t.allGuides()}</Link>
    </section>
  )
}
