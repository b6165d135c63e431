import { expect, it } from 'vitest'
import { readLanguageFrom } from './current-language.ts'
import type { Language } from './language.ts'
import { message } from './message.ts'

function inLanguage<Result>(language: Language, write: () => Result): Result {
  const before = readLanguageFrom(() => language)
  try {
    return write()
  } finally {
    readLanguageFrom(before)
  }
}

const left = message({
  en: '{hours, plural, one {# hour left} other {# hours left}}',
  fr: '{hours, plural, one {# heure restante} other {# heures restantes}}',
})
const invited = message({
  en: '{who, select, client {A client} other {Our team}} invited {name}',
  fr: '{who, select, client {Un client} other {Notre équipe}} a invité {name}',
})
const link = (text: unknown[]) => ({ to: '/terms', text: text.join('') })
const terms = message({
  en: 'I accept the <terms>terms of {brand}</terms>.',
  fr: 'J’accepte les <terms>conditions de {brand}</terms>.',
})

it('a message is in the language of whoever reads it', () => {
  const hello = message({ en: 'Hello', fr: 'Bonjour' })
  expect(hello()).toBe('Hello')
  expect(inLanguage('fr', () => hello())).toBe('Bonjour')
})

it('French counts 0 and 1 as one, English 1 alone, each with its own digits', () => {
  expect([0, 1, 1500].map((hours) => left({ hours }))).toEqual(['0 hours left', '1 hour left', '1,500 hours left'])
  expect([0, 1, 1500].map((hours) => inLanguage('fr', () => left({ hours })))).toEqual([
    '0 heure restante',
    '1 heure restante',
    '1\u00a0500 heures restantes',
  ])
})

it('a choice takes what it names, else `other`', () => {
  expect(invited({ who: 'client', name: 'Ana' })).toBe('A client invited Ana')
  expect(inLanguage('fr', () => invited({ who: 'staff', name: 'Ana' }))).toBe('Notre équipe a invité Ana')
})

it('a sentence with a link stays one message, each language with its own order', () => {
  expect(terms({ brand: 'Talentplace', terms: link })).toEqual([
    'I accept the ',
    { to: '/terms', text: 'terms of Talentplace' },
    '.',
  ])
  expect(inLanguage('fr', () => terms({ brand: 'Talentplace', terms: link }))[1]).toEqual({
    to: '/terms',
    text: 'conditions de Talentplace',
  })
})

it('what a message doesn’t have is no argument of it, and what it has is asked for', () => {
  // @ts-expect-error: an argument is missing
  expect(() => left()).toBeDefined()
  // @ts-expect-error: a number is counted
  expect(() => left({ hours: 'two' })).toBeDefined()
  // @ts-expect-error: misspelt
  expect(() => left({ hour: 2 })).toBeDefined()
  // @ts-expect-error: the tag makes nothing
  expect(() => terms({ brand: 'Talentplace' })).toBeDefined()
})

it('both languages name the same arguments and tags', () => {
  // @ts-expect-error: French forgets the name
  expect(message({ en: 'Hello {name}', fr: 'Bonjour' })).toBeDefined()
  // @ts-expect-error: French has a name of its own
  expect(message({ en: 'Hello', fr: 'Bonjour {nom}' })).toBeDefined()
  // @ts-expect-error: French forgets the link
  expect(message({ en: 'Read <link>more</link>', fr: 'Lire la suite' })).toBeDefined()
  // @ts-expect-error: no French
  expect(() => message({ en: 'Hello' })()).toBeDefined()
})
