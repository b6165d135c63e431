import { useNow } from '../browser/use-now.ts'
import { localText } from './local-instant.ts'
import { useViewerClock } from './use-viewer-clock.ts'

/** The calendar day in the given zone, else on the viewer's own clock, `YYYY-MM-DD`; null until the clock is known. */
export function useToday(timezone: string | null = null): string | null {
  const clock = useViewerClock(timezone)
  const now = useNow()
  return clock && localText(new Date(now).toISOString(), clock.offset).slice(0, 10)
}
