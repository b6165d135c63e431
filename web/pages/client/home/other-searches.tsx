import * as t from '@talentplace/contract/core/messages/client-home'
import { Link } from 'react-router'
import { paths } from '../../../platform/navigation/paths.ts'
import { TimeAgo } from '../../../platform/viewer-zone/time-ago.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { draftWords, type Draft } from './draft.ts'
import styles from './client-home.module.css'

/** The searches seen before the last one. `total`: of all, shown or not. */
export function OtherSearches({ drafts, total }: { drafts: readonly Draft[]; total: number }) {
  const more = total - drafts.length - 1
  return (
    <Panel title={t.otherSearches()}>
      <ul className={styles.searches}>
        {drafts.map((draft) => (
          <li key={draft.uuid} className={styles.search}>
            <Link to={paths.search(draft.step, draft.uuid)} className={styles.searchLink}>
              {draftWords(draft)}
            </Link>
            <span className={styles.searchFacts}>
              {draft.hours !== null && <span>{t.hoursAMonth({ hours: draft.hours })}</span>}
              <TimeAgo instant={draft.last_seen} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t.olderSearches({ count: more })}</p>}
    </Panel>
  )
}
