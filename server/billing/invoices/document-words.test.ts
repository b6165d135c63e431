import { aboveHours, addedHours } from '@talentplace/contract/billing/messages/invoice-files'
import { describe, expect, it } from 'vitest'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { dayOfText, dayText } from '../../rules/day-text.ts'
import { cardText, lineText, partyIn } from './document-words.ts'

const roles = {
  7: { value: 'Bookkeeper', value_fr: 'Teneuse ou teneur de livres' },
  8: { value: 'Notary', value_fr: null },
}
const inFrench = (description: string, role_id: number | null = 7) =>
  writtenIn('fr', () => lineText({ description, role_id }, roles))
const above = (role: string, assistant: string) =>
  writtenIn('en', () => aboveHours({ role, assistant, from: dayText('2026-09-01'), to: dayText('2026-10-22') }))

describe('issue 38: what a line is for, to a reader of French', () => {
  it.each([
    ['Bookkeeper', 'Teneuse ou teneur de livres'],
    [writtenIn('en', () => addedHours({ role: 'Bookkeeper' })), 'Teneuse ou teneur de livres, heures ajoutées'],
    [
      above('Bookkeeper', 'Phoebe N.'),
      'Teneuse ou teneur de livres, Phoebe N.\u00a0: au-delà des heures du 1er sept. 2026 au 22 oct. 2026',
    ],
  ])('%s', (stored, read) => {
    expect(inFrench(stored)).toBe(read)
    expect(writtenIn('en', () => lineText({ description: stored, role_id: 7 }, roles))).toBe(stored)
  })

  it.each([
    ['a text of staff’s', 'Bookkeeper, at the weekend', 7],
    ['a name that the role had', above('Accountant', 'Phoebe N.'), 7],
    ['a role without a French name', 'Notary', 8],
    ['no role', 'Bookkeeper', null],
    ['a day that is none', 'Bookkeeper, P.: above the hours of Soon to Later', 7],
    ['one cut off', above('Bookkeeper', 'Phoebe N.').slice(0, -3), 7],
  ])('%s stays as it is', (_, stored, role_id) => expect(inFrench(stored, role_id)).toBe(stored))
})

it('a day written in English is read again, each of a leap year', () => {
  for (let at = Temporal.PlainDate.from('2028-01-01'); at.year === 2028; at = at.add({ days: 1 }))
    expect(dayOfText(dayText(at.toString()))).toBe(at.toString())
  expect(dayOfText('Sept 1st 2026')).toBeNull()
})

it('cards, countries and taxes are named in the language, and what is none of ours stays', () => {
  const party = {
    name: 'Canada',
    address: ['1 Main Street', 'United States'],
    tax_numbers: [
      { name: 'GST/HST', number: '9' },
      { name: 'EIN', number: '7' },
    ],
  }
  writtenIn('fr', () => {
    expect(cardText('Visa ending in 4242')).toBe('Visa se terminant par 4242')
    expect(cardText('transfer')).toBe('transfer')
    expect(partyIn(party)).toEqual({
      name: 'Canada',
      address: ['1 Main Street', 'États-Unis'],
      tax_numbers: [
        { name: 'TPS/TVH', number: '9' },
        { name: 'EIN', number: '7' },
      ],
    })
  })
  expect(partyIn(party)).toEqual(party)
})
