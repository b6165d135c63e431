import { describe, expect, it } from 'vitest'
import { namesOf } from '../../testing/servers/users-server.ts'
import { usersSuite } from '../../testing/users-suite.ts'

const absent = '01940000-0000-7000-8000-000000000000'
const { database, server, maple, birch } = await usersSuite()

describe('A2 Ours: a client sees only their own company’s people', () => {
  it('of others, and of nobody, they are told the same', async () => {
    const own = await server.add({ permissions: ['client'], client_uuid: maple })
    const colleague = await server.add({ permissions: ['askbetty_client'], client_uuid: maple })
    const stranger = await server.add({ permissions: ['client'], client_uuid: birch })
    const assistant = await server.add({ permissions: ['virtualassistant'] })
    for (const path of ['', '/relationships/client', '/relationships/project'] as const) {
      expect((await server.get(`/user/${own.uuid}${path}`, own.token)).status).toBe(200)
      expect((await server.get(`/user/${colleague.uuid}${path}`, own.token)).status).toBe(200)
      const unseen = await server.get(`/user/${absent}${path}`, own.token)
      expect(unseen.status).toBe(404)
      for (const { uuid } of [stranger, assistant, server.clerk]) {
        expect((await server.get(`/user/${uuid}${path}`, own.token)).text).toBe(unseen.text)
      }
      expect((await server.get(`/user/${server.clerk.uuid}${path}`, assistant.token)).text).toBe(unseen.text)
    }
    expect(namesOf(await server.get('/user/search', own.token)).sort()).toEqual(
      [own.full_name, colleague.full_name].sort(),
    )
    expect(namesOf(await server.get(`/user/search?search=${stranger.email}`, own.token))).toEqual([])
    expect(namesOf(await server.get(`/user/search?search=${stranger.email}`, server.clerk.token))).toEqual([
      stranger.full_name,
    ])
    expect((await server.get(`/user/${colleague.uuid}?full=true`, own.token)).body['full']).toBeUndefined()
    expect((await server.get(`/user/${colleague.uuid}/audit`, own.token)).status).toBe(404)
  })

  it('a client who belongs to no company sees themselves', async () => {
    const lone = await server.add({ permissions: ['client'] })
    expect((await server.get('/user/search', lone.token)).body).toEqual({ users: [], count: 0 })
    expect((await server.get(`/user/${lone.uuid}`, lone.token)).status).toBe(200)
    const other = await server.add({ permissions: ['client'] })
    for (const { uuid } of [other, server.clerk]) {
      expect((await server.get(`/user/${uuid}`, lone.token)).status).toBe(404)
    }
  })
})

const found = async (query: string) => namesOf(await server.get(`/user?${query}`))

/** Which of those who are called `parted` come in which order, by company, two a page. */
async function partedBy(direction: string): Promise<string> {
  const numbers: string[] = []
  for (const offset of [0, 2, 4]) {
    const page = `pagination.limit=2&pagination.offset=${offset}&pagination.sortBy[]=company&pagination.sortBy[]=email`
    const { body } = await server.get(`/user?search=parted&${page}&pagination.sortDesc[]=${direction}`)
    expect(body['count']).toBe(5)
    numbers.push(...(body['users'] as { email: string }[]).map(({ email }) => email.slice(6, 7)))
  }
  return numbers.join('')
}

describe('A2.14 GET /user', () => {
  it('lists people in the order of their names, whatever case, accents and apostrophes', async () => {
    const names = ['Zoe Order', 'Élise Order', 'de Order', 'O’Brien Order', 'Oakes Order', 'Łucja Order']
    for (const full_name of names) {
      const { uuid } = await server.add({ permissions: ['client'] })
      await database.pool.query('update users set full_name = $1 where uuid = $2', [full_name, uuid])
    }
    const ordered = ['de Order', 'Élise Order', 'Łucja Order', 'Oakes Order', 'O’Brien Order', 'Zoe Order']
    expect(await found('search=order')).toEqual(ordered)
    expect(namesOf(await server.get('/user/search?search=order', server.clerk.token))).toEqual(ordered)
  })

  it('lists whoever has no company after those who have one, in either direction and across the pages', async () => {
    const companies = [null, maple, birch, null, maple]
    for (const [at, client_uuid] of companies.entries()) {
      const email = `parted${at}@pages.test`
      await server.add({ permissions: ['client'], email, ...(client_uuid !== null && { client_uuid }) })
    }
    expect(await partedBy('false')).toBe('21403')
    expect(await partedBy('true')).toBe('14203')
  })

  it('finds people by words of name, email and company, by kind, permission and bundle, a page at a time', async () => {
    const money = await server.staff(
      'admin_client.view',
      'admin_checkout.edit',
      'admin_meeting.edit',
      'admin_project.view',
      'admin_time.view',
      'admin_finance.view',
      'admin_finance.edit',
      'admin_finance_report.view',
      'admin_banking.view',
    )
    const client = await server.add({ permissions: ['client'], client_uuid: birch, email: '100%_sure@birch.test' })
    expect(await found('search=birch%20100%25_')).toEqual([client.full_name])
    expect(await found('search=100_s')).toEqual([])
    expect(await found('bundle=finance')).toEqual([money.full_name])
    expect(await found('permission=super_admin')).toEqual([server.chief.full_name])
    expect(await found(`client_uuid=${birch}&kind=virtualassistant`)).toEqual([])
    const all = (await found('pagination.limit=100')).length
    const pages = await Promise.all(
      Array.from({ length: all }, (_, at) =>
        found(`pagination.limit=1&pagination.offset=${at}&pagination.sortBy[]=company&pagination.sortDesc[]=true`),
      ),
    )
    expect(new Set(pages.flat()).size).toBe(all)
  })

  it('?full=true tells staff and the person when they were last there', async () => {
    const person = await server.add({ permissions: ['virtualassistant'] })
    const contact = {
      phone_number: '',
      phone_extension: '',
      city: null,
      state_prov: null,
      country: null,
      timezone: null,
    }
    const full = {
      active_sessions: 1,
      last_seen: '2026-11-20T15:00:00.000Z',
      has_password: false,
      has_two_step: false,
      ...contact,
    }
    for (const token of [server.clerk.token, person.token]) {
      expect((await server.get(`/user/${person.uuid}?full=true`, token)).body['full']).toEqual(full)
    }
    expect((await server.get(`/user/${person.uuid}`, server.clerk.token)).body['full']).toBeUndefined()
  })

  it('A2.15 /relationships: a contact’s client, and the client’s projects', async () => {
    const contact = await server.add({ permissions: ['client'], client_uuid: birch })
    await database.kysely
      .insertInto('projects')
      .values({ client_uuid: birch, created_by: contact.uuid, project_name: 'Books', matching_criteria: '{}' })
      .execute()
    expect((await server.get(`/user/${contact.uuid}/relationships/client`, server.clerk.token)).body).toEqual({
      relationships: [{ client_uuid: birch, company: 'Birch Foods', role: 'client', is_primary_contact: false }],
      count: 1,
    })
    expect((await server.get(`/user/${contact.uuid}/relationships/project`, contact.token)).body).toMatchObject({
      relationships: [{ project_name: 'Books', company: 'Birch Foods', role: 'client', start_date: null }],
      count: 1,
    })
    expect(
      (await server.get(`/user/${server.clerk.uuid}/relationships/project`, server.clerk.token)).body['count'],
    ).toBe(0)
  })
})
