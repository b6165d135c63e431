import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { latestPage, listPage, neverEmpty, pageOf, type RequestedPage } from './list-page.ts'

const columns = { letter: sql`letter`, size: sql`size` }
const usual = { by: 'size', descending: true } as const

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

interface Letter {
  readonly id: number
  readonly letter: string
  readonly size: number | null
}

function letters() {
  const values = sql<Letter>`(select * from (values (1, 'b', 7), (2, 'a', 7), (3, 'c', null), (4, 'b', 9))
    as row (id, letter, size))`
  return database.kysely.selectFrom(values.as('letters'))
}

async function ids(options: Partial<RequestedPage<'letter' | 'size'>>) {
  const page = pageOf({ limit: 10, offset: 0, ...options }, columns, usual, sql`id`)
  const { rows, count } = await listPage(letters().select('id'), page)
  return [rows.map(({ id }) => id), count]
}

describe('a page of a list', () => {
  it('comes in the usual order, ties by what has none, empty values last', async () => {
    expect(await ids({})).toEqual([[4, 1, 2, 3], 4])
  })

  it('comes in the order of the asked keys, each in its direction, empty values last in both', async () => {
    expect(await ids({ sortBy: ['letter', 'size'], sortDesc: [true] })).toEqual([[3, 1, 4, 2], 4])
    expect(await ids({ sortBy: ['size'] })).toEqual([[1, 2, 4, 3], 4])
  })

  it('comes in the order of several columns of one key, each in its direction, also read from its end', async () => {
    const letterAndSize = { letter: [neverEmpty(sql`letter`), neverEmpty(sql`size`)] }
    const found = letters().where('size', 'is not', null).select('id')
    const directions = [false, true].map((descending) => {
      const options = { limit: 10, offset: 0, sortBy: ['letter'] as const, sortDesc: [descending] }
      return pageOf(options, letterAndSize, { by: 'letter', descending: false }, [[sql`id`, 'asc']])
    })
    for (const [at, expected] of [
      [0, [2, 1, 4]],
      [1, [4, 1, 2]],
    ] as const) {
      const { order, fromEnd } = directions[at] ?? { order: sql`id` }
      const rows = await found.orderBy(order).execute()
      const ends = await found.orderBy(fromEnd ?? sql`id`).execute()
      expect([rows.map(({ id }) => id), ends.map(({ id }) => id)]).toEqual([expected, expected.toReversed()])
    }
  })

  it('has the rows from the offset on, and counts all', async () => {
    expect(await ids({ limit: 2, offset: 1 })).toEqual([[1, 2], 4])
    expect(await ids({ offset: 9 })).toEqual([[], 4])
  })

  it('begins with the latest unless asked otherwise', async () => {
    const pages = [{}, { sortDesc: [true] }, { sortDesc: [false] }].map((page) =>
      listPage(letters().select('id'), latestPage({ limit: 2, offset: 0, ...page }, [sql`id`])),
    )
    const firsts = (await Promise.all(pages)).map(({ rows }) => rows.map(({ id }) => id))
    expect(firsts).toEqual([
      [4, 3],
      [4, 3],
      [1, 2],
    ])
  })

  it('is counted from fewer tables where those suffice', async () => {
    const page = pageOf({ limit: 1, offset: 0 }, columns, usual, sql`id`)
    const counted = letters().where('letter', '=', 'b')
    expect(await listPage(counted.selectAll(), page, counted)).toEqual({
      rows: [{ id: 4, letter: 'b', size: 9 }],
      count: 2,
    })
  })

  it.each([
    ['size', false],
    ['size', true],
    ['letter', false],
    ['letter', true],
  ] as const)(
    'is read from its nearer end, by %s (descending: %s), with the same rows as from its beginning',
    async (by, descending) => {
      const many = sql<Letter>`(select n as id, chr(97 + n % 7) as letter, case when n % 5 > 0 then n % 90 end as size
      from generate_series(1, 2500) n)`
      const found = database.kysely.selectFrom(many.as('letters')).select('id')
      const sorted = { letter: neverEmpty(sql`letter`), size: sql`size` }
      const pageAt = (offset: number, limit: number) =>
        listPage(
          found,
          pageOf({ limit, offset, sortBy: [by], sortDesc: [descending] }, sorted, usual, [[sql`id`, 'desc']]),
        )
      const whole = (await pageAt(0, 2_500)).rows
      for (const offset of [990, 1_240, 1_260, 2_000, 2_490, 2_499, 2_500, 9_999]) {
        expect(await pageAt(offset, 25)).toEqual({ rows: whole.slice(offset, offset + 25), count: 2_500 })
      }
    },
  )
})
