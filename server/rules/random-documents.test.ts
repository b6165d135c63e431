import { expect, it } from 'vitest'
import { owedBy } from '../testing/money-oracle.ts'
import { drawDocument, type DrawnDocument } from '../testing/random/random-documents.ts'
import { randomNumbers } from '../testing/random/random-numbers.ts'
import { priceDocument } from './money-document.ts'

/** As the oracle words it. */
function pricedBy(drawn: DrawnDocument) {
  const { document } = priceDocument(drawn)
  return {
    lines: document.lines.filter((line) => line.kind !== 'promotion').map((line) => line.amount_cents),
    subtotal: document.subtotal_cents,
    discount: document.discount_cents,
    taxes: document.taxes.map((tax) => `${tax.name} ${tax.rate_thousandths} of ${tax.base_cents}: ${tax.amount_cents}`),
    total: document.total_cents,
  }
}

it('D3 100,000 random documents equal what the rules alone say, line by line and tax by tax', () => {
  const random = randomNumbers(20_261_122)
  const seen = { discounted: 0, taxed: 0, rising: 0 }
  // An assertion for each document would take longer than all the documents.
  const different: object[] = []
  for (let at = 0; at < 100_000 && different.length < 3; at += 1) {
    const drawn = drawDocument(random)
    const found = pricedBy(drawn)
    const owed = owedBy(drawn)
    if (JSON.stringify(found) !== JSON.stringify(owed)) different.push({ at, drawn, found, owed })
    if (owed.discount > 0) seen.discounted += 1
    if (owed.taxes.length > 0) seen.taxed += 1
    if (drawn.isRising) seen.rising += 1
  }
  expect(different).toEqual([])
  expect(seen.discounted).toBeGreaterThan(30_000)
  expect(seen.taxed).toBeGreaterThan(50_000)
  expect(seen.rising).toBeGreaterThan(15_000)
})

it('D3 the lines and taxes add up to the total, whatever is drawn', () => {
  const random = randomNumbers(7)
  const documents = Array.from({ length: 10_000 }, () => priceDocument(drawDocument(random)).document)
  const wrong = documents.filter(({ lines, taxes, total_cents }) => {
    const sum = [...lines, ...taxes].reduce((cents, each) => cents + each.amount_cents, 0)
    return sum !== total_cents
  })
  expect(wrong).toEqual([])
})
