import { expect, it } from 'vitest'
import { signingLanguage } from './signing-language.ts'

const nothing = { agreement_language: null, agreed_in: null, chose_english: false }
const quebec = { language: 'fr', french_first: true } as const
const ontario = { language: 'en', french_first: false } as const

it('in Québec the agreement is signed in French, unless English was expressly chosen after it', () => {
  expect(signingLanguage(quebec, nothing)).toBe('fr')
  expect(signingLanguage(quebec, { ...nothing, chose_english: true })).toBe('en')
})

it('a choice of English that was made elsewhere is none in Québec', () => {
  expect(signingLanguage(quebec, { ...nothing, agreement_language: 'en' })).toBe('fr')
})

it('what was agreed to in French stays so for a company that has left Québec, and English isn’t taken there', () => {
  expect(signingLanguage(ontario, { ...nothing, agreed_in: 'fr' })).toBe('fr')
  expect(signingLanguage(quebec, { ...nothing, agreed_in: 'en' })).toBe('fr')
})

it('elsewhere it is signed in the reader’s language, or in the one they chose', () => {
  expect(signingLanguage(ontario, nothing)).toBe('en')
  expect(signingLanguage(ontario, { ...nothing, agreement_language: 'fr' })).toBe('fr')
})
