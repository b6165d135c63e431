import { describe, expect, it } from 'vitest'
import { usersSuite } from '../../testing/users-suite.ts'
import { appointSuperAdmin } from './appoint-super-admin.ts'
import { userMails } from './user-mails.ts'
import { testSender } from '../../testing/test-sender.ts'

const { clock, database, server, maple } = await usersSuite()

describe('permissions', () => {
  it('nobody can grant what they lack, nor take it', async () => {
    const person = await server.staff('admin_client.view')
    const rich = await server.staff('admin_client.view', 'admin_finance.edit')
    for (const [uuid, permissions] of [
      [person.uuid, ['admin', 'admin_client.view', 'admin_finance.view']],
      [person.uuid, ['super_admin']],
      [server.clerk.uuid, ['admin', 'admin_user.view', 'admin_user.edit', 'admin_client.view', 'super_admin']],
      [rich.uuid, ['admin', 'admin_client.view']],
    ] as const) {
      const answer = await server.save(uuid, { permissions })
      expect(answer).toMatchObject({ status: 403, body: { code: 'more_than_you_hold' } })
    }
    for (const permissions of [['super_admin'], ['admin_finance.view']]) {
      const answer = await server.create({ full_name: 'X', email: 'x@maple.test', permissions })
      expect(answer).toMatchObject({ status: 403, body: { code: 'more_than_you_hold' } })
    }
    expect((await server.save(person.uuid, { permissions: ['admin_user.view'] })).body['permissions']).toEqual([
      'admin_user.view',
      'admin',
    ])
    expect((await server.save(person.uuid, { permissions: ['super_admin'] }, server.chief.token)).status).toBe(200)
    expect((await server.save(person.uuid, { permissions: [] }, server.chief.token)).body['permissions']).toEqual([])
  })

  it('nobody changes or closes an account that may do more than they: not by its email either', async () => {
    for (const answer of [
      await server.save(server.chief.uuid, { email: 'mine@maple.test' }),
      await server.save(server.chief.uuid, { full_name: 'X' }),
      await server.close(server.chief.uuid),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'more_than_you_hold' } })
    }
  })

  it('an account is one kind of person, and a client belongs to a company', async () => {
    const client = await server.add({ permissions: ['client'], client_uuid: maple })
    for (const [uuid, permissions] of [
      [client.uuid, ['client', 'admin']],
      [client.uuid, ['virtualassistant']],
      [server.clerk.uuid, ['admin', 'admin_user.view', 'admin_user.edit', 'admin_client.view', 'client']],
    ] as const) {
      expect(await server.save(uuid, { permissions })).toMatchObject({
        status: 400,
        body: { fields: { permissions: expect.any(String) } },
      })
    }
    expect((await server.create({ full_name: 'X', email: 'x@maple.test', permissions: ['client'] })).status).toBe(400)
  })

  it('A2.10 staff give and take early access for nobody', async () => {
    const client = await server.add({ permissions: ['client', 'client.early-access'], client_uuid: maple })
    expect((await server.save(client.uuid, { permissions: ['client', 'client.beta'] })).body['permissions']).toEqual([
      'client',
      'client.beta',
      'client.early-access',
    ])
    const other = await server.add({ permissions: ['client'], client_uuid: maple })
    expect(
      (await server.save(other.uuid, { permissions: ['client', 'client.early-access'] })).body['permissions'],
    ).toEqual(['client'])
  })

  it('taken away are gone at the next call, and told with who and why', async () => {
    const leaver = await server.staff('admin_user.view', 'admin_user.edit')
    expect((await server.get('/user', leaver.token)).status).toBe(200)
    await server.save(leaver.uuid, { permissions: ['admin'], reason: 'Moved to another team' })
    expect((await server.get('/user', leaver.token)).status).toBe(403)
    expect(await server.entries(leaver.uuid)).toMatchObject([
      {
        action: 'permissions.changed',
        actor_name: server.clerk.full_name,
        reason: 'Moved to another team',
        details: { given: [], taken: ['admin_user.view', 'admin_user.edit'] },
      },
    ])
  })

  it('of whoever grants them are looked up in the database, whatever is remembered', async () => {
    const granter = await server.staff('admin_user.view', 'admin_user.edit')
    await server.get('/user', granter.token)
    const silent = await database.pool.connect()
    await silent.query('begin')
    await silent.query('set local session_replication_role = replica')
    await silent.query(`update users set permissions = '{admin}' where uuid = $1`, [granter.uuid])
    await silent.query('commit')
    silent.release()
    expect((await server.create({ full_name: 'X', email: 'fresh@maple.test' }, granter.token)).status).toBe(403)
  })
})

