import { useNow } from '../../platform/browser/use-now.ts'
import { localText } from '../../platform/viewer-zone/local-instant.ts'
import { useViewerClock } from '../../platform/viewer-zone/use-viewer-clock.ts'

/** The day on the viewer's own clock, `YYYY-MM-DD`. */
export function useToday(): string {
  const offset = useViewerClock()?.offset ?? 0
  return localText(new Date(useNow()).toISOString(), offset).slice(0, 10)
}
