import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession, type Person } from '../../testing/people.ts'
import { listProductFeedbackOperation } from './list-product-feedback.ts'
import { sendProductFeedbackOperation } from './send-product-feedback.ts'
import { testSender } from '../../testing/test-sender.ts'

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
let database: TestDatabase
let running: OperationsServer
let staff: Person & { token: string }

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, ({ throttle }) => [
    listProductFeedbackOperation(database),
    sendProductFeedbackOperation({
      database,
      clock,
      throttle,
      ...testSender,
      mailboxes: { client_support: 'clients@talentplace.example', va_support: 'assistants@talentplace.example' },
    }),
  ])
  staff = await person(['admin', 'admin_notification.view'])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function person(permissions: readonly Permission[]): Promise<Person & { token: string }> {
  const added = await addPerson(database, { permissions })
  return { ...added, token: await addSession(database, clock, added.uuid) }
}

const send = (sender: { token: string }, body: unknown) =>
  call(running.server, 'POST /notifications/feedback', { token: sender.token, body })
const list = async (query = '') =>
  (await call(running.server, `GET /notifications/feedback${query as '/'}`, { token: staff.token })).body
const found = async (query: string) =>
  ((await list(query))['feedback'] as { message: string }[]).map(({ message }) => message)

describe('A5.1 Send Feedback', () => {
  it('is kept where staff see it, told to them, and mailed to the support mailbox', async () => {
    const client = await person(['client'])
    const answer = await send(client, { message: 'I like it.\nBut <b>bold</b>?', page: '/client/home?pin=ABC234' })
    expect(answer.status).toBe(200)
    expect(await list()).toEqual({
      feedback: [
        {
          uuid: answer.body['uuid'],
          message: 'I like it.\nBut <b>bold</b>?',
          page: '/client/home',
          user: { uuid: client.uuid, full_name: client.full_name, email: client.email },
          created_date: start.toISOString(),
        },
      ],
      count: 1,
    })
    const mails = await database.kysely
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject', 'html_body'])
      .execute()
    expect(mails).toEqual([
      {
        recipient: 'clients@talentplace.example',
        subject: `Feedback from ${client.full_name}`,
        html_body: expect.stringContaining('But &lt;b&gt;bold&lt;/b&gt;?'),
      },
    ])
    expect(mails[0]?.html_body).toContain(client.email)
    expect(mails[0]?.html_body).toContain('https://talentplace.test/admin/manage_notifications/feedback')
    const notifications = await database.kysely
      .selectFrom('notifications')
      .select(['user_uuid', 'title', 'type'])
      .execute()
    expect(notifications).toEqual([
      { user_uuid: staff.uuid, title: `Feedback from ${client.full_name}`, type: 'product_feedback' },
    ])
  })

  it('an assistant’s goes to the mailbox for assistants', async () => {
    await send(await person(['virtualassistant']), { message: 'Where is my bill?' })
    const { rows } = await database.pool.query(
      `select recipient from mail_outbox where text_body like '%Where is my bill?%'`,
    )
    expect(rows).toEqual([{ recipient: 'assistants@talentplace.example' }])
  })

  it('is found by words of message or sender, newest first', async () => {
    const writer = await person(['client'])
    clock.set(new Date(start.getTime() + 60_000))
    await send(writer, { message: 'Zebra one' })
    clock.set(new Date(start.getTime() + 120_000))
    await send(writer, { message: 'zebra two' })
    expect(await found('?search=ZEBRA')).toEqual(['zebra two', 'Zebra one'])
    expect(await found(`?search=${writer.email}&pagination.sortBy[]=created_date`)).toEqual(['Zebra one', 'zebra two'])
    expect(await found('?search=%25')).toEqual([])
  })

  it.each([{}, { message: '  ' }, { message: 'x'.repeat(4_001) }, { message: 'x', page: 'https://elsewhere.example' }])(
    '%j: 400, and nothing is kept',
    async (body) => {
      const { count } = await list()
      expect((await send(staff, body)).status).toBe(400)
      expect((await list())['count']).toBe(count)
    },
  )

  it('twenty an hour from one person, then 429', async () => {
    const eager = await person(['client'])
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) statuses.push((await send(eager, { message: `Idea ${at}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})
