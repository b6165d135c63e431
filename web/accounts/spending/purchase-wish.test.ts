import type { SpendingRequest } from '@talentplace/contract/accounts/spending/spending.routes'
import { expect, test } from 'vitest'
import { wishState, type Wish } from './purchase-wish.ts'

const wish: Wish = { project_uuid: 'one', kind: 'hours', amount_cents: 20_000, currency: 'cad' }
const requested = {
  project_uuid: 'one',
  kind: 'hours',
  amount_cents: 20_000,
  currency: 'cad',
  state: 'waiting',
  is_own: true,
  is_expired: false,
  is_bought: false,
} as SpendingRequest
const status = (requests: SpendingRequest[], more: object = {}) =>
  wishState({ left_cents: 10_000, is_primary_contact: false, requests, ...more }, wish).state

test('whoever has no limit, stays within what is left of it, exactly too, or sets it buys freely', () => {
  expect(status([], { left_cents: null })).toBe('free')
  expect(status([], { left_cents: 20_000 })).toBe('free')
  expect(status([], { is_primary_contact: true })).toBe('free')
})

test('others ask, wait, and buy once it is approved', () => {
  expect(status([])).toBe('to_ask')
  expect(status([requested])).toBe('asked')
  expect(status([{ ...requested, state: 'approved' }])).toBe('free')
  expect(status([{ ...requested, state: 'declined' }])).toBe('declined')
})

test('what is over, another purchase’s or less than needed is asked anew', () => {
  const approved: SpendingRequest = { ...requested, state: 'approved' }
  for (const other of [
    { ...approved, is_expired: true },
    { ...approved, is_bought: true },
    { ...approved, is_own: false },
    { ...approved, kind: 'checkout' as const },
    { ...approved, project_uuid: 'two' },
    { ...approved, amount_cents: 19_999 },
    { ...approved, currency: 'usd' as const },
    { ...approved, state: 'withdrawn' as const },
  ]) {
    expect(status([other])).toBe('to_ask')
  }
})
