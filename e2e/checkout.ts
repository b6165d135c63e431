import { expect, type APIRequestContext } from '@playwright/test'
import { uniqueName } from './admin.ts'
import { bookkeeper } from './candidates.ts'
import { authorized, sessionOf, type Contact } from './session.ts'

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

export async function saveAddress(request: APIRequestContext, signed: Contact): Promise<void> {
  const saved = await request.put(`/api/client/${signed.user.client_uuid}`, {
    headers: authorized(signed),
    data: { ...quebec, company: 'Kerr Foods', version: 1 },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

/** A draft with one place to fill: a bookkeeper for 20 hours a month, whom we are to help choose. */
export async function addDraft(request: APIRequestContext, signed: Contact): Promise<string> {
  const place = { hours: 20, role_id: bookkeeper, assistant_id: -1, known_as: 'Help me decide' }
  const matching_criteria = { step: 'candidates', rids: [bookkeeper], hours: [20], cart: [place] }
  const made = await request.post('/api/project', { headers: authorized(signed), data: { matching_criteria } })
  expect(made.ok(), await made.text()).toBe(true)
  return ((await made.json()) as { project_uuid: string }).project_uuid
}

/** A code of its own for this journey: 10 % off the first month. */
export async function addPromotion(request: APIRequestContext): Promise<string> {
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
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return code
}
