import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ownProfileSuite } from '../../testing/own-profile-suite.ts'

const { clock, database, running, someone, asStaff, isFound, review } = await ownProfileSuite()

const row = (uuid: string) =>
  database.kysely.selectFrom('assistants').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()

const auditOf = (uuid: string) =>
  database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .where('entity', '=', `assistant:${uuid}`)
    .orderBy('id', 'desc')
    .execute()

describe('C5.1 an assistant’s own profile', () => {
  it('has all that B5.6 shows, and is saved in parts', async () => {
    const maya = await someone()
    const saved = await maya.save({
      display_name: ' Maya Q. ',
      preferred_pronouns: 'she/her',
      blurb: 'Books, kept',
      bio: 'Ten years of books.',
      role_ids: [1, 2],
      skills: [
        { id: 3, level: 'expert' },
        { id: 1, level: 'learning' },
        { id: 2, level: 'working' },
      ],
      tools: [{ id: 4, level: 'expert' }],
      industry_ids: [5],
      languages: [
        { id: 1, level: 'native' },
        { id: 2, level: 'fluent' },
      ],
      available_hours_per_month: 60,
      va_availabilities: ['monday_morning', 'sunday_evening'],
    })
    expect(saved.status).toBe(200)
    expect(await maya.read()).toMatchObject({
      display_name: 'Maya Q.',
      preferred_pronouns: 'she/her',
      roles: [{ id: 1 }, { id: 2 }],
      skills: [
        { id: 3, level: 'expert' },
        { id: 1, level: 'learning' },
        { id: 2, level: 'working' },
      ],
      tools: [{ id: 4, level: 'expert' }],
      industries: [{ id: 5 }],
      languages: [
        { id: 1, level: 'native' },
        { id: 2, level: 'fluent' },
      ],
      available_hours_per_month: 60,
      va_availabilities: ['monday_morning', 'sunday_evening'],
      review: null,
    })
    expect((await maya.save({ blurb: 'Books' })).body).toMatchObject({ blurb: 'Books', bio: 'Ten years of books.' })
    const preview = await maya.request('GET /matching/own_profile?viewer_timezone=America/Toronto')
    expect(preview.body).toMatchObject({ assistant: { blurb: 'Books', skills: [{ id: 3, level: 'expert' }, {}, {}] } })
  })

  it('is found by what was added as soon as it is saved, and no longer by what was taken away', async () => {
    const maya = await someone({ skill_ids: [1] })
    const query = { rids: [1], hours: [10], sids: [7] }
    expect((await maya.read()).skills).toMatchObject([{ id: 1 }])
    await isFound(query, maya.uuid, false)
    await maya.save({ skills: [{ id: 7, level: 'learning' }] })
    await isFound(query, maya.uuid, true)
    await isFound({ ...query, sids: [1] }, maya.uuid, false)
  })

  it('is never written over, by them or staff: the version moves with each change', async () => {
    const maya = await someone()
    const { version } = await maya.read()
    const asStaffSaves = {
      version,
      display_name: 'Maya S.',
      preferred_pronouns: '',
      blurb: '',
      bio: '',
      available_hours_per_month: 40,
      role_ids: [1],
      skill_ids: [],
      tool_ids: [],
      probation_ends: null,
    }
    expect((await maya.request('PUT /virtualassistant/profile', { version, blurb: 'Mine' })).status).toBe(200)
    expect((await asStaff(`PUT /virtualassistants/${maya.uuid}`, asStaffSaves)).body['code']).toBe('stale_version')
    expect((await maya.request('PUT /virtualassistant/profile', { version, blurb: 'Again' })).body['code']).toBe(
      'stale_version',
    )
    expect((await maya.save({ blurb: 'Mine' })).body['version']).toBe(version + 1)
  })

  it('names only what there is, English among the languages, and no fewer hours than are promised', async () => {
    const maya = await someone({ available_hours_per_month: 40, monthly_hours_committed: 30 })
    for (const [wanted, field] of [
      [{ skills: [{ id: 999_999, level: 'expert' }] }, 'skills'],
      [{ industry_ids: [999_999] }, 'industry_ids'],
      [{ languages: [{ id: 2, level: 'fluent' }] }, 'languages'],
      [{ va_availabilities: ['monday_night'] }, 'va_availabilities.0'],
      [{ available_hours_per_month: 20 }, 'available_hours_per_month'],
      [{ display_name: ' ' }, 'display_name'],
    ] as const) {
      const rejected = await maya.save(wanted)
      expect(rejected.status).toBe(400)
      expect(Object.keys(rejected.body['fields'] as object)).toContain(field)
    }
    expect((await maya.save({ available_hours_per_month: 30 })).status).toBe(200)
  })

  it('is an applicant’s to write, too, and stays as it is once they have left', async () => {
    const applicant = await someone({ state: 'applicant' })
    expect((await applicant.save({ bio: 'New here' })).status).toBe(200)
    expect((await applicant.request('GET /matching/own_profile')).body).toMatchObject({
      assistant: { bio: 'New here' },
    })
    const left = await someone({ state: 'lost' })
    expect((await left.read()).state).toBe('lost')
    expect((await left.save({ bio: 'Back?' })).body['code']).toBe('left')
  })

  it('follows the place of the account, with its clock', async () => {
    const maya = await someone()
    const { version } = await maya.read()
    await database.pool.query(
      `update users set city = 'Vancouver', state_prov = 'BC', country = 'CA', timezone = 'America/Vancouver' where uuid = $1`,
      [maya.user_uuid],
    )
    expect(await maya.read()).toMatchObject({
      city: 'Vancouver',
      region: 'BC',
      timezone: 'America/Vancouver',
      version: version + 1,
    })
  })
})

