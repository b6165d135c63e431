import { expect, type Page } from '@playwright/test'

export const demoPassword = 'Demo-pass-1!'
export const client = { email: 'client@demo.test', password: demoPassword }

/** Waits until the product has taken over the page as it was served. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Signs in through the dialog that the page's header opens. */
export async function signIn(page: Page, account = client): Promise<void> {
  await live(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await signInByDialog(page, account)
}

/** Signs in through the dialog that is open. */
export async function signInByDialog(page: Page, { email, password }: typeof client): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
}
