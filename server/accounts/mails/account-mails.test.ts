import { describe, expect, it } from 'vitest'
import { accountMails, addressee } from './account-mails.ts'
import { testSender } from '../../testing/test-sender.ts'

const mails = accountMails({ ...testSender, brand: { name: 'Northwind & Co' }, publicUrl: 'https://north.example' })
const to = { email: 'robin+1@maple.test', full_name: 'Robin <b>Field</b>' }
const issued = { code: 'AB23CD', linkKey: 'k'.repeat(22) }
const verifyUrl = `https://north.example/verify/${issued.linkKey}?email=robin%2B1%40maple.test`
const signInUrl = 'https://north.example/?action=login&email=robin%2B1%40maple.test'

const cases = [
  { name: 'A1.9 reset', mail: mails.reset(to, issued), deps: ['AB23CD', `${signInUrl}&pin=${issued.linkKey}`] },
  { name: 'B9.6 password changed', mail: mails.passwordChanged(to), deps: [signInUrl] },
  { name: 'B7.3 first password set', mail: mails.passwordChosen(to), deps: [signInUrl] },
  { name: 'A1 guesses at a code', mail: mails.codeGuessedAt(to), deps: ['wrong Confirmation Codes'] },
  { name: 'A1.7 already registered', mail: mails.alreadyRegistered(to), deps: [signInUrl] },
  { name: 'A1 sign-in code', mail: mails.signInCode(to, issued), deps: ['AB23CD'] },
]

describe('the mails about an account', () => {
  it.each(cases)('$name says the same as text and as HTML, with the name as it was entered', ({ mail, deps }) => {
    expect(mail.to).toBe('robin+1@maple.test')
    expect(mail.subject.length).toBeGreaterThan(5)
    expect(mail.text).toContain('Hello Robin <b>Field</b>,')
    expect(mail.html).toContain('Hello Robin &lt;b&gt;Field&lt;/b&gt;,')
    expect(mail.html).toContain('Northwind &amp; Co')
    expect(mail.html).not.toContain('<b>')
    for (const part of deps) {
      expect(mail.text).toContain(part)
      expect(mail.html).toContain(part.replaceAll('&', '&amp;'))
    }
  })

  const unconfirmed = { ...to, verified_date: null }
  const nameless = [
    { name: 'A1.7 verification', mail: mails.verification(to.email, issued), deps: ['AB23CD', verifyUrl] },
    { name: 'B7.3 first password', mail: mails.firstPassword(to.email, issued), deps: ['AB23CD', verifyUrl] },
    {
      name: 'A1.9 reset',
      mail: mails.reset(addressee(unconfirmed), issued),
      deps: [`${signInUrl}&pin=${issued.linkKey}`],
    },
    { name: 'A1 guesses at a code', mail: mails.codeGuessedAt(addressee(unconfirmed)), deps: ['Hello,'] },
  ]
  it.each(nameless)('$name carries no name to an address that nobody has confirmed', ({ mail, deps }) => {
    expect(mail.text).toContain('Hello,')
    for (const word of ['Robin', 'Field']) expect(mail.text + mail.html + mail.subject).not.toContain(word)
    for (const part of deps) expect(mail.text).toContain(part)
  })

  it('the subject tells no code: it shows on locked screens', () => {
    for (const { mail } of cases) expect(mail.subject).not.toContain('AB23CD')
  })
})
