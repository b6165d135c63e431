import { requirementFields } from '@talentplace/contract/subscriptions/requirements/requirement-fields'

/** What is sent, but for what differs between worlds. */
export const welcomeBrief = {
  answers: Object.fromEntries(requirementFields.map(({ name, type }) => [name, type === 'choice' ? '' : 'A test'])),
  submit: false,
  base_revision: 0,
}

export const movedCompany = {
  company: 'Maple Books',
  legal_name: '',
  address_line1: '2 Main St',
  address_line2: '',
  city: 'Elsewhere',
  country: 'CA',
  state_prov: 'ON',
  postal_code: 'K1A 0B1',
  phone_number: '',
  tax_numbers: [],
  invoice_emails: [],
  po_number: '',
  version: 1,
}

export const renamedPromotion = {
  name: 'Another name',
  type: 'percentage',
  value: 10_000,
  duration: 'once',
  redeemable_from: '2026-01-01T00:00:00Z',
  version: 1,
}

export const manualRefund = {
  currency: 'cad',
  amount_cents: 100,
  method: 'transfer',
  paid_date: '2026-11-19',
  reference: 'EFT 4711',
  reason: 'A test',
} as const
