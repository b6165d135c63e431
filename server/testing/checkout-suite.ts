import { afterAll, beforeEach, expect } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { serveCheckout } from './servers/checkout-server.ts'
import { testDatabase } from './database.ts'

const start = new Date('2026-11-20T15:00:00Z')

/**
 * The checkout for the tests of one file: a database of its own, the operations, a clock that each test finds at
 * 20 November 2026, 10:00 in Toronto, and what the tests ask of the rows. To be awaited once, before the first test.
 * `wrap` as for `serveCheckout`.
 */
export async function checkoutSuite(wrap?: Parameters<typeof serveCheckout>[2]) {
  const clock = settableClock(start)
  const database = await testDatabase()
  const shop = await serveCheckout(database, clock, wrap)

  beforeEach(() => clock.set(start))
  afterAll(async () => {
    await shop.stop()
    await database.close()
  })

  const many = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
    (await database.pool.query<Row>(text, values)).rows

  async function one<Row extends object>(text: string, values: unknown[]): Promise<Row> {
    const rows = await many<Row>(text, values)
    expect(rows).toHaveLength(1)
    return rows[0] as Row
  }

  /** How many charges have gone through. */
  async function charged(): Promise<number> {
    const { count } = await one<{ count: number }>(
      `select count(*)::int as count from test_processor.charges where state = 'succeeded'`,
      [],
    )
    return count
  }

  /** Hours a month that an assistant has given away. */
  async function committed(assistant: string): Promise<number> {
    const { hours } = await one<{ hours: number }>(
      'select monthly_hours_committed as hours from assistants where uuid = $1',
      [assistant],
    )
    return hours
  }

  /** The types of what someone was told, in the product. */
  async function notificationsOf(user: string): Promise<string[]> {
    const rows = await many<{ type: string }>('select type from notifications where user_uuid = $1', [user])
    return rows.map(({ type }) => type)
  }

  /** A code for 10% off the first month, but for what is said about it. */
  async function addPromotion(code: string, about: Record<string, unknown> = {}): Promise<void> {
    await database.kysely
      .insertInto('promotions')
      .values({
        code,
        name: 'Welcome',
        type: 'percentage',
        value: 10_000,
        duration: 'once',
        redeemable_from: new Date('2026-01-01T00:00:00Z'),
        ...about,
      })
      .execute()
  }

  return { start, clock, database, shop, one, many, charged, committed, notifications: notificationsOf, addPromotion }
}
