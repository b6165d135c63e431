import { testDatabase } from '@talentplace/server/testing/database'
import { expect, it } from 'vitest'
import { playLedger } from './play.ts'

it('months of subscriptions come to what an oracle of its own says, to the cent, with their jobs killed and done twice', async () => {
  const database = await testDatabase()
  try {
    const played = await playLedger(database, { subscriptions: 12, days: 47, kills: 3, seed: 20_261_123 })
    expect(played.faults).toEqual([])
    expect(played.kills).toBe(3)
    expect(played.invoices).toBeGreaterThan(30)
    expect(played.pay.entries).toBeGreaterThan(100)
    expect(played.facts.notes.length).toBeGreaterThan(0)
    expect(played.facts.paidBills.size).toBeGreaterThan(5)
    expect(played.money.refunded).toBeGreaterThan(0n)
  } finally {
    await database.close()
  }
}, 300_000)
