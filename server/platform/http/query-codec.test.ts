import { searchQuery } from '@talentplace/contract/matching/search.routes'
import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { MalformedQuery, readParams, readQuery, queryCodec } from './query-codec.ts'

const form = queryCodec(searchQuery)
const read = (text: string) => readQuery(form, text)

function httpError(text: string): string {
  try {
    read(text)
  } catch (error) {
    if (error instanceof MalformedQuery) return `${error.key} ${error.message}`
    throw error
  }
  return 'none'
}

describe('A6.8 a query is read in the specified form', () => {
  it('lists are repeated, dots lead into groups', () => {
    expect(
      read('rids[]=3&rids[]=9&hours[]=10&pagination.limit=12&pagination.sortBy[]=value&matchAnyRole=false'),
    ).toEqual({
      rids: [3, 9],
      hours: [10],
      pagination: { limit: 12, sortBy: ['value'] },
      matchAnyRole: false,
    })
  })

  it('percent-encoding and plus are read in keys and values', () => {
    expect(read('rids%5B%5D=3&timezone=America%2FToronto')).toEqual({ rids: [3], timezone: 'America/Toronto' })
    const text = queryCodec(z.object({ searchQuery: z.string() }))
    expect(readQuery(text, 'searchQuery=virtual+assistant%2Bcaf%C3%A9')).toEqual({
      searchQuery: 'virtual assistant+café',
    })
  })

  it('text that is no number stays text, for the schema to refuse', () => {
    expect(read('rids[]=3x&rids[]=&rids[]=1e3&rids[]=0x10&rids[]=9999999999999999&matchAnyRole=1')).toEqual({
      rids: ['3x', '', '1e3', '0x10', '9999999999999999'],
      matchAnyRole: '1',
    })
    expect(read('rids[]=-1&rids[]=1.5')).toEqual({ rids: [-1, 1.5] })
  })

  it.each(['utm_source', 'constructor', '__proto__', 'unknown[]'])(
    '%s, which the operation does not know, is refused',
    (key) => {
      expect(() => read(`${key}=1`)).toThrow(MalformedQuery)
      expect(httpError(`${key}=1`)).toContain(`${key} is not a parameter of this address: it takes rids[], `)
    },
  )

  it('a key near to one that the operation knows is told that one', () => {
    expect(httpError('timezones=a')).toBe('timezones is not a parameter of this address: did you mean timezone?')
    expect(httpError('limit=1')).toBe('limit is not a parameter of this address: did you mean pagination.limit?')
  })

  it('empty parts are nothing', () => {
    expect(read('')).toEqual({})
    expect(read('&&rids[]=3&&')).toEqual({ rids: [3] })
  })

  it.each([
    ['timezone=a&timezone=b', 'timezone is given more than once'],
    ['rids=3', 'rids is a list: write rids[]=…'],
    ['timezone[]=a', 'timezone is one value: write timezone=…'],
    ['rids[0]=3', 'rids[0] is not a well-formed query key'],
    ['pagination[limit]=3', 'pagination[limit] is not a well-formed query key'],
    ['=3', ' is not a well-formed query key'],
    ['timezone=%ZZ', 'timezone is not valid percent-encoded UTF-8'],
    ['timezone=%ED%A0%80', 'timezone is not valid percent-encoded UTF-8'],
    ['timezone=%00', 'timezone must not contain NUL'],
    ['%ZZ=1', 'query is not valid percent-encoded UTF-8'],
    ['rids[]=1&'.repeat(2_001), 'query has more than 2000 parts'],
  ])('%s is refused', (text, message) => {
    expect(httpError(text)).toBe(message)
  })

  it('a refused key is told at most 100 characters of', () => {
    expect(httpError(`${'-'.repeat(5_000)}=1`).length).toBeLessThan(200)
  })
})

describe('path parameters', () => {
  it('are read by their type', () => {
    const params = queryCodec(z.object({ avatar_id: z.int(), uuid: z.uuid() }))
    expect(readParams(params, { avatar_id: '-1', uuid: 'x' })).toEqual({ avatar_id: -1, uuid: 'x' })
    expect(() => readParams(params, { uuid: 'a\0' })).toThrow(MalformedQuery)
  })
})