const identify = async (maya: Awaited<ReturnType<typeof someone>>, agreed: boolean, ids: number[]) =>
  maya.request('PUT /virtualassistant/self_identification', { version: (await maya.read()).version, agreed, ids })

describe('C5 self-identification', () => {
  it('is kept with the day they agreed, and gone at once when they no longer do; no history says what it was', async () => {
    const maya = await someone()
    const query = { rids: [1], hours: [10], self_identifications: '4' }
    expect((await identify(maya, true, [4, 8])).body).toMatchObject({
      self_identification_agreed_date: clock.now().toISOString(),
      self_identifications: [{ id: 4 }, { id: 8 }],
    })
    await isFound(query, maya.uuid, true)
    clock.set(new Date('2026-11-25T15:00:00Z'))
    // Another answer is no new consent.
    expect((await identify(maya, true, [4])).body['self_identification_agreed_date']).toBe('2026-11-20T15:00:00.000Z')
    expect((await identify(maya, false, [4])).body).toMatchObject({
      self_identification_agreed_date: null,
      self_identifications: [],
    })
    await isFound(query, maya.uuid, false)
    const audit = await auditOf(maya.uuid)
    expect(audit.map(({ action }) => action)).toEqual([
      'assistant.self_identification_withdrawn',
      'assistant.self_identification_agreed',
    ])
    expect(audit.every(({ details }) => JSON.stringify(details) === '{}')).toBe(true)
  })

  it('is nothing without consent, by the database too', async () => {
    const { uuid } = await someone()
    const stored = database.kysely
      .updateTable('assistants')
      .set({ self_identification_ids: [4] })
      .where('uuid', '=', uuid)
      .execute()
    await expect(stored).rejects.toThrow('assistants_identify_by_consent')
  })
})

const half = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 100, height: 100, channels: 3, background } })
    .png()
    .toBuffer()

/** A picture of two halves, red to the left and blue to the right. */
async function redAndBlue(): Promise<Buffer> {
  return sharp({ create: { width: 200, height: 100, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await half('#ff0000'), left: 0, top: 0 },
      { input: await half('#0000ff'), left: 100, top: 0 },
    ])
    .png()
    .toBuffer()
}

async function upload(token: string, bytes: Buffer): Promise<string> {
  const answer = await running.server.inject({
    method: 'POST',
    url: '/api/files?name=me.png',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    payload: bytes,
  })
  return answer.json<{ uuid: string }>().uuid
}

const avatar = (id: number) => running.server.inject({ method: 'GET', url: `/api/file/avatar/${id}` })

const choose = async (maya: Awaited<ReturnType<typeof someone>>, file_uuid: string, square: object = {}) =>
  maya.request('PUT /virtualassistant/photo', {
    version: (await maya.read()).version,
    file_uuid,
    left: 100,
    top: 0,
    side: 100,
    ...square,
  })

