import { contentPageNames, pageText, type PageText } from '@talentplace/contract/core/content/content-page'
import { shippedPages } from '@talentplace/contract/core/content/shipped-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { getContentOperation } from './get-content.ts'
import { listContentOperation } from './list-content.ts'
import { listEditionsOperation } from './list-editions.ts'
import { saveContentOperation } from './save-content.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer
let token: string

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [
    getContentOperation(database),
    listContentOperation(database),
    listEditionsOperation(database),
    saveContentOperation({ database, clock }),
  ])
  const editor = await addPerson(database, {
    permissions: ['admin', 'admin_configuration.view', 'admin_configuration.edit'],
  })
  token = await addSession(database, clock, editor.uuid)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const words = (heading: string, text = 'Words.'): PageText => ({
  heading,
  lead: '',
  sections: [{ heading: '', layout: 'text', text, items: [] }],
})
const get = (page: string, version?: string) =>
  call(running.server, `GET /content/${page}${version === undefined ? '' : `?version=${version}`}`)
const save = (page: string, version: string, text: PageText) =>
  call(running.server, `PUT /content/${page}`, { token, body: { text, version, reason: 'A reason' } })

describe('the words of public pages', () => {
  it('A4 Ours are there for every page as the product brings them, and hold to their own rules', async () => {
    for (const page of contentPageNames) {
      const { version, ...text } = shippedPages[page]
      expect(pageText.parse(text)).toEqual(text)
      expect(await get(page)).toMatchObject({ status: 200, body: { page, version, text, edited_date: null } })
    }
  })

  it('38 in French have editions of their own: a new one leaves the English as it is', async () => {
    const [english, french] = [(await get('about')).body, (await get('about-fr')).body]
    expect((await save('about-fr', String(french['version']), words('Qui nous sommes'))).status).toBe(200)
    expect((await get('about-fr')).body['text']).toMatchObject({ heading: 'Qui nous sommes' })
    expect((await get('about')).body).toEqual(english)
    expect((await get('assistant-agreement-fr')).status).toBe(404)
  })

  it('A4 Ours are changed by staff without a release, and every earlier edition can still be read', async () => {
    const first = (await get('terms')).body
    const second = await save('terms', '2026-11-20', words('Terms, second'))
    expect(second).toMatchObject({
      status: 200,
      body: { version: '2026-11-20.2', edited_date: '2026-11-20T15:00:00.000Z', text: { heading: 'Terms, second' } },
    })
    clock.set(new Date('2026-12-03T09:00:00Z'))
    expect((await save('terms', '2026-11-20.2', words('Terms, third'))).body).toMatchObject({ version: '2026-12-03.3' })
    expect((await get('terms')).body).toMatchObject({ version: '2026-12-03.3', text: { heading: 'Terms, third' } })
    expect((await get('terms', '2026-11-20')).body).toEqual(first)
    expect((await get('terms', '2026-11-20.2')).body).toEqual(second.body)
    expect((await get('terms', '2026-11-20.9')).status).toBe(404)
    const { body } = await call(running.server, 'GET /content/terms/editions', { token })
    expect(body).toMatchObject({ count: 2, editions: [{ version: '2026-12-03.3', reason: 'A reason' }, {}] })
  })

  it('are listed with the edition in force', async () => {
    await save('careers', shippedPages.careers.version, words('Jobs'))
    const { body } = await call(running.server, 'GET /content', { token })
    expect(body['count']).toBe(contentPageNames.length)
    const [careers] = (body['content'] as { page: string }[]).filter(({ page }) => page === 'careers')
    expect(careers).toMatchObject({ heading: 'Jobs', edited_by: expect.stringMatching(/^Person/) })
  })

  it('written from an edition that is no longer in force are refused, and of many at once all but one', async () => {
    const many = Array.from({ length: 9 }, (_, each) => words(`About ${each}`))
    for (let round = 0; round < 40; round++) {
      const { version } = (await get('about')).body
      const answers = await Promise.all(many.map((each) => save('about', String(version), each)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(many.length - 1)
    }
    expect(await save('about', '2026-11-20', words('Late'))).toMatchObject({
      status: 409,
      body: { code: 'stale_version' },
    })
  })

  it('leave an audit entry with the reason and both versions', async () => {
    await save('privacy', '2026-11-20', words('Privacy'))
    const entry = await database.kysely
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity', '=', 'content:privacy')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ action: 'content.saved', reason: 'A reason', details: { from: '2026-11-20' } })
  })

  it('lead nowhere but to our paths, https addresses and mailboxes', async () => {
    for (const target of [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://x.test',
      '//x.test',
      '/\\x.test',
      ' /x',
      '',
    ]) {
      const { status, body } = await save('mission', '2026-11-20', words('Links', `See [this](${target}) first`))
      expect({ target, status, code: body['code'] }).toEqual({ target, status: 400, code: 'invalid' })
    }
    const good = 'See [a page](/pricing), [another](https://example.org/a?b=c) or [write](mailto:a@example.org).'
    expect((await save('mission', '2026-11-20', words('Links', good))).status).toBe(200)
  })

  it('are bounded, and a page nobody knows is not there', async () => {
    expect((await save('why-us', '2026-11-20', words('Long', 'x'.repeat(8001)))).status).toBe(400)
    expect((await save('why-us', '2026-11-20', words(''))).status).toBe(400)
    for (const page of ['nothing', 'constructor', '__proto__', 'x'.repeat(60)])
      expect((await get(page)).status).toBe(404)
    expect((await save('nothing', '2026-11-20', words('Nothing'))).status).toBe(404)
  })
})
