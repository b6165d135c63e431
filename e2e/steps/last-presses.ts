import type { BrowserContext, TestInfo } from '@playwright/test'

/** As much as a report prints of a note. */
const fits = 300

/**
 * Runs in the page, before anything of ours: keeps where the last presses went and what moved between them, so that a
 * press that led nowhere can be told from one that was never made.
 */
export function keepLastPresses(): void {
  const last: string[] = []
  const keep = (what: string) => last.push(`${what} ${Math.round(performance.now())}`) > 8 && last.shift()
  for (const kind of ['mousedown', 'mouseup', 'click', 'dragstart'])
    document.addEventListener(
      kind,
      ({ target }) => keep(`${kind} ${target instanceof Element ? target.tagName : ''}`),
      {
        capture: true,
      },
    )
  new PerformanceObserver((list) => list.getEntries().forEach(({ entryType }) => keep(entryType))).observe({
    type: 'layout-shift',
    buffered: true,
  })
  Object.assign(window, { lastPresses: last })
}

/** After a failure, notes what the open pages saw last. */
export async function noteLastPresses(test: TestInfo, contexts: BrowserContext[]) {
  if (test.status === test.expectedStatus) return
  for (const page of contexts.flatMap((context) => context.pages())) {
    const last = await page.evaluate(() => String(Reflect.get(window, 'lastPresses'))).catch(() => 'the page is gone')
    await test.attach('pressed last', { body: last.slice(-fits), contentType: 'text/plain' })
  }
}
