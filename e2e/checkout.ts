import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { uniqueName } from './admin.ts'
import { demoPassword } from './account.ts'
import { bookkeeper } from './candidates.ts'
import { newClient } from './registration.ts'

export interface Signed {
  readonly token: string
  readonly user: { readonly uuid: string; readonly client_uuid: string; readonly full_name: string }
}

async function signedIn(request: APIRequestContext, email: string, password: string): Promise<Signed> {
  const answer = await request.post('/api/auth/login', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Signed
}

export function authorized({ token }: Signed): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

/** A new client, signed in, whose company nobody else's journey touches. */
export async function signedInClient(request: APIRequestContext, who: string): Promise<Signed> {
  const { email, password } = await newClient(request, who)
  return signedIn(request, email, password)
}

/** Makes the page theirs, as a browser that signed in before. */
export async function becomeClient(page: Page, { token, user }: Signed): Promise<void> {
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('talentplace.session')) localStorage.setItem('talentplace.session', stored)
  }, JSON.stringify({ token, user }))
}

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

export async function saveAddress(request: APIRequestContext, signed: Signed): Promise<void> {
  const saved = await request.put(`/api/client/${signed.user.client_uuid}`, {
    headers: authorized(signed),
    data: { ...quebec, company: 'Kerr Foods', version: 1 },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

/** A draft with one place to fill: a bookkeeper for 20 hours a month, whom we are to help choose. */
export async function addDraft(request: APIRequestContext, signed: Signed): Promise<string> {
  const place = { hours: 20, role_id: bookkeeper, assistant_id: -1, known_as: 'Help me decide' }
  const matching_criteria = { step: 'candidates', rids: [bookkeeper], hours: [20], cart: [place] }
  const made = await request.post('/api/project', { headers: authorized(signed), data: { matching_criteria } })
  expect(made.ok(), await made.text()).toBe(true)
  return ((await made.json()) as { project_uuid: string }).project_uuid
}

/** A code of its own for this journey: 10 % off the first month. */
export async function addPromotion(request: APIRequestContext): Promise<string> {
  const staff = await signedIn(request, 'super@demo.test', demoPassword)
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
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return code
}
