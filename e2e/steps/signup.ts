import { expect, type Locator, type Page } from '@playwright/test'
import { live } from './account.ts'
import { newEmail } from './registration.ts'

export const email = (form: Locator): Locator => form.getByLabel('Email', { exact: true })

/** The sign-up page with its form. */
export async function openSignup(page: Page, search = ''): Promise<Locator> {
  await page.goto(`/client/signup${search}`)
  await live(page)
  const main = page.getByRole('main')
  await expect(email(main)).toBeVisible()
  return main
}

/** Goes on to the registration form with a new address, and gives the address. */
export async function goToRegistration(main: Locator, who: string): Promise<string> {
  const address = newEmail(who)
  await email(main).fill(address)
  await main.getByRole('button', { name: 'Get started' }).click()
  await expect(main.getByRole('heading', { name: 'Tell us who you are' })).toBeVisible()
  await expect(main.getByLabel('Full Name')).toBeFocused()
  return address
}
