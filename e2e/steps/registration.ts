import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { mailedCode } from './mail.ts'

let count = 0

/** An address nobody has used: the projects and workers of a run share one database. */
export function newEmail(who: string): string {
  count += 1
  return `${who}-${process.pid}-${Date.now()}-${count}@kerr.test`
}

export const firstPassword = 'First-pass-91!'
export const secondPassword = 'Second-pass-92!'

/** Types a beginning and takes the city from the list. */
export async function pickCity(form: Locator, page: Page, city = 'Halifax, NS'): Promise<void> {
  await form.getByLabel('City').pressSequentially(city.slice(0, 5))
  await page.getByRole('option', { name: city }).click()
  await expect(form.getByLabel('City')).toHaveValue(city)
}

/** Fills in what both settings of the registration form ask for. */
export async function fillRegistration(form: Locator, page: Page): Promise<void> {
  await form.getByLabel('Full Name').fill('Sam Kerr')
  await form.getByLabel('Phone').fill('+1 (902) 555-0100')
  await form.getByLabel('Company').fill('Kerr Foods')
  await pickCity(form, page)
  await form.getByLabel(/terms of service/).check()
}

/** Signs out by the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of / }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
}

/** A place as it is picked, with all its parts. */
export const halifax = { country: 'CA', state_prov: 'NS', city: 'Halifax', latitude: 44.65, longitude: -63.57 }

/** A new client's account, registered and confirmed without a browser. */
export async function newClient(request: APIRequestContext, who: string): Promise<{ email: string; password: string }> {
  const email = newEmail(who)
  const registration = {
    full_name: 'Sam Kerr',
    email,
    password: firstPassword,
    confirm_password: firstPassword,
    company: 'Kerr Foods',
    phone_number: '902 555 0100',
    ...halifax,
    consents: { terms: '2026-11-20', email: null },
  }
  const registered = await request.post('/api/client/register', { data: registration })
  expect(registered.ok(), await registered.text()).toBe(true)
  const code = await mailedCode(request, email)
  const verified = await request.post('/api/auth/verify', { data: { verification_key: code, email } })
  expect(verified.ok(), await verified.text()).toBe(true)
  return { email, password: firstPassword }
}
