import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/work/messages/entries'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { printedText } from '@talentplace/contract/shared/hours-text'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { localText } from '../../../platform/viewer-zone/local-instant.ts'
import { useOffsetAt } from '../../../platform/viewer-zone/use-offset-at.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { timeOfServer } from '../../timers/server-clock.ts'
import { everySecond } from '../../timers/use-seconds.ts'
import { daysAfter } from '../entries/days-after.ts'
import { newValues, type EntryValues } from '../entries/entry-values.ts'
import { groupEntries } from '../entries/group-entries.ts'
import { dayName } from '../list/day-name.ts'
import { useTimerStarts } from '../../timers/use-timer-starts.ts'
import type { TimerList } from '../../timers/use-timers.ts'
import styles from './calendar.module.css'
import { DayGrid } from './day-grid.tsx'
import { minuteOfDay, timeText, type DayInterval } from './day-layout.ts'
import { DueTasks } from './due-tasks.tsx'

const max = 100
const wholeDay = 24 * 60

interface DayCalendarProps {
  /** The day to show; null: today. */
  readonly day: string | null
  readonly onDay: (day: string | null) => void
  readonly timers: TimerList
  readonly running: Timer | null
  /** Where new time is logged unless something else is chosen; undefined where it can't be. */
  readonly ratePlan: string | undefined
  readonly onAdd: (values: EntryValues) => void
  readonly renderEntry: (entry: TimeEntry) => ReactNode
}

/** The part of a day that a timer has run in since its last start; null: none. */
function useRunning(running: Timer | null, day: string, now: { day: string; minute: number; timezone: string }) {
  const since = running?.running_since ?? null
  const offset = useOffsetAt(since ?? '2026-01-01T00:00:00.000Z', now.timezone)
  if (!running || since === null || offset === null) return null
  const started = localText(since, offset).slice(0, 10)
  if (day < started || day > now.day) return null
  const from = day === started ? minuteOfDay(since, offset) : 0
  const to = day === now.day ? now.minute : wholeDay
  return { timer: running, from, to: Math.max(to, from + 1) }
}

/** The entry whose block was pressed, with all that can be done with it; focus goes there, and the page scrolls to it. */
function ChosenEntry({ children }: { children: ReactNode }) {
  const root = useRef<HTMLUListElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <ul ref={root} tabIndex={-1} className={styles.list} aria-label={t.selectedEntry()}>
      {children}
    </ul>
  )
}

const minute = 60_000
const read = (): number => Math.floor(timeOfServer.now() / minute) * minute

/** The present minute by the server's clock, in milliseconds; wakes when it is over. */
function useServerMinute(): number {
  return useSyncExternalStore(everySecond, read, read)
}

/** A day of the assistant's, hour by hour: what was logged, what runs, where something can be added, and what is due. */
export function DayCalendar({ day, onDay, timers, running, ratePlan, onAdd, renderEntry }: DayCalendarProps) {
  const { timezone, first_day } = timers
  const instant = new Date(useServerMinute()).toISOString()
  const offset = useOffsetAt(instant, timezone)
  const today = offset === null ? timers.today : localText(instant, offset).slice(0, 10)
  const minute = offset === null ? 0 : minuteOfDay(instant, offset)
  const displayedDay = day ?? today
  const isToday = displayedDay === today
  const actionOf = useTimerStarts()
  const ran = useRunning(running, displayedDay, { day: today, minute, timezone })
  const logged = useApi('time.listTime', {
    query: { from: displayedDay, to: displayedDay, pagination: { limit: max } },
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const mayAdd = ratePlan !== undefined && displayedDay >= first_day && displayedDay <= today
  const add = ({ from, to }: DayInterval): void =>
    onAdd({ ...newValues(displayedDay, ratePlan ?? ''), from: timeText(from), to: timeText(to) })

  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.name} aria-live="polite">
          {dayName(displayedDay)}
        </h3>
        <IconButton aria-label={t.previousDay()} onClick={() => onDay(daysAfter(displayedDay, -1))}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          aria-label={t.nextDay()}
          disabled={displayedDay >= today}
          onClick={() => onDay(daysAfter(displayedDay, 1))}
        >
          <IconChevronRight size={20} aria-hidden="true" />
        </IconButton>
        {!isToday && (
          <Button variant="outline" onClick={() => onDay(null)}>
            {t.today()}
          </Button>
        )}
      </div>
      <div className={styles.day}>
        <Loaded of={logged} height={600} errorMessage={t.dayNotLoaded()}>
          {({ time, count }) => {
            const untimed = time.filter(({ start_at }) => start_at === null)
            const entry = time.find(({ uuid }) => uuid === chosen)
            const [group] = groupEntries(time, 'day', { after: false, before: false })
            const sum = group ? t.logged({ hours: printedText(group.hours, currentLanguage()) }) : t.nothingLogged()
            return (
              <>
                <div className={styles.hours}>
                  <p className={styles.sum}>{count > max ? t.firstOf({ sum, max, count }) : sum}</p>
                  <DayGrid
                    entries={time}
                    running={ran}
                    now={isToday && offset !== null ? minute : null}
                    chosen={chosen}
                    onChoose={({ uuid }) => setChosen(uuid === chosen ? null : uuid)}
                    actionOf={actionOf}
                    onAdd={mayAdd ? add : undefined}
                  />
                </div>
                <div className={styles.side}>
                  {entry && <ChosenEntry key={entry.uuid}>{renderEntry(entry)}</ChosenEntry>}
                  {untimed.length > 0 && (
                    <section aria-label={t.withoutTime()}>
                      <h3>{t.withoutTime()}</h3>
                      <ul className={styles.list}>{untimed.map(renderEntry)}</ul>
                    </section>
                  )}
                  <DueTasks day={displayedDay} isToday={isToday} />
                </div>
              </>
            )
          }}
        </Loaded>
      </div>
    </>
  )
}
