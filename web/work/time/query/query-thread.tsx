import type { EntryQuery } from '@talentplace/contract/work/time/time-entry'
import { TimeAgo } from '../../../platform/viewer-zone/time-ago.tsx'
import styles from './query.module.css'

const said: Readonly<Record<EntryQuery['state'], string>> = {
  asked: 'asked',
  answered: 'answered',
  accepted: 'accepted the answer',
  decided: 'decided',
}

/** What was asked about an entry and said to it, in order. */
export function QueryThread({ query }: { query: EntryQuery }) {
  return (
    <ol className={styles.thread}>
      {query.messages.map(({ state, name, message, created_date }) => (
        <li key={`${created_date} ${state}`}>
          <p className={styles.who}>
            {name} {said[state]}, <TimeAgo instant={created_date} />
          </p>
          {message !== '' && <p className={styles.message}>{message}</p>}
        </li>
      ))}
    </ol>
  )
}
