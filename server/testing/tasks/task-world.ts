import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { filesOperations } from '../../core/files.operations.ts'
import { viewerOfTaskFiles } from '../../work/tasks/task-files.ts'
import { tasksOperations } from '../../work/tasks.operations.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { call } from '../call.ts'
import { testDatabase, type TestDatabase } from '../database.ts'
import { addClient, addPerson, addSession } from '../people.ts'
import { addAssistant } from '../rows/add-assistant.ts'
import { addSubscription } from '../rows/add-subscription.ts'
import { serveOperations, type OperationsServer } from '../servers/operations-server.ts'
import { taskWorkOperations } from '../../work/task-work.operations.ts'

export type Body = Record<string, unknown>
export interface Someone {
  readonly uuid: string
  readonly token: string
}

const start = new Date('2026-11-20T15:00:00Z')
const at = new Date('2026-11-02T15:00:00Z')

/** A client's person, an assistant at work, someone of ours and a stranger; each test has a subscription of its own. */
export function taskWorld() {
  const clock = settableClock(start)
  let database: TestDatabase
  let running: OperationsServer
  let project = ''
  const people: Record<'owner' | 'worker' | 'staff' | 'stranger', Someone> = {
    owner: { uuid: '', token: '' },
    worker: { uuid: '', token: '' },
    staff: { uuid: '', token: '' },
    stranger: { uuid: '', token: '' },
  }
  let folder = ''
  let client = ''
  let assistant = ''

  async function person(permissions: readonly Permission[], client_uuid?: string): Promise<Someone> {
    const { uuid } = await addPerson(database, { permissions, ...(client_uuid !== undefined && { client_uuid }) })
    return { uuid, token: await addSession(database, clock, uuid) }
  }
  /** A subscription of the client; the assistant works for it unless told otherwise. */
  async function subscription({ worked = true } = {}): Promise<string> {
    const { uuid } = await addSubscription(database, {
      client_uuid: client,
      created_by: people.owner.uuid,
      start_date: '2026-11-02',
      hours: 1,
      ...(worked && { assistant_uuid: assistant }),
      at,
    })
    return uuid
  }

  beforeAll(async () => {
    database = await testDatabase()
    folder = await mkdtemp(join(tmpdir(), 'talentplace-task-files-'))
    running = await serveOperations({ database, clock }, (deps) => [
      ...Object.values(tasksOperations(deps)),
      ...Object.values(taskWorkOperations(deps)),
      ...Object.values(
        filesOperations({
          ...deps,
          avatars: new Map(),
          files: createFolderStore(folder),
          readers: [viewerOfTaskFiles(deps)],
        }),
      ),
    ])
    const heard = new Promise((resolve) => running.listener.on('configuration_changed', resolve))
    await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%-tasks'`)
    await heard
    client = await addClient(database, 'Maple Books')
    people.owner = await person(['client'], client)
    people.worker = await person(['virtualassistant'])
    people.staff = await person(['admin', 'admin_tasks.edit', 'admin_client.view'])
    people.stranger = await person(['client'], await addClient(database, 'Birch Foods'))
    const about = { user_uuid: people.worker.uuid, available_hours_per_month: 400 }
    assistant = (await addAssistant(database, about)).uuid
  })
  afterAll(async () => {
    await running.stop()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    clock.set(start)
    project = await subscription()
  })

  const send = (route: string, body?: object, { token } = people.owner, language = 'en') =>
    call(running.server, route as `GET /${string}`, { token, language, ...(body && { body }) })
  async function add(body: object, by = people.owner) {
    const answer = await send('POST /project/task', { project_uuid: project, name: 'Call the printer', ...body }, by)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.body as Body & { uuid: string; version: number }
  }
  const save = (task: Body, body: object, by = people.owner) =>
    send(`PUT /project/task/${String(task['uuid'])}`, { version: task['version'], ...body }, by)
  async function list(query = '', by = people.owner) {
    const { body } = await send(`GET /project/task?project_uuid=${project}&${query}`, undefined, by)
    return body as { tasks: Body[]; count: number }
  }
  const names = async (query = '', by = people.owner) => (await list(query, by)).tasks.map((task) => task['name'])

  return {
    clock,
    start,
    people,
    person,
    subscription,
    send,
    add,
    save,
    list,
    names,
    /** Where this world's files are. */
    store: () => createFolderStore(folder),
    /** The subscription of this test. */
    project: () => project,
    database: () => database,
    server: () => running.server,
  }
}
