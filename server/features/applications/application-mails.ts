import { dayText } from '../../rules/day-text.ts'
import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** The mails about an application, each as text and as HTML. */
export function applicationMails({ brand, publicUrl }: Sender) {
  const site = { brand, publicUrl }
  const about = encodeURIComponent

  function mail({ email, full_name }: Recipient, content: Omit<MailContent, keyof Sender>): Mail {
    const paragraphs = [`Hello ${full_name},`, ...content.paragraphs]
    return { to: email, ...mailOf({ ...site, ...content, paragraphs }) }
  }
  const resumeButton = (key: string) => ({
    label: 'Continue my application',
    url: `${publicUrl}/va/apply?resume=${about(key)}`,
  })
  const linkLasts = 'The button signs you in. It works once, for seven days; you can always ask for a new one.'

  return {
    /** Carries no words of who filled in the form: nobody has shown yet that the address is theirs. */
    start: (email: string, { code, linkKey }: { code: string; linkKey: string }): Mail => ({
      to: email,
      ...mailOf({
        ...site,
        subject: 'Confirm your email to apply',
        paragraphs: [
          'Hello,',
          `thank you for your interest in working with ${brand.name}. Enter this code where you applied. It is good for 30 minutes.`,
          'On another device, or later? The button confirms your email and lets you continue. It works for seven days.',
        ],
        code,
        button: {
          label: 'Confirm and continue',
          url: `${publicUrl}/va/apply?key=${about(linkKey)}&email=${about(email)}`,
        },
        note: `You did not apply at ${brand.name}? Then ignore this email: nothing happens without the code.`,
      }),
    }),
    /** To someone with an account that no application can begin with. */
    alreadyRegistered: (to: Recipient, isAssistant: boolean): Mail =>
      mail(to, {
        subject: 'You already have an account',
        paragraphs: [
          isAssistant
            ? `someone, perhaps you, has just begun to apply at ${brand.name} with this address. You already have an assistant’s account: sign in with it.`
            : `someone, perhaps you, has just begun to apply at ${brand.name} as a virtual assistant with this address. It has an account for something else, so please apply with another address.`,
        ],
        button: { label: 'Sign in', url: `${publicUrl}/?action=login&email=${about(to.email)}` },
        note: 'That was not you? Then there is nothing to do: your account is as it was.',
      }),
    resume: (to: Recipient, key: string): Mail =>
      mail(to, {
        subject: 'Continue your application',
        paragraphs: [`your application at ${brand.name} is saved. Continue whenever it suits you.`, linkLasts],
        button: resumeButton(key),
        note: 'You did not ask for this? Then ignore this email. Nobody else can use the link without reading your mail.',
      }),
    submitted: (to: Recipient): Mail =>
      mail(to, {
        subject: 'We have your application',
        paragraphs: [
          `thank you for applying at ${brand.name}. We have everything you told us.`,
          'Next come short skill tests, which you can take whenever it suits you. A person decides on every application, never a test alone.',
        ],
        button: { label: 'See my application', url: `${publicUrl}/va/apply` },
      }),
    reminder: (
      to: Recipient,
      { step, key, unsubscribePage }: { step: string; key: string; unsubscribePage: string },
    ): Mail =>
      mail(to, {
        subject: 'Your application is waiting for you',
        paragraphs: [`your application at ${brand.name} is saved, and its next step is yours: ${step}.`, linkLasts],
        button: resumeButton(key),
        note: `Rather not be reminded? Unsubscribe: ${unsubscribePage}`,
      }),
    moved: (to: Recipient, { word, means }: { word: string; means: string }): Mail =>
      mail(to, {
        subject: `Your application: ${word}`,
        paragraphs: ['good news: your application has moved on.', means],
        button: { label: 'See what comes next', url: `${publicUrl}/va/apply` },
      }),
    accepted: (to: Recipient): Mail =>
      mail(to, {
        subject: `Welcome to ${brand.name}`,
        paragraphs: [
          'we are happy to tell you that you’re in. Clients can find your profile from now on.',
          'The first weeks are a probation: we’ll stay in touch, and you can write to us at any time.',
        ],
        button: { label: 'Go to my home page', url: `${publicUrl}/va/home` },
      }),
    rejected: (to: Recipient, { reason, again }: { reason: string | null; again: string }): Mail =>
      mail(to, {
        subject: 'About your application',
        paragraphs: [
          `thank you for the time you gave to your application at ${brand.name}. We won’t be going ahead with it this time. We know that isn’t what you hoped to read.`,
          ...(reason === null ? [] : [reason]),
          `You are welcome to apply again from ${dayText(again)}. What you entered is kept, so you won’t start from nothing.`,
        ],
      }),
  }
}
export type ApplicationMails = ReturnType<typeof applicationMails>
