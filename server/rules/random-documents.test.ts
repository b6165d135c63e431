import { expect, it } from 'vitest'
import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import { multipliesOut, owedBy, owedForMore } from '../testing/money-oracle.ts'
import { drawDocument, type DrawnDocument } from '../testing/random/random-documents.ts'
import { randomNumbers } from '../testing/random/random-numbers.ts'
import { addedHoursPrice } from './added-hours-price.ts'
import { priceDocument, type PricedRole } from './money-document.ts'
import { overagePrice } from './overage-price.ts'
import { explainedLines } from './price-adjustments.ts'

/** What each line that isn't a promotion comes to with the adjustments of its price below it. */
function amountsOf(lines: MoneyDocument['lines']): number[] {
  const amounts: number[] = []
  for (const { kind, amount_cents } of lines) {
    if (kind === 'price_adjustment') amounts.push((amounts.pop() ?? NaN) + amount_cents)
    else if (kind !== 'promotion') amounts.push(amount_cents)
  }
  return amounts
}

/** As the oracle words it. */
function pricedBy(drawn: DrawnDocument) {
  const { document } = priceDocument(drawn)
  return {
    lines: amountsOf(document.lines),
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

/** The lines of a document that aren't what their quantity and unit price, or their time and its price, say. */
const invalidLines = (lines: MoneyDocument['lines']) =>
  lines.filter((line) => !multipliesOut(line) || (line.kind === 'price_adjustment') !== (line.adjusts !== undefined))

it('each line of 20,000 random documents is quantity x unit price, price adjustments are pieces of 1', () => {
  const random = randomNumbers(33)
  const seen = { adjusted: 0, discounted: 0 }
  const invalid: object[] = []
  for (let at = 0; at < 20_000 && invalid.length < 3; at += 1) {
    const drawn = drawDocument(random)
    const roles = drawn.roles.slice(0, 3).map((role) => ({ ...role, hours: 1 + random.below(15) }))
    const { lines } = priceDocument({ ...drawn, roles }).document
    invalid.push(...invalidLines(lines))
    const adjustments = lines.filter(({ kind }) => kind === 'price_adjustment')
    invalid.push(...adjustments.filter(({ quantity, amount_cents }) => quantity !== 1 || amount_cents >= 0))
    if (adjustments.length > 0) seen.adjusted += 1
    if (lines.some(({ kind }) => kind === 'promotion')) seen.discounted += 1
  }
  expect(invalid).toEqual([])
  expect(seen.adjusted).toBeGreaterThan(300)
  expect(seen.discounted).toBeGreaterThan(5000)
})

it('20,000 random amounts of added hours and of time above them come to the price with them less the price without, line by line', () => {
  const random = randomNumbers(34)
  const seen = { adjusted: 0, rejected: 0 }
  const wrong: object[] = []
  for (let at = 0; at < 20_000 && wrong.length < 3; at += 1) {
    const { bands, roles } = drawDocument(random)
    const role = (hours: number): PricedRole => ({ ...(roles[0] as PricedRole), hours })
    const [before, more] = [random.below(90), 1 + random.below(60)]
    const { uplift_cents } = role(0)
    const seconds = [1 + random.below(90_000), 1 + random.below(5000), 1 + random.below(5000)]
    const all = seconds.reduce((sum, each) => sum + each, 0)
    const owed = owedForMore(bands, { before: before * 3600, more: more * 3600, uplift_cents })
    const owedAbove = owedForMore(bands, { before: before * 3600 + 1234, more: all, uplift_cents })
    if (owed < 0 || owedAbove < 0) {
      seen.rejected += 1
      continue
    }
    const { document } = {
      document: addedHoursPrice({ currency: 'cad', bands, taxes: [] }, { there: [role(before)], added: role(more) }),
    }
    const [above] = overagePrice(before * 3600 + 1234, [{ bands, uplift_cents, seconds }])
    if (!above) throw new Error('no line')
    const { shares, differences, unit_cents } = above
    const line = { kind: 'overage', description: '', role_id: 1, quantity: 1, tax_category: '', unit_cents } as const
    const lines = explainedLines({ ...line, seconds: all }, differences)
    const sum = lines.reduce((cents, { amount_cents }) => cents + amount_cents, 0)
    const shared = shares.reduce((cents, share) => cents + share, 0)
    if (document.subtotal_cents !== owed || sum !== owedAbove) wrong.push({ at, document, owed, lines, owedAbove })
    if (shared !== lines[0]?.amount_cents) wrong.push({ at, shares, lines })
    wrong.push(...invalidLines([...document.lines, ...lines]))
    if (lines.length > 1) seen.adjusted += 1
  }
  expect(wrong).toEqual([])
  expect(seen.adjusted).toBeGreaterThan(2000)
  expect(seen.rejected).toBeGreaterThan(10)
})
