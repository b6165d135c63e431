import { expect, type Locator, type Page } from '@playwright/test'
import { openAs, sessionOf } from './session.ts'

export type Staff = 'super' | 'admin' | 'support' | 'matching' | 'finance'

/** Opens a page as one of the demo staff who signed in before. */
export async function openAsStaff(page: Page, who: Staff, path: string): Promise<void> {
  await openAs(page, await sessionOf(page.request, `${who}@demo.test`), path)
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
