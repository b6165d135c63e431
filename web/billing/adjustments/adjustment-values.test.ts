import { adjustmentForm } from '@talentplace/contract/billing/adjustments/adjustment-form'
import { expect, it } from 'vitest'
import { adjustmentIssues, bodyOf, newValues, reasonOptions } from './adjustment-values.ts'

const uuid = '01940000-0000-7000-8000-000000000001'
const started = newValues({ value: uuid, label: 'Maple Books: Team', currency: 'cad' }, '2026-11-20')

const words = (kind: 'client' | 'va') => reasonOptions(kind).map(({ label }) => label)

it('sends what is taken off below zero, and what is added above it', () => {
  expect(adjustmentForm.parse(bodyOf('client', { ...started, amount: '1,042.50' }))).toMatchObject({
    kind: 'client',
    project_uuid: uuid,
    virtualassistant_uuid: null,
    currency: null,
    tax_category: null,
    amount_cents: -104_250,
    minutes: null,
  })
  expect(bodyOf('va', { ...started, amount: '5', direction: 'more' })).toMatchObject({
    virtualassistant_uuid: uuid,
    project_uuid: null,
    currency: 'cad',
    amount_cents: 500,
  })
})

it('sends hours as minutes, with the place whose rate they have', () => {
  const values = { ...started, amount: '1.25', measure: 'hours', rate_plan_uuid: uuid } as const
  expect(adjustmentForm.parse(bodyOf('client', values))).toMatchObject({ minutes: -75, amount_cents: null })
})

it('sends what a client’s is taxed as where it was chosen, and never with an assistant’s', () => {
  const values = { ...started, amount: '5', tax_category: 'bookkeeping' }
  expect(bodyOf('client', values).tax_category).toBe('bookkeeping')
  expect(bodyOf('va', values).tax_category).toBeNull()
})

it('tells an amount that can’t be read', () => {
  expect(adjustmentIssues({ ...started, amount: 'much' })).toEqual({ amount: 'Must be an amount, e.g. 42.50' })
  expect(adjustmentIssues({ ...started, amount: '42.50' })).toEqual({})
})

it('offers the reasons of its kind, in the words of whoever reads them', () => {
  expect(words('client')).toContain('Correction of an earlier invoice')
  expect(words('client')).not.toContain('Advance pay')
  expect(words('va')).toContain('Correction of an earlier bill')
})
