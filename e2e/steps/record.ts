import type { Page } from '@playwright/test'

/** Chooses an entry of a record's Manage menu. */
export async function manage(page: Page, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Manage', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).first().click()
}
