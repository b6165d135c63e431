import { expect, it } from 'vitest'
import { startWarnings } from './start-warnings.ts'

const complete = {
  production: true,
  smtpUrl: 'smtp://mail',
  supplier: { address: ['1 Harbour Street'], tax_numbers: [{}] },
}

it('D1 a missing tax number or address of the supplier is a warning at the start, as mail that reaches nobody is', () => {
  const bare = { ...complete, smtpUrl: null, supplier: { address: [], tax_numbers: [] } }
  expect(startWarnings(bare)).toEqual([
    expect.stringMatching(/^SMTP_URL is not set/),
    expect.stringMatching(/^SUPPLIER_TAX_NUMBERS is not set: invoices of \$100 and more/),
    expect.stringMatching(/^SUPPLIER_ADDRESS is not set: emails lack the postal address/),
  ])
  expect(startWarnings(complete)).toEqual([])
  expect(startWarnings({ ...bare, production: false })).toEqual([])
})
