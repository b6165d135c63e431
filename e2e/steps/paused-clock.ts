import { expect, type Locator, type Page } from '@playwright/test'

/** Stops the page's clock where it is; from here its timers run only as far as the journey lets them. Call it before an action. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** Lets the held clock go on in steps too short to close anything, until `place` is there. */
export async function expectWhilePaused(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(place).toBeVisible({ timeout: 1 })
  }).toPass({ intervals: [20], timeout: 15_000 })
}
