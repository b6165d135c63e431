import { readConfiguration } from '../../app/configuration.ts'
import { meetingsOperations } from '../../hiring/meetings.operations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations, type OperationsServer } from './operations-server.ts'

const configuration = readConfiguration({ NODE_ENV: 'test', DEMO_DATA: '0' })

/** Who is told of each meeting. */
export const team = configuration.links.client_support

/** A server of the calls about meetings, with the usual office hours. */
export function serveMeetings(database: TestDatabase, clock: Clock): Promise<OperationsServer> {
  return serveOperations({ database, clock }, (deps) => Object.values(meetingsOperations({ ...deps, configuration })))
}
