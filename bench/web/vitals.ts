/** What the browser told of a page so far; milliseconds, and the layout shift score. */
interface Vitals {
  lcp: number
  cls: number
  readonly longTasks: { readonly start: number; readonly duration: number }[]
  readonly interactions: Map<number, number>
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

declare global {
  interface Window {
    vitals: Vitals
  }
}

/** Runs in the page before its own code: watches what the browser tells of paints, shifts and interactions. */
export function watchVitals(): void {
  const vitals: Vitals = { lcp: 0, cls: 0, longTasks: [], interactions: new Map() }
  window.vitals = vitals
  new PerformanceObserver((list) => {
    vitals.lcp = list.getEntries().at(-1)?.startTime ?? vitals.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as LayoutShift
      if (!hadRecentInput) vitals.cls += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) vitals.longTasks.push({ start, duration })
  }).observe({ type: 'longtask', buffered: true })
  // The threshold is in the Event Timing standard, not yet in the types.
  const shortEventsToo: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (interactionId !== 0)
        vitals.interactions.set(interactionId, Math.max(duration, vitals.interactions.get(interactionId) ?? 0))
    }
  }).observe(shortEventsToo)
}
