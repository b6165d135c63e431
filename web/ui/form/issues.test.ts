import { createUtm } from '@talentplace/contract/accounts/attribution/utm.routes'
import { promotionForm } from '@talentplace/contract/billing/promotions/promotion.routes'
import { expect, it } from 'vitest'
import { fixTheFields } from '../../platform/api/form-problems.ts'
import { atFields, issuesAfter, schemaIssues, wholeIssue } from './issues.ts'

const fieldOf = (path: string): string => (path.startsWith('place.') ? 'place_text' : path)
const isVisible = (path: string): boolean => path === 'name'

it('a form is judged by the schema of what it sends, in the contract’s words, one for each field', () => {
  const words = { label: '', shortcode: 'a', destination: 'pricing' }
  expect(schemaIssues(createUtm.body, words)).toEqual({
    label: 'Required',
    shortcode: 'Use 3 to 32 letters, digits and dashes',
    destination: 'Must be a path of ours, such as /pricing',
  })
  expect(schemaIssues(createUtm.body, { label: 'Spring', destination: '/' })).toEqual({})
})

it('a rule across fields stands at the field it names', () => {
  const promotion = {
    code: 'SPRING',
    name: 'Spring',
    type: 'percentage',
    value: 10_000,
    currency: null,
    duration: 'once',
    months: null,
    redeemable_from: '2027-03-01T00:00:00Z',
    redeemable_until: '2027-02-01T00:00:00Z',
    max_redemptions: null,
    per_client_limit: 1,
    minimum_hours: null,
    first_purchase_only: false,
    stackable: false,
    active: true,
  }
  expect(Object.keys(schemaIssues(promotionForm, promotion))).toEqual(['redeemable_until'])
})

it('what is sent in parts stands at the one field it was entered in, the first fault of them', () => {
  const issues = { 'place.city': 'Pick a city', 'place.country': 'Required', phone_number: 'Phone must be valid' }
  expect(atFields(issues, fieldOf)).toEqual({ place_text: 'Pick a city', phone_number: 'Phone must be valid' })
})

it('an edit takes away what was said of the value it changed, and of what is in it, and leaves the rest', () => {
  const before = { name: 'a', emails: ['x', 'y'] }
  const issues = { name: 'Required', emails: 'Too many', 'emails.0': 'Not an address', 'emails.1': 'Not an address' }
  expect(issuesAfter(issues, before, { ...before, name: 'b' })).toEqual({
    emails: issues.emails,
    'emails.0': 'Not an address',
    'emails.1': 'Not an address',
  })
  expect(issuesAfter(issues, before, { ...before, emails: ['x', 'z'] })).toEqual({
    name: 'Required',
    'emails.0': 'Not an address',
  })
})

it('the whole form points to its fields only where one of them says what is wrong', () => {
  expect(wholeIssue({ name: 'Required' }, isVisible, 'Gone')).toBe(fixTheFields)
  expect(wholeIssue({ version: 'Enter a number' }, isVisible, 'Gone')).toBe('Gone')
  expect(wholeIssue({}, isVisible, 'Gone')).toBe('Gone')
})
