import { expect, it } from 'vitest'
import { relationshipSource } from '../accounts/clients/relationship-source.ts'
import { promotionDuration, promotionType } from '../billing/promotions/promotion.routes.ts'
import { currency } from './money.ts'

it('A6.3 promotions are of hours, a percentage or an amount, once, repeating or forever, in either currency', () => {
  expect(promotionType.options).toEqual(['hours', 'percentage', 'cents_amount'])
  expect(promotionDuration.options).toEqual(['once', 'repeating', 'forever'])
  expect(currency.options).toEqual(['cad', 'usd'])
})

it('A6.3 an assistant came to a client by one of five ways', () => {
  expect(relationshipSource.options).toEqual(['talent_team', 'csm', 'sales', 'client', 'algo'])
})
