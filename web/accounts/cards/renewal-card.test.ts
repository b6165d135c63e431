import { expect, test } from 'vitest'
import { otherDefault, renewalCardOf } from './renewal-card.ts'

const card = (uuid: string, about: object = {}) => ({
  uuid,
  default_credit_card: false,
  is_expired: false,
  was_declined: false,
  ...about,
})

test('B9 the card that pays is charged for renewals, unless the default one is to stay', () => {
  const cards = [card('kept', { default_credit_card: true }), card('paying')]
  expect(renewalCardOf(cards, 'paying', true)?.uuid).toBe('paying')
  expect(renewalCardOf(cards, 'paying', false)?.uuid).toBe('kept')
  expect(renewalCardOf(cards, null, true)).toBeUndefined()
})

test('B9 a default that has expired or was refused leaves nothing to choose', () => {
  for (const about of [{ is_expired: true }, { was_declined: true }, { default_credit_card: false }]) {
    const cards = [card('old', { default_credit_card: true, ...about }), card('paying')]
    expect(otherDefault(cards, 'paying')).toBeUndefined()
    expect(renewalCardOf(cards, 'paying', false)?.uuid).toBe('paying')
  }
  expect(otherDefault([card('only', { default_credit_card: true })], 'only')).toBeUndefined()
})
