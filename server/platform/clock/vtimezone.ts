import { offsetAt, offsetChanges } from './zones.ts'

const minute = 60_000
/** Every zone that changes its clock does so at least once in this, so a rule is known on both sides of an instant. */
const span = 400 * 24 * 60 * minute

/** Minutes east of UTC as iCalendar writes them: `-0330`. */
function offsetText(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(minutes).padStart(2, '0')}`
}

/** What a clock with that offset shows: `20261101T020000`. */
function localText(instant: number, offset: number): string {
  return new Date(instant + offset * minute).toISOString().replaceAll(/[-:]|\.\d{3}Z/g, '')
}

function observance({ begins, from, to }: { begins: string; from: number; to: number }): string[] {
  const name = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${begins}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ]
}

/**
 * The zone as an iCalendar component (RFC 5545, 3.6.5), from our own zone data: what its clock does in the year before and
 * after `around`, change by change. Null for a zone without a clock.
 */
export function vtimezone(zone: string, around: Date): string | null {
  const first = new Date(around.getTime() - span)
  let offset = offsetAt(zone, first)
  if (offset === null) return null
  const lines = observance({ begins: '19700101T000000', from: offset, to: offset })
  for (const { at, offset: to } of offsetChanges(zone, first, new Date(around.getTime() + span))) {
    lines.push(...observance({ begins: localText(at.getTime(), offset), from: offset, to }))
    offset = to
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n')
}
