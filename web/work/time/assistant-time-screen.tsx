import * as t from '@talentplace/contract/work/messages/entries'
import { useMemo, useState } from 'react'
import { printedHours } from '@talentplace/contract/shared/hours-text'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useApi } from '../../platform/api/query.ts'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { FieldsInPlace } from '../../ui/form/fields-in-place.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DayCalendar } from './calendar/day-calendar.tsx'
import { timeViews, useCalendarDay } from './calendar/use-calendar-day.ts'
import { AssistantEntry } from './entries/assistant-entry.tsx'
import { CopyYesterday } from './entries/copy-yesterday.tsx'
import { daysAfter } from './entries/days-after.ts'
import { newValues, type EntryValues } from './entries/entry-values.ts'
import { NewEntryForm } from './entries/new-entry-form.tsx'
import { mondayOf } from './entries/quick-picks.ts'
import { RemoveEntry } from './entries/remove-entry.tsx'
import { ChoiceButtons } from './list/choice-buttons.tsx'
import { timeList } from './list/time-list.ts'
import { TimeScreen } from './list/time-screen.tsx'
import type { Interval } from '../timers/rejected-intervals.ts'
import { TimerPanel } from '../timers/timer-panel.tsx'
import { useTimerStarts } from '../timers/use-timer-starts.ts'
import { useTimers, type TimerList } from '../timers/use-timers.ts'
import { textInZone } from '../../platform/viewer-zone/local-instant.ts'

const noPlaces: TimerList['places'] = []

/** All of the present week's time, weekends included. */
function useWeekSum(today: string | undefined) {
  const monday = mondayOf(today ?? '2026-01-05')
  const query = { from: monday, to: daysAfter(monday, 6), pagination: { limit: 1 } }
  const { data, isError } = useApi('time.listTime', { query }, { enabled: today !== undefined })
  return isError ? [] : [{ label: t.thisWeek(), hours: data && printedHours(data.totalTime) }]
}

/** What the form begins with for work that a refused event stands for. */
async function rejectedValues(interval: Interval, list: TimerList): Promise<EntryValues> {
  const ratePlan = list.places.find(({ project_uuid }) => interval.id.startsWith(project_uuid))
  const values = newValues(list.today, ratePlan?.rate_plan_uuid ?? list.places[0]?.rate_plan_uuid ?? '')
  const start = await textInZone(interval.from, list.timezone)
  const end = interval.to === null ? null : await textInZone(interval.to, list.timezone)
  return { ...values, date: start.slice(0, 10), from: start.slice(11), to: end?.slice(11) ?? '' }
}

/** C3, /va/time: the timer, and what was logged, to correct and to add to. */
export default function AssistantTimeScreen() {
  const { list: timers, timers: all, error } = useTimers()
  const { view, day, chooseView, chooseDay } = useCalendarDay()
  const actionOf = useTimerStarts()
  const places = timers?.places ?? noPlaces
  const today = timers?.today
  const open = useMemo(() => places.filter(({ closed_reason }) => closed_reason === null), [places])
  const mayAdd = timers ? open.length > 0 : !error
  const [adding, setAdding] = useState<EntryValues | null>(null)
  const [rejected, setRejected] = useState<string | null>(null)
  const resolve = useSave('time.resolveRejectedTime', {
    reloads: ['time.listRejectedTime'],
    errorMessage: t.reminderStays(),
  })
  const [removing, setRemoving] = useState<TimeEntry | null>(null)
  const week = useWeekSum(today)
  const list = useMemo(() => {
    const projects = new Map(places.map(({ project_uuid, project_name }) => [project_uuid, project_name]))
    return timeList(
      [...projects].map(([value, label]) => ({ value, label })),
      { withRemoved: true },
    )
  }, [places])

  const renderEntry = (entry: TimeEntry) => (
    <AssistantEntry
      key={entry.uuid}
      entry={entry}
      places={open}
      today={today ?? entry.task_date}
      firstDay={timers?.first_day}
      onRemove={() => setRemoving(entry)}
      actionOf={actionOf}
    />
  )

  return (
    <TimeScreen
      list={list}
      lead={t.lead()}
      today={today ?? (error ? null : undefined)}
      grouping="day"
      sums={week}
      empty={t.empty()}
      above={
        <>
          <TimerPanel
            onAdd={(interval) => {
              setRejected(interval.rejected_uuid ?? null)
              if (timers) void rejectedValues(interval, timers).then(setAdding, () => undefined)
            }}
          />
          {adding && timers && (
            <Panel title={t.addTime()}>
              <FieldsInPlace key={JSON.stringify(adding)}>
                <NewEntryForm
                  initialValues={adding}
                  places={open}
                  today={timers.today}
                  firstDay={timers.first_day}
                  timezone={timers.timezone}
                  onAdded={() => {
                    if (rejected !== null)
                      resolve.mutate({ params: { uuid: rejected }, body: { resolution: 'entered' } })
                  }}
                  onClose={() => {
                    setRejected(null)
                    setAdding(null)
                  }}
                />
              </FieldsInPlace>
            </Panel>
          )}
          <RemoveEntry entry={removing} onClose={() => setRemoving(null)} />
        </>
      }
      renderActions={() =>
        mayAdd && (
          <>
            <Button
              variant="outline"
              disabled={today === undefined}
              onClick={() => today !== undefined && setAdding(newValues(today, open[0]?.rate_plan_uuid ?? ''))}
            >
              {t.addTime()}
            </Button>
            <CopyYesterday places={open} today={today} />
          </>
        )
      }
      choices={<ChoiceButtons label={t.view()} choices={timeViews} chosen={view} onChoose={chooseView} />}
      calendar={
        view === 'day' && !(error && !timers) ? (
          timers ? (
            <DayCalendar
              key={day}
              day={day}
              onDay={chooseDay}
              timers={timers}
              running={all.find(({ state }) => state === 'running') ?? null}
              ratePlan={open[0]?.rate_plan_uuid}
              onAdd={setAdding}
              renderEntry={renderEntry}
            />
          ) : (
            <Skeleton height={600} />
          )
        ) : undefined
      }
      renderEntry={renderEntry}
    />
  )
}
