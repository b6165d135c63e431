import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeEach } from 'vitest'
import type { Discussion, Message } from '@talentplace/contract/work/discussions/discussion.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { discussionsOperations } from '../work/discussions.operations.ts'
import { viewerOfMessageFiles } from '../work/discussions/message-files.ts'
import { filesOperations } from '../core/files.operations.ts'
import { runDueTasks } from '../core/notification-loop.ts'
import { settableClock } from '../platform/clock/clock.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { discussionOperations } from '../work/discussion-work.operations.ts'
import { call } from './call.ts'
import { testDatabase } from './database.ts'
import { addClient, addPerson, addSession } from './people.ts'
import { addAssistant } from './rows/add-assistant.ts'
import { addSubscription } from './rows/add-subscription.ts'
import { serveOperations } from './servers/operations-server.ts'
import { testSender } from './test-sender.ts'
import { createReplyAddresses } from '../platform/mail/reply-addresses.ts'

const start = new Date('2026-11-20T15:00:00Z')

/** What was said, one after the other. */
export const words = (found: { messages: Message[] }) => found.messages.map(({ body }) => body)

interface InboundMail {
  readonly domain: string
  readonly secret: string
}

/**
 * People who talk, for the tests of one file: a database of its own, a clock that each test finds at the same instant, and pairs of a
 * client with their assistant as they are asked for. To be awaited once, before the first test.
 */
export async function discussionsSuite({ inboundMail = null }: { inboundMail?: InboundMail | null } = {}) {
  const clock = settableClock(start)
  const database = await testDatabase()
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.discussions'`)
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-talk-'))
  const files = createFolderStore(folder)
  const running = await serveOperations({ database, clock }, (deps) => {
    const readers = [viewerOfMessageFiles(deps)]
    return Object.values({
      ...discussionsOperations(deps),
      ...discussionOperations({ ...deps, files, configuration: { ...testSender, inboundMail } }),
      ...filesOperations({ ...deps, avatars: new Map(), files, readers }),
    })
  })
  afterAll(async () => {
    await running.stop()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(() => clock.set(start))

  const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms))

  async function someone(permissions: readonly Permission[], client_uuid?: string) {
    const person = await addPerson(database, { permissions, ...(client_uuid !== undefined && { client_uuid }) })
    return { ...person, client_uuid, token: await addSession(database, clock, person.uuid) }
  }
  type Someone = Awaited<ReturnType<typeof someone>>

  /** A client with a subscription, and the assistant who works for it. */
  async function pair() {
    const client_uuid = await addClient(database, 'Maple Books')
    await database.pool.query(`update clients set country = 'CA', state_prov = 'ON' where uuid = $1`, [client_uuid])
    const client = await someone(['client'], client_uuid)
    const va = await someone(['virtualassistant'])
    const assistant = await addAssistant(database, { user_uuid: va.uuid, display_name: 'Maya R.' })
    const about = { client_uuid, created_by: client.uuid, start_date: '2026-11-10', at: start }
    const project = await addSubscription(database, { ...about, assistant_uuid: assistant.uuid })
    const { rows } = await database.pool.query<{ uuid: string }>(
      'select uuid from discussions where project_uuid = $1',
      [project.uuid],
    )
    return { client, va, assistant, project, thread: rows[0]?.uuid ?? '' }
  }

  const request = (who: Someone, what: Parameters<typeof call>[1], body?: unknown) =>
    call(running.server, what, { token: who.token, ...(body !== undefined && { body }) })
  const write = (who: Someone, thread: string, body: string, more: { uuid?: string; files?: string[] } = {}) =>
    request(who, `POST /discussions/${thread}/messages`, { uuid: randomUUID(), body, ...more })
  async function said(who: Someone, thread: string, query = '') {
    const { body } = await request(who, `GET /discussions/${thread}/messages${query}`)
    return body as unknown as { messages: Message[]; count: number; more: boolean; offset: number }
  }
  async function listed(who: Someone, query = '') {
    const { body } = await request(who, `GET /discussions${query}`)
    return body as unknown as { discussions: Discussion[]; count: number; unread: number }
  }
  const read = (who: Someone, thread: string, until: number) =>
    request(who, `POST /discussions/${thread}/read`, { until })
  const staff = () => someone(['admin', 'admin_discussion.view', 'admin_discussion.edit'])
  const audited = async (who: Someone) =>
    (
      await database.pool.query<{ action: string }>('select action from audit_entries where actor_uuid = $1', [
        who.uuid,
      ])
    ).rows.map(({ action }) => action)

  const threadsOf = async (project_uuid: string) =>
    (await database.pool.query('select from discussions where project_uuid = $1', [project_uuid])).rowCount

  const mailsTo = async ({ email }: Someone) =>
    (
      await database.pool.query<{ subject: string; text_body: string }>(
        'select subject, text_body from mail_outbox where recipient = $1 order by created_date, uuid',
        [email],
      )
    ).rows
  const notifications = async ({ uuid }: Someone) =>
    (
      await database.pool.query<{ title: string; entity_link: string; read_at: Date | null }>(
        `select title, entity_link, read_at from notifications where user_uuid = $1 and type = 'discussion' order by created_date`,
        [uuid],
      )
    ).rows

  const begin = (who: Someone, more: object = {}) =>
    request(who, 'POST /discussions', {
      uuid: randomUUID(),
      subject: 'My invoice',
      message: { uuid: randomUUID(), body: 'Could you help?' },
      ...more,
    })

  async function sent(who: Someone): Promise<string> {
    const answer = await running.server.inject({
      method: 'POST',
      url: '/api/files?name=list.txt',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'text/plain' },
      payload: 'A list',
    })
    return answer.json<{ uuid: string }>().uuid
  }

  /** Emails that are due by now. */
  const deliver = () =>
    runDueTasks({
      database,
      clock,
      ...testSender,
      replyAddresses: createReplyAddresses({ database, domain: inboundMail?.domain ?? null }),
      unsubscribeLinks: { page: () => Promise.resolve('https://x'), oneClick: () => Promise.resolve('https://x') },
      log: pino({ level: 'silent' }),
    } as unknown as Parameters<typeof runDueTasks>[0])

  return {
    request: request,
    audited,
    begin,
    clock,
    database,
    deliver,
    files,
    later,
    listed,
    mailsTo,
    notifications,
    pair,
    read,
    said,
    sent,
    server: running.server,
    someone,
    staff,
    start,
    threadsOf,
    write,
  }
}
