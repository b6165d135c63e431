import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { searchQuery } from '@talentplace/contract/matching/search.routes'
import type { Insertable } from 'kysely'
import pino from 'pino'
import { afterAll, beforeEach, vi } from 'vitest'
import { viewerOfPhotos } from '../talent/own-profile/photo-viewers.ts'
import { assistantsOperations } from '../talent/assistants.operations.ts'
import { filesOperations } from '../core/files.operations.ts'
import { previewOwnProfileOperation } from '../matching/preview-own-profile.ts'
import { createSearchIndex, type SearchIndex } from '../matching/search-index/search-index.ts'
import { settableClock } from '../platform/clock/clock.ts'
import type { Tables } from '../platform/database/tables.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { ownProfileOperations } from '../talent/own-profile.operations.ts'
import { call } from './call.ts'
import { testDatabase } from './database.ts'
import { addPerson, addSession } from './people.ts'
import { addAssistant } from './rows/add-assistant.ts'
import { serveOperations } from './servers/operations-server.ts'

const start = new Date('2026-11-20T15:00:00Z')

/** Assistants who write their profiles, staff who look at them, and the search that follows. To be awaited once, before the first test. */
export async function ownProfileSuite() {
  const clock = settableClock(start)
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-photos-'))
  const made: { index?: SearchIndex } = {}
  const running = await serveOperations({ database, clock }, (deps) => {
    const files = createFolderStore(folder)
    made.index = createSearchIndex({ database, listener: deps.listener, clock, log: pino({ level: 'silent' }) })
    return Object.values({
      ...assistantsOperations({ ...deps, files }),
      ...ownProfileOperations(deps),
      ...filesOperations({ ...deps, avatars: new Map(), files, readers: [viewerOfPhotos(deps)] }),
      previewOwnProfile: previewOwnProfileOperation(deps),
    })
  })
  const { index } = made
  if (!index) throw new Error('the operations were not bound')
  await index.start()
  afterAll(async () => {
    await index.stop()
    await running.stop()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(() => clock.set(start))

  async function someone(about: Partial<Insertable<Tables['assistants']>> = {}) {
    const person = await addPerson(database, { permissions: ['virtualassistant'] })
    const { id, uuid } = await addAssistant(database, { role_ids: [1], ...about, user_uuid: person.uuid })
    const token = await addSession(database, clock, person.uuid)
    const request = (what: Parameters<typeof call>[1], body?: object) => call(running.server, what, { token, body })
    const read = async () => (await request('GET /virtualassistant/profile')).body as unknown as OwnProfile
    /** Changes it as it is now. */
    const save = async (wanted: object) =>
      request('PUT /virtualassistant/profile', { version: (await read()).version, ...wanted })
    return { id, uuid, user_uuid: person.uuid, token, request: request, read, save }
  }

  const staff = await addPerson(database, {
    permissions: ['admin', 'admin_virtualassistant.view', 'admin_virtualassistant.edit'],
  })
  const staffToken = await addSession(database, clock, staff.uuid)

  return {
    clock,
    database,
    index,
    running,
    someone,
    asStaff: (what: Parameters<typeof call>[1], body?: object) =>
      call(running.server, what, { token: staffToken, body }),
    /** Whether a search for these finds someone, once it has heard of their last change. */
    isFound: async (
      query: { rids: number[]; hours: number[]; sids?: number[]; self_identifications?: string },
      uuid: string,
      wanted: boolean,
    ) =>
      vi.waitFor(
        () => {
          const found = index
            .search(searchQuery.parse({ ...query, pagination: { limit: 100 } }))
            .candidates()
            .some((each) => each.uuid === uuid)
          if (found !== wanted) throw new Error(wanted ? 'isn’t found yet' : 'is still found')
        },
        { timeout: 5_000, interval: 20 },
      ),
    review: (value: 'enabled' | 'disabled') =>
      database.pool.query(`update configurations set value = $1 where name = 'setting.profile-review'`, [
        JSON.stringify(value),
      ]),
  }
}
