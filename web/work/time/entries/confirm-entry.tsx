import * as t from '@talentplace/contract/work/messages/entries'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import { detailsOf } from '@talentplace/contract/work/time/entry-details'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { useWholeEntry } from './whole-entry.ts'
import styles from './entries.module.css'

interface ConfirmEntryProps {
  readonly entry: TimeEntry
  /** Opens the form: what was done has to be said first. */
  readonly onEdit: () => void
}

/** A stretch of a timer that nobody answered for: it counts once the assistant says so. */
export function ConfirmEntry({ entry, onEdit }: ConfirmEntryProps) {
  const whole = useWholeEntry(entry)
  const save = useSave('time.saveTime', {
    reloads: ['time.*'],
    reloadsOnError: true,
    errorMessage: t.notConfirmed(),
  })
  function confirm(): void {
    if (!whole) return
    if (whole.billable && isInvisible(whole.description)) return onEdit()
    const { uuid, rate_plan_uuid, task_uuid, start_at, end_at, version } = whole
    save.mutate({
      params: { uuid },
      body: { rate_plan_uuid, task_uuid, start_at, end_at, ...detailsOf(whole), version },
    })
  }
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{t.ranOn()}</p>
      <div className={styles.buttons}>
        <Button busy={save.isPending || !whole} onClick={confirm}>
          {t.confirm()}
        </Button>
        <Button variant="outline" onClick={onEdit}>
          {t.correct()}
        </Button>
      </div>
      <FormFailure failure={save.failure} />
    </div>
  )
}
