import { expect, it } from 'vitest'
import { isReloaded } from './reloads.ts'

it('what is asked for again is named by operation, or by feature', () => {
  expect(isReloaded('promotions.listPromotions', ['promotions.*'])).toBe(true)
  expect(isReloaded('promotions.times', ['promotions.*'])).toBe(true)
  expect(isReloaded('prices.listPriceBooks', ['promotions.*'])).toBe(false)
  expect(isReloaded('invoices.getInvoice', ['invoices.listInvoices', 'invoices.getInvoice'])).toBe(true)
  expect(isReloaded('invoices.getInvoicePdf', ['invoices.getInvoice'])).toBe(false)
  expect(isReloaded(undefined, ['promotions.*'])).toBe(false)
})
