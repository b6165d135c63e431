import * as t from '@talentplace/contract/work/messages/entries'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import type { CSSProperties } from 'react'
import { entryHoursText } from '../list/entry-hours.ts'
import { timerLabel } from '../../timers/timer-events.ts'
import { RunningTime } from '../../timers/running-time.tsx'
import { targetOfEntry } from '../../timers/timer-target.ts'
import type { useTimerStarts } from '../../timers/use-timer-starts.ts'
import styles from './calendar.module.css'
import {
  freePartOf,
  hoursToShow,
  intervalOf,
  placeIntervals,
  timeText,
  type DayInterval,
  type Placed,
} from './day-layout.ts'

/** Minutes of a block that has room for a second line. */
const roomForDetail = 48

interface EntryInterval extends DayInterval {
  readonly entry: TimeEntry
}

interface RunningInterval extends DayInterval {
  readonly timer: Timer
}

/** Where a block stands: a minute is a pixel high. */
function placeOfBlock({ from, to, lane, lanes }: Placed<DayInterval>, first: number): CSSProperties {
  return {
    top: from - first * 60,
    height: to - from,
    left: `${(100 * lane) / lanes}%`,
    width: `calc(${100 / lanes}% - 4px)`,
  }
}

interface DayGridProps {
  readonly entries: readonly TimeEntry[]
  /** What runs, and the part of this day that it has run in; null: nothing did. */
  readonly running: RunningInterval | null
  /** The present minute of this day; null on every other day. */
  readonly now: number | null
  readonly chosen: string | null
  readonly onChoose: (entry: TimeEntry) => void
  readonly actionOf: ReturnType<typeof useTimerStarts>
  /** Adds time in a free part of the day; undefined where none can be added. */
  readonly onAdd: ((part: DayInterval) => void) | undefined
}

/** The hours of a day from top to bottom, and what was logged in them. */
export function DayGrid({ entries, running, now, chosen, onChoose, actionOf, onAdd }: DayGridProps) {
  const logged = entries.flatMap((entry): EntryInterval[] => {
    const interval = intervalOf(entry)
    return interval ? [{ ...interval, entry }] : []
  })
  const blocks = placeIntervals<EntryInterval | RunningInterval>(running ? [...logged, running] : logged)
  const { first, last } = hoursToShow(now === null ? blocks : [...blocks, { from: now, to: now }])
  const hours = Array.from({ length: last - first }, (_each, at) => first + at)

  return (
    <div className={styles.grid} style={{ height: (last - first) * 60 }}>
      {hours.map((hour) => (
        <span key={hour} className={styles.hour} style={{ top: (hour - first) * 60 }} aria-hidden="true">
          {timeText(hour * 60)}
        </span>
      ))}
      <div className={styles.column}>
        {hours.map((hour) => {
          const part = onAdd && freePartOf(hour, blocks, now ?? 24 * 60)
          return (
            part && (
              <button
                key={hour}
                type="button"
                className={styles.free}
                style={{ top: (hour - first) * 60 }}
                aria-label={t.addTimeAt({ time: timeText(part.from) })}
                onClick={() => onAdd(part)}
              >
                {t.addTime()}
              </button>
            )
          )
        })}
        <ul className={styles.blocks} aria-label={t.loggedOnDay()}>
          {blocks.map((block) =>
            'timer' in block ? (
              <li key={block.timer.id} className={styles.block} data-running style={placeOfBlock(block, first)}>
                <span className={styles.blockText}>{timerLabel(block.timer)}</span>
                <RunningTime timer={block.timer} />
              </li>
            ) : (
              <EntryBlock
                key={block.entry.uuid}
                block={block}
                style={placeOfBlock(block, first)}
                isChosen={block.entry.uuid === chosen}
                onChoose={onChoose}
                actionOf={actionOf}
              />
            ),
          )}
        </ul>
        {now !== null && <div className={styles.now} style={{ top: now - first * 60 }} aria-hidden="true" />}
      </div>
    </div>
  )
}

interface EntryBlockProps {
  readonly block: Placed<EntryInterval>
  readonly style: CSSProperties
  readonly isChosen: boolean
  readonly onChoose: (entry: TimeEntry) => void
  readonly actionOf: ReturnType<typeof useTimerStarts>
}

function EntryBlock({ block: { entry, from, to }, style, isChosen, onChoose, actionOf }: EntryBlockProps) {
  const { task_name, project_name, description } = entry
  const name = task_name ?? project_name
  const times = `${timeText(from)}–${timeText(to)}`
  const action = actionOf(targetOfEntry(entry))
  return (
    <li className={styles.block} style={style}>
      <button
        type="button"
        className={styles.blockButton}
        aria-pressed={isChosen}
        title={`${times} ${name}`}
        onClick={() => onChoose(entry)}
      >
        <span className={styles.blockText}>
          <strong>{name}</strong> {times}, {entryHoursText(entry)}
          {to - from >= roomForDetail && description !== '' && description !== name && (
            <span className={styles.blockDetail}>{description}</span>
          )}
        </span>
      </button>
      {action !== null && action.state !== 'running' && (
        <button
          type="button"
          className={styles.blockStart}
          aria-label={t.continueThis({ what: t.what({ name, description: description || t.noDescription() }) })}
          title={t.continueIt()}
          onClick={action.press}
        >
          <IconPlayerPlayFilled size={14} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
