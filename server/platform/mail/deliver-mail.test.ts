import { SMTPServer, type SMTPServerAddress } from 'smtp-server'
import { simpleParser } from 'mailparser'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseGate } from '../../testing/database-gate.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { testSender } from '../../testing/test-sender.ts'
import { systemClock } from '../clock/clock.ts'
import { createListener, type Listener } from '../database/listener.ts'
import { createMailDelivery, type MailDelivery } from './deliver-mail.ts'
import { mailOf } from './mail-layout.ts'
import { storedMail, smtpTransport, type MailTransport } from './mail-transport.ts'
import { queueMail, type Mail } from './queue-mail.ts'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly message: string
}

const log = pino({ level: 'silent' })
const received: Received[] = []
/** What the mail server answers instead of taking the mail. */
let httpError: { code: number; text: string } | null = null
let smtp: SMTPServer
let smtpUrl: string
let database: TestDatabase
const running: { delivery: MailDelivery; listener: Listener }[] = []

async function startProcess(transport: MailTransport): Promise<MailDelivery> {
  const listener = createListener({ url: database.url, log })
  const delivery = createMailDelivery({ database, listener, transport, clock: systemClock, log })
  await listener.start()
  running.push({ delivery, listener })
  return delivery
}
const throughSmtp = () =>
  startProcess(
    smtpTransport(smtpUrl, { name: 'Talentplace', address: 'no-reply@talent.test', replyTo: 'help@talent.test' }),
  )

const queue = (to: string, subject = 'A test') =>
  database.kysely.transaction().execute((transaction) =>
    queueMail(transaction, {
      to,
      ...mailOf(testSender, { subject, greets: 'Zoë', paragraphs: ['Your code:'], code: 'AB23CD', reason: 'account' }),
    }),
  )
const pdf = { file_name: 'terms.pdf', media_type: 'application/pdf', content: Buffer.from('%PDF-1.3 signed') }
const queueFile = (to: string, file = pdf) =>
  database.kysely.transaction().execute((transaction) =>
    queueMail(transaction, {
      to,
      subject: 'A file',
      text: 'See the file.',
      html: '<p>See the file.</p>',
      attachments: [file],
    }),
  )
const filesStored = async () =>
  (await database.kysely.selectFrom('mail_attachments').select('file_name').execute()).map((each) => each.file_name)
const rowOf = (to: string) =>
  database.kysely.selectFrom('mail_outbox').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow()
const until = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 10_000, interval: 20 })
const mailsTo = (to: string) => received.filter((each) => each.to.includes(to))

beforeAll(async () => {
  database = await testDatabase()
  smtp = new SMTPServer({
    authMethods: ['PLAIN'],
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'talent' && password === 'p@ss word' ? done(null, { user: 'talent' }) : done(new Error('No')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }: SMTPServerAddress) => address)
        if (httpError) return done(Object.assign(new Error(httpError.text), { responseCode: httpError.code }))
        received.push({ from, to, message: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  smtpUrl = `smtp://talent:p%40ss%20word@127.0.0.1:${address.port}`
})
beforeEach(() => {
  httpError = null
  received.length = 0
})
afterEach(async () => {
  for (const { delivery, listener } of running.splice(0)) {
    await delivery.stop()
    await listener.stop()
  }
  await database.pool.query('delete from mail_outbox')
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve))
  await database.close()
})

