import { matchingCriteria, type MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { createProjectOperation } from '@talentplace/server/hiring/drafts/create-project'
import { getProjectOperation } from '@talentplace/server/hiring/drafts/get-project'
import { saveProjectOperation } from '@talentplace/server/hiring/drafts/save-project'
import type { Clock } from '@talentplace/server/platform/clock/clock'
import { call } from '@talentplace/server/testing/call'
import type { TestDatabase } from '@talentplace/server/testing/database'
import { serveOperations } from '@talentplace/server/testing/servers/operations-server'
import { addClient, addPerson, addSession } from '@talentplace/server/testing/people'
import type { Reached } from './network.ts'

export interface DraftServer extends Reached {
  begin(): Promise<string>
  stop(): Promise<void>
}

/** The product's own operations on drafts, as one client's device reaches them. */
export async function serveDrafts(
  database: TestDatabase,
  clock: Clock,
  roles: readonly number[],
): Promise<DraftServer> {
  const running = await serveOperations({ database, clock }, () => [
    createProjectOperation({ database, clock }),
    getProjectOperation(database),
    saveProjectOperation({ database, clock }),
  ])
  let token = ''

  async function request(what: Parameters<typeof call>[1], body?: unknown) {
    const answer = await call(running.server, what, { token, body })
    if (answer.status !== 200) throw new Error(`${what} was answered with ${answer.status}: ${answer.text}`)
    const { version, matching_criteria } = answer.body as { version: number; matching_criteria: MatchingCriteria }
    return { version, criteria: matching_criteria, body: answer.body }
  }
  return {
    // A client of its own: nobody keeps as many drafts as a drill begins.
    async begin() {
      const client_uuid = await addClient(database, 'Drafts drill')
      const person = await addPerson(database, { permissions: ['client'], client_uuid })
      token = await addSession(database, clock, person.uuid)
      const rids = roles.slice(0, 4)
      const criteria = matchingCriteria.parse({ rids, hours: rids.map(() => 10) })
      return String((await request('POST /project', { matching_criteria: criteria })).body['project_uuid'])
    },
    load: (uuid) => request(`GET /project/${uuid}`),
    save: (uuid, { save_uuid, base, criteria }) =>
      request(`PUT /project/${uuid}`, { matching_criteria: criteria, joins: { save_uuid, base } }),
    stop: () => running.stop(),
  }
}
