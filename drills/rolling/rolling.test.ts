import { testDatabase } from '@talentplace/server/testing/database'
import { findEngine } from '@talentplace/server/testing/engines/engine'
import { expect, it } from 'vitest'
import { playRolling } from './play-rolling.ts'

it.skipIf(findEngine('haproxy') === undefined)(
  'a process is replaced behind a proxy without a failed request, a lost save or a missed announcement',
  async () => {
    const database = await testDatabase()
    const rolled = await playRolling({
      database,
      processes: 1,
      rounds: 1,
      readers: 2,
      pages: 5,
      drainSeconds: 1,
      interval: 100,
    })
    await database.close()
    expect(rolled).toMatchObject({ replaced: 1, unclean: 0, failures: {}, lost: 0, missed: 0 })
    expect(rolled.reconnections.length).toBeGreaterThanOrEqual(rolled.pages)
    expect(rolled.announced).toBeGreaterThan(0)
  },
  300_000,
)
