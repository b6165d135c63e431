import * as t from '@talentplace/contract/core/messages/content'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../../platform/navigation/paths.ts'
import { guides, type GuideSlug } from './guides.ts'
import styles from './guide-cards.module.css'

/** The guides, but the one being read. */
export function GuideCards({ without }: { without?: GuideSlug }) {
  return (
    <nav aria-label={t.guides()}>
      <ul className={styles.cards}>
        {guides
          .filter(({ slug }) => slug !== without)
          .map(({ slug, title, about }) => (
            <li key={slug}>
              <Link to={paths.guide(slug)} className={styles.card}>
                <span className={styles.title}>
                  {title}
                  <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
                </span>
                <span className={styles.about}>{about}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
