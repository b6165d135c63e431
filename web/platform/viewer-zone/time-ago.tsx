import { useNow } from '../browser/use-now.ts'
import { ago } from '../formatting/ago.ts'
import { formatDay } from '../formatting/day.ts'
import { useViewerClock } from './use-viewer-clock.ts'

/** How long ago something was, or on which day of the viewer's clock; grows older by itself. */
export function TimeAgo({ instant }: { instant: string }) {
  const now = useNow()
  const clock = useViewerClock()
  const at = Date.parse(instant)
  return <time dateTime={instant}>{ago(at, now) ?? formatDay(clock?.offset ?? 0, at)}</time>
}
