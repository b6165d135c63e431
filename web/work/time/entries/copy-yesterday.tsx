import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/work/messages/entries'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { printedSum, printedText } from '@talentplace/contract/shared/hours-text'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { copiesOf, copyable, ofLatestDay } from './copied-entries.ts'
import type { EntryRatePlan } from './entry-fields.tsx'
import { entryHours, entryHoursText } from '../list/entry-hours.ts'
import { daysAfter } from './days-after.ts'
import styles from './entries.module.css'

interface CopyYesterdayProps {
  readonly places: readonly EntryRatePlan[]
  readonly today: string
}

/** The most that is added at once. */
const max = 31
/** So far back is looked for a day with work: a weekend lies between, or a holiday. */
const longestBack = 7

interface ChooseProps extends CopyYesterdayProps {
  /** The day they are of, where it isn't yesterday. */
  readonly earlier: string | null
  readonly entries: readonly TimeEntry[]
  readonly onClose: () => void
}

function Choose({ entries, earlier, places, today, onClose }: ChooseProps) {
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = entries.filter(({ uuid }) => !left.includes(uuid))
  const save = useSave('time.createTime', {
    reloads: ['time.*'],
    errorMessage: t.notCopied(),
    onSaved: onClose,
  })
  if (entries.length === 0) return <p className={styles.text}>{t.nothingToCopy()}</p>
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {earlier !== null && `${t.copiesEarlier({ day: calendarDay(earlier) })} `}
        {t.addedTo({ day: calendarDay(today) })}
      </p>
      <ul className={styles.copies}>
        {entries.map((entry) => (
          <li key={entry.uuid}>
            <Checkbox
              size="md"
              checked={!left.includes(entry.uuid)}
              label={`${entry.task_name ?? entry.project_name}, ${entryHoursText(entry)}`}
              description={entry.description}
              onChange={({ currentTarget: { checked } }) =>
                setLeft(checked ? left.filter((each) => each !== entry.uuid) : [...left, entry.uuid])
              }
            />
          </li>
        ))}
      </ul>
      <FormFailure failure={save.failure} />
      <div className={styles.buttons}>
        <Button
          busy={save.isPending}
          disabled={chosen.length === 0}
          onClick={() => save.mutate({ body: copiesOf(chosen, places, today) })}
        >
          {t.addHours({ hours: printedText(printedSum(chosen.map(entryHours)), currentLanguage()) })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {ui.cancel()}
        </Button>
      </div>
    </div>
  )
}

function Yesterday({ places, today, onClose }: Omit<ChooseProps, 'entries' | 'earlier'>) {
  const yesterday = daysAfter(today, -1)
  const query = { from: daysAfter(today, -longestBack), to: yesterday, pagination: { limit: max } }
  const time = useApi('time.listTime', { query })
  return (
    <Loaded of={time} height={120} errorMessage={t.yesterdayNotLoaded()}>
      {(data) => {
        const entries = ofLatestDay(copyable(data.time, places))
        const day = entries[0]?.task_date ?? yesterday
        const earlier = day === yesterday ? null : day
        return <Choose entries={entries} earlier={earlier} places={places} today={today} onClose={onClose} />
      }}
    </Loaded>
  )
}

/** Logs yesterday's work again today, after a look at it; on a Monday that of the last day with any. */
export function CopyYesterday({ places, today }: { places: readonly EntryRatePlan[]; today: string | undefined }) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="outline" disabled={today === undefined} onClick={() => setOpened(true)}>
        {t.copyYesterday()}
      </Button>
      <Dialog opened={opened} title={t.copyTitle()} onClose={close}>
        {opened && today !== undefined && <Yesterday places={places} today={today} onClose={close} />}
      </Dialog>
    </>
  )
}
