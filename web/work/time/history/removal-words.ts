import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'

type Removal = NonNullable<TimeEntry['removed']>

/** Who removed an entry, and why where that was said, to its assistant or to staff. */
export function removalWords({ by, name, reason }: Omit<Removal, 'date'>, side: 'assistant' | 'staff'): string {
  const who =
    by === 'assistant'
      ? side === 'assistant'
        ? 'you'
        : name
      : by === 'staff' && side === 'assistant'
        ? 'our team'
        : name
  return `Removed${who === '' ? '' : ` by ${who}`}${reason === null ? '' : `: “${reason}”`}`
}
