import { createTransport } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer/index.js'
import { maxInboundMailBytes } from '@talentplace/contract/work/discussions/discussion-limits'
import { receiveMailReply } from '@talentplace/contract/work/discussions/mail-reply.routes'
import { declaresFailure } from '@talentplace/contract/shared/failures-of'
import { describe, expect, it, vi } from 'vitest'
import { FilesAway } from '../../platform/files/file-store.ts'
import { discussionsSuite, words } from '../../testing/discussions-suite.ts'

const secret = 'a secret of at least thirty-two characters'
const here = await discussionsSuite({ inboundMail: { domain: 'in.talent.test', secret } })
const { database } = here
/** No mail comes in there. */
const without = await discussionsSuite()
const tenMinutes = 10 * 60_000

/** A thread in which someone has been mailed of a message, and the address that the mail is answered to. */
async function mailed() {
  const pair = await here.pair()
  await here.write(pair.va, pair.thread, 'Shall I send it?')
  here.later(tenMinutes)
  await here.deliver()
  const row = await database.kysely
    .selectFrom('mail_outbox')
    .select(['reply_to', 'text_body'])
    .where('recipient', '=', pair.client.email)
    .executeTakeFirstOrThrow()
  return { ...pair, ...row, address: row.reply_to ?? '' }
}

async function written(mail: Mail.Options): Promise<Buffer> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  return message as Buffer
}

async function hand(payload: Buffer | string, options: { secret?: string; recipient?: string } = {}) {
  const query = options.recipient === undefined ? '' : `?recipient=${encodeURIComponent(options.recipient)}`
  const answer = await here.server.inject({
    method: 'POST',
    url: `/api/webhooks/mail/replies${query}`,
    payload,
    headers: { 'content-type': 'message/rfc822', 'x-webhook-secret': options.secret ?? secret },
  })
  return { status: answer.statusCode, ...answer.json<{ outcome?: string; code?: string }>() }
}

const said = async ({ client, thread }: Awaited<ReturnType<typeof mailed>>) => words(await here.said(client, thread))
const reasons = async (someone: Parameters<typeof here.mailsTo>[0]) =>
  (await here.mailsTo(someone)).filter(({ subject }) => subject.includes('added')).map(({ text_body }) => text_body)

