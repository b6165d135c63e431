import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playOutage } from './play.ts'
import { startOutageProduct, type OutageProduct } from './product.ts'

let database: TestDatabase
let product: OutageProduct
beforeAll(async () => {
  database = await testDatabase()
  product = await startOutageProduct(database.url)
})
afterAll(async () => {
  await product?.stop()
  await database?.close()
})

it.each([
  ['database', 'hangs'],
  ['files', 'hangs'],
  ['mail', 'refuses'],
  ['processor', 'refuses'],
] as const)('%s that %s is said where it is needed, the rest works on, and nothing is lost', async (port, manner) => {
  const outage = await playOutage(product, database, { port, manner, seconds: 0.5, mails: port === 'mail' })
  const { strange, lost, unpaid, charged } = outage
  expect({ strange, lost, unpaid, charged }).toEqual({ strange: [], lost: 0, unpaid: 0, charged: outage.booked })
  expect(outage.acknowledged).toBeGreaterThan(0)
  expect(Math.max(outage.slowestNotice, outage.slowestRejection) > 0).toBe(outage.rejected.length > 0)
})
