import type { Logger } from 'pino'
import type { Database } from '../database/connection.ts'
import type { Listener } from '../database/listener.ts'
import { loadFeatureFlags, type FeatureFlags } from './load-feature-flags.ts'

export interface FeatureFlagStore {
  /** As they were heard of last: also while the database is away. */
  readonly known: FeatureFlags
  /** As they are: what is known while this process hears of changes, else asked of the database. */
  latest(): FeatureFlags | Promise<FeatureFlags>
}

/** Keeps flags and maintenance in memory, and hears when they change. */
export async function openFeatureFlagStore(options: {
  database: Database
  listener: Listener
  log: Logger
}): Promise<FeatureFlagStore> {
  const { database, listener, log } = options
  let known: FeatureFlags = { flags: {}, maintenance: {} }
  let current = false
  // A look-up under way when something changes must not pass for what came after.
  let changes = 0

  async function load(): Promise<FeatureFlags> {
    const before = changes
    const heard = listener.connected
    const loaded = await loadFeatureFlags(database)
    if (before === changes) {
      known = loaded
      current = heard
    }
    return loaded
  }

  function refresh(): void {
    changes += 1
    current = false
    load().catch((error: unknown) => log.warn({ err: error }, 'flags could not be read; asked again at their next use'))
  }

  listener.on('configuration_changed', refresh)
  listener.onReconnect(refresh)
  listener.onLoss(() => {
    changes += 1
    current = false
  })
  await listener.listening()
  await load()
  return {
    get known() {
      return known
    },
    latest: () => (current && listener.connected ? known : load()),
  }
}
