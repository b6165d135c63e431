import { expect, test } from 'vitest'
import { budgetIn } from './budget.ts'
import { messageWords } from './message-words.ts'

function read(text: string): [number, string, string | null] | null {
  const said = budgetIn(messageWords(text))
  return said === null ? null : [said.amount_cents, said.unit, said.currency]
}

test.each([
  ['$15 an hour', 1500, 'hour', null],
  ['$25/hr', 2500, 'hour', null],
  ['15$/h', 1500, 'hour', null],
  ['20 $ de l’heure', 2000, 'hour', null],
  ['20 dollars an hour', 2000, 'hour', null],
  ['US$20 an hour', 2000, 'hour', 'usd'],
  ['CAD 25 per hour', 2500, 'hour', 'cad'],
  ['500 USD per month', 50_000, 'month', 'usd'],
  ['$15-20/hr', 1750, 'hour', null],
  ['$15 to $20 an hour', 1750, 'hour', null],
  ['$2k a month', 200_000, 'month', null],
  ['budget is $2,000', 200_000, 'once', null],
  ['budget of $1,500 per month', 150_000, 'month', null],
  ['monthly budget: $500', 50_000, 'month', null],
  ['Budget 2500 all in', 250_000, 'once', null],
  ['I can pay 800 a month', 80_000, 'month', null],
  ['$900 flat', 90_000, 'once', null],
  ['1 200 $ maximum', 120_000, 'once', null],
  ['400 $ par mois', 40_000, 'month', null],
  ['Pay: $55,000 a year', 5_500_000, 'year', null],
  ['Salaire: 27,50 $ de l’heure', 2750, 'hour', null],
  ['$25/h max', 2500, 'hour', null],
  ['up to 1,500 a month for an assistant', 150_000, 'month', null],
  ['inbox help, around two grand a month', 200_000, 'month', null],
  ['we can spend two thousand dollars a month', 200_000, 'month', null],
  ['fifteen hundred a month for social media', 150_000, 'month', null],
  ['budget: 800', 80_000, 'once', null],
  ['budget is about 2k', 200_000, 'once', null],
  ['budget de 1,5k par mois', 150_000, 'month', null],
  ['data entry 25/hr', 2500, 'hour', null],
  ['data entry, 30 an hour', 3000, 'hour', null],
  ['can pay 20-25 hourly', 2250, 'hour', null],
  ['entre 20 et 30 dollars de l’heure', 2500, 'hour', null],
  ['A logo and business cards. 300 dollars.', 30_000, 'once', null],
  ['One-off, $400.', 40_000, 'once', null],
  ['1400 dollars for the lot', 140_000, 'once', null],
  ['3 500 $ pour le projet', 350_000, 'once', null],
  ['trois affiches, 500 $ en tout', 50_000, 'once', null],
  ['Forfait de 1 200 $.', 120_000, 'once', null],
  ['ad spend is $3,000 a month, can pay about $30 an hour', 3000, 'hour', null],
])("B2.1 '%s' is what the client would pay", (text, cents, unit, currency) => {
  expect(read(text)).toEqual([cents, unit, currency])
})

test.each([
  '$2M in revenue',
  'we make $300,000 a year in sales',
  'invoices under $500',
  'our site makes $50k a year',
  'a $10,000 grant',
  'we sell $20 candles',
  'ad spend of $3,000 a month',
  'max 300$ par vidéo',
  'donations of $50',
  'dépense de 2 000 $ par mois',
  '15 hours a week',
  '30 employees',
  'budget and forecasts',
  '416-555-0148',
  '$3,000 ad budget a month',
  'manage a budget of $40,000 a month',
  'a marketing budget of $2,000 a month',
  'we take 30 calls an hour',
  'our trucks do 90 km/h',
  'orders, up to 1,500 a month',
  'emails come in at 40 an hour',
  'we ship two thousand boxes a month',
  'Two plans. Basic: $20. Plus: $80.',
  '1500 contacts a month',
  'a grand opening in March',
  '',
])("B2.1 '%s' is no budget", (text) => {
  expect(read(text)).toBeNull()
})
