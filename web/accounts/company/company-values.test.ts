import { saveCompany, type Company } from '@talentplace/contract/accounts/company/company.routes'
import { expect, test } from 'vitest'
import { schemaIssues } from '../../ui/form/issues.ts'
import { valuesOf, wrongPostalCode, type CompanyValues } from './company-values.ts'
import { hasAddress } from './has-address.ts'

const company: Company = {
  uuid: '01940000-0000-7000-8000-000000000001',
  company: 'Maple Books',
  is_individual: false,
  legal_name: '',
  address_line1: '12 rue Saint-Paul',
  address_line2: '',
  city: 'Montréal',
  country: 'CA',
  state_prov: 'QC',
  postal_code: 'H2Y 1G7',
  phone_extension: '',
  phone_number: '',
  tax_numbers: [],
  invoice_emails: [],
  po_number: '',
  document_language: null,
  currency: null,
  currency_can_change: true,
  version: 1,
  created_date: '2026-11-20T15:00:00.000Z',
  current_date: '2026-11-20',
}

function issuesOf(change: Partial<CompanyValues>): Readonly<Record<string, string>> {
  const values = { ...valuesOf(company), ...change }
  return { ...schemaIssues(saveCompany.body, values), ...wrongPostalCode(values) }
}

test('C5.2 a whole company is sent as it stands; the phone may be left out', () => {
  expect(issuesOf({})).toEqual({})
  expect(valuesOf(company)).toMatchObject({ company: 'Maple Books', phone_number: '', version: 1 })
  expect(valuesOf(company, '613-555-0123').phone_number).toBe('613-555-0123')
})

test('C5.2 a postal code has the form of its country', () => {
  expect(issuesOf({ postal_code: 'h2y1g7' })).toEqual({})
  expect(issuesOf({ postal_code: '10001' })).toEqual({ postal_code: 'A Canadian postal code looks like K1A 0B1' })
  expect(issuesOf({ postal_code: 'M5V 2T6' })).toEqual({
    postal_code: 'M5V is in Ontario. Choose Ontario or correct the postal code',
  })
  expect(issuesOf({ postal_code: ' ' })).toEqual({ postal_code: 'Required' })
  expect(issuesOf({ country: 'US', state_prov: 'VT', postal_code: 'H2Y 1G7' })).toEqual({
    postal_code: 'A ZIP code looks like 10001 or 10001-0001',
  })
})

test('C5.2 what is missing is told at its field, each tax number and email at its own', () => {
  expect(issuesOf({ address_line1: ' ', country: '' })).toMatchObject({
    address_line1: 'Required',
    country: 'Required',
  })
  expect(issuesOf({ tax_numbers: [{ name: 'GST/HST', number: '' }], invoice_emails: ['x'] })).toEqual({
    'tax_numbers.0.number': 'Required',
    'invoice_emails.0': 'E-mail must be valid',
  })
})

test('B8 billing needs a whole address', () => {
  expect(hasAddress(company)).toBe(true)
  expect(hasAddress({ ...company, postal_code: '' })).toBe(false)
  expect(hasAddress({ ...company, country: null, state_prov: null })).toBe(false)
})
