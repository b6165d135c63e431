import { casual, type ParsedResult } from 'chrono-node'
import type { FindDay } from './read-task-text.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** An hour alone is no day, and neither is a month: the report of October is due on none of its days. */
function isDay({ start, tags }: { start: ParsedResult['start']; tags: ReadonlySet<string> }): boolean {
  if (start.isCertain('day') || start.isCertain('weekday')) return true
  return start.isCertain('month') && tags.has('result/relativeDate')
}

/** The last day that a line names, from its own day on. */
export const findDay: FindDay = (text, today) => {
  // Noon on the reader's day, whatever clock the browser has: only days are read.
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number)
  const results = casual.parse(text, new Date(year, month - 1, date, 12), { forwardDate: true })
  const named = results.filter((result) => isDay({ start: result.start, tags: result.tags() }))
  const last = named.at(-1)
  if (!last) return null
  const { start, index } = last
  const day = `${start.get('year')}-${two(start.get('month') ?? 1)}-${two(start.get('day') ?? 1)}`
  // "by Friday", "on Monday": the word belongs to the day.
  const before = /(?:^|\s)(?:by|on|due|until)\s*$/i.exec(text.slice(0, index))
  const from = before ? before.index : index
  return { index: from, length: index + last.text.length - from, day }
}
