import { describe, expect, it } from 'vitest'
import { addClient, addSession } from '../../testing/people.ts'
import { namesOf } from '../../testing/servers/users-server.ts'
import { usersSuite } from '../../testing/users-suite.ts'

const absent = '01940000-0000-7000-8000-000000000000'
const { clock, database, server, maple, birch } = await usersSuite()

describe('who sees accounts', () => {
  it('changes, adds and closes none but their own name with admin_user.view alone', async () => {
    const viewer = await server.staff('admin_user.view')
    const person = await server.add({ permissions: ['virtualassistant'] })
    expect((await server.get(`/user/${person.uuid}`, viewer.token)).status).toBe(200)
    for (const body of [{ full_name: 'Taken Over' }, { email: 'taken@maple.test' }, { permissions: [] }]) {
      expect((await server.save(person.uuid, body, viewer.token)).status).toBe(403)
    }
    expect((await server.create({ full_name: 'X', email: 'x@maple.test' }, viewer.token)).status).toBe(403)
    expect((await server.close(person.uuid, viewer.token)).status).toBe(403)
    expect((await server.save(viewer.uuid, { permissions: ['admin', 'admin_user.edit'] }, viewer.token)).status).toBe(
      403,
    )
    expect((await server.save(viewer.uuid, { full_name: 'Own Name' }, viewer.token)).status).toBe(200)
  })

  it('changes them with admin_user.edit, which shows them too', async () => {
    const editor = await server.staff('admin_user.edit')
    const person = await server.add({ permissions: ['virtualassistant'] })
    expect((await server.save(person.uuid, { full_name: 'Noor Haddad' }, editor.token)).body['full_name']).toBe(
      'Noor Haddad',
    )
    expect((await server.get('/user', editor.token)).status).toBe(200)
    expect((await server.close(person.uuid, editor.token)).status).toBe(200)
  })
})

describe('A2.14 POST /user', () => {
  it('makes the account, tells the audit and invites the person to choose a password', async () => {
    const { status, body } = await server.create(
      { full_name: ' Noor Haddad ', email: 'Noor@Maple.test', reason: 'New bookkeeper' },
      server.clerk.token,
      `?client_uuid=${maple}`,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      full_name: 'Noor Haddad',
      email: 'noor@maple.test',
      permissions: ['client'],
      client_uuid: maple,
      company: 'Maple Books',
      is_primary_contact: false,
    })
    const { rows } = await database.pool.query(`select * from mail_outbox where recipient = 'noor@maple.test'`)
    expect(rows).toHaveLength(1)
    for (const part of ['text_body', 'html_body']) {
      expect(rows[0][part]).toContain('Noor Haddad')
      expect(rows[0][part]).toContain('https://talentplace.test/?action=login')
    }
    expect(await server.entries(String(body['uuid']))).toMatchObject([
      { action: 'user.created', actor_name: server.clerk.full_name, reason: 'New bookkeeper' },
    ])
  })

  it('refuses an address that has an account, and a client that isn’t there', async () => {
    expect(await server.create({ full_name: 'X', email: server.chief.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    })
    expect(
      (await server.create({ full_name: 'X', email: 'y@maple.test' }, server.clerk.token, `?client_uuid=${absent}`))
        .status,
    ).toBe(404)
    const mailed = await database.pool.query(`select 1 from mail_outbox where recipient = 'y@maple.test'`)
    expect(mailed.rowCount).toBe(0)
  })
})

