import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

/** A mail as its lines; what begins with a space goes on with the line before. */
const raw = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1')
const heads = [
  'From: Robin Field <Robin@Maple.test>',
  'To: reply+x@in.talent.test',
  'Subject: Re: Discussion: Invoices',
  'Message-ID: <m1@maple.test>',
  'MIME-Version: 1.0',
]
const plain = (text: string, ...more: string[]) =>
  raw(...heads, 'Content-Type: text/plain; charset=us-ascii', ...more, '', ...text.split('\n'))

const gmail = plain(
  [
    'Yes, please send it on Monday.',
    '',
    'Thanks,',
    'Robin',
    '',
    'On Fri, Nov 20, 2026 at 10:12 AM Talentplace <no-reply@talent.test> wrote:',
    '',
    '> Hello Robin,',
    '>',
    '> Sasha wrote to you: Invoices',
    '> --',
    '> You are getting this because of your notification settings.',
  ].join('\n'),
)
const outlook = plain(
  [
    'Yes, please send it on Monday.',
    '',
    '________________________________',
    'From: Talentplace <no-reply@talent.test>',
    'Sent: Friday, November 20, 2026 10:12 AM',
    'To: Robin Field <robin@maple.test>',
    'Subject: Discussion: Invoices',
    '',
    'Hello Robin,',
    'Sasha wrote to you: Invoices',
  ].join('\n'),
)
const apple = raw(
  ...heads,
  'Content-Type: multipart/alternative; boundary="Apple-Mail=_1"',
  '',
  '--Apple-Mail=_1',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Yes, please send it on=20Monday.',
  '',
  '> On Nov 20, 2026, at 10:12=E2=80=AFAM, Talentplace <no-reply@talent.test> wrote:',
  '>=20',
  '> Hello Robin,',
  '>=20',
  '> Sasha wrote to you: Invoices',
  '',
  '--Apple-Mail=_1',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><body>Yes, please send it on Monday.<br><blockquote type="cite">Hello Robin,</blockquote></body></html>',
  '--Apple-Mail=_1--',
)
const htmlOnly = raw(
  ...heads,
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head><style>p{color:red}</style></head><body><div dir="ltr">Yes, please send it<br>on Monday &amp; thanks.</div>',
  '<div class="gmail_quote"><div class="gmail_attr">On Fri, Nov 20, 2026 at 10:12 AM Talentplace &lt;no-reply@talent.test&gt; wrote:<br></div>',
  '<blockquote class="gmail_quote"><p>Hello Robin,</p><p>Sasha wrote to you</p></blockquote></div></body></html>',
)
/** Yahoo marks no line of what it quotes. */
const yahoo = plain(
  [
    'Yes, please send it on Monday.',
    '',
    ' On Friday, November 20, 2026 at 10:12:00 AM EST, Talentplace <no-reply@talent.test> wrote: ',
    '',
    'Hello Robin,',
    '',
    'Sasha wrote to you: Invoices',
  ]
    .join('\n')
    .replace('\n On', '\nOn'),
)
const boldHead = plain(
  [
    'Yes, please send it on Monday.',
    '',
    '*From:* Talentplace <no-reply@talent.test>',
    '*Sent:* Friday, November 20, 2026 10:12 AM',
    '*To:* Robin Field <robin@maple.test>',
    '*Subject:* Discussion: Invoices',
    '',
    'Hello Robin,',
  ].join('\n'),
)
const base64 = raw(
  ...heads,
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('Le rapport est prêt. 👍\n\n> Sasha wrote to you').toString('base64'),
)
const latin = raw(
  ...heads,
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: 8bit',
  '',
  'C\u0027est pr\u00eat, merci \u00e0 vous.',
)
const windows = raw(
  ...heads,
  'Content-Type: text/plain; charset=windows-1252',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'It=92s =80100 =96 fine.',
)

