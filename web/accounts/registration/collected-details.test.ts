import { describe, expect, it } from 'vitest'
import { collectedDetails, collectedField, collectIssues, noDetails, type CollectValues } from './collected-details.ts'

const all = ['full_name', 'company', 'phone_number', 'city', 'terms', 'code']
const filled: CollectValues = {
  full_name: ' Sam Kerr ',
  company: 'Kerr Foods',
  phone_number: '902 555 0100',
  phone_extension: '',
  place_text: 'Halifax, NS',
  place: {
    label: 'Halifax, NS',
    city: 'Halifax',
    state_prov: 'NS',
    country: 'CA',
    latitude: 44.6,
    longitude: -63.6,
    timezone: null,
    timezone_offset: null,
  },
  terms: true,
  code: 'AB2C3D',
  second_step: '123 456',
}

const entered = (second_step: string) => collectIssues({ ...noDetails, second_step }, ['second_step'])

describe('A1.6 the collect stage', () => {
  it('wants what is asked for, and nothing else', () => {
    expect(collectIssues(noDetails, [])).toEqual({})
    expect(collectIssues(noDetails, ['city'])).toEqual({
      place_text: 'Select the city from the generated list once you start typing',
    })
    expect(collectIssues(noDetails, all)).toEqual({
      full_name: 'Required',
      company: 'Required',
      phone_number: 'Required',
      code: 'Confirmation Code should be 6 characters',
      place_text: 'Select the city from the generated list once you start typing',
      terms: 'Please accept the terms to continue',
    })
    expect(entered('')).toEqual({ second_step: 'Required' })
    expect(entered('12345')).toEqual({ second_step: 'Enter the 6 digits that your app shows, or a recovery code' })
    for (const code of ['123 456', 'abcd-efgh-ijkl-2345']) expect(entered(code)).toEqual({})
    expect(collectIssues({ ...filled, phone_number: 'x' }, all)).toEqual({ phone_number: 'Phone must be valid' })
    expect(collectIssues(filled, all)).toEqual({})
  })

  it('sends what is asked for, and nothing else', () => {
    expect(collectedDetails(filled, ['full_name', 'code'])).toEqual({ full_name: 'Sam Kerr', code: 'AB2C3D' })
    expect(collectedDetails(filled, ['terms'])).toEqual({ terms: '2026-11-20' })
    expect(collectedDetails(filled, ['city'])).toEqual({
      city: 'Halifax',
      state_prov: 'NS',
      country: 'CA',
      latitude: 44.6,
      longitude: -63.6,
    })
  })

  it('shows what the server says beside the field it means', () => {
    expect(['collect.city', 'collect.longitude', 'collect.code', 'code'].map(collectedField)).toEqual([
      'place_text',
      'place_text',
      'code',
      'code',
    ])
  })
})
