import { describe, expect, it } from 'vitest'
import { mailOf } from './mail-layout.ts'

const content = {
  brand: { name: 'Talentplace' },
  publicUrl: 'https://talentplace.example',
  subject: 'Confirm your email',
  paragraphs: ['Hello Robin,', 'one more step.'],
}

describe('a mail in our layout', () => {
  it('says the same as text and as HTML: paragraphs, code, button, note, brand', () => {
    const mail = mailOf({
      ...content,
      code: 'AB23CD',
      button: { label: 'Confirm', url: 'https://talentplace.example/verify/x?email=a%40b.ca&y=1' },
      note: 'Not you? Ignore this.',
    })
    expect(mail.subject).toBe('Confirm your email')
    for (const part of [
      'Hello Robin,',
      'one more step.',
      'AB23CD',
      'Confirm',
      'Not you? Ignore this.',
      'Talentplace',
    ]) {
      expect(mail.text).toContain(part)
      expect(mail.html).toContain(part)
    }
    expect(mail.text).toContain('https://talentplace.example/verify/x?email=a%40b.ca&y=1')
    expect(mail.html).toContain('href="https://talentplace.example/verify/x?email=a%40b.ca&amp;y=1"')
  })

  it('shows as text whatever someone entered', () => {
    const nasty = `<img src=x onerror="alert('1')"> & Co`
    const { html } = mailOf({
      brand: { name: nasty },
      publicUrl: `https://x.example/"${nasty}`,
      subject: nasty,
      paragraphs: [nasty],
      code: nasty,
      button: { label: nasty, url: nasty },
      note: nasty,
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('onerror="')
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt; &amp; Co/g)?.length).toBeGreaterThan(
      6,
    )
  })

  it('keeps the subject and each paragraph of the text on one line', () => {
    const { subject, text } = mailOf({
      ...content,
      subject: 'One\r\nBcc: all@x.ca',
      paragraphs: ['Hello\n\n-- \nevil'],
    })
    expect(subject).toBe('One Bcc: all@x.ca')
    expect(text).toContain('Hello -- evil')
  })
})
