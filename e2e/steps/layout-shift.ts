import type { Page } from '@playwright/test'

/** T12: the layout shift that a page may have while it loads. */
export const maxShift = 0.02

/** How far what a page shows has moved by itself since it was loaded, and what moved most. */
export interface Shifted {
  readonly by: number
  readonly what: string
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Runs in the page before its own code. */
function addUpShifts(): void {
  const shifted = { by: 0, what: '', max: 0 }
  Object.assign(window, { shifted })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
      if (hadRecentInput) continue
      shifted.by += value
      if (value <= shifted.max) continue
      shifted.max = value
      shifted.what = sources
        .map(({ node }) => `${node?.nodeName.toLowerCase() ?? ''} "${node?.textContent?.trim().slice(0, 40) ?? ''}"`)
        .join(', ')
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Adds up what moves by itself on a page, from its next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(addUpShifts)
}

/** What has moved of a page that `watchShifts` was told of. */
export function shiftsOf(page: Page): Promise<Shifted> {
  return page.evaluate(() => Reflect.get(window, 'shifted') as Shifted)
}
