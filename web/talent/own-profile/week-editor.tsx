import { IconCheck } from '@tabler/icons-react'
import { dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cellAfter, cellName, cellsOfDay, cellsOfPart, painted, toggledTogether, type Cell } from './week.ts'
import styles from './week-editor.module.css'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const clock = (hour: number): string => `${((hour + 11) % 12) + 1}${hour < 12 ? 'am' : 'pm'}`

interface WeekEditorProps {
  /** Names of the parts they work, `monday_morning`. */
  readonly week: readonly string[]
  readonly onChange: (week: string[]) => void
}

function cellOf(element: Element | null): Cell | null {
  const { day, part } = (element?.closest('[data-day][data-part]') as HTMLElement | null)?.dataset ?? {}
  return day === undefined || part === undefined ? null : { day: Number(day), part: Number(part) }
}

/**
 * C5 Ours: the week in mornings, afternoons and evenings. A press turns one on or off, and drawing on from it does the same to those
 * it passes; arrows walk, Space turns, and Shift with an arrow takes along what it stands on. A day's or a part's name turns all of it.
 */
export function WeekEditor({ week, onChange }: WeekEditorProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<Cell>({ day: 0, part: 0 })
  /** What is being drawn: on or off, and the week so far; null between. */
  const drawing = useRef<{ works: boolean; week: string[] } | null>(null)

  function paint(cell: Cell): void {
    const now = drawing.current
    if (!now || now.week.includes(cellName(cell)) === now.works) return
    now.week = painted(now.week, [cell], now.works)
    onChange(now.week)
  }

  function start(event: PointerEvent<HTMLButtonElement>): void {
    const cell = event.button === 0 ? cellOf(event.target as Element) : null
    if (!cell) return
    drawing.current = { works: !week.includes(cellName(cell)), week: [...week] }
    setFocused(cell)
    // A finger keeps its events on where it began; what it passes is found by where it is.
    event.currentTarget.setPointerCapture(event.pointerId)
    paint(cell)
  }

  function move(event: PointerEvent<HTMLButtonElement>): void {
    if (!drawing.current) return
    const cell = cellOf(document.elementFromPoint(event.clientX, event.clientY))
    if (cell) paint(cell)
  }

  const end = () => void (drawing.current = null)

  function walk(event: KeyboardEvent<HTMLButtonElement>): void {
    const cell = cellOf(event.target as Element)
    if (!cell) return
    const next = cellAfter(cell, event.key)
    if (!next) return
    event.preventDefault()
    if (event.shiftKey) onChange(painted(week, [next], week.includes(cellName(cell))))
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next.day}"][data-part="${next.part}"]`)?.focus()
  }

  return (
    <table ref={grid} className={styles.week} aria-label="Your week">
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Day</VisuallyHidden>
          </th>
          {dayParts.map(({ part, from, to }, at) => (
            <th key={part} scope="col">
              <button
                type="button"
                className={styles.all}
                onClick={() => onChange(toggledTogether(week, cellsOfPart(at)))}
              >
                {capitalised(part)}
                <span className={styles.hours}>
                  {clock(from)}–{clock(to)}
                </span>
                <VisuallyHidden>, every day</VisuallyHidden>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day, at) => (
          <tr key={day}>
            <th scope="row">
              <button
                type="button"
                className={styles.all}
                aria-label={`${capitalised(day).slice(0, 3)}, all of ${capitalised(day)}`}
                onClick={() => onChange(toggledTogether(week, cellsOfDay(at)))}
              >
                {capitalised(day).slice(0, 3)}
              </button>
            </th>
            {dayParts.map(({ part }, partAt) => {
              const works = week.includes(cellName({ day: at, part: partAt }))
              return (
                <td key={part}>
                  <button
                    type="button"
                    className={styles.cell}
                    data-day={at}
                    data-part={partAt}
                    aria-pressed={works}
                    aria-label={`${capitalised(day)} ${part}`}
                    tabIndex={focused.day === at && focused.part === partAt ? 0 : -1}
                    // Of a keyboard or a screen reader; a press of a pointer has turned it already.
                    onClick={({ detail }) =>
                      detail === 0 && onChange(toggledTogether(week, [{ day: at, part: partAt }]))
                    }
                    onPointerDown={start}
                    onPointerMove={move}
                    onPointerUp={end}
                    onPointerCancel={end}
                    onKeyDown={walk}
                  >
                    {works && <IconCheck size={18} stroke={2.5} aria-hidden="true" />}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
