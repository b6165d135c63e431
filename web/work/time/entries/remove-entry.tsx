import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/entries'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './entries.module.css'

interface RemoveEntryProps {
  /** What may be removed; null: nothing is asked. */
  readonly entry: TimeEntry | null
  readonly onClose: () => void
}

function Question({ entry, onClose }: { entry: TimeEntry; onClose: () => void }) {
  const remove = useSave('time.removeTime', {
    reloads: ['time.*'],
    errorMessage: t.notRemoved(),
    onSaved: onClose,
  })
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {t.removeNote({
          hours: hoursText(entry.seconds, currentLanguage()),
          day: calendarDay(entry.task_date),
          name: entry.task_name ?? entry.project_name,
        })}
      </p>
      <FormFailure failure={remove.failure} />
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onClose}>
          {t.leaveIt()}
        </Button>
        <Button
          variant="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate({ params: { uuid: entry.uuid }, query: {} })}
        >
          {t.removeTime()}
        </Button>
      </div>
    </div>
  )
}

/** Asks before time is removed. */
export function RemoveEntry({ entry, onClose }: RemoveEntryProps) {
  return (
    <Dialog opened={entry !== null} title={t.removeQuestion()} onClose={onClose}>
      {entry && <Question entry={entry} onClose={onClose} />}
    </Dialog>
  )
}
