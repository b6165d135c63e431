import { testDatabase } from '@talentplace/server/testing/database'
import { expect, it } from 'vitest'
import { playLedger } from './play.ts'

it('months of subscriptions come to what an oracle of its own says, to the cent, with their jobs killed and done twice', async () => {
  const database = await testDatabase()
  try {
    const played = await playLedger(database, { subscriptions: 12, days: 47, kills: 3, seed: 20_261_124 })
    expect(played.issues).toEqual([])
    expect(played.kills).toBe(3)
    const { figures } = played
    expect(figures.invoices).toBeGreaterThan(30n)
    expect(figures.entries).toBeGreaterThan(100n)
    for (const each of [
      'notes',
      'refunded',
      'refundedByHand',
      'filed',
      'returnedCents',
      'disputes',
      'rolloverSeconds',
      'adjustedLines',
    ] as const) {
      expect({ [each]: figures[each] > 0n }).toEqual({ [each]: true })
    }
    expect([figures.adjustedInvoices, figures.adjustedBills]).not.toContain(0n)
  } finally {
    await database.close()
  }
}, 300_000)
