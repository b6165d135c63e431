import type { Listener } from './listener.ts'

/**
 * What is read of the database, cached until one of these channels says that it has changed. While they can't be heard it is read each
 * time.
 */
export function cachedUntilChanged<Value>(
  listener: Listener,
  channels: readonly string[],
  read: () => Promise<Value>,
): () => Value | Promise<Value> {
  let cached: { readonly value: Value } | null = null
  // What was read before something changed must not pass for what came after.
  let changes = 0

  function evict(): void {
    changes += 1
    cached = null
  }
  for (const channel of channels) listener.on(channel, evict)
  listener.onLoss(evict)
  listener.onReconnect(evict)

  async function readNow(): Promise<Value> {
    await listener.listening()
    const before = changes
    const heard = listener.connected
    const value = await read()
    if (heard && before === changes) cached = { value }
    return value
  }

  return () => (cached !== null && listener.connected ? cached.value : readNow())
}
