import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../testing/servers/account-server.ts'
import { call } from '../../testing/call.ts'
import { meetingsSuite } from '../../testing/meetings-suite.ts'
import { team } from '../../testing/servers/meetings-server.ts'
import { hashOfToken } from './meeting-link.ts'

// A Friday, 10:00 in Toronto.
const friday = new Date('2026-11-20T15:00:00Z')
const { clock, database, running, timezone, slots, addMaple, freeStart } = await meetingsSuite(friday)

describe('B8.3 our own free times', () => {
  it('are half hours of weekdays from 9 to 17, from two hours on, for 14 days', async () => {
    const offered = await slots()
    expect(offered[0]).toEqual({
      start: '2026-11-20T17:00:00.000Z',
      end: '2026-11-20T17:30:00.000Z',
      timezone_offset: -300,
      office_offset: -300,
    })
    const local = offered.map(({ start }) => new Date(Date.parse(start) - 300 * 60_000))
    expect(new Set(local.map((each) => each.getUTCDay()))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(Math.min(...local.map((each) => each.getUTCHours()))).toBe(9)
    expect(Math.max(...local.map((each) => each.getUTCHours()))).toBe(16)
    expect(offered.at(-1)?.start).toBe('2026-12-04T15:00:00.000Z')
  })

  it('say whose clock they are on', async () => {
    expect((await slots('America/St_Johns'))[0]).toMatchObject({ timezone_offset: -210, office_offset: -300 })
  })

  it('keep the office’s hours when the clocks change', async () => {
    clock.set(new Date('2027-03-12T15:00:00Z'))
    const starts = (await slots()).map(({ start }) => start)
    expect(starts).toContain('2027-03-12T21:30:00.000Z')
    expect(starts).toContain('2027-03-15T13:00:00.000Z')
    expect(starts).not.toContain('2027-03-15T12:30:00.000Z')
  })

  it('are refused for a zone nobody knows', async () => {
    expect((await call(running.server, 'GET /meetings/slots?kind=discovery&timezone=Mars/Olympus')).status).toBe(400)
  })
})

describe('B8.3 booking', () => {
  it('takes the slot, once, and tells the client and our team', async () => {
    const { person, book } = await addMaple()
    const start = await freeStart()
    const answers = await Promise.all([book(start), (await addMaple()).book(start)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'slot_taken' })
    expect((await slots()).map((each) => each.start)).not.toContain(start)
    const booked = await book(await freeStart())
    expect(booked.body).toMatchObject({ invitee_email: person.email, status: 'booked', source: 'own' })
    expect((await mailsTo(database, person.email)).at(-1)?.text).toMatch(/ at \d+:\d\d [ap]m Toronto time\./)
    const { rows } = await database.pool.query(
      `select convert_from(content, 'utf8') as file from mail_attachments where file_name like 'meeting-%.ics'`,
    )
    expect(rows.map(({ file }) => String(file)).join()).toContain(`UID:${String(booked.body['uuid'])}`)
    expect((await mailsTo(database, team)).at(-1)?.text).toContain(person.email)
  })

  it('refuses a time that isn’t on offer', async () => {
    const { book } = await addMaple()
    expect(await book('2026-11-21T15:00:00Z')).toMatchObject({
      status: 400,
      body: { fields: { start: expect.any(String) } },
    })
  })

  it('leaves times for others: five to come at most', async () => {
    const { book } = await addMaple()
    for (let count = 0; count < 5; count += 1) expect((await book(await freeStart())).status).toBe(200)
    expect(await book(await freeStart())).toMatchObject({ status: 409, body: { code: 'enough_meetings' } })
  })

  it('of a project asks whose that is', async () => {
    const [maple, birch] = [await addMaple(), await addMaple()]
    const { uuid } = await database.kysely
      .insertInto('projects')
      .values({
        client_uuid: birch.uuid,
        created_by: birch.person.uuid,
        project_name: 'Books',
        matching_criteria: '{}',
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    expect((await maple.book(await freeStart(), { project_uuid: uuid })).status).toBe(404)
    expect((await birch.book(await freeStart(), { project_uuid: uuid })).body).toMatchObject({ project_uuid: uuid })
  })

  it('elsewhere is recorded, and the same id again changes the record; nobody else’s', async () => {
    const { uuid, token, book } = await addMaple()
    const event = { kind: 'matching', external_id: 'event-1', cancel_url: 'https://calendar.test/c' }
    await book('2026-11-28T15:00:00Z', event)
    await book('2026-11-28T16:00:00Z', { ...event, status: 'cancelled' })
    const { body } = await call(running.server, `GET /client/${uuid}/meetings?kind=matching`, { token })
    expect(body).toMatchObject({
      count: 1,
      meetings: [{ start: '2026-11-28T16:00:00.000Z', status: 'cancelled', source: 'calendar' }],
    })
    expect((await (await addMaple()).book('2026-11-28T15:00:00Z', event)).status).toBe(409)
  })
})

describe('B8.3 a booked meeting', () => {
  it('is moved to another free time, and its own is free again', async () => {
    const { token, book } = await addMaple()
    const [first, second] = await slots()
    const { body } = await book(first?.start ?? '')
    const moved = await call(running.server, `PUT /meetings/${String(body['uuid'])}`, {
      token,
      body: { start: second?.start, timezone },
    })
    expect(moved.body).toMatchObject({ uuid: body['uuid'], start: second?.start })
    expect((await slots()).map(({ start }) => start)).toContain(first?.start)
  })

  it('is cancelled once by two at once, and mailed of once', async () => {
    const { person, token, book } = await addMaple()
    const { uuid } = (await book(await freeStart())).body as { uuid: string }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(running.server, `DELETE /meetings/${uuid}`, { token })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const subjects = (await mailsTo(database, person.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('cancelled'))).toHaveLength(1)
  })

  it('is cancelled by its client only, and then not again', async () => {
    const { token, book, person } = await addMaple()
    const { body } = await book(await freeStart())
    const path = `DELETE /meetings/${String(body['uuid'])}` as const
    expect((await call(running.server, path, { token: (await addMaple()).token })).status).toBe(404)
    expect((await call(running.server, path, { token })).body).toMatchObject({ status: 'cancelled' })
    expect((await call(running.server, path, { token })).status).toBe(409)
    expect((await mailsTo(database, person.email)).map(({ subject }) => subject)).toEqual([
      'Your discovery call is booked',
      'Your discovery call was cancelled',
    ])
  })
})

const book = async (address: string, invitee_email = 'ada@x.test') =>
  call(running.server, 'POST /meetings', {
    address,
    body: { start: await freeStart(), timezone: 'Europe/London', invitee_name: 'Ada', invitee_email },
  })

/** A call booked without an account, with the token of its mail. */
async function bookWithLink(address: string) {
  const email = `${address}@x.test`
  const { body } = await book(address, email)
  const [mail] = await mailsTo(database, email)
  const token = /\/client\/contact#call=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const use = (how: 'POST /meetings/link' | 'PUT /meetings/link' | 'POST /meetings/link/cancel', more: object = {}) =>
    call(running.server, how, { address, body: { token, ...more } })
  return { uuid: String(body['uuid']), email, token, use, start: String(body['start']) }
}

const open = (token: string) =>
  call(running.server, 'POST /meetings/link', { address: '203.0.113.23', body: { token } })

describe('B8.3 a visitor’s discovery call', () => {
  it('is booked by name and email, a few an hour for an address', async () => {
    for (let count = 0; count < 5; count += 1) expect((await book('203.0.113.7')).status).toBe(200)
    expect((await book('203.0.113.7')).status).toBe(429)
    expect((await book('203.0.113.8')).status).toBe(200)
  })

  it('is mailed without the name that was typed in: nobody has shown that the address is theirs', async () => {
    const { email, use } = await bookWithLink('203.0.113.26')
    await use('PUT /meetings/link', { start: await freeStart(), timezone: 'Europe/London' })
    await use('POST /meetings/link/cancel')
    const mails = await mailsTo(database, email)
    expect(mails).toHaveLength(3)
    for (const { text, html } of mails) expect(text + html).not.toMatch(/\bAda\b/)
  })

  it('38 booked in French, it is mailed in French to the end, with its entry for a calendar; our team reads English', async () => {
    const email = 'ada.fr@x.test'
    const start = await freeStart()
    const booked = await call(running.server, 'POST /meetings', {
      address: '203.0.113.31',
      language: 'fr-CA',
      body: { start, timezone: 'America/Toronto', invitee_name: 'Ada', invitee_email: email },
    })
    expect(booked.status).toBe(200)
    expect(String(booked.body['calendar_file'])).toContain('SUMMARY:Appel découverte avec Talentplace')
    // Whoever cancels it reads English here.
    const [mail] = await mailsTo(database, email)
    const token = /#call=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
    await call(running.server, 'POST /meetings/link/cancel', { address: '203.0.113.31', body: { token } })
    const mails = await mailsTo(database, email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Réservation confirmée\u00a0: appel découverte',
      'Annulation\u00a0: appel découverte',
    ])
    expect(mails[0]?.text).toMatch(
      /Au plaisir de vous rencontrer le (?:lundi|mardi|mercredi|jeudi|vendredi) (?:1er|\d+) \p{L}+ à \d+\u00a0h\u00a0\d\d, heure de Toronto\./u,
    )
    expect(mails[0]?.html).toContain('<html lang="fr-CA">')
    expect((await mailsTo(database, team)).at(-1)?.subject).toBe('Discovery call cancelled: Ada')
  })

  it('is moved and cancelled by the link in its mail, which each further mail carries on', async () => {
    const { uuid, email, token, use, start } = await bookWithLink('203.0.113.20')
    expect((await use('POST /meetings/link')).body).toMatchObject({ uuid, start, status: 'booked' })
    const other = { start: await freeStart(), timezone: 'Europe/London' }
    expect((await use('PUT /meetings/link', other)).body).toMatchObject({ uuid, start: other.start })
    expect((await slots()).map((each) => each.start)).toContain(start)
    expect((await mailsTo(database, email)).at(-1)).toMatchObject({
      subject: 'Your discovery call has a new time',
      text: expect.stringContaining(`#call=${token}`),
    })
    expect((await use('POST /meetings/link/cancel')).body).toMatchObject({ uuid, status: 'cancelled' })
    expect((await slots()).map((each) => each.start)).toContain(other.start)
    expect(await use('POST /meetings/link/cancel')).toMatchObject({ status: 409, body: { code: 'meeting_over' } })
    expect((await use('POST /meetings/link')).body).toMatchObject({ status: 'cancelled' })
  })

  it('once it has begun is moved no more', async () => {
    const { use, start } = await bookWithLink('203.0.113.21')
    clock.set(new Date(start))
    const other = { start: await freeStart(), timezone: 'Europe/London' }
    expect(await use('PUT /meetings/link', other)).toMatchObject({ status: 409, body: { code: 'meeting_over' } })
  })

  it('is nobody’s by another token: 404, and after 60 an hour nothing at all', async () => {
    const { uuid, token } = await bookWithLink('203.0.113.22')
    const guesses = [uuid, token.toLowerCase(), `${token.slice(0, -2)}AA`, `${token}=`]
    for (const guess of guesses) expect((await open(guess)).status).toBe(404)
    for (let count = guesses.length; count < 60; count += 1) await open('x'.repeat(43))
    expect((await open(token)).status).toBe(429)
  })

  it('keeps the token as a hash alone', async () => {
    const { uuid, token } = await bookWithLink('203.0.113.24')
    const { rows } = await database.pool.query('select meetings::text as kept from meetings where uuid = $1', [uuid])
    expect(rows[0]?.kept).not.toContain(token)
    expect(rows[0]?.kept).toContain(hashOfToken(token).toString('hex'))
  })
})
