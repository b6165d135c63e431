import type { Locator, Page } from '@playwright/test'

export function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'What do you need done?' })
}

export function nextButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Next', exact: true })
}

export function backButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Back', exact: true })
}

/** The chips of what was entered: each has its button to remove it. */
export function chips(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('[data-kind]')
    .filter({ has: page.getByRole('button', { name: /^Remove / }) })
}

export function searchParameters(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams
}

export async function signIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('Demo-pass-1!')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A step of the step bar. */
export function step(page: Page, title: string): Locator {
  return page.getByRole('navigation', { name: 'Steps of the search' }).getByRole('button', { name: new RegExp(title) })
}

export async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }).click()
}
