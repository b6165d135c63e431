import * as t from '@talentplace/contract/work/messages/time'
import { Rich } from '../../../ui/rich.tsx'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useState } from 'react'
import { useNow } from '../../../platform/browser/use-now.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldsInPlace } from '../../../ui/form/fields-in-place.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { useFocusBack } from '../../../ui/form/use-focus-back.ts'
import { useSave } from '../../../ui/form/use-save.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import { QueryForm } from './query-form.tsx'
import { querySteps } from './query-steps.ts'
import { QueryThread } from './query-thread.tsx'
import styles from './query.module.css'

function AcceptAnswer({ uuid, label }: { uuid: string; label: string }) {
  const save = useSave('time.queryTime', {
    reloads: ['time.*'],
    reloadsOnError: true,
    errorMessage: t.notAccepted(),
  })
  return (
    <>
      <Button
        busy={save.isPending}
        onClick={() => save.mutate({ params: { uuid }, body: { state: 'accepted', message: '' } })}
      >
        {label}
      </Button>
      <FormFailure failure={save.failure} />
    </>
  )
}

/** Asks about this entry; all others go on. */
function Requested({ entry }: { entry: TimeEntry }) {
  const [asking, setAsking] = useState(false)
  const place = useFocusBack<HTMLDivElement>(asking)
  return (
    <div ref={place} className={styles.ask}>
      {asking ? (
        <FieldsInPlace className={styles.query}>
          <QueryForm
            uuid={entry.uuid}
            state="asked"
            label={t.whatToKnow()}
            description={t.whoAnswers({ name: firstName(entry.virtualassistant_name) })}
            submit={{ label: t.send(), busy: t.sending() }}
            onClose={() => setAsking(false)}
          />
        </FieldsInPlace>
      ) : (
        <TextButton
          aria-label={t.askAbout({ what: `${entry.task_name ?? entry.project_name}, ${entry.description}` })}
          onClick={() => setAsking(true)}
        >
          {t.question()}
        </TextButton>
      )}
    </div>
  )
}

/** The question of a client about an entry: asked, answered, accepted, or asked once more. */
export function ClientQuery({ entry }: { entry: TimeEntry }) {
  const now = useNow()
  const { query, uuid, status, virtualassistant_name } = entry
  const { canAccept, canRequestAgain, canAnswer, isOurs } = querySteps(entry, now)
  return (
    <>
      {query && (
        <div className={styles.query} data-open={status === 'queried' || undefined}>
          <QueryThread query={query} />
          {isOurs && <p className={styles.who}>{t.teamDecides()}</p>}
          {canAnswer && !isOurs && (
            <p className={styles.who}>
              <Rich
                of={t.hasUntil}
                values={{ name: firstName(virtualassistant_name) }}
                when={() => <InstantTime instant={query.answer_until} />}
              />
            </p>
          )}
          {canAccept && (
            <div className={styles.buttons}>
              <AcceptAnswer uuid={uuid} label={canAnswer ? t.fineNow() : t.acceptAnswer()} />
            </div>
          )}
          {canRequestAgain && (
            <QueryForm
              uuid={uuid}
              state="asked"
              label={t.askOnceMore()}
              submit={{ label: t.askAgain(), busy: t.sending(), outline: true }}
            />
          )}
        </div>
      )}
      {timeEntryStates.is('askable', status) && <Requested entry={entry} />}
    </>
  )
}
