import { Link } from 'react-router'
import { calendarDay } from '../../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../../platform/formatting/money.ts'
import { InstantTime } from '../../../../platform/viewer-zone/instant-time.tsx'
import { TimeAgo } from '../../../../platform/viewer-zone/time-ago.tsx'
import { Entries, Entry } from '../../../../ui/entries.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Stat, Stats } from '../../../../ui/stat.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { pressingLines, totalsOf, type PressingLine } from './pressing-lines.ts'
import { todayKinds, type StaffToday, type TodayKind } from './today-kinds.ts'
import styles from './today.module.css'

const number = new Intl.NumberFormat('en-CA')

/** `2 overdue, 1 due today`; empty where neither is. */
function pressing({ overdue, due_today }: { overdue: number; due_today: number }): string {
  return [overdue > 0 && `${number.format(overdue)} overdue`, due_today > 0 && `${number.format(due_today)} due today`]
    .filter((part) => part !== false)
    .join(', ')
}

function When({ line: { kind, due_date, since }, today }: { line: PressingLine; today: string }) {
  if (kind === 'interviews') return <Tag tone="notice">Today</Tag>
  if (due_date === null) return since && <TimeAgo instant={since} />
  if (due_date < today) return <Tag tone="danger">Overdue: {calendarDay(due_date)}</Tag>
  return due_date === today ? <Tag tone="notice">Due today</Tag> : <>By {calendarDay(due_date)}</>
}

/** The hour of an interview; of the rest two lines of what comes next, all of which is on the page that the line leads to. */
function Note({ line: { kind, next_step, since } }: { line: PressingLine }) {
  if (kind === 'interviews' && since !== null) return <InstantTime instant={since} />
  return <span className={styles.step}>{next_step}</span>
}

function Line({ line, today }: { line: PressingLine; today: string }) {
  const { kind, page_uuid, title, about, next_step, amount } = line
  const kindView = todayKinds[kind]
  const detail = [
    kindView.one,
    kindView.about ? kindView.about(about) : about,
    amount && formatMoney(amount.amount_cents, amount.currency),
  ]
  return (
    <Entry
      name={<Link to={kindView.page(page_uuid)}>{kindView.title ? kindView.title(title) : title}</Link>}
      detail={detail.filter(Boolean).join(' · ')}
      note={(kind === 'interviews' || next_step !== '') && <Note line={line} />}
    >
      <span className={styles.when}>
        <When line={line} today={today} />
      </span>
    </Entry>
  )
}

function Figures({ today, yours }: Pick<StaffToday, 'today' | 'yours'>) {
  const kinds = Object.keys(todayKinds) as TodayKind[]
  return (
    <Stats compact>
      {kinds.map((kind) => {
        const { all, list } = todayKinds[kind]
        const group = yours[kind]
        if (!group || group.count === 0 || list === null) return null
        return (
          <Stat key={kind} label={all} value={number.format(group.count)} note={pressing(group)} to={list(today)} />
        )
      })}
    </Stats>
  )
}

/** What waits for the reader: the most pressing lines, and how much there is of each kind. */
export function TodayPanel({ today, yours }: Pick<StaffToday, 'today' | 'yours'>) {
  const totals = totalsOf(yours)
  if (totals.count === 0) {
    return (
      <Panel title="Yours today" lead="Nothing waits for you today.">
        <p className={styles.later}>
          Alerts you take, subscriptions and open roles you look after, and whatever else needs your answer will be
          here.
        </p>
      </Panel>
    )
  }
  return (
    <Panel title="Yours today" lead={pressing(totals) || 'Nothing is overdue or due today.'}>
      <div className={styles.today}>
        <Entries>
          {pressingLines({ today, yours }).map((line) => (
            <Line key={`${line.kind} ${line.uuid}`} line={line} today={today} />
          ))}
        </Entries>
        <section className={styles.all} aria-label="Everything that is yours">
          <Figures today={today} yours={yours} />
        </section>
      </div>
    </Panel>
  )
}
