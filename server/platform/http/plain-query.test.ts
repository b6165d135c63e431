import { operations } from '@talentplace/contract/operations'
import type { Operation } from '@talentplace/contract/shared/operation'
import { searchQuery } from '@talentplace/contract/matching/search.routes'
import { safeParse } from 'zod/v4/core'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { randomNumbers, type RandomNumbers } from '../../testing/random/random-numbers.ts'
import { MalformedQuery, readQuery, queryCodec } from './query-codec.ts'
import { plainQueryParser } from './plain-query.ts'

const withQuery = Object.values<Operation>(operations).flatMap(({ name, query }) => (query ? [{ name, query }] : []))

const values = (
  '0 1 12 -1 -0 007 3.5 1e3 31 100 101 744 745 2147483647 2147483648 999999999 9999999999 true false TRUE value match rating ' +
  'America/Toronto America%2FToronto America%2fToronto +5 a+b %20 %00 %ZZ %C3%A9 é 1,4 1,,4 monday_morning monday_night ' +
  '2026-11-20 2026-02-30 x'
)
  .split(' ')
  .concat('', '123e4567-e89b-42d3-a456-426614174000', '123E4567-E89B-42D3-A456-426614174000', 'a'.repeat(70))

/** A query of keys that the schema knows, mostly once each, and of values that suit it now and then. */
function anyQuery(random: RandomNumbers, names: readonly string[]): string {
  const pairs = Array.from({ length: random.below(8) }, () => `${random.pick(names)}=${random.pick(values)}`)
  return pairs.join(random.chance(0.05) ? '&&' : '&')
}

it.each(withQuery)('$name: a query that is read in one go is what the schema makes of it', ({ query }) => {
  const form = queryCodec(query)
  const read = plainQueryParser(query)
  const names = [...form.leaves].map(([name, { list }]) => (list ? `${name}[]` : name)).concat('unknown', 'rids%5B%5D')
  const random = randomNumbers(7)
  for (let round = 0; round < 2_000; round++) {
    const text = anyQuery(random, names)
    const plain = read?.(text) ?? null
    if (plain === null) continue
    expect({ text, query: plain }).toEqual({ text, query: general(query, text) })
  }
})

function general(query: NonNullable<Operation['query']>, text: string): unknown {
  try {
    const result = safeParse(query, readQuery(queryCodec(query), text))
    return result.success ? result.data : 'refused'
  } catch (error) {
    if (error instanceof MalformedQuery) return 'malformed'
    throw error
  }
}

it('reads searches as the web app writes them', () => {
  const read = plainQueryParser(searchQuery)
  const text =
    'rids[]=3&rids%5B%5D=9&hours[]=10&hours[]=20&want_tids[]=4&timezone=America%2FToronto&offset_range=60&availabilities[]=monday_morning&matchAnyRole=true&sort=rating&pagination.limit=12&pagination.offset=24'
  expect(read?.(text)).toEqual(general(searchQuery, text))
  expect(read?.(text)).toMatchObject({
    rids: [3, 9],
    timezone: 'America/Toronto',
    pagination: { limit: 12, offset: 24 },
  })
})

it('reads a text that its schema leaves as it is, and leaves to the schema one that it changes', () => {
  const read = plainQueryParser(z.object({ word: z.string().trim().toLowerCase().optional() }))
  expect(read?.('word=ledger')).toEqual({ word: 'ledger' })
  expect(read?.('word=Ledger')).toBeNull()
  expect(read?.('word=%E2%80%8B')).toBeNull()
})

it('gives every query lists of its own', () => {
  const read = plainQueryParser(searchQuery)
  expect(read?.('')?.['sids']).toEqual([])
  expect(read?.('')?.['sids']).not.toBe(read?.('')?.['sids'])
})

it.each([
  [
    'a rule of ours',
    z.object({
      word: z
        .string()
        .refine((word) => word !== 'x')
        .optional(),
    }),
  ],
  [
    'a rule of ours for a usual value',
    z.object({
      number: z
        .int()
        .default(1)
        .refine(() => true),
    }),
  ],
  ['a rule about two fields', z.object({ from: z.int().optional() }).refine(() => true)],
  ['a value that must be there', z.object({ word: z.string() })],
  ['null', z.object({ word: z.string().nullable().optional() })],
  ['a least number of values', z.object({ words: z.array(z.string()).min(1).optional() })],
  ['a value that is made', z.object({ number: z.coerce.number().optional() })],
  ['keys of any name', z.looseObject({ word: z.string().optional() })],
  ['a bound that is not reached', z.object({ number: z.int().gt(3).optional() })],
])('leaves %s to the schema', (_what, schema) => {
  expect(plainQueryParser(schema)).toBeNull()
})
