import { setTimeout as wait } from 'node:timers/promises'
import { maxDrafts } from '@talentplace/contract/shared/creation-limits'
import type { Clock } from '@talentplace/server/platform/clock/clock'
import type { TestDatabase } from '@talentplace/server/testing/database'
import type { OperationsServer } from '@talentplace/server/testing/servers/operations-server'
import { addClient, addPerson, addSession } from '@talentplace/server/testing/people'

/** A write of the product that was acknowledged, and when: by the clock of this machine, which is the database's too. */
export interface Acknowledged {
  readonly uuid: string
  readonly kind: 'draft' | 'file'
  readonly at: number
}

export interface Shoppers {
  readonly acknowledged: readonly Acknowledged[]
  /** Answers other than 200. */
  rejected(): number
  /** Settles when all have had their last answer. */
  stop(): Promise<void>
}

const sideBySide = 4
/**
 * Clients who begin drafts and send files, one after the other.
 * @param options.pause milliseconds that each looks at what they were answered
 */
export function startShoppers(
  server: OperationsServer['server'],
  options: { database: TestDatabase; clock: Clock; pause: number },
): Shoppers {
  const { database, clock, pause } = options
  const acknowledged: Acknowledged[] = []
  const stopping = new AbortController()
  let rejected = 0

  async function post(url: string, token: string, payload: string, type: string) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const answer = await server.inject({ method: 'POST', url, headers, payload })
    if (answer.statusCode !== 200) rejected += 1
    return answer.statusCode === 200 ? (answer.json() as Record<string, string>) : null
  }

  /** Nobody keeps more drafts than so many, so there is always another client. */
  async function shop(): Promise<void> {
    const person = { permissions: ['client'], client_uuid: await addClient(database, 'Restore drill') } as const
    const token = await addSession(database, clock, (await addPerson(database, person)).uuid)
    for (let draft = 0; draft < maxDrafts && !stopping.signal.aborted; draft += 1) {
      const project = await post(
        '/api/project',
        token,
        JSON.stringify({ project_name: `Draft ${draft}` }),
        'application/json',
      )
      if (project) acknowledged.push({ uuid: project['project_uuid'] ?? '', kind: 'draft', at: Date.now() })
      await wait(pause)
      if (draft % 5 !== 0) continue
      const file = await post(`/api/files?name=notes-${draft}.txt`, token, `Notes ${draft}`, 'application/octet-stream')
      if (file) acknowledged.push({ uuid: file['uuid'] ?? '', kind: 'file', at: Date.now() })
    }
  }

  const shopping = Array.from({ length: sideBySide }, async () => {
    while (!stopping.signal.aborted) await shop()
  })
  return {
    acknowledged,
    rejected: () => rejected,
    async stop() {
      stopping.abort()
      await Promise.all(shopping)
    },
  }
}