describe('C4 an answer by email', () => {
  it('is offered by the mail of a discussion, to an address of one person and one thread', async () => {
    const one = await mailed()
    expect(one.address).toMatch(/^reply\+[\da-f]{52}@in\.talent\.test$/)
    expect(one.address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(one.text_body).toContain('Reply to this email, and your answer goes into the discussion.')
    expect((await mailed()).address).not.toBe(one.address)
  })

  it('is a message of its thread, without what it quotes, and others hear of it as of any', async () => {
    const to = await mailed()
    const text =
      'Yes, on Monday.\n\nOn Fri, Nov 20, 2026 at 10:12 AM Talentplace <no-reply@t.test> wrote:\n> Shall I send it?'
    const mail = await written({ from: `Robin <${to.client.email.toUpperCase()}>`, to: to.address, text })
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'added' })
    expect(await said(to)).toEqual(['Shall I send it?', 'Yes, on Monday.'])
    expect(await here.notifications(to.va)).toMatchObject([{ title: expect.stringContaining('wrote to you') }])
    expect(await reasons(to.client)).toEqual([])
  })

  it('the same mail twice, also at once, is one message', async () => {
    const to = await mailed()
    const mail = await written({ from: to.client.email, to: to.address, text: 'Yes', messageId: '<once@maple.test>' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => hand(mail)))
    expect(answers).toEqual(answers.map(() => ({ status: 200, outcome: 'added' })))
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'added' })
    expect(await said(to)).toEqual(['Shall I send it?', 'Yes'])
  })

  it('to an address that we didn’t sign adds nothing, and nobody is mailed', async () => {
    const to = await mailed()
    const digit = to.address.at(40) === '0' ? '1' : '0'
    const forged = `${to.address.slice(0, 40)}${digit}${to.address.slice(41)}`
    const before = await database.pool.query('select count(*)::int as count from mail_outbox')
    for (const address of [forged, to.address.replace('in.talent', 'in.other'), 'reply+x@in.talent.test']) {
      const mail = await written({ from: to.client.email, to: address, text: 'Yes' })
      expect(await hand(mail)).toEqual({ status: 200, outcome: 'ignored' })
    }
    expect(await said(to)).toEqual(['Shall I send it?'])
    expect((await database.pool.query('select count(*)::int as count from mail_outbox')).rows).toEqual(before.rows)
  })

  it('from another sender adds nothing; whose address it is hears of it, once', async () => {
    const to = await mailed()
    const mail = await written({ from: to.va.email, to: to.address, text: 'Let me in' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => hand(mail)))
    expect([...answers, await hand(mail)]).toEqual(
      Array.from({ length: 6 }, () => ({ status: 200, outcome: 'refused' })),
    )
    expect(await said(to)).toEqual(['Shall I send it?'])
    expect(await reasons(to.client)).toEqual([
      expect.stringContaining(`It came from another address than ${to.client.email}, which you have with us.`),
    ])
    expect(await reasons(to.va)).toEqual([])
  })

  it('by someone who takes part no longer adds nothing, and is told so', async () => {
    const to = await mailed()
    await database.pool.query(`update users set client_uuid = null where uuid = $1`, [to.client.uuid])
    const mail = await written({ from: to.client.email, to: to.address, text: 'Still here?' })
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'refused' })
    expect(await reasons(to.client)).toEqual([expect.stringContaining('You don’t take part in it any more.')])
    await database.pool.query(`update users set deleted_date = now() where uuid = $1`, [to.client.uuid])
    const later = await written({ from: to.client.email, to: to.address, text: 'And now?' })
    expect(await hand(later)).toEqual({ status: 200, outcome: 'ignored' })
  })

  it('to a closed thread, too long, or without words says why; exactly 5,000 characters are taken', async () => {
    const to = await mailed()
    const send = async (text: string) => hand(await written({ from: to.client.email, to: to.address, text }))
    expect(await send('x '.repeat(2_500).trim().padEnd(5_000, 'x'))).toMatchObject({ outcome: 'added' })
    expect(await send('x '.repeat(2_500).trim().padEnd(5_001, 'x'))).toMatchObject({ outcome: 'refused' })
    expect(await send('> only a quote')).toMatchObject({ outcome: 'refused' })
    await database.pool.query(`update discussions set status = 'closed' where uuid = $1`, [to.thread])
    expect(await send('Yes')).toMatchObject({ outcome: 'refused' })
    expect(await said(to)).toHaveLength(2)
    expect((await reasons(to.client)).join('\n')).toMatch(
      /at most 5,000 characters[^]*no text of yours[^]*This discussion is closed/,
    )
  })

  it('brings its files along; what can’t be taken comes back with the reason, and the words stay', async () => {
    const to = await mailed()
    const mail = await written({
      from: to.client.email,
      to: to.address,
      text: 'See these.',
      attachments: [
        { filename: 'numbers.csv', content: 'a,b\n1,2\n' },
        { filename: 'setup.exe', content: Buffer.from(`MZ${'\0'.repeat(64)}`) },
        { filename: '../../etc/pass wd.txt', content: 'hello' },
      ],
    })
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'added' })
    const { messages } = await here.said(to.client, to.thread)
    expect(messages.at(-1)).toMatchObject({ body: 'See these.' })
    expect(messages.at(-1)?.files.map(({ name }) => name)).toEqual(['numbers.csv', expect.not.stringContaining('/')])
    const [notifications] = await reasons(to.client)
    expect(notifications).toContain('setup.exe: We can’t take a file of this kind.')
    expect(notifications).not.toContain('numbers.csv')
  })

  it('takes ten files, and says so of the eleventh', async () => {
    const to = await mailed()
    const attachments = Array.from({ length: 11 }, (_each, at) => ({
      filename: `${at + 1}.txt`,
      content: `File ${at}`,
    }))
    const mail = await written({ from: to.client.email, to: to.address, text: 'All', attachments })
    expect(await hand(mail)).toMatchObject({ outcome: 'added' })
    const { messages } = await here.said(to.client, to.thread)
    expect(messages.at(-1)?.files).toHaveLength(10)
    expect(await reasons(to.client)).toEqual([expect.stringContaining('11.txt: A message takes at most 10 files.')])
  })

  it('whose files can’t be kept for a moment is refused with 503, so that the mail server tries again, and is then one message', async () => {
    const to = await mailed()
    const text = 'See this.'
    const attachments = [{ filename: 'numbers.csv', content: 'a,b\n1,2\n' }]
    const mail = await written({ from: to.client.email, to: to.address, text, attachments })
    const put = vi.spyOn(here.files, 'put')
    for (const error of [new FilesAway('no store'), Object.assign(new Error('full'), { code: 'ENOSPC' })]) {
      put.mockRejectedValueOnce(error)
      const answer = await hand(mail)
      expect(answer.status).toBe(503)
      expect(declaresFailure(receiveMailReply, answer.status, answer.code ?? '')).toBe(true)
    }
    put.mockRestore()
    expect(await said(to)).toEqual(['Shall I send it?'])
    expect(await reasons(to.client)).toEqual([])
    const stored = await database.pool.query('select from inbound_mails where discussion_uuid = $1', [to.thread])
    expect(stored.rowCount).toBe(0)
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'added' })
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'added' })
    const { messages } = await here.said(to.client, to.thread)
    expect(messages.slice(1).map(({ body, files }) => [body, files.map(({ name }) => name)])).toEqual([
      [text, ['numbers.csv']],
    ])
  })

  it('that nobody can read is refused with its reason where the mail server names whom it is to; else it is ignored', async () => {
    const to = await mailed()
    const mail = `From: ${to.client.email}\r\nTo: ${to.address}\r\nX-Long: ${'a'.repeat(2_000_000)}\r\n\r\nYes`
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'ignored' })
    for (let again = 0; again < 2; again += 1) {
      expect(await hand(mail, { recipient: to.address })).toEqual({ status: 200, outcome: 'refused' })
    }
    expect(await reasons(to.client)).toEqual([expect.stringContaining('in a form that we can’t read')])
  })

  it('with a NUL, or with a Message-ID longer than a header, is taken or refused as any other', async () => {
    const to = await mailed()
    const mail = (text: string) =>
      `From: ${to.client.email}\r\nTo: ${to.address}\r\nMessage-ID: <${'a'.repeat(5_000)}${text.length}@x.test>\r\n\r\n${text}`
    expect(await hand(mail('Y\0es'))).toEqual({ status: 200, outcome: 'added' })
    expect(await hand(mail(''))).toEqual({ status: 200, outcome: 'refused' })
    expect(await said(to)).toEqual(['Shall I send it?', 'Yes'])
    expect(await reasons(to.client)).toEqual([expect.stringContaining('no text of yours')])
  })

  it('that is refused leads to the discussion where one can still write there, and elsewhere where not', async () => {
    const to = await mailed()
    const send = async (text: string) => hand(await written({ from: to.client.email, to: to.address, text }))
    await send('> only a quote')
    await database.pool.query(`update discussions set status = 'closed' where uuid = $1`, [to.thread])
    await send('Yes')
    const [open, closed] = await reasons(to.client)
    const way = `Open the discussion:\nhttps://talentplace.test/client/discussions/${to.thread}\n`
    expect(open).toContain(`You can always reply in the discussion itself.\n\n${way}`)
    expect(closed).not.toContain('always reply')
    expect(closed).not.toContain(way)
  })

  it('with hundreds of files names the first that weren’t taken, and how many more', async () => {
    const to = await mailed()
    const attachments = Array.from({ length: 60 }, (_each, at) => ({
      filename: `${at + 1}.txt`,
      content: `File ${at}`,
    }))
    await hand(await written({ from: to.client.email, to: to.address, text: 'All', attachments }))
    const [notifications] = await reasons(to.client)
    expect(notifications).toContain('\n30.txt: A message takes at most 10 files.\n\nAnd 30 more.\n')
    expect(notifications).not.toContain('31.txt')
  })

  it('that answers automatically is ignored, so that two machines never talk', async () => {
    const to = await mailed()
    for (const [name, value] of [
      ['Auto-Submitted', 'auto-replied'],
      ['Precedence', 'bulk'],
    ] as const) {
      const mail = await written({
        from: to.client.email,
        to: to.address,
        text: 'I am away',
        headers: { [name]: value },
      })
      expect(await hand(mail)).toEqual({ status: 200, outcome: 'ignored' })
    }
    expect(await said(to)).toEqual(['Shall I send it?'])
    expect(await reasons(to.client)).toEqual([])
  })

  it('is found by whom the mail server delivers it to, where the mail names someone else', async () => {
    const to = await mailed()
    const mail = await written({ from: to.client.email, to: 'team@talent.test', text: 'By alias' })
    expect(await hand(mail)).toEqual({ status: 200, outcome: 'ignored' })
    expect(await hand(mail, { recipient: to.address })).toEqual({ status: 200, outcome: 'added' })
  })

  it('what is no mail, or holds bytes of nobody’s writing, is ignored', async () => {
    for (const payload of ['', 'no mail', '\0\0\0', Buffer.alloc(2_000, 0xff)]) {
      expect(await hand(payload)).toEqual({ status: 200, outcome: 'ignored' })
    }
  })
})

