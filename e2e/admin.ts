import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword, signIn } from './account.ts'

export type Staff = 'super' | 'admin' | 'support' | 'matching' | 'finance'

/** Opens a staff page as a guest would, signs in, and arrives there. */
export async function openAs(page: Page, who: Staff, path: string): Promise<void> {
  await page.goto(path)
  await signIn(page, { email: `${who}@demo.test`, password: demoPassword })
  await expect(page).toHaveURL(path)
}

/** The rows of the list on the page: of a table, or the cards it folds into. */
export function rows(page: Page): Locator {
  return page.locator('main tbody tr')
}

/** Waits until the list shows what its address asks for. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main table')).toHaveAttribute('aria-busy', 'false')
}

/** Opens the filters where they stand behind a button. */
export async function showFilters(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Filters|Sort)/ })
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

/** A name no other test uses. */
export function uniqueName(prefix: string): string {
  return `${prefix}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
}
