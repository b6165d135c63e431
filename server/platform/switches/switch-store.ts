import type { Logger } from 'pino'
import type { Database } from '../database/connection.ts'
import type { Listener } from '../database/listener.ts'
import { loadSwitches, type Switches } from './load-switches.ts'

export interface SwitchStore {
  /** As they were heard of last: also while the database is away. */
  readonly known: Switches
  /** As they are: what is known while this process hears of changes, else asked of the database. */
  latest(): Switches | Promise<Switches>
}

/** Keeps flags and maintenance in memory, and hears when they change. */
export async function openSwitchStore(options: {
  database: Database
  listener: Listener
  log: Logger
}): Promise<SwitchStore> {
  const { database, listener, log } = options
  let known: Switches = { flags: {}, maintenance: {} }
  let current = false
  // A look-up under way when something changes must not pass for what came after.
  let changes = 0

  async function load(): Promise<Switches> {
    const before = changes
    const heard = listener.connected
    const loaded = await loadSwitches(database)
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