describe('who hands mail over', () => {
  it('needs the secret, which is asked for before the mail is read', async () => {
    const body = Buffer.alloc(maxInboundMailBytes + 1)
    for (const wrong of ['', 'wrong', secret.slice(1)]) {
      expect(await hand(body, { secret: wrong })).toMatchObject({ status: 401, code: 'unsigned' })
    }
  })

  it('with it a mail of exactly what is taken is read, and of one byte more refused', async () => {
    const heads = 'From: a@x.test\r\nTo: b@x.test\r\n\r\n'
    const mail = (bytes: number) => Buffer.alloc(bytes, 'x').fill(heads, 0, heads.length)
    expect(await hand(mail(maxInboundMailBytes))).toEqual({ status: 200, outcome: 'ignored' })
    expect(await hand(mail(maxInboundMailBytes + 1))).toMatchObject({ status: 413, code: 'too_large' })
  })
})

it('where no mail comes in mails offer no answer, and nobody can hand one over', async () => {
  const { client, va, thread } = await without.pair()
  await without.write(va, thread, 'Shall I send it?')
  without.later(tenMinutes)
  await without.deliver()
  const [mail] = (
    await without.database.pool.query<{ reply_to: string | null; text_body: string }>(
      'select reply_to, text_body from mail_outbox where recipient = $1',
      [client.email],
    )
  ).rows
  expect(mail?.reply_to).toBeNull()
  expect(mail?.text_body).not.toContain('Reply to this email')
  const answer = await without.server.inject({
    method: 'POST',
    url: '/api/webhooks/mail/replies',
    payload: 'x',
    headers: { 'content-type': 'message/rfc822', 'x-webhook-secret': '' },
  })
  expect(answer.statusCode).toBe(401)
})
