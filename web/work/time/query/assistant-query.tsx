import * as t from '@talentplace/contract/work/messages/time'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { Rich } from '../../../ui/rich.tsx'
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
      {isOurs && <p className={styles.who}>{t.teamDecides()}</p>}
      {canAnswer && (
        <>
          {!isOurs && (
            <p className={styles.who}>
              <Rich of={t.answerBy} values={{}} when={() => <InstantTime instant={query.answer_until} />} />
            </p>
          )}
          <QueryForm
            uuid={uuid}
            state="answered"
            label={t.yourAnswer()}
            submit={{ label: t.sendAnswer(), busy: t.sendingAnswer() }}
          />
        </>
      )}
    </div>
  )
}
