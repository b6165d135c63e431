import pino from 'pino'
import { listFeedbackOperation } from '../../subscriptions/feedback/list-feedback.ts'
import { checkAvailabilityOperation } from '../../matching/check-availability.ts'
import { getAssistantOperation } from '../../matching/get-assistant.ts'
import { searchAssistantsOperation } from '../../matching/search-assistants.ts'
import { createSearchIndex, type SearchIndex } from '../../matching/search-index/search-index.ts'
import { isVisibleTo, visibleToVisitor } from '../../matching/visible-to-visitors.ts'
import { admitVisitorsBy } from '../../matching/visitor-search.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations, type OperationsServer } from './operations-server.ts'
import { addPerson, addSession } from '../people.ts'

export interface SearchServer extends OperationsServer {
  readonly index: SearchIndex
  /** Of a signed-in client. */
  readonly token: string
}

/** A server of the search, the profile and what belongs to them. Its index is loaded by `index.start()`. */
export async function serveSearch(options: {
  database: TestDatabase
  clock: Clock
  visitorSearches: number
}): Promise<SearchServer> {
  const { database, clock } = options
  const limit = { purpose: 'visitor search', max: options.visitorSearches, windowSeconds: 3600 }
  const made: { index?: SearchIndex } = {}
  const server = await serveOperations({ database, clock }, ({ throttle, listener }) => {
    const index = createSearchIndex({ database, listener, clock, log: pino({ level: 'silent' }) })
    made.index = index
    const admitVisitorSearch = admitVisitorsBy({ throttle, limit })
    const visibility = visibleToVisitor({ index, admitVisitorSearch })
    return [
      searchAssistantsOperation({ index, admitVisitorSearch }),
      getAssistantOperation({ database, index, clock, visibleToVisitor: visibility }),
      checkAvailabilityOperation({ database, visibleToVisitor: visibility }),
      listFeedbackOperation({ database, isVisible: isVisibleTo(visibility) }),
    ]
  })
  const { index } = made
  if (!index) throw new Error('the operations were not bound')
  const client = await addPerson(database, { permissions: ['client'] })
  return {
    ...server,
    index,
    token: await addSession(database, clock, client.uuid),
    async stop() {
      await index.stop()
      await server.stop()
    },
  }
}
