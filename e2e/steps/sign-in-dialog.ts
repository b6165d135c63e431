import { expect, type Locator, type Page } from '@playwright/test'
import { live } from './account.ts'
import { fillRegistration, firstPassword, newEmail } from './registration.ts'

const anyPerson = '/assistants/00000000-0000-7000-8000-000000000000'

/** Opens the dialog at its first stage. */
export async function openDialog(page: Page, path = '/client/contact'): Promise<Locator> {
  await page.goto(path)
  await live(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  return page.getByRole('dialog')
}

/** Says whose account it is. */
export async function check(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

export const password = (form: Locator): Locator => form.getByLabel('Password', { exact: true })

/** The dialog as a visitor's refused profile opens it: at the register stage (0.4). */
export async function openRegistration(page: Page): Promise<Locator> {
  await page.goto(anyPerson)
  await live(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click()
  return page.getByRole('dialog', { name: 'Create an account' })
}

/** Registers through the dialog and gives the address. */
export async function registerInDialog(page: Page, who: string): Promise<string> {
  const email = newEmail(who)
  const dialog = await openRegistration(page)
  await fillRegistration(dialog, page)
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await password(dialog).fill(firstPassword)
  await dialog.getByLabel('Confirm Password', { exact: true }).fill(firstPassword)
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible()
  return email
}