describe('mail through an SMTP server', () => {
  it('arrives as text and as HTML, at once, signed in with the password of SMTP_URL', async () => {
    await throughSmtp()
    await queue('zoe@maple.test', 'Prénom, confirm')
    await until(() => expect(received).toHaveLength(1))
    const [mail] = received
    expect(mail).toMatchObject({ from: 'no-reply@talent.test', to: ['zoe@maple.test'] })
    const message = mail?.message ?? ''
    expect(message).toMatch(/^From: Talentplace <no-reply@talent\.test>\r?$/m)
    expect(message).toMatch(/^To: zoe@maple\.test\r?$/m)
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(message).toContain('Auto-Submitted: auto-generated')
    expect(message).toContain('Content-Type: multipart/alternative')
    const deps = message.split(/--\S+_\S*/).filter((part) => /Content-Type: text\//.test(part))
    expect(deps.map((part) => /Content-Type: (text\/\w+)/.exec(part)?.[1])).toEqual(['text/plain', 'text/html'])
    for (const part of deps) expect(part).toContain('AB23CD')
  })

  it('about the same as another mail is of one conversation with it, whoever gets it; tried again it is the same mail', async () => {
    const about = async (to: string, mail: Partial<Mail>) => {
      await database.kysely
        .transaction()
        .execute((transaction) =>
          queueMail(transaction, { to, subject: 'Invoice', text: 'See it.', html: '<p>See it.</p>', ...mail }),
        )
    }
    httpError = { code: 451, text: 'Greylisted' }
    const delivery = await throughSmtp()
    await about('one@maple.test', { thread: 'invoice:1' })
    await until(async () => expect((await rowOf('one@maple.test')).failure).toContain('Greylisted'))
    httpError = null
    await database.pool.query('update mail_outbox set next_attempt = now()')
    await delivery.deliver()
    await about('other@maple.test', { thread: 'invoice:1', replyTo: 'reply+x@in.talent.test' })
    await about('apart@maple.test', { thread: 'invoice:2' })
    await about('answered@maple.test', { thread: 'invoice:2', answers: '<theirs@maple.test>' })
    await about('alone@maple.test', {})
    const parsedTo = async (to: string) => {
      await until(() => expect(mailsTo(to)).toHaveLength(1))
      return simpleParser(mailsTo(to)[0]?.message ?? '')
    }
    const [one, other, apart, answered, alone] = await Promise.all(
      ['one', 'other', 'apart', 'answered', 'alone'].map((name) => parsedTo(`${name}@maple.test`)),
    )
    const root = one?.inReplyTo
    expect(root).toMatch(/^<thread\.[0-9a-f]{32}@talent\.test>$/)
    expect(one?.messageId).toBe(`<${(await rowOf('one@maple.test')).uuid}@talent.test>`)
    expect(one?.references).toBe(root)
    expect([other?.inReplyTo, other?.references]).toEqual([root, root])
    expect(apart?.inReplyTo).toMatch(/^<thread\./)
    expect(apart?.inReplyTo).not.toBe(root)
    expect([answered?.inReplyTo, answered?.references]).toEqual([
      '<theirs@maple.test>',
      [apart?.inReplyTo, '<theirs@maple.test>'],
    ])
    expect([alone?.inReplyTo, alone?.references]).toEqual([undefined, undefined])
    expect([one, other, answered].map((each) => each?.replyTo?.value[0]?.address)).toEqual([
      'help@talent.test',
      'reply+x@in.talent.test',
      'help@talent.test',
    ])
    expect([one, answered].map((each) => each?.headers.get('auto-submitted'))).toEqual([
      'auto-generated',
      'auto-replied',
    ])
  })

  it('that nobody has to get is ended by its mail program in one click; any other can’t be', async () => {
    await throughSmtp()
    const unsubscribe = 'https://talent.test/api/unsubscribe?token=x'
    const text = { subject: 'News', text: 'News.', html: '<p>News.</p>' }
    await database.kysely.transaction().execute(async (transaction) => {
      await queueMail(transaction, { to: 'news@maple.test', ...text, unsubscribe })
      await queueMail(transaction, { to: 'code@maple.test', ...text })
    })
    for (const [to, link] of [
      ['news@maple.test', unsubscribe],
      ['code@maple.test', undefined],
    ] as const) {
      await until(() => expect(mailsTo(to)).toHaveLength(1))
      const { headers } = await simpleParser(mailsTo(to)[0]?.message ?? '')
      const list = headers.get('list') as
        | { unsubscribe?: { url: string }; 'unsubscribe-post'?: { name: string } }
        | undefined
      expect(list?.unsubscribe?.url).toBe(link)
      expect(list?.['unsubscribe-post']?.name).toBe(link && 'List-Unsubscribe=One-Click')
    }
  })

  it('leaves no code behind once it is delivered', async () => {
    await throughSmtp()
    await queue('robin@maple.test')
    await until(async () => expect((await rowOf('robin@maple.test')).sent_date).not.toBeNull())
    expect(await rowOf('robin@maple.test')).toMatchObject({ text_body: '', html_body: '', next_attempt: null })
  })

  it('takes an entry for a calendar along as another form of the mail, with its method', async () => {
    await throughSmtp()
    const media_type = 'text/calendar; charset=utf-8; method=CANCEL'
    const content = Buffer.from('BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n')
    await queueFile('calendar@maple.test', { file_name: 'meeting.ics', media_type, content })
    await until(() => expect(mailsTo('calendar@maple.test')).toHaveLength(1))
    const message = mailsTo('calendar@maple.test')[0]?.message ?? ''
    const alternative = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(message)?.[1] ?? 'none'
    const forms = message.split(`--${alternative}`).slice(1, -1)
    expect(forms.map((each) => /Content-Type: ([\w/]+)/.exec(each)?.[1])).toEqual([
      'text/plain',
      'text/html',
      'text/calendar',
    ])
    expect(forms[2]).toMatch(/method=CANCEL/)
  })

  it('takes its files along, and leaves none behind', async () => {
    await throughSmtp()
    await queueFile('file@maple.test')
    await until(() => expect(mailsTo('file@maple.test')).toHaveLength(1))
    const [mail] = mailsTo('file@maple.test')
    expect(mail?.message).toContain('filename=terms.pdf')
    expect(mail?.message).toContain(Buffer.from('%PDF-1.3 signed').toString('base64'))
    await until(async () => expect(await filesStored()).toEqual([]))
  })

  it('is not sent when its transaction is undone', async () => {
    const delivery = await throughSmtp()
    await expect(
      database.kysely.transaction().execute(async (transaction) => {
        await queueMail(transaction, { to: 'undone@maple.test', subject: 'No', text: 'no', html: 'no' })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await queue('kept@maple.test')
    await until(() => expect(mailsTo('kept@maple.test')).toHaveLength(1))
    await delivery.deliver()
    expect(mailsTo('undone@maple.test')).toEqual([])
  })

  it('is sent once, whichever of two processes takes it', async () => {
    const [one, two] = [await throughSmtp(), await throughSmtp()]
    const people = Array.from({ length: 25 }, (_each, at) => `person${at}@maple.test`)
    await Promise.all(people.map((to) => queue(to)))
    await Promise.all([one.deliver(), two.deliver()])
    await until(() => expect(received.length).toBeGreaterThanOrEqual(25))
    await Promise.all([one.deliver(), two.deliver()])
    expect(received.map(({ to }) => to[0]).sort()).toEqual(people.toSorted())
  })

  it('waits for a mail server that doesn’t take it now, and goes out later', async () => {
    httpError = { code: 451, text: 'Greylisted' }
    const delivery = await throughSmtp()
    await queue('later@maple.test')
    await until(async () => expect((await rowOf('later@maple.test')).failure).toContain('Greylisted'))
    const row = await rowOf('later@maple.test')
    expect(row).toMatchObject({ attempts: 1, sent_date: null })
    expect(row.text_body).toContain('AB23CD')
    httpError = null
    await delivery.deliver()
    expect(received).toEqual([])
    await database.pool.query('update mail_outbox set next_attempt = now()')
    await delivery.deliver()
    expect(mailsTo('later@maple.test')).toHaveLength(1)
    expect(await rowOf('later@maple.test')).toMatchObject({ attempts: 2, failure: null })
  })

  it('that met no mail server, or waited behind such a mail, leaves as soon as the server is back', async () => {
    const gate = await databaseGate(smtpUrl)
    await startProcess(
      smtpTransport(gate.url, { name: 'Talentplace', address: 'no-reply@talent.test', replyTo: 'help@talent.test' }),
    )
    await gate.shut()
    await queue('met@maple.test')
    await until(async () => expect((await rowOf('met@maple.test')).failure).not.toBeNull())
    await queue('behind@maple.test')
    await gate.open()
    await until(() => expect([...mailsTo('met@maple.test'), ...mailsTo('behind@maple.test')]).toHaveLength(2))
    await until(async () => expect((await rowOf('behind@maple.test')).attempts).toBe(1))
    await gate.shut()
  })

  it('is given up when the server refuses the message for good; the others go out', async () => {
    httpError = { code: 554, text: 'Never' }
    const delivery = await throughSmtp()
    await queue('never@maple.test')
    await until(async () => expect((await rowOf('never@maple.test')).next_attempt).toBeNull())
    expect(await rowOf('never@maple.test')).toMatchObject({
      sent_date: null,
      failure: expect.stringContaining('Never'),
    })
    httpError = null
    await queue('fine@maple.test')
    await delivery.deliver()
    await until(() => expect(mailsTo('fine@maple.test')).toHaveLength(1))
    expect(mailsTo('never@maple.test')).toEqual([])
  })

  it('E4 that is refused for good is an alert, until a later one to that address is taken', async () => {
    const alertOf = async (to: string) => {
      const alerts = database.kysely.selectFrom('alerts').select(['status', 'repeat_count', 'detail'])
      return alerts.where('fingerprint', '=', `mail:${to}`).executeTakeFirst()
    }
    httpError = { code: 451, text: 'Greylisted' }
    await throughSmtp()
    await queue('moved@maple.test')
    await until(async () => expect((await rowOf('moved@maple.test')).failure).toContain('Greylisted'))
    expect(await alertOf('moved@maple.test')).toBeUndefined()
    httpError = { code: 550, text: 'No such mailbox' }
    await database.pool.query(`delete from mail_outbox where recipient = 'moved@maple.test'`)
    for (const repeat_count of [0, 1]) {
      await queue('moved@maple.test', 'Your invoice')
      await until(async () => expect(await alertOf('moved@maple.test')).toMatchObject({ status: 'new', repeat_count }))
    }
    expect((await alertOf('moved@maple.test'))?.detail).toMatch(/“Your invoice” was refused.*No such mailbox/)
    httpError = null
    await queue('moved@maple.test')
    await until(async () => expect((await alertOf('moved@maple.test'))?.status).toBe('resolved'))
  })

  it('a wrong password of SMTP_URL loses no mail', async () => {
    const wrong = smtpUrl.replace('p%40ss%20word', 'wrong')
    await startProcess(
      smtpTransport(wrong, { name: 'Talentplace', address: 'no-reply@talent.test', replyTo: 'help@talent.test' }),
    )
    await queue('waits@maple.test')
    await until(async () => expect((await rowOf('waits@maple.test')).failure).not.toBeNull())
    const { next_attempt, failure } = await rowOf('waits@maple.test')
    expect(next_attempt).not.toBeNull()
    expect(failure).not.toContain('wrong')
  })

  it('of a process that died while sending is sent by another', async () => {
    await queue('orphan@maple.test')
    await database.pool.query("update mail_outbox set attempts = 1, next_attempt = now() - interval '1 second'")
    const delivery = await throughSmtp()
    await delivery.deliver()
    expect(mailsTo('orphan@maple.test')).toHaveLength(1)
  })
})

describe('mail without an SMTP server', () => {
  it('stays in the database, whole, and isn’t sent by a server that is set later', async () => {
    await startProcess(storedMail)
    await queue('kept@maple.test')
    await until(async () => expect((await rowOf('kept@maple.test')).next_attempt).toBeNull())
    expect((await rowOf('kept@maple.test')).html_body).toContain('AB23CD')
    const delivery = await throughSmtp()
    await delivery.deliver()
    expect(received).toEqual([])
  })
})
