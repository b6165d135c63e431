import { expect, test } from 'vitest'
import { bodyOf, emptyValues } from './promotion-values.ts'
import { promotionIssues } from './promotion-issues.ts'

const times = { from: '2026-11-20T15:00:00.000Z', until: null }
const filled = { ...emptyValues, code: 'ten', name: 'Ten', value: '12.5', redeemable_from: '2026-11-20T10:00' }

test('what is typed is sent in thousandths, cents or hours, with what belongs to it', () => {
  expect(bodyOf(filled, times)).toMatchObject({ value: 12_500, currency: null, months: null, per_client_limit: 1 })
  const amount = { ...filled, type: 'cents_amount', value: '1,050.50', currency: 'usd' } as const
  expect(bodyOf(amount, times)).toMatchObject({ value: 105_050, currency: 'usd' })
  const hours = { ...filled, type: 'hours', value: '5', duration: 'repeating' } as const
  expect(bodyOf(hours, times)).toMatchObject({ value: 5, months: 3, max_redemptions: null })
})

test('a form that is right has no problems, and each other one its field', () => {
  expect(promotionIssues(filled)).toEqual({})
  const wrong = (more: object) => Object.keys(promotionIssues({ ...filled, ...more }))
  expect(wrong({ value: 'ten' })).toEqual(['value'])
  expect(wrong({ value: '101' })).toEqual(['value'])
  expect(wrong({ code: '' })).toEqual(['code'])
  expect(wrong({ max_redemptions: '1.5' })).toEqual(['max_redemptions'])
  expect(wrong({ duration: 'repeating', months: '' })).toEqual(['months'])
  expect(wrong({ redeemable_from: '' })).toEqual(['redeemable_from'])
  expect(wrong({ redeemable_until: '2026-11-20T10:00' })).toEqual(['redeemable_until'])
})
