import { expect, type Locator, type Page } from '@playwright/test'

/** The navigation: beside the page, or over it where a phone has no room. */
export async function navigation(page: Page): Promise<Locator> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main).toBeVisible()
  return main
}
