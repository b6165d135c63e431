import { setImmediate as betweenRequests, setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Match, SearchQuery } from '@talentplace/contract/matching/search.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Listener } from '../../platform/database/listener.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { buildIndex, refreshAssistants } from './build-index.ts'
import type { BuiltIndex, Found } from './built-index.ts'
import { inBackground } from './in-background.ts'
import type { SearchReference } from './reference.ts'

/** Ids of people whose change has just become searchable; 'all' after a rebuild. */
export type Applied = readonly number[] | 'all'

/** Everybody who can be found, in this process's memory, kept current by the database's notifications. */
export interface SearchIndex {
  /** Loads everybody; resolves when the index is ready. The listener must be listening by then. */
  start(): Promise<void>
  stop(): Promise<void>
  readonly ready: boolean
  /** Since when something that changed isn't searchable yet; null: nothing waits. */
  readonly behindSince: Date | null
  /** How many people can be found. */
  readonly size: number
  /** @throws HttpError 503 `search_starting` until the index is ready. */
  search(query: SearchQuery): Found
  /** One person's match under a search; null when none of its roles counts for them. Refuses like `search`. */
  match(id: number, query: SearchQuery): Match | null
  onApplied(call: (applied: Applied) => void): void
}

const maxAtOnce = 1_000
/** How long requests may have to wait for a stretch of preparing, and how long none follows while people search. */
const preparingMilliseconds = 1
const restMilliseconds = 20
/** Records that grew leave gaps; a rebuild takes them back. */
const maxWastedBytes = 128 * 1024 * 1024

/** A build that nobody can search yet. */
export interface FirstBuild {
  readonly reference: SearchReference
  search(query: SearchQuery): Found
  /** Makes what is shown of people ready for so many milliseconds; true when it is of everybody. */
  prepare(milliseconds: number): boolean
}

interface IndexParts {
  readonly database: Database
  readonly listener: Listener
  readonly clock: Clock
  readonly log: Logger
  /** A replica that shows all that is committed by now, to load everybody from; null: there is none. */
  readonly replica?: () => Promise<Database | null>
  /** What is done with the first build before it answers. */
  readonly beforeReady?: (first: FirstBuild) => Promise<void>
}

/** What changes from now on is heard, so a replica does that shows what changed before. */
async function loadEverybody(
  { database, replica: openReplica, clock, log }: IndexParts,
  moreRoom: number,
): Promise<BuiltIndex | 'no room'> {
  const replica = (await openReplica?.()) ?? null
  if (replica !== null) {
    try {
      return await buildIndex(replica, clock.now(), moreRoom)
    } catch (error) {
      log.warn({ err: error }, 'the search index could not be loaded from a replica; the primary serves')
    }
  }
  return buildIndex(database, clock.now(), moreRoom)
}

function unreadyBuild(built: BuiltIndex, clock: Clock): FirstBuild {
  return {
    reference: built.people.reference,
    search: (query) => built.search(query, clock.now()),
    prepare: (milliseconds) => built.prepare(milliseconds),
  }
}

/** @throws HttpError 503 `search_starting` */
function started(index: BuiltIndex | null): BuiltIndex {
  if (index !== null) return index
  throw new HttpError(503, 'search_starting', 'The search is starting. Please try again in a moment.', {
    retryAfter: 1,
  })
}

/** To be made before the listener starts, so that no notification is missed between listening and loading. */
export function createSearchIndex(parts: IndexParts): SearchIndex {
  const { database, listener, clock, log, beforeReady } = parts
  const changed = new Set<number>()
  const calls: ((applied: Applied) => void)[] = []
  let current: BuiltIndex | null = null
  /** Heard while a build was reading: what it read of them may be older. */
  let heardWhileBuilding: Set<number> | null = null
  let moreRoom = 1
  let behindSince: Date | null = clock.now()
  let searchedSincePreparing = false

  const fallBehind = () => (behindSince ??= clock.now())
  const catchUp = () => {
    if (changed.size === 0 && heardWhileBuilding === null) behindSince = null
  }

  const emit = (applied: Applied) => calls.forEach((call) => call(applied))

  const building = inBackground({
    log,
    what: 'building the search index',
    async run() {
      const heard = new Set<number>()
      heardWhileBuilding = heard
      fallBehind()
      const began = performance.now()
      const built = await loadEverybody(parts, moreRoom)
      if (built === 'no room') {
        moreRoom *= 2
        return 'again'
      }
      const loaded = performance.now()
      if (current === null) await beforeReady?.(unreadyBuild(built, clock))
      const warmUpMilliseconds = Math.round(performance.now() - loaded)
      while (heard.size > 0) {
        const ids = take(heard)
        if (!(await refreshAssistants(database, built, ids))) return 'again'
      }
      current = built
      heardWhileBuilding = null
      catchUp()
      log.info(
        { assistants: built.people.size, milliseconds: Math.round(performance.now() - began), warmUpMilliseconds },
        'the search index is ready',
      )
      emit('all')
      preparing.begin()
      return 'done'
    },
  })

  const preparing = inBackground({
    log,
    what: 'preparing what the search shows of people',
    async run() {
      await (searchedSincePreparing ? wait(restMilliseconds) : betweenRequests())
      searchedSincePreparing = false
      return current === null || current.prepare(preparingMilliseconds) ? 'done' : 'again'
    },
  })

  const refreshing = inBackground({
    log,
    what: 'refreshing the search index',
    async run() {
      const built = current
      if (built === null || changed.size === 0) return 'done'
      const ids = take(changed)
      try {
        if (!(await refreshAssistants(database, built, ids))) building.begin()
      } catch (error) {
        for (const id of ids) changed.add(id)
        throw error
      }
      emit(ids)
      catchUp()
      if (built.people.wastedBytes > maxWastedBytes) building.begin()
      return changed.size > 0 ? 'again' : 'done'
    },
  })

  listener.on('assistants_changed', (payload) => {
    fallBehind()
    if (payload === 'all') return building.begin()
    for (const id of payload.split(',').map(Number)) {
      if (!Number.isInteger(id) || id < 1) continue
      heardWhileBuilding?.add(id)
      if (current !== null) changed.add(id)
    }
    if (current !== null) refreshing.begin()
  })
  listener.on('reference_changed', () => {
    fallBehind()
    if (current !== null || heardWhileBuilding !== null) building.begin()
  })
  listener.onReconnect(() => {
    fallBehind()
    if (current !== null || heardWhileBuilding !== null) building.begin()
  })

  return {
    async start() {
      building.begin()
      await building.idle()
    },
    async stop() {
      await Promise.all([building.stop(), refreshing.stop(), preparing.stop()])
    },
    get ready() {
      return current !== null
    },
    get behindSince() {
      return behindSince
    },
    get size() {
      return current?.people.size ?? 0
    },
    search(query) {
      searchedSincePreparing = true
      return started(current).search(query, clock.now())
    },
    match: (id, query) => started(current).match(id, query, clock.now()),
    onApplied(call) {
      calls.push(call)
    },
  }
}

/** Takes some ids out of a set. */
function take(ids: Set<number>): number[] {
  const taken = [...ids].slice(0, maxAtOnce)
  for (const id of taken) ids.delete(id)
  return taken
}
