import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../testing/servers/account-server.ts'
import { call } from '../../testing/call.ts'
import { meetingsSuite } from '../../testing/meetings-suite.ts'

// A Friday, 10:00 in Toronto.
const friday = new Date('2026-11-20T15:00:00Z')
const { clock, database, running, timezone, slots, addMaple, freeStart } = await meetingsSuite(friday)

const later = (minutes: number) => clock.set(new Date(friday.getTime() + minutes * 60_000))

describe('the mails of a client’s meeting', () => {
  const kind = 'matching'
  it('lead to that meeting, and where it won’t take place to booking another one', async () => {
    const { person, token, book } = await addMaple()
    const [first, second] = await slots()
    const { body } = await book(first?.start ?? '', { kind })
    const uuid = String(body['uuid'])
    const move = { token, body: { start: second?.start, timezone } }
    expect((await call(running.server, `PUT /meetings/${uuid}`, move)).status).toBe(200)
    expect((await call(running.server, `GET /meetings/${uuid}`, { token })).body).toMatchObject({ uuid, kind })
    await call(running.server, `DELETE /meetings/${uuid}`, { token })
    const [booked, moved, cancelled] = await mailsTo(database, person.email)
    for (const mail of [booked, moved]) {
      expect(mail?.text).toContain('View or change it:')
      expect(mail?.text).toMatch(new RegExp(`/client/meetings/${uuid}$`, 'm'))
    }
    expect(cancelled?.text).not.toContain('View or change')
    expect(cancelled?.text).toMatch(/^Book another time:\n.*\/client\/matching_meeting$/m)
  })

  it('carry its entry for a calendar: the moved meeting takes the booked one’s place, the cancelled one removes it', async () => {
    const { person, token, book } = await addMaple()
    const [first, second] = await slots()
    const uuid = String((await book(first?.start ?? '', { kind })).body['uuid'])
    later(5)
    await call(running.server, `PUT /meetings/${uuid}`, { token, body: { start: second?.start, timezone } })
    later(9)
    await call(running.server, `DELETE /meetings/${uuid}`, { token })
    const { rows } = await database.pool.query<{ file: string; media_type: string }>(
      `select convert_from(content, 'utf8') as file, media_type from mail_attachments
       join mail_outbox on mail_outbox.uuid = mail_uuid where recipient = $1 order by mail_outbox.created_date, mail_uuid`,
      [person.email],
    )
    const read = rows.map(({ file }) => {
      const part = (name: string) => new RegExp(`^${name}[^:]*:(.*)\\r$`, 'm').exec(file)?.[1]
      return [part('UID'), part('METHOD'), part('SEQUENCE'), part('DTSTAMP'), part('STATUS')]
    })
    expect(read).toEqual([
      [uuid, 'REQUEST', '0', '20261120T150000Z', 'CONFIRMED'],
      [uuid, 'REQUEST', '1', '20261120T150500Z', 'CONFIRMED'],
      [uuid, 'CANCEL', '2', '20261120T150900Z', 'CANCELLED'],
    ])
    expect(rows.map(({ media_type }) => /method=(\w+)/.exec(media_type)?.[1])).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  })

  it('open for that client, and no other', async () => {
    const { book } = await addMaple()
    const { uuid } = (await book(await freeStart(), { kind })).body as { uuid: string }
    const answer = await call(running.server, `GET /meetings/${uuid}`, { token: (await addMaple()).token })
    expect(answer.status).toBe(404)
  })
})

describe('where a meeting is held', () => {
  it('is the number in the client’s account, or the one they give, in reply, mail and calendar', async () => {
    const { person, token, book } = await addMaple()
    await database.pool.query(
      `update users set phone_number = '902 555 0100', phone_extension = '22' where uuid = $1`,
      [person.uuid],
    )
    const [fifth, sixth, seventh] = (await slots()).slice(5)
    const own = await book(fifth?.start ?? '', { kind: 'matching' })
    expect(own.body['place']).toEqual({ way: 'call_you', at: '902 555 0100 ext. 22' })
    expect(own.body['calendar_file']).toContain('LOCATION:We’ll call you at 902 555 0100 ext. 22')
    const place = { way: 'call_you', phone_number: '416 555 0199', phone_extension: '7' }
    const given = await book(sixth?.start ?? '', { kind: 'onboarding', place })
    expect(given.body['place']).toEqual({ way: 'call_you', at: '416 555 0199 ext. 7' })
    expect((await mailsTo(database, person.email)).at(-1)?.text).toContain('We’ll call you at 416 555 0199 ext. 7.')
    const move = { token, body: { start: seventh?.start, timezone } }
    const moved = await call(running.server, `PUT /meetings/${String(given.body['uuid'])}`, move)
    expect(moved.body['place']).toEqual(given.body['place'])
  })

  it('is no way that isn’t on offer, and no call to nobody’s number', async () => {
    const { book } = await addMaple()
    expect(await book(await freeStart(), { place: { way: 'video' } })).toMatchObject({
      status: 400,
      body: { fields: { 'place.way': 'Choose one of the ways on offer' } },
    })
    const body = { start: await freeStart(), timezone, invitee_name: 'Ada', invitee_email: 'ada@y.test' }
    const visitor = await call(running.server, 'POST /meetings', { body: { ...body, place: { way: 'call_you' } } })
    expect(visitor).toMatchObject({ status: 400, body: { fields: { 'place.phone_number': 'Required' } } })
  })
})
