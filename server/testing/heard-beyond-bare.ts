import type { Listener } from '../platform/database/listener.ts'
import type { TestDatabase } from './database.ts'

/** When a process has heard so many notifications of a channel, as `performance.now()` tells it. */
function heardAt(listener: Listener, channel: string, count: number): Promise<number> {
  let heard = 0
  return new Promise((resolve) => {
    listener.on(channel, () => {
      heard += 1
      if (heard === count) resolve(performance.now())
    })
  })
}

/**
 * Milliseconds by which a process hears what `act` tells, `count` notifications of a channel, later than a bare one
 * that is sent when `act` is done: a machine busy with something else holds up both.
 */
export async function heardBeyondBare(
  { listener, database }: { listener: Listener; database: TestDatabase },
  { channel, count = 1 }: { channel: string; count?: number },
  act: () => Promise<unknown>,
): Promise<number> {
  const heard = heardAt(listener, channel, count)
  const bare = heardAt(listener, 'test_bare', 1)
  await listener.listening()
  await act()
  await database.pool.query('notify test_bare')
  return (await heard) - (await bare)
}