describe('a mail that answers', () => {
  it.each([
    ['Gmail quotes', gmail, /^Yes, please send it on Monday\.\n\nThanks,\nRobin$/],
    ['Outlook quotes', outlook, /^Yes, please send it on Monday\.$/],
    ['Apple Mail quotes', apple, /^Yes, please send it on Monday\.$/],
    ['Yahoo quotes', yahoo, /^Yes, please send it on Monday\.$/],
    ['an Outlook head quotes that was made text', boldHead, /^Yes, please send it on Monday\.$/],
    ['HTML alone quotes', htmlOnly, /^Yes, please send it\non Monday & thanks\.$/],
    ['base64 carries', base64, /^Le rapport est prêt\. 👍$/],
    ['Latin-1 writes', latin, /^C'est prêt, merci à vous\.$/],
    ['Windows-1252 writes', windows, /^It’s €100 – fine\.$/],
  ])('is read without what %s', async (_name, mail, text) => {
    expect((await readMail(mail)).text).toMatch(text)
  })

  it.each([
    ['a line of dashes', 'Items:\n--\nInvoices\n----\nPayroll'],
    ['a greeting that isn’t the end', 'Send it on Monday.\n\nBest regards,\nRobin\n\nP.S. Payroll too, please.'],
    ['“Sent from” as words', 'Sent from the bank:\nfour files,\nthree letters,\nand a form.'],
    ['what they wrote before', 'Hello,\nOn Monday I wrote:\nthe plan is good.'],
  ])('keeps every word of its writer: below %s', async (_name, text) => {
    expect((await readMail(plain(text))).text).toBe(text)
  })

  it.each([
    ['-- \nRobin Field\nMaple Books\n902 555 0100'],
    ['Sent from my iPhone'],
    ['Get Outlook for iOS<https://aka.ms/o0ukef>'],
  ])('is read without what programs add: %j', async (added) => {
    expect((await readMail(plain(`Yes.\n\n${added}`))).text).toBe('Yes.')
  })

  it('answers between the lines it quotes, and each answer is read', async () => {
    const attribution = 'On Fri, Nov 20, 2026 at 10:12 AM T <no-reply@t.test> wrote:'
    const text = `${attribution}\n> Shall I send it?\nYes.\n> And the other?\nNo.`
    expect((await readMail(plain(`Hello,\n\n${text}`))).text).toBe('Hello,\n\nYes.\nNo.')
  })

  it('holds no NUL and no other control character, which no message may have', async () => {
    expect((await readMail(plain('Yes\0, \x07on\x1b Monday\n\tat noon'))).text).toBe('Yes, on Monday\n\tat noon')
  })

  it.each([
    ['longer than a header may be', `<${'a'.repeat(5_000)}@maple.test>`],
    ['with a header of its own behind it', '<a@maple.test>\r\n Bcc: other@maple.test'],
  ])('is answered without its Message-ID where that is %s, and still known by it', async (_name, id) => {
    const mail = (text: string) => raw('From: a@x.test', 'To: b@x.test', `Message-ID: ${id}`, '', text)
    const [one, same] = await Promise.all([readMail(mail('Yes')), readMail(mail('Yes'))])
    expect(one.messageId).toBeNull()
    expect(one.hash).toEqual(same.hash)
  })

  it.each([
    ['a header without end', raw(...heads, `X-Long: ${'a'.repeat(2_000_000)}`, '', 'Yes')],
    [
      'thousands of parts',
      raw(
        ...heads,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        ...Array.from({ length: 5_000 }, () => '--b\r\n\r\nx'),
      ),
    ],
  ])('that can’t be read (%s) says so, and doesn’t fail', async (_name, mail) => {
    const read = await readMail(mail)
    expect(read).toMatchObject({ isReadable: false, recipients: [], text: '', files: [] })
    expect(read.hash).toHaveLength(32)
  })

  it('says who sent it, to whom, and by what it is known', async () => {
    const read = await readMail(plain('Yes', 'Cc: other@maple.test', 'Delivered-To: reply+y@in.talent.test'))
    expect(read).toMatchObject({ messageId: '<m1@maple.test>', from: 'robin@maple.test', isAutomatic: false })
    expect(read.recipients).toEqual(['reply+x@in.talent.test', 'other@maple.test', 'reply+y@in.talent.test'])
    expect(read.hash).toEqual((await readMail(plain('Other words'))).hash)
  })

  it('has no sender where it names several', async () => {
    const mail = raw('From: a@x.test, b@x.test', 'To: reply+x@in.talent.test', '', 'Yes')
    expect((await readMail(mail)).from).toBeNull()
  })

  it('without a Message-ID is known by all of it', async () => {
    const [one, same, other] = await Promise.all(
      ['Yes', 'Yes', 'No'].map((text) => readMail(raw('From: a@x.test', 'To: b@x.test', '', text))),
    )
    expect(one?.hash).toEqual(same?.hash)
    expect(one?.hash).not.toEqual(other?.hash)
  })

  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated',
    'Precedence: bulk',
    'Precedence: auto_reply',
    'X-Autoreply: yes',
    'List-Id: <list.x.test>',
    'Return-Path: <>',
  ])('that answers by itself says so: %s', async (header) => {
    expect((await readMail(plain('I am away', header))).isAutomatic).toBe(true)
  })

  it('written by a person doesn’t', async () => {
    expect(
      (
        await readMail(
          plain('Yes', 'Auto-Submitted: no', 'X-Auto-Response-Suppress: OOF', 'Return-Path: <robin@maple.test>'),
        )
      ).isAutomatic,
    ).toBe(false)
  })

  it('gives its files as they are, pictures in the text too, and no signature of a mail program', async () => {
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: 'robin@maple.test',
      to: 'reply+x@in.talent.test',
      text: 'See these.',
      html: '<p>See these. <img src="cid:p1"></p>',
      attachments: [
        { filename: 'Aperçu été.csv', content: 'a,b\n1,2\n' },
        { filename: 'p.png', content: Buffer.from([1, 2, 3]), cid: 'p1' },
        { filename: 'smime.p7s', content: 'x', contentType: 'application/pkcs7-signature' },
      ],
    })
    const { files, text } = await readMail(message as Buffer)
    expect(text).toBe('See these.')
    expect(files.map(({ name, bytes }) => [name, bytes.length])).toEqual(
      expect.arrayContaining([
        ['Aperçu été.csv', 8],
        ['p.png', 3],
      ]),
    )
    expect(files).toHaveLength(2)
  })

  it('that is made to take long is read in seconds: a text of quotes, and a page of nested parts', async () => {
    const started = process.threadCpuUsage()
    await readMail(plain('On '.repeat(30_000)))
    await readMail(plain(`${'> '.repeat(20_000)}\n${'_'.repeat(40_000)}\nFrom:${' '.repeat(40_000)}x`))
    await readMail(raw(...heads, 'Content-Type: text/html', '', '<div>'.repeat(100_000)))
    const { user, system } = process.threadCpuUsage(started)
    expect((user + system) / 1_000_000).toBeLessThan(5)
  })
})