describe('C5 the photo', () => {
  it('is the square they chose, drawn anew, and everybody’s under its number until it is another one', async () => {
    const maya = await someone()
    expect((await choose(maya, await upload(maya.token, await redAndBlue()))).status).toBe(200)
    const { avatar_id } = await maya.read()
    expect(avatar_id).toBeGreaterThanOrEqual(1_000_000)
    const account = await database.kysely
      .selectFrom('users')
      .select('avatar_id')
      .where('uuid', '=', maya.user_uuid)
      .executeTakeFirstOrThrow()
    expect(account.avatar_id).toBe(avatar_id)
    const view = await avatar(avatar_id)
    expect(view.headers['content-type']).toBe('image/webp')
    const { width, height } = await sharp(view.rawPayload).metadata()
    expect([width, height]).toEqual([512, 512])
    const { dominant } = await sharp(view.rawPayload).stats()
    expect(dominant.b).toBeGreaterThan(200)
    expect(dominant.r).toBeLessThan(50)
    await choose(maya, await upload(maya.token, await redAndBlue()), { left: 0 })
    expect((await avatar(avatar_id)).statusCode).toBe(404)
    const { version, avatar_id: second } = await maya.read()
    await maya.request(`DELETE /virtualassistant/photo?version=${version}`)
    expect((await maya.read()).avatar_id).toBe(-1)
    expect((await avatar(second)).statusCode).toBe(404)
  })

  it('is their own upload, and a square within it', async () => {
    const [maya, nora] = [await someone(), await someone()]
    const file = await upload(nora.token, await redAndBlue())
    expect((await choose(maya, file)).status).toBe(404)
    expect((await choose(nora, file, { left: 150 })).body['fields']).toHaveProperty('side')
    expect((await choose(nora, file, { side: 10 })).status).toBe(400)
  })

  it('waits for staff where profiles are reviewed, seen by them and its owner alone', async () => {
    await review('enabled')
    const [maya, nora] = [await someone(), await someone()]
    await choose(maya, await upload(maya.token, await redAndBlue()))
    const { avatar_id, review: waiting } = await maya.read()
    expect(avatar_id).toBe(-1)
    const path = `GET /files/${waiting?.photo_uuid}/small` as const
    expect((await maya.request(path)).status).toBe(200)
    expect((await asStaff(path)).status).toBe(200)
    expect((await nora.request(path)).status).toBe(404)
    await asStaff(`PUT /virtualassistants/${maya.uuid}/edition`, { decision: 'approve', version: 1 })
    expect((await avatar((await maya.read()).avatar_id)).statusCode).toBe(200)
    await review('disabled')
  })
})

describe('C5 Ours: review by staff', () => {
  it('keeps what clients read until it is approved, and everything else follows at once', async () => {
    await review('enabled')
    const maya = await someone({ blurb: 'Old' })
    await maya.save({ blurb: 'New', skills: [{ id: 9, level: 'working' }] })
    expect(await row(maya.uuid)).toMatchObject({ blurb: 'Old', skill_ids: [9] })
    expect(await maya.read()).toMatchObject({ blurb: 'New', review: { state: 'waiting' } })
    const edition = await asStaff(`GET /virtualassistants/${maya.uuid}/edition`)
    expect(edition.body).toMatchObject({ edition: { blurb: 'New', shown: { blurb: 'Old' }, version: 1 } })
    const listed = await asStaff('GET /virtualassistants/search?list=active&waiting=true')
    expect((listed.body['assistants'] as { uuid: string }[]).map(({ uuid }) => uuid)).toEqual([maya.uuid])
    await maya.save({ blurb: 'Newer' })
    const path = `PUT /virtualassistants/${maya.uuid}/edition` as const
    expect((await asStaff(path, { decision: 'approve', version: 1 })).body['code']).toBe('stale_version')
    await asStaff(path, { decision: 'approve', version: 2 })
    expect(await row(maya.uuid)).toMatchObject({ blurb: 'Newer' })
    expect((await maya.read()).review).toBeNull()
    expect((await asStaff(path, { decision: 'approve', version: 2 })).body['code']).toBe('decided')
    await review('disabled')
  })

  it('returns it with a note; written anew it waits again, and what is as before waits for nobody', async () => {
    await review('enabled')
    const maya = await someone({ bio: 'Old' })
    await maya.save({ bio: 'Call me at 555-0100' })
    const path = `PUT /virtualassistants/${maya.uuid}/edition` as const
    expect((await asStaff(path, { decision: 'return', version: 1, note: ' ' })).status).toBe(400)
    await asStaff(path, { decision: 'return', version: 1, note: 'No phone numbers, please.' })
    expect((await maya.read()).review).toMatchObject({ state: 'returned', note: 'No phone numbers, please.' })
    const notifications = await database.kysely
      .selectFrom('notifications')
      .select(['type', 'body'])
      .where('user_uuid', '=', maya.user_uuid)
      .execute()
    expect(notifications).toEqual([{ type: 'message', body: 'No phone numbers, please.' }])
    await maya.save({ bio: 'Ten years of books' })
    expect((await maya.read()).review).toMatchObject({ state: 'waiting', note: '' })
    await maya.save({ bio: 'Old' })
    expect((await maya.read()).review).toBeNull()
    await review('disabled')
  })
})
