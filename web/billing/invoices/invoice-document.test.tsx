import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InvoiceDocument } from './invoice-document.tsx'

const party = { name: 'Maple Books', address: ['1 Main St'], tax_numbers: [] }

/** An invoice of one line in Quebec, as the product stored it. */
function invoiceOf(subtotal_cents: number, [gst, qst, total_cents]: readonly [number, number, number]): Invoice {
  const line = {
    kind: 'subscription',
    description: 'Bookkeeper',
    role_id: 1,
    tax_category: 'general_assistance',
  } as const
  return {
    currency: 'cad',
    lines: [{ ...line, quantity: 10, unit_cents: subtotal_cents / 10, amount_cents: subtotal_cents }],
    subtotal_cents,
    discount_cents: 0,
    taxes: [
      { name: 'GST', rate_thousandths: 5000, base_cents: subtotal_cents, amount_cents: gst },
      { name: 'QST', rate_thousandths: 9975, base_cents: subtotal_cents, amount_cents: qst },
    ],
    total_cents,
    credit_notes: [],
    supplier: party,
    client: party,
    po_number: '',
    notes: '',
  } as Partial<Invoice> as Invoice
}

it.each([
  [14_000, [700, 1_397, 16_097], ['140.00', '7.00', '13.97', '160.97']],
  [114_000, [5_700, 11_372, 131_072], ['1,140.00', '57.00', '113.72', '1,310.72']],
  [30_000, [1_500, 2_993, 34_493], ['300.00', '15.00', '29.93', '344.93']],
] as const)('D3 %i cents in Quebec are on the screen as they are stored', (subtotal, amounts, written) => {
  const screen = renderToStaticMarkup(<InvoiceDocument invoice={invoiceOf(subtotal, amounts)} />)
  for (const amount of written) expect(screen).toContain(`>$${amount} CAD<`)
})
