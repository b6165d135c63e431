import * as t from '@talentplace/contract/subscriptions/messages/hours'
import type { RolloverHours, SeatHours } from '@talentplace/contract/subscriptions/hours/hours.routes'
import type { ReactNode } from 'react'
import type { Reply } from '../../platform/api/operation-types.ts'
import type { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { printedHours, printedParts, type PrintedHours } from '@talentplace/contract/shared/hours-text'
import { printedText } from '../../platform/formatting/printed-hours.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { FactLine } from '../../ui/fact-line.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Panel } from '../../ui/panel.tsx'
import { rolloverLineText, rolloverUntilText } from './rollover-words.ts'
import { HowHoursGoOn } from './how-hours-go-on.tsx'
import { printedPeriod } from './printed-period.ts'
import styles from './hours-panel.module.css'

type ProjectHours = Reply<'projects.getProjectHours'>

interface FigureProps {
  readonly label: string
  readonly hours: PrintedHours
  readonly until?: string | undefined
  /** What is wrong with it. */
  readonly note?: string | undefined
}

function Figure({ label, hours, until, note }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{printedText(hours)}</dd>
      {until !== undefined && <dd className={styles.until}>{until}</dd>}
      {note !== undefined && <dd className={styles.over}>{note}</dd>}
    </div>
  )
}

function Figures({ period, carried }: Pick<ProjectHours, 'period' | 'carried'>) {
  const { added_seconds, carried_seconds, remaining_seconds } = period
  const printed = printedPeriod(period)
  return (
    <FactLine>
      <Figure label={t.subscriptionHours()} hours={printed.prepaid} />
      {added_seconds > 0 && <Figure label={t.addedHours()} hours={printed.added} />}
      {carried_seconds > 0 && (
        <Figure label={t.rolledOver()} hours={printed.rollover} until={rolloverUntilText(carried, period.start)} />
      )}
      <Figure label={t.worked()} hours={printed.worked} />
      <Figure
        label={t.remainingHours()}
        hours={printed.remaining}
        note={remaining_seconds < 0 ? t.overworked() : undefined}
      />
    </FactLine>
  )
}

/** Whose work uses the hours: a guide, so only where there are several. */
function Seats({ seats }: { seats: readonly SeatHours[] }) {
  if (seats.length < 2) return null
  const worked = printedParts(seats.map(({ billable_seconds }) => billable_seconds))
  return (
    <div>
      <h3 className={styles.heading}>{t.byRole()}</h3>
      <Entries>
        {seats.map((seat, at) => (
          <Entry
            key={seat.seat_uuid}
            name={seat.assistant?.display_name ?? t.noOne()}
            detail={seat.role}
            note={t.workedOf({ worked: printedText(worked[at] ?? printedHours(0)), hours: seat.hours_per_month })}
          />
        ))}
      </Entries>
    </div>
  )
}

/** The figures of the chart as text. */
function Days({ days }: { days: ProjectHours['days'] }) {
  if (days.length === 0) return null
  const worked = printedParts(days.map(({ billable_seconds }) => billable_seconds))
  return (
    <details className={styles.days}>
      <summary>{t.byDay()}</summary>
      <dl>
        {days.map(({ date }, at) => (
          <div key={date}>
            <dt>{calendarDay(date)}</dt>
            <dd>{printedText(worked[at] ?? printedHours(0))}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What was carried from which period into which, and what became of it. */
function RolloverLedger({ lines }: { lines: readonly RolloverHours[] }) {
  if (lines.length === 0) return null
  return (
    <details className={styles.days}>
      <summary>{t.rolloverByPeriod()}</summary>
      <Entries>
        {lines.map((line) => (
          <Entry
            key={`${line.into.start} ${line.from.start}`}
            name={t.into({ from: calendarDay(line.into.start), to: calendarDay(line.into.end) })}
            detail={t.outOf({ from: calendarDay(line.from.start), to: calendarDay(line.from.end) })}
            note={rolloverLineText(line)}
          />
        ))}
      </Entries>
    </details>
  )
}

function Details({ hours: { carried, seats, days } }: { hours: ProjectHours }) {
  return (
    <>
      <Seats seats={seats} />
      <Days days={days} />
      <RolloverLedger lines={carried} />
    </>
  )
}

function View({ hours, note, isShort }: { hours: ProjectHours; note: ReactNode; isShort: boolean }) {
  const { period, carried, today } = hours
  return (
    <div className={styles.hours}>
      <Figures period={period} carried={carried} />
      {period.start <= today && <HowHoursGoOn hours={hours} withChart />}
      {note && <p className={styles.quiet}>{note}</p>}
      {!isShort && <Details hours={hours} />}
    </div>
  )
}

interface HoursPanelProps {
  readonly hours: ReturnType<typeof useApi<'projects.getProjectHours'>>
  /** A line below the chart. */
  readonly noteOf?: (hours: ProjectHours) => ReactNode
  /** Where days and roles have a place of their own (`HoursByDayPanel`). */
  readonly isShort?: boolean
}

/** Hours of a subscription's period, when they run out, and whose work uses them: for its client and who works on it. */
export function HoursPanel({ hours, noteOf, isShort = false }: HoursPanelProps) {
  const period = hours.data?.period
  return (
    <Panel
      title={t.hours()}
      lead={
        period
          ? t.days({ from: calendarDay(period.start), to: calendarDay(period.end) })
          : hours.isPending && <Skeleton width="14rem" height="1lh" />
      }
    >
      <Loaded of={hours} height={400} errorMessage={t.notLoaded()}>
        {(data) => <View hours={data} note={noteOf?.(data)} isShort={isShort} />}
      </Loaded>
    </Panel>
  )
}

/** What was worked in a period by role and by day, and what was carried into it. Nothing while nothing was. */
export function HoursByDayPanel({ hours }: { hours: ProjectHours | undefined }) {
  if (!hours || hours.days.length + hours.carried.length === 0) return null
  const { start, end } = hours.period
  return (
    <Panel title={t.thisPeriod()} lead={t.days({ from: calendarDay(start), to: calendarDay(end) })}>
      <div className={styles.hours}>
        <Details hours={hours} />
      </div>
    </Panel>
  )
}