describe('an installation’s first super administrator', () => {
  const mails = userMails({ ...testSender, support: 's@t.test' })
  const appoint = (email: string) =>
    appointSuperAdmin(
      { database, clock, mails, alertFinanceStaff: server.alertFinanceStaff },
      { email, full_name: 'First One', reason: 'Appointed' },
    )

  it('is appointed without anybody who could grant it: invited, or given it where there is a staff account', async () => {
    expect(await appoint('first@t.test')).toBe(true)
    const { rows } = await database.pool.query(
      `select users.uuid, permissions from users join mail_outbox on recipient = email where email = 'first@t.test'`,
    )
    expect(rows).toMatchObject([{ permissions: ['super_admin', 'admin'] }])
    expect(await server.entries(rows[0].uuid)).toMatchObject([
      { action: 'user.created', actor_name: null, reason: 'Appointed' },
    ])
    const colleague = await server.staff('admin_client.view')
    expect(await appoint(colleague.email)).toBe(false)
    expect((await server.get(`/user/${colleague.uuid}`)).body['permissions']).toEqual([
      'admin',
      'admin_client.view',
      'super_admin',
    ])
  })

  it('is no client’s account', async () => {
    const client = await server.add({ permissions: ['client'], client_uuid: maple })
    await expect(appoint(client.email)).rejects.toThrow('An account is a client, an assistant or staff')
  })
})

describe('the last super administrator', () => {
  it('can’t be removed or demoted, not even by two who do it to each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await server.add({ permissions: ['super_admin', 'admin'] })
      const other = await server.add({ permissions: ['super_admin', 'admin'] })
      await database.pool.query(
        `update users set permissions = '{admin}' where 'super_admin' = any (permissions) and uuid <> all ($1)`,
        [[one.uuid, other.uuid]],
      )
      const answers = await Promise.all([
        server.save(other.uuid, { permissions: [] }, one.token),
        round % 2 === 0 ? server.save(one.uuid, { permissions: [] }, other.token) : server.close(one.uuid, other.token),
      ])
      const { rows } = await database.pool.query<{ uuid: string }>(
        `select uuid from users where 'super_admin' = any (permissions)`,
      )
      expect(rows).toHaveLength(1)
      // Whoever came second was told so, or was no super administrator any more when asking.
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      expect(answers.map(({ body }) => body['code']).join()).toMatch(
        /last_super_admin|more_than_you_hold|forbidden|no_session|not_found/,
      )
      await database.pool.query(`update users set permissions = '{super_admin,admin}' where uuid = $1`, [
        server.chief.uuid,
      ])
    }
  })

  it('stays when two transactions demote the last two', async () => {
    const other = await server.add({ permissions: ['super_admin', 'admin'] })
    await database.pool.query(
      `update users set permissions = '{admin}' where 'super_admin' = any (permissions) and uuid <> all ($1)`,
      [[server.chief.uuid, other.uuid]],
    )
    const [one, two] = await Promise.all([database.pool.connect(), database.pool.connect()])
    const demote = `update users set permissions = '{admin}' where uuid = $1`
    await Promise.all([one.query('begin'), two.query('begin')])
    await one.query(demote, [server.chief.uuid])
    const second = two.query(demote, [other.uuid]).then(
      () => 'demoted',
      (error: Error) => error.message,
    )
    await one.query('commit')
    expect(await second).toBe('the last super administrator stays')
    await two.query('rollback')
    one.release()
    two.release()
    await database.pool.query(`update users set permissions = '{super_admin,admin}' where uuid = $1`, [
      server.chief.uuid,
    ])
  })

  it('A2 who was only invited doesn’t count: someone who can sign in stays', async () => {
    const one = await server.add({ permissions: ['super_admin', 'admin'], password_hash: 'x' })
    const other = await server.add({ permissions: ['super_admin', 'admin'], password_hash: 'x' })
    const invited = await server.add({ permissions: ['super_admin', 'admin'] })
    expect((await server.save(other.uuid, { permissions: [] }, one.token)).status).toBe(200)
    for (const rejected of [
      await server.save(one.uuid, { permissions: [] }, one.token),
      await server.close(one.uuid, invited.token),
    ]) {
      expect(rejected).toMatchObject({
        status: 409,
        body: { code: 'last_super_admin', message: expect.stringContaining('who can sign in') },
      })
    }
    await expect(
      database.pool.query('update users set verified_date = null, password_hash = null where uuid = $1', [one.uuid]),
    ).rejects.toThrow('the last super administrator stays')
    expect((await server.close(invited.uuid, one.token)).status).toBe(200)
    await database.pool.query(`update users set password_hash = 'x' where uuid = $1`, [server.chief.uuid])
    expect((await server.close(one.uuid, server.chief.token)).status).toBe(200)
  })

  it('is held by the database, whoever asks', async () => {
    // Only that rule is left to keep the row.
    await database.pool.query('delete from finance_access_changes')
    await database.pool.query(
      `update users set permissions = '{admin}' where 'super_admin' = any (permissions) and uuid <> $1`,
      [server.chief.uuid],
    )
    for (const statement of [
      `update users set permissions = '{}' where 'super_admin' = any (permissions)`,
      `update users set deleted_date = now() where 'super_admin' = any (permissions)`,
      `delete from users where 'super_admin' = any (permissions)`,
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow('the last super administrator stays')
    }
    expect(await server.save(server.chief.uuid, { permissions: [] }, server.chief.token)).toMatchObject({
      status: 409,
      body: { code: 'last_super_admin' },
    })
  })
})
