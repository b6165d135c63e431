import { describe, expect, it } from 'vitest'
import { readLanguageFrom } from '@talentplace/contract/shared/i18n/current-language'
import { draftName, subscriptionName } from './project-name.ts'

describe('what a subscription is called', () => {
  const unnamed = draftName(new Date('2026-11-22T23:59:00Z'))

  it('is its roles, each once, where its client gave the search no name', () => {
    expect(unnamed).toBe('Search of 2026-11-22')
    expect(subscriptionName(unnamed, ['Bookkeeper'])).toBe('Bookkeeper')
    expect(subscriptionName(unnamed, ['Bookkeeper', 'Recruiter', 'Bookkeeper'])).toBe('Bookkeeper + Recruiter')
  })

  it('is in French where its client reads French', () => {
    const before = readLanguageFrom(() => 'fr')
    try {
      const search = draftName(new Date('2026-11-22T23:59:00Z'))
      expect(search).toBe('Recherche du 2026-11-22')
      expect(subscriptionName(search, ['Tenue de livres', 'Recrutement'])).toBe('Tenue de livres + Recrutement')
      expect(
        subscriptionName(
          unnamed,
          [...Array(12).keys()].map((at) => `${at}${'x'.repeat(30)}`),
        ),
      ).toMatch(/ \+ 7 autres$/)
    } finally {
      readLanguageFrom(before)
    }
    expect(subscriptionName('Recherche du 2026-11-22', ['Bookkeeper'])).toBe('Bookkeeper')
  })

  it('is what its client called it', () => {
    expect(subscriptionName('Books and inbox', ['Bookkeeper'])).toBe('Books and inbox')
    for (const given of ['Search of 2026-11-22 for Halifax', 'Our Search of 2026-11-22'])
      expect(subscriptionName(given, ['Bookkeeper'])).toBe(given)
  })

  it('has at most 200 characters, and says how many roles it leaves out', () => {
    const roles = Array.from({ length: 12 }, (_, at) => `Administrative assistant ${at + 1}`)
    const name = subscriptionName(unnamed, roles)
    expect(name.length).toBeLessThanOrEqual(200)
    expect(name).toMatch(/^Administrative assistant 1 \+ .* \+ 6 more$/)
  })

  it('is 200 characters long where one role is, and stays where a role is longer', () => {
    expect(subscriptionName(unnamed, ['x'.repeat(200)])).toBe('x'.repeat(200))
    expect(subscriptionName(unnamed, ['x'.repeat(201)])).toBe(unnamed)
  })
})
