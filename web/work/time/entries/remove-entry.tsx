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
    errorMessage: 'This time could not be removed. Please try again.',
    onSaved: onClose,
  })
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {hoursText(entry.seconds)} on {calendarDay(entry.task_date)}, {entry.task_name ?? entry.project_name}. Time that
        went over midnight is removed as a whole. Your client no longer sees it.
      </p>
      <FormFailure failure={remove.failure} />
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate({ params: { uuid: entry.uuid }, query: {} })}
        >
          Remove the time
        </Button>
      </div>
    </div>
  )
}

/** Asks before time is removed. */
export function RemoveEntry({ entry, onClose }: RemoveEntryProps) {
  return (
    <Dialog opened={entry !== null} title="Remove this time?" onClose={onClose}>
      {entry && <Question entry={entry} onClose={onClose} />}
    </Dialog>
  )
}
