import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { queueMail, type Mail } from '../platform/mail/queue-mail.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

let database: TestDatabase
let running: RunningServer

const read = (path: string, accept = 'application/json') => running.server.inject({ url: path, headers: { accept } })
const queue = (mail: Mail) => database.kysely.transaction().execute((transaction) => queueMail(transaction, mail))
const mail = (to: string, subject: string) =>
  queue({
    to,
    subject,
    text: `See https://talent.test/verify/abc?email=a%40b.ca&x=1 <b>now</b>`,
    html: '<p style="color:red">See</p>',
  })

beforeAll(async () => {
  database = await testDatabase()
  running = await startTestServer({ database, clock: systemClock })
  await mail('robin@maple.test', 'First')
  await mail('other@maple.test', 'Between')
  await mail('robin@maple.test', 'Second <script>')
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

describe('/dev/mail', () => {
  it('gives the mails to an address as JSON, newest first', async () => {
    const answer = await read('/dev/mail?to=Robin%40maple.test')
    expect(answer.statusCode).toBe(200)
    const { messages, count } = answer.json<{ messages: Record<string, unknown>[]; count: number }>()
    expect(count).toBe(2)
    expect(messages.map(({ subject }) => subject)).toEqual(['Second <script>', 'First'])
    expect(Object.keys(messages[0] ?? {}).sort()).toEqual(['created_date', 'html', 'subject', 'text', 'to'])
    expect((await read('/dev/mail')).json<{ count: number }>().count).toBe(3)
    expect((await read('/dev/mail?to=nobody%00%27%40maple.test')).json<{ count: number }>().count).toBe(0)
  })

  it('shows the same as a page, as text, with links and without anybody’s markup', async () => {
    const { body, headers } = await read('/dev/mail?to=robin%40maple.test', 'text/html,*/*')
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('Second &lt;script&gt;')
    expect(body).toContain('&lt;b&gt;now')
    expect(body).toContain('<a href="https://talent.test/verify/abc?email=a%40b.ca&amp;x=1">')
  })

  it('shows one mail’s own HTML, shut off from us', async () => {
    const page = await read('/dev/mail?to=robin%40maple.test', 'text/html')
    const path = /\/dev\/mail\/[0-9a-f-]{36}/.exec(page.body)?.[0] ?? ''
    const { body, headers } = await read(path, 'text/html')
    expect(body).toBe('<p style="color:red">See</p>')
    expect(headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox/)
    expect((await read('/dev/mail/nothing')).statusCode).toBe(404)
    expect((await read('/dev/mail/01940000-0000-7000-8000-000000000000')).statusCode).toBe(404)
  })

  it('gives the files of a mail to whoever saves them', async () => {
    await queue({
      to: 'files@maple.test',
      subject: 'With a file',
      text: 'See the file.',
      html: '<p>See the file.</p>',
      attachments: [{ file_name: 'terms é.pdf', media_type: 'application/pdf', content: Buffer.from('%PDF-1.3') }],
    })
    const page = await read('/dev/mail?to=files%40maple.test', 'text/html')
    const path = /\/dev\/mail\/[0-9a-f-]{36}\/files\/1/.exec(page.body)?.[0] ?? ''
    const { body, headers } = await read(path)
    expect([body, headers['content-type']]).toEqual(['%PDF-1.3', 'application/pdf'])
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''terms%20%C3%A9.pdf")
    expect((await read(path.replace(/1$/, '2'))).statusCode).toBe(404)
    expect((await read(path.replace(/1$/, 'x'))).statusCode).toBe(404)
  })

  it('is not there in production, nor where strangers could reach it', async () => {
    const open = { HOST: '0.0.0.0', NODE_ENV: 'development' }
    for (const environment of [{ NODE_ENV: 'production' }, open]) {
      const closed = await startTestServer({ database, clock: systemClock, environment })
      expect((await closed.server.inject('/dev/mail')).statusCode).toBe(404)
      await closed.stop()
    }
  })
})
