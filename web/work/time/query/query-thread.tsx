import * as t from '@talentplace/contract/work/messages/time'
import type { EntryQuery } from '@talentplace/contract/work/time/time-entry'
import { Rich } from '../../../ui/rich.tsx'
import { TimeAgo } from '../../../platform/viewer-zone/time-ago.tsx'
import styles from './query.module.css'

const said = {
  asked: t.questioned,
  answered: t.answered,
  accepted: t.accepted,
  decided: t.decided,
} as const satisfies Readonly<Record<EntryQuery['state'], unknown>>

/** What was asked about an entry and said to it, in order. */
export function QueryThread({ query }: { query: EntryQuery }) {
  return (
    <ol className={styles.thread}>
      {query.messages.map(({ state, name, message, created_date }) => (
        <li key={`${created_date} ${state}`}>
          <p className={styles.who}>
            <Rich of={said[state]} values={{ name }} when={() => <TimeAgo instant={created_date} />} />
          </p>
          {message !== '' && <p className={styles.message}>{message}</p>}
        </li>
      ))}
    </ol>
  )
}