describe('A2.14 PUT /user/{uuid}', () => {
  it('people change their own name, and nothing else', async () => {
    const person = await server.add({ permissions: ['virtualassistant'] })
    expect((await server.save(person.uuid, { full_name: 'New Name' }, person.token)).body['full_name']).toBe('New Name')
    for (const body of [
      { email: 'other@maple.test' },
      { permissions: ['virtualassistant', 'virtualassistant.beta'] },
      { permissions: ['virtualassistant'] },
      { is_primary_contact: true },
    ]) {
      expect({ body, status: (await server.save(person.uuid, body, person.token)).status }).toEqual({
        body,
        status: 403,
      })
    }
    const colleague = await server.add({ permissions: ['client'], client_uuid: maple })
    const client = await server.add({ permissions: ['client'], client_uuid: maple })
    expect((await server.save(colleague.uuid, { full_name: 'X' }, client.token)).status).toBe(403)
  })

  it('a changed email ends the sessions, codes and links of the account, and tells the old address that and not where to', async () => {
    const person = await server.add({ permissions: ['virtualassistant'] })
    await database.pool.query(
      `insert into account_codes (user_uuid, purpose, code_hash, code_expires, link_hash, link_expires, created_date)
       select $1, purpose, $2, now(), $2, now(), now() from unnest(array['verify', 'reset', 'login']) purpose`,
      [person.uuid, Buffer.alloc(32)],
    )
    expect((await server.save(person.uuid, { email: 'Moved@Maple.test' })).body['email']).toBe('moved@maple.test')
    const mailed = await database.pool.query('select text_body, html_body from mail_outbox where recipient = $1', [
      person.email,
    ])
    expect(mailed.rows).toHaveLength(1)
    expect(JSON.stringify(mailed.rows)).toContain('was changed')
    expect(JSON.stringify(mailed.rows)).not.toContain('moved@maple.test')
    expect(await server.entries(person.uuid)).toMatchObject([
      { action: 'user.changed', details: { email: { before: person.email, after: 'moved@maple.test' } } },
    ])
    expect((await server.get(`/user/${person.uuid}`, person.token)).status).toBe(401)
    const live = await database.pool.query('select 1 from account_codes where user_uuid = $1 and ended_date is null', [
      person.uuid,
    ])
    expect(live.rowCount).toBe(0)
  })

  it('staff who change their own email stay signed in where they did it, and nowhere else', async () => {
    const own = await server.staff('admin_user.view', 'admin_user.edit')
    const elsewhere = await addSession(database, clock, own.uuid)
    expect((await server.save(own.uuid, { email: 'own-new@maple.test' }, own.token)).status).toBe(200)
    expect((await server.get(`/user/${own.uuid}`, own.token)).status).toBe(200)
    expect((await server.get(`/user/${own.uuid}`, elsewhere)).status).toBe(401)
  })

  it('a change of anything else ends no session', async () => {
    const person = await server.add({ permissions: ['virtualassistant'] })
    expect((await server.save(person.uuid, { full_name: 'Noor', email: person.email })).status).toBe(200)
    expect((await server.get(`/user/${person.uuid}`, person.token)).status).toBe(200)
  })

  it('a company has one primary contact, also when several are made it at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => server.add({ permissions: ['client'], client_uuid: maple })),
    )
    const answers = await Promise.all(people.map(({ uuid }) => server.save(uuid, { is_primary_contact: true })))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    const { rows } = await database.pool.query('select uuid from users where client_uuid = $1 and is_primary_contact', [
      maple,
    ])
    expect(rows).toHaveLength(1)
    expect((await server.save(server.clerk.uuid, { is_primary_contact: true })).status).toBe(400)
  })
})

