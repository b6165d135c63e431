import type { Browser } from 'playwright-core'
import { openSlowPage } from '../web/slow-page.ts'
import { watchVitals } from '../web/vitals.ts'

/** Milliseconds: the longest tasks of the load and of what is pressed after it, and the slowest interaction. */
export interface BoardFigures {
  readonly loadTask: number
  readonly pressTask: number
  readonly inp: number
}

declare global {
  interface Window {
    longestTask: number
  }
}

function watchTasks(): void {
  window.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** A load in a slowed browser (4x CPU, 1.6 Mbit/s, 150 ms), then menus opened and closed, and a card moved where there is one. */
export async function measureBoard(browser: Browser, url: string, session: object): Promise<BoardFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const { page } = await openSlowPage(context)
  await page.addInitScript(watchVitals)
  await page.addInitScript(watchTasks)
  await page.addInitScript((stored) => localStorage.setItem('talentplace.session', stored), JSON.stringify(session))
  await page.goto(url)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const loadTask = await page.evaluate(() => window.longestTask)
  await page.evaluate(() => {
    window.longestTask = 0
  })
  const menus = page.getByRole('button', { name: /^Move to …, / })
  for (const at of [0, 1, 2]) {
    if ((await menus.count()) === 0) break
    await menus.nth(at).click()
    await page.getByRole('menu').waitFor()
    if (at < 2) await page.keyboard.press('Escape')
    else await page.getByRole('menuitem').first().click()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
  }
  const figures = await page.evaluate(() => ({
    pressTask: window.longestTask,
    inp: Math.max(0, ...window.vitals.interactions.values()),
  }))
  await context.close()
  return { loadTask, ...figures }
}
