import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import { roundTrips } from '../../testing/round-trips.ts'
import { discussionsSuite, words } from '../../testing/discussions-suite.ts'

const minute = 60_000
const { request, audited, clock, database, later, listed, pair, said, sent, staff, start, write } =
  await discussionsSuite()

describe('C4 messages', () => {
  it('are plain text in the order in which they were written, on either side', async () => {
    const { client, va, thread } = await pair()
    await write(client, thread, '  <b>Hello</b>\n\nhttps://example.com  ')
    await write(va, thread, 'Hello')
    expect(words(await said(va, thread))).toEqual(['<b>Hello</b>\n\nhttps://example.com', 'Hello'])
    expect((await said(va, thread)).messages.map(({ sender }) => sender.role)).toEqual(['client', 'virtualassistant'])
  })

  it('go to the database and back four times at most, the second one and those after it', async () => {
    const { client, thread } = await pair()
    await write(client, thread, 'The first, which notifies')
    const sent = await roundTrips(() => write(client, thread, 'The second'))
    expect(sent.trips).toBeLessThanOrEqual(4)
    expect(sent.statements.length).toBeLessThanOrEqual(10)
    expect((await roundTrips(() => write(client, thread, 'The third'))).trips).toBeLessThanOrEqual(4)
  })

  it('have something in them, and at most 5,000 characters', async () => {
    const { client, thread } = await pair()
    expect((await write(client, thread, '  ')).body).toMatchObject({ code: 'invalid', fields: { body: 'Required' } })
    expect((await write(client, thread, 'x'.repeat(5001))).status).toBe(400)
    expect((await write(client, thread, 'x'.repeat(5000))).status).toBe(200)
  })

  it('sent twice, also at the same time, are there once; nobody takes another’s uuid', async () => {
    const { client, va, thread } = await pair()
    const uuid = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(client, thread, 'Once', { uuid })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(words(await said(va, thread))).toEqual(['Once'])
    expect((await write(va, thread, 'Mine', { uuid })).body).toMatchObject({ code: 'uuid_taken' })
    const { rows } = await database.pool.query('select from notifications where entity_link = $1', [
      `discussion:${thread}`,
    ])
    expect(rows).toHaveLength(1)
  })

  it('written by many at once have one order, and an offset leaves none out', async () => {
    const { client, va, thread } = await pair()
    const { offset } = await said(client, thread)
    await Promise.all(Array.from({ length: 40 }, (_, at) => write(at % 2 ? client : va, thread, `${at}`)))
    const all = await said(client, thread, '?limit=100')
    expect(all.messages.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    const news: string[] = []
    let from = offset
    for (;;) {
      const some = await said(client, thread, `?after=${from}&limit=7`)
      news.push(...words(some))
      from = some.offset
      if (!some.more) break
    }
    expect(news).toEqual(words(all))
  })

  it('are paged from the newest, and what comes meanwhile moves no page', async () => {
    const { client, thread } = await pair()
    for (let at = 1; at <= 7; at += 1) await write(client, thread, `${at}`)
    const newest = await said(client, thread, '?limit=3')
    expect([words(newest), newest.more, newest.count]).toEqual([['5', '6', '7'], true, 7])
    await write(client, thread, '8')
    const before = await said(client, thread, `?limit=3&before=${newest.messages[0]?.position}`)
    expect([words(before), before.more]).toEqual([['2', '3', '4'], true])
    const first = await said(client, thread, `?limit=3&before=${before.messages[0]?.position}`)
    expect([words(first), first.more]).toEqual([['1'], false])
  })

  it('can be changed and taken back by their sender for 15 minutes, which is news to the others', async () => {
    const { client, va, thread } = await pair()
    const { uuid } = (await write(client, thread, 'Teh list')).body as unknown as Message
    await write(va, thread, 'Thanks')
    const { offset } = await said(va, thread)
    const path = `/discussions/${thread}/messages/${uuid}` as const
    expect((await request(va, `PUT ${path}`, { body: 'Mine now' })).status).toBe(404)
    later(15 * minute - 1)
    await request(client, `PUT ${path}`, { body: 'The list' })
    expect((await said(va, thread, `?after=${offset}`)).messages).toMatchObject([
      { uuid, body: 'The list', position: 1, edited_date: clock.now().toISOString() },
    ])
    expect((await request(client, `PUT ${path}`, { body: '' })).status).toBe(400)
    later(1)
    expect((await request(client, `PUT ${path}`, { body: 'Too late' })).body).toMatchObject({ code: 'too_late' })
    expect((await request(client, `DELETE ${path}`)).body).toMatchObject({ code: 'too_late' })
    clock.set(start)
    expect((await request(client, `DELETE ${path}`)).body).toMatchObject({ uuid, body: '', deleted: true })
    expect((await request(client, `DELETE ${path}`)).status).toBe(404)
    expect(words(await said(va, thread))).toEqual(['', 'Thanks'])
    const { rows } = await database.pool.query('select body from messages where uuid = $1', [uuid])
    expect(rows).toEqual([{ body: '' }])
  })

  it('the last words of a thread follow when they change or go', async () => {
    const { client, thread } = await pair()
    await write(client, thread, 'First')
    const { uuid } = (await write(client, thread, 'Second')).body as unknown as Message
    const excerpt = async () => (await listed(client)).discussions[0]?.last_message_excerpt
    await request(client, `PUT /discussions/${thread}/messages/${uuid}`, { body: `Second\n${'😀'.repeat(200)}` })
    expect(await excerpt()).toBe(`Second ${'😀'.repeat(132)}…`)
    await request(client, `DELETE /discussions/${thread}/messages/${uuid}`)
    expect(await excerpt()).toBe('First')
  })
})

describe('C4 attachments', () => {
  it('are read by whoever reads the message, and by nobody once it is taken back', async () => {
    const { client, va, thread } = await pair()
    const other = await pair()
    const file = await sent(client)
    expect((await write(va, thread, 'Not mine', { files: [file] })).status).toBe(400)
    const { uuid, files } = (await write(client, thread, '', { files: [file] })).body as unknown as Message
    expect(files).toMatchObject([{ uuid: file, name: 'list.txt', type: 'text/plain', size: 6 }])
    expect((await listed(va)).discussions[0]?.last_message_excerpt).toBe('A file')
    expect((await request(va, `GET /files/${file}`)).text).toBe('A list')
    expect((await request(other.va, `GET /files/${file}`)).status).toBe(404)
    const looker = await staff()
    expect((await request(looker, `GET /files/${file}`)).status).toBe(200)
    expect(await audited(looker)).toEqual(['discussion.looked'])
    await request(client, `DELETE /discussions/${thread}/messages/${uuid}`)
    expect((await request(va, `GET /files/${file}`)).status).toBe(404)
  })

  it('are ten a message at most', async () => {
    const { client, thread } = await pair()
    const files = Array.from({ length: 11 }, () => randomUUID())
    expect((await write(client, thread, 'x', { files })).body).toMatchObject({ fields: { files: 'At most 10 files' } })
  })
})
