import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { testSender } from '../../testing/test-sender.ts'
import { writtenIn } from '../languages/reader-language.ts'
import { mailOf, type MailContent, type Sender } from './mail-layout.ts'

const content: MailContent = {
  subject: 'Confirm your email',
  greets: 'Robin',
  paragraphs: ['One more step.'],
  reason: 'account',
}

/** The mail as a stranger's parser reads it from what would leave us. */
async function received(more: Partial<MailContent>, sender: Sender = testSender) {
  const mail = mailOf(sender, { ...content, ...more })
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: 'no-reply@talentplace.test',
    to: 'robin@maple.test',
    ...mail,
  })
  return simpleParser(message as Buffer, { skipTextToHtml: true, skipHtmlToText: true })
}
const htmlOf = async (more: Partial<MailContent>, sender?: Sender) => String((await received(more, sender)).html)
const textOf = async (more: Partial<MailContent>, sender?: Sender) => String((await received(more, sender)).text)

describe('a mail in our layout', () => {
  it('says the same as text and as HTML: greeting, paragraphs, code, button, note, why it came, who sent it', async () => {
    const mail = await received({
      code: 'AB23CD',
      button: { label: 'Confirm', url: 'https://talentplace.test/verify/x?email=a%40b.ca&y=1' },
      note: 'Not you? Ignore this.',
    })
    expect(mail.subject).toBe('Confirm your email')
    for (const part of [
      'Hello Robin,',
      'One more step.',
      'AB23CD',
      'Confirm',
      'Not you? Ignore this.',
      'You’re getting this because you have a Talentplace account.',
      'Talentplace Inc., 1 Harbour Street, Toronto ON M5J 2N8',
    ]) {
      expect(mail.text).toContain(part)
      expect(mail.html).toContain(part)
    }
    expect(mail.text).toContain('https://talentplace.test/verify/x?email=a%40b.ca&y=1')
    expect(mail.html).toContain('href="https://talentplace.test/verify/x?email=a%40b.ca&amp;y=1"')
  })

  it('greets on a line of its own, without a name where none is known, and never our own team', async () => {
    expect(await textOf({})).toMatch(/^Hello Robin,\n\nOne more step\.\n/)
    expect(await textOf({ greets: null })).toMatch(/^Hello,\n\nOne more step\.\n/)
    expect(await textOf({ reason: 'team' })).toMatch(/^One more step\.\n/)
  })

  it('shows as text whatever someone entered', async () => {
    const nasty = `<img src=x onerror="alert('1')"> & Co`
    const html = await htmlOf(
      {
        subject: nasty,
        greets: nasty,
        paragraphs: [nasty, { written: nasty }],
        code: nasty,
        button: { label: nasty, url: nasty },
        note: nasty,
        optOut: { manage: nasty, unsubscribe: nasty },
      },
      { brand: { name: nasty }, publicUrl: `https://x.example/"${nasty}`, supplier: { name: nasty, address: [nasty] } },
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('onerror="')
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt; &amp; Co/g)?.length).toBeGreaterThan(
      11,
    )
  })

  it('links http and https addresses to where they say, without the punctuation behind them, and nothing else', async () => {
    const html = await htmlOf({
      paragraphs: [
        'See https://a.test/x?q=1&r=2 (or http://b.test/y). Not javascript:alert(1), data:text/html,x, ftp://c.test, d.test or e@f.test.',
        { written: 'https://g.test/"onmouseover="alert(1)' },
      ],
    })
    const links = [...html.matchAll(/<a href="([^"]*)" style="color:#0e5a4e">([^<]*)<\/a>/g)].map(([, to, says]) => [
      to,
      says,
    ])
    expect(links).toEqual([
      ['https://a.test/x?q=1&amp;r=2', 'https://a.test/x?q=1&amp;r=2'],
      ['http://b.test/y', 'http://b.test/y'],
      ['https://g.test/&quot;onmouseover=&quot;alert(1)', 'https://g.test/&quot;onmouseover=&quot;alert(1)'],
      ['https://talentplace.test', 'Talentplace'],
    ])
    expect(html).not.toContain('onmouseover="')
  })

  it('keeps the lines of what someone wrote, in both forms, and begins no foot where they write one', async () => {
    const written = 'First line\r\nsecond line\n-- \nThe team'
    expect(await textOf({ paragraphs: [{ written }] })).toContain('First line\nsecond line\n--\nThe team\n')
    expect(await htmlOf({ paragraphs: [{ written }] })).toContain('First line<br>second line<br>--<br>The team</p>')
  })

  it('keeps the subject, a greeting and each paragraph of ours on one line', async () => {
    const mail = await received({
      subject: 'One\r\nBcc: all@x.ca',
      greets: 'Eve\n\nWe need your password',
      paragraphs: ['Your company\n\n-- \nevil'],
    })
    expect(mail.subject).toBe('One Bcc: all@x.ca')
    expect(mail.bcc).toBeUndefined()
    expect(mail.text).toContain('Hello Eve We need your password,')
    expect(mail.text).toContain('Your company -- evil')
  })

  it('of what nobody has to get says where to choose and to unsubscribe; any other mail says neither', async () => {
    const optOut = {
      manage: 'https://talentplace.test/preferences',
      unsubscribe: 'https://talentplace.test/unsubscribe#x',
    }
    const text = await textOf({ reason: 'settings', optOut })
    expect(text).toContain(
      'Manage notifications: https://talentplace.test/preferences\nUnsubscribe: https://talentplace.test/unsubscribe#x\n',
    )
    const html = await htmlOf({ reason: 'settings', optOut })
    expect(html).toContain(
      '<a href="https://talentplace.test/preferences" style="color:#0e5a4e">Manage notifications</a>',
    )
    expect(html).toContain('<a href="https://talentplace.test/unsubscribe#x" style="color:#0e5a4e">Unsubscribe</a>')
    expect(await textOf({ optOut: { ...optOut, manage: null } })).not.toContain('Manage')
    expect(await textOf({})).not.toMatch(/Unsubscribe|Manage/)
  })

  it('tells mail programs that it can be read in light and in dark, each with its own colours', async () => {
    const html = await htmlOf({})
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">')
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{\n\.page\{background:#14191a!important/)
    for (const part of ['class="page"', 'class="card"', 'class="brand"', 'class="small"']) expect(html).toContain(part)
  })

  it('in French has its greeting, foot and language in French, and keeps non-breaking spaces', async () => {
    const french: Partial<MailContent> = {
      language: 'fr',
      subject: 'Facture CAD-00133\u00a0: 1\u00a0098,36\u00a0$\u00a0CAD payés',
      button: { label: 'Voir la facture', url: 'https://talentplace.test/x' },
      reason: 'settings',
      optOut: { manage: 'https://talentplace.test/preferences', unsubscribe: 'https://talentplace.test/unsubscribe#x' },
    }
    const mail = await received(french)
    expect(mail.subject).toBe('Facture CAD-00133\u00a0: 1\u00a0098,36\u00a0$\u00a0CAD payés')
    expect(mail.text).toMatch(/^Bonjour Robin,\n/)
    for (const part of [
      'Voir la facture\u00a0:\nhttps://talentplace.test/x\n',
      'Vous recevez ce courriel en raison de vos paramètres de notification.\n',
      'Gérer les notifications\u00a0: https://talentplace.test/preferences\n',
      'Se désabonner\u00a0: https://talentplace.test/unsubscribe#x\n',
    ])
      expect(mail.text).toContain(part)
    const html = String(mail.html)
    expect(html).toContain('<html lang="fr-CA">')
    for (const part of [
      'Bonjour Robin,',
      '>Gérer les notifications</a>',
      '>Se désabonner</a>',
      '\u00a0$\u00a0CAD payés</h1>',
    ])
      expect(html).toContain(part)
    expect(`${mail.text} ${html}`).not.toMatch(/Hello|Unsubscribe|Manage|You’re/)
    expect(await textOf({ language: 'fr', greets: null })).toMatch(/^Bonjour,\n/)
  })

  it('is in English around English words, whoever reads', async () => {
    const html = await writtenIn('fr', () => htmlOf({}))
    expect(html).toContain('<html lang="en-CA">')
    expect(html).toContain('Hello Robin,')
    expect(html).toContain('You’re getting this because you have a Talentplace account.')
  })
})
