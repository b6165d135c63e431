import { expect, test } from 'vitest'
import { emptyCriteria } from '../../platform/criteria/empty-criteria.ts'
import { browserZone } from '../../platform/viewer-zone/browser-zone.ts'
import { totalsInput } from '../search/search-input.ts'
import { firstSearch } from './first-search.ts'
import { nothingWanted, searchInput } from '../search/search-input.ts'

const criteria = { ...emptyCriteria, rids: [3, 9], hours: [20, 10], focusedRid: [9] }

test('B4.7 the search at arrival is the very one that the candidates show: a visitor’s is on the first page', () => {
  const context = { viewed: [9], wanted: nothingWanted, ownZone: browserZone() }
  const secondPage = searchInput(criteria, { ...context, page: 2 })
  const inputs = firstSearch({ criteria, page: 2 }, true).map(({ input }) => input)
  expect(inputs).toEqual([{ query: secondPage }, { query: totalsInput(secondPage) }])
  expect(firstSearch({ criteria, page: 2 }, false).map(({ input }) => input)).toEqual([
    { query: searchInput(criteria, { ...context, page: 1 }) },
  ])
  const [search] = firstSearch({ criteria: { ...criteria, timezone: 'America/Halifax' }, page: 1 }, false)
  expect(search?.input).toMatchObject({ query: { timezone: 'America/Halifax' } })
})

test('nobody is searched for before it is known what the words mean or the draft holds, nor without roles', () => {
  const unready = [
    { keywords: { ...criteria.keywords, tools: ['Xero'] } },
    { keywords: { ...criteria.keywords, default: ['books'] } },
    { uuid: '019900f8-7005-71ad-835a-676c7c7eabd3' },
    { rids: [] },
  ]
  for (const change of unready) expect(firstSearch({ criteria: { ...criteria, ...change }, page: 1 }, true)).toEqual([])
})
