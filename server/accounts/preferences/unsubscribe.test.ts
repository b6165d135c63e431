import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { createUnsubscribeLinks } from '../../platform/mail/unsubscribe-links.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson } from '../../testing/people.ts'
import { unsubscribeOperation } from './unsubscribe.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const unsubscribeLinks = createUnsubscribeLinks({
  publicUrl: 'https://talentplace.test',
  secret: () => Promise.resolve(Buffer.alloc(32, 7)),
})

let database: TestDatabase
let running: OperationsServer
beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    unsubscribeOperation({ database, clock, unsubscribeLinks }),
  ])
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function tokenOf(userUuid: string): Promise<string> {
  return new URL(await unsubscribeLinks.oneClick(userUuid)).searchParams.get('token') ?? ''
}
const use = (token: string) =>
  call(running.server, `POST /unsubscribe?token=${encodeURIComponent(token)}` as 'POST /unsubscribe', {})
const choices = async (userUuid: string) =>
  (await database.pool.query('select notifications from user_preferences where user_uuid = $1', [userUuid])).rows[0]
    ?.notifications as Record<string, string> | undefined

describe('unsubscribing by the link of a mail', () => {
  it('needs no session, ends the emails about notifications, twice as once, and leaves the rest as it was', async () => {
    const person = await addPerson(database, { permissions: ['virtualassistant'] })
    const other = await addPerson(database, { permissions: ['virtualassistant'] })
    await database.pool.query(
      `insert into user_preferences (user_uuid, week_start, notifications)
       values ($1, 'monday', '{"billing": "digest", "announcement": "off"}')`,
      [person.uuid],
    )
    const token = await tokenOf(person.uuid)
    for (let time = 0; time < 2; time += 1) expect((await use(token)).status).toBe(200)
    expect(await choices(person.uuid)).toMatchObject({
      message: 'in_app',
      invitation: 'in_app',
      billing: 'in_app',
      announcement: 'off',
    })
    expect(await choices(other.uuid)).toBeUndefined()
    const { rows } = await database.pool.query('select action from audit_entries where entity = $1', [
      `user:${person.uuid}`,
    ])
    expect(rows).toEqual([{ action: 'preferences.unsubscribed' }])
  })

  it('takes the form that mail programs send', async () => {
    const person = await addPerson(database, { permissions: ['client'] })
    const answer = await running.server.inject({
      method: 'POST',
      url: `/api/unsubscribe?token=${await tokenOf(person.uuid)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect(await choices(person.uuid)).toMatchObject({ message: 'in_app' })
  })

  it('a token that isn’t ours, one that was altered and that of a closed account are not found', async () => {
    const person = await addPerson(database, { permissions: ['client'] })
    const token = await tokenOf(person.uuid)
    const altered = token.slice(0, -3) + (token.endsWith('AAA') ? 'BBB' : 'AAA')
    for (const wrong of ['', 'x', altered, 'A'.repeat(43)]) expect((await use(wrong)).status).toBe(404)
    await database.pool.query('update users set deleted_date = now() where uuid = $1', [person.uuid])
    expect((await use(token)).status).toBe(404)
  })
})
