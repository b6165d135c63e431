import { describe, expect, it } from 'vitest'
import { capitalised, counted, inSentence, joined, withArticle } from './prose.ts'

describe('words inside a sentence', () => {
  it.each([
    ['Bank reconciliation', 'bank reconciliation'],
    ['E-commerce store assistant', 'e-commerce store assistant'],
    ['Meta title and description writing', 'meta title and description writing'],
  ])('%s stands as %s', (name, inside) => {
    expect(inSentence(name)).toBe(inside)
  })

  it.each([
    'GST/HST filing',
    'T4 preparation',
    'SEO specialist',
    'WordPress and website administrator',
    'Google Ads management',
    'Canadian English style',
    'eBay listing management',
    'Meta ads management',
    'A/B testing',
    'A+ content creation',
  ])('%s stands as it is', (name) => {
    expect(inSentence(name)).toBe(name)
  })

  it.each([
    'bookkeeper',
    'CRM administrator',
    'human resources assistant',
    'user researcher',
    'WordPress administrator',
  ])('a %s', (phrase) => expect(withArticle(phrase)).toBe(`a ${phrase}`))

  it.each(['executive assistant', 'SEO specialist', 'e-commerce store assistant', 'online community manager'])(
    'an %s',
    (phrase) => expect(withArticle(phrase)).toBe(`an ${phrase}`),
  )

  it('joins lists, also of things that have an "and" of their own', () => {
    expect(joined(['a'])).toBe('a')
    expect(joined(['a', 'b'])).toBe('a and b')
    expect(joined(['a', 'b', 'c'])).toBe('a, b and c')
    expect(joined(['salons and spas', 'gyms'])).toBe('salons and spas as well as gyms')
    expect(joined(['schools', 'salons and spas', 'gyms'])).toBe('schools, salons and spas, and gyms')
  })

  it('counts in words with the right plural, and keeps small capitals of names', () => {
    expect(counted(1, 'year')).toBe('one year')
    expect(counted(9, 'year')).toBe('nine years')
    expect(counted(14, 'year')).toBe('14 years')
    expect(capitalised('eBay listing')).toBe('eBay listing')
    expect(capitalised('bank')).toBe('Bank')
  })
})
