import { dayParts, weekdays } from '@talentplace/contract/core/criteria/limits'

export type Weekday = (typeof weekdays)[number]
export type PartName = (typeof dayParts)[number]['part']

/** A part of a day of the week by its place: Monday's morning is 0, 0. */
export interface Cell {
  readonly day: number
  readonly part: number
}

/** The name that the week is sent by, `monday_morning`. */
export function cellName({ day, part }: Cell): string {
  return `${weekdays[day]}_${dayParts[part]?.part}`
}

const everyName = weekdays.flatMap((_, day) => dayParts.map((__, part) => cellName({ day, part })))

/** A week in its own order, so that the same week is the same value. */
export function inOrder(week: readonly string[]): string[] {
  return everyName.filter((name) => week.includes(name))
}

/** The week with these parts worked, or off. */
export function painted(week: readonly string[], cells: readonly Cell[], works: boolean): string[] {
  const names = cells.map(cellName)
  return inOrder(works ? [...week, ...names] : week.filter((name) => !names.includes(name)))
}

export const cellsOfDay = (day: number): Cell[] => dayParts.map((_, part) => ({ day, part }))
export const cellsOfPart = (part: number): Cell[] => weekdays.map((_, day) => ({ day, part }))

/** All of them worked, or off where they all are. */
export function toggledTogether(week: readonly string[], cells: readonly Cell[]): string[] {
  const all = cells.every((cell) => week.includes(cellName(cell)))
  return painted(week, cells, !all)
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { day: -1, part: 0 },
  ArrowDown: { day: 1, part: 0 },
  ArrowLeft: { day: 0, part: -1 },
  ArrowRight: { day: 0, part: 1 },
}

/** Where a key leads, days below each other; null: it leads nowhere. */
export function cellAfter({ day, part }: Cell, key: string): Cell | null {
  if (key === 'Home') return { day, part: 0 }
  if (key === 'End') return { day, part: dayParts.length - 1 }
  const step = steps[key]
  if (!step) return null
  const next = { day: day + step.day, part: part + step.part }
  const isThere = next.day in weekdays && next.part in dayParts
  return isThere ? next : null
}
