import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { uniqueName } from './admin.ts'
import { bookkeeper } from './candidates.ts'
import { authorized, openAs, sessionOf, type Contact } from './session.ts'

/** An address in Quebec, where two taxes apply. */
export const quebec = {
  legal_name: '',
  address_line1: '12 rue Saint-Paul',
  address_line2: '',
  city: 'Montréal',
  country: 'CA',
  state_prov: 'QC',
  postal_code: 'H2Y 1G7',
  phone_number: '',
  tax_numbers: [],
  invoice_emails: [],
  po_number: '',
} as const

export async function saveAddress(
  request: APIRequestContext,
  signed: Contact,
  about: { document_language?: 'en' | 'fr' } = {},
): Promise<void> {
  const saved = await request.put(`/api/client/${signed.user.client_uuid}`, {
    headers: authorized(signed),
    data: { ...quebec, company: 'Kerr Foods', version: 1, ...about },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

const helpMeDecide = { assistant_id: -1, known_as: 'Help me decide' }

/** A draft with one place to fill: a bookkeeper for 20 hours a month, whom we are to help choose unless one is named. */
export async function addDraft(
  request: APIRequestContext,
  signed: Contact,
  candidate: { assistant_id: number; known_as: string } = helpMeDecide,
): Promise<string> {
  const place = { hours: 20, role_id: bookkeeper, ...candidate }
  const matching_criteria = { step: 'candidates', rids: [bookkeeper], hours: [20], cart: [place] }
  const made = await request.post('/api/project', { headers: authorized(signed), data: { matching_criteria } })
  expect(made.ok(), await made.text()).toBe(true)
  return ((await made.json()) as { project_uuid: string }).project_uuid
}

/** Someone with an address and a draft, at their checkout. */
export async function openCheckout(page: Page, request: APIRequestContext, signed: Contact): Promise<void> {
  await saveAddress(request, signed)
  await addDraft(request, signed)
  await openAs(page, signed, '/client/checkout')
}

/** A code of its own for this journey: 10% off the first month, but for what is said about it. */
export async function addPromotion(
  request: APIRequestContext,
  about: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const staff = await sessionOf(request, 'super@demo.test')
  const code = uniqueName('SAVE').toUpperCase()
  const made = await request.post('/api/promotions', {
    headers: authorized(staff),
    data: {
      code,
      name: 'Ten percent',
      type: 'percentage',
      value: 10_000,
      currency: null,
      duration: 'once',
      months: null,
      redeemable_from: '2026-01-01T00:00:00Z',
      redeemable_until: null,
      max_redemptions: null,
      per_client_limit: null,
      first_purchase_only: false,
      minimum_hours: null,
      stackable: false,
      active: true,
      ...about,
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return code
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })

/** Enters a card of the test processor at the checkout; Pay adds it. */
export async function addTestCard(page: Page, card: string): Promise<void> {
  const another = page.getByRole('button', { name: 'Use another card' })
  const choice = page.getByRole('combobox', { name: 'Test card' })
  await expect(another.or(choice)).toBeVisible()
  if (await another.isVisible()) await another.click()
  await choice.selectOption({ label: card })
}

/** Agrees to the terms by name. */
export async function sign(page: Page): Promise<void> {
  await page.getByLabel('I have read the agreement and agree to it').check()
  await page.getByLabel('Type your full name to sign').fill('Sam Kerr')
}

/** Staff take a code away. */
export async function removePromotion(request: APIRequestContext, code: string): Promise<void> {
  const headers = authorized(await sessionOf(request, 'super@demo.test'))
  const found = await request.get(`/api/promotions?search=${code}`, { headers })
  const [promotion] = ((await found.json()) as { promotions: { uuid: string }[] }).promotions
  const removed = await request.delete(`/api/promotions/${promotion?.uuid}?reason=Over`, { headers })
  expect(removed.ok(), await removed.text()).toBe(true)
}
