import { useNow } from '../browser/use-now.ts'
import { localText } from './local-instant.ts'
import { useViewerClock } from './use-viewer-clock.ts'

/** The calendar day on the viewer's own clock, `YYYY-MM-DD`; null until the clock is known. */
export function useToday(): string | null {
  const clock = useViewerClock()
  const now = useNow()
  return clock && localText(new Date(now).toISOString(), clock.offset).slice(0, 10)
}