describe('A2.14 DELETE /user/{id}', () => {
  it('ends the account and its sessions, frees the address, and keeps what the audit says of it', async () => {
    const leaver = await server.add({ permissions: ['client'], client_uuid: birch })
    expect((await server.get(`/user/${leaver.uuid}`, leaver.token)).status).toBe(200)
    expect((await server.close(leaver.uuid)).status).toBe(200)
    expect((await server.get(`/user/${leaver.uuid}`, leaver.token)).status).toBe(401)
    expect((await server.get(`/user/${leaver.uuid}`, server.clerk.token)).status).toBe(404)
    expect((await server.save(leaver.uuid, { full_name: 'X' })).status).toBe(404)
    expect((await server.close(leaver.uuid)).status).toBe(404)
    expect(namesOf(await server.get(`/user?search=${leaver.email}`, server.clerk.token))).toEqual([])
    expect((await server.create({ full_name: 'Again', email: leaver.email })).status).toBe(200)
    expect(await server.entries(leaver.uuid)).toMatchObject([
      { action: 'user.deleted', reason: 'Left', details: { email: leaver.email, permissions: ['client'] } },
    ])
  })

  it('refuses where something still rests on the account', async () => {
    const company = await addClient(database, 'Cedar Homes')
    const primary = await server.add({ permissions: ['client'], client_uuid: company, is_primary_contact: true })
    const second = await server.add({ permissions: ['client'], client_uuid: company })
    const assistant = await server.add({ permissions: ['virtualassistant'] })
    await database.kysely
      .insertInto('assistants')
      .values({
        user_uuid: assistant.uuid,
        display_name: 'Robin Q.',
        avatar_id: 1,
        city: 'Toronto',
        country: 'CA',
        region: 'ON',
        timezone: 'America/Toronto',
        role_ids: [1],
        available_hours_per_month: 80,
      })
      .execute()
    for (const [uuid, code] of [
      [server.clerk.uuid, 'own_account'],
      [primary.uuid, 'primary_contact'],
      [assistant.uuid, 'active_assistant'],
    ] as const) {
      expect(await server.close(uuid)).toMatchObject({ status: 409, body: { code } })
    }
    expect((await server.close(second.uuid)).status).toBe(200)
    expect((await server.close(primary.uuid)).status).toBe(200)
  })
})

describe('C5.1 /client/contact_info', () => {
  it('people change their own telephone and place, whose clock they then live by', async () => {
    const person = await server.add({ permissions: ['client'], client_uuid: maple })
    const place = { country: 'CA', state_prov: 'NL', city: 'St. John’s', latitude: 47.56, longitude: -52.71 }
    const saved = await server.save(
      person.uuid,
      { phone_number: '709\u00A0555–0100', phone_extension: '22', place },
      person.token,
    )
    expect(saved.status).toBe(200)
    const { body } = await server.get(`/user/${person.uuid}?full=true`, person.token)
    expect(body['full']).toMatchObject({
      phone_number: '709 555-0100',
      phone_extension: '22',
      city: 'St. John’s',
      timezone: 'America/St_Johns',
    })
    expect(await server.entries(person.uuid)).toMatchObject([
      {
        action: 'user.changed',
        details: { phone_number: { before: '', after: '709 555-0100' }, phone_extension: { after: '22' } },
      },
    ])
  })

  it('issue 34: an extension has eight digits at most, and stays where it isn’t sent', async () => {
    const person = await server.add({ permissions: ['client'], client_uuid: maple })
    const extensionOf = async () =>
      ((await server.get(`/user/${person.uuid}?full=true`, person.token)).body['full'] as { phone_extension: string })
        .phone_extension
    const save = (body: Record<string, unknown>) => server.save(person.uuid, body, person.token)
    expect((await save({ phone_extension: '12345678' })).status).toBe(200)
    expect((await save({ phone_number: '709 555 0101' })).status).toBe(200)
    expect(await extensionOf()).toBe('12345678')
    for (const wrong of ['123456789', '2b'])
      expect(await save({ phone_extension: wrong })).toMatchObject({
        status: 400,
        body: { fields: { phone_extension: 'An extension has up to 8 digits' } },
      })
    expect((await save({ phone_extension: '' })).status).toBe(200)
    expect(await extensionOf()).toBe('')
  })

  it('a place that isn’t in its province is none of the list', async () => {
    const person = await server.add({ permissions: ['client'], client_uuid: maple })
    const place = { country: 'CA', state_prov: 'NY', city: 'Nowhere', latitude: 47.56, longitude: -52.71 }
    expect(await server.save(person.uuid, { place }, person.token)).toMatchObject({
      status: 400,
      body: { fields: { city: expect.any(String) } },
    })
  })
})
