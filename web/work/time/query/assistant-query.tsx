import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useNow } from '../../../platform/browser/use-now.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { QueryForm } from './query-form.tsx'
import { querySteps } from './query-steps.ts'
import { QueryThread } from './query-thread.tsx'
import styles from './query.module.css'

/** What the client asks about an entry, and the assistant's answer. */
export function AssistantQuery({ entry }: { entry: TimeEntry }) {
  const now = useNow()
  const { query, uuid } = entry
  if (query === null) return null
  const { canAnswer, isOurs } = querySteps(entry, now)
  return (
    <div className={styles.query} data-open={entry.status === 'queried' || undefined}>
      <QueryThread query={query} />
      {isOurs && <p className={styles.who}>Our team is looking at it and will decide.</p>}
      {canAnswer && (
        <>
          {!isOurs && (
            <p className={styles.who}>
              Answer, or correct the time, by <InstantTime instant={query.answer_until} />. The rest of your time goes
              ahead.
            </p>
          )}
          <QueryForm
            uuid={uuid}
            state="answered"
            label="Your answer"
            submit={{ label: 'Send the answer', busy: 'Sending …' }}
          />
        </>
      )}
    </div>
  )
}
