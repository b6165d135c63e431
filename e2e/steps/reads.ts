import type { BrowserContext, Page } from '@playwright/test'

/** Has each read ask by itself, as pages do where the one call of several fails: for a journey that answers one in the server's place. */
export async function readEachAlone(pages: Page | BrowserContext): Promise<void> {
  await pages.route('**/api/reads', (route) => route.fulfill({ status: 404, json: { message: 'Gone', code: 'gone' } }))
}
