import { expect, it } from 'vitest'
import { keywordsOfRoles } from './keywords-of-roles.ts'
import { referenceFromFiles } from '../../testing/understanding/reference-from-files.ts'
import { buildVocabulary } from './vocabulary.ts'

const reference = referenceFromFiles()
const vocabulary = buildVocabulary(reference)
const role = (slug: string) => reference.roles.find((each) => each.slug === slug)?.id ?? 0
const first = (type: 'skill' | 'tool', roles: number[], limit = 5) =>
  keywordsOfRoles(vocabulary, { roles, types: [type], limit, offset: 0 })

it('B4.2 begins with the tools and skills that the roles use', () => {
  const keeper = role('bookkeeper')
  expect(first('tool', [keeper], 3).keywords.map(({ value }) => value)).toEqual(
    expect.arrayContaining([expect.stringMatching(/QuickBooks|Xero|FreshBooks|Sage|Wave/)]),
  )
  const own = new Set(reference.roleTools.filter(({ role_id }) => role_id === keeper).map(({ tool_id }) => tool_id))
  expect(first('tool', [keeper], own.size).keywords.every(({ id }) => own.has(id))).toBe(true)
  expect(first('skill', [keeper], 10).keywords.map(({ value }) => value)).toContain('Bank reconciliation')
})

it('B4.2 puts what several of the roles use before what one does', () => {
  const roles = [role('bookkeeper'), role('payroll-administrator')]
  const use = (id: number) =>
    reference.roleTools.reduce(
      (sum, link) => sum + (link.tool_id === id && roles.includes(link.role_id) ? link.weight : 0),
      0,
    )
  const uses = first('tool', roles, 20).keywords.map(({ id }) => use(id))
  expect(uses).toEqual(uses.toSorted((one, other) => other - one))
})

it('B4.2 offers all the others behind, also for roles nobody knows', () => {
  const all = keywordsOfRoles(vocabulary, { roles: [role('bookkeeper')], types: ['tool'], limit: 5000, offset: 0 })
  expect([all.count, new Set(all.keywords.map(({ id }) => id)).size]).toEqual([
    reference.tools.length,
    reference.tools.length,
  ])
  expect(first('tool', [999_999]).keywords).toHaveLength(5)
})
