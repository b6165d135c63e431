import { sentenceDay } from '../../rules/sentence-day.ts'
import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

interface Recipient {
  readonly email: string
  readonly full_name: string
}

/** An applicant has one application at a time, and their mails about it are one conversation. */
export const applicationThread = (email: string) => `application:${email.toLowerCase()}`

/** The mails about an application, each as text and as HTML. */
export function applicationMails(site: Sender) {
  const { brand, publicUrl } = site
  const about = encodeURIComponent

  function mail({ email, full_name }: Recipient, content: Omit<MailContent, 'greets' | 'reason'>): Mail {
    const words = mailOf(site, { reason: 'application', ...content, greets: full_name })
    return { to: email, ...words, thread: applicationThread(email) }
  }
  const resumeButton = (key: string) => ({
    label: 'Continue my application',
    url: `${publicUrl}/va/apply?resume=${about(key)}`,
  })
  const linkLasts = 'The button signs you in. It works once, for seven days, and you can always ask for a new one.'

  return {
    /** Carries no words of who filled in the form: nobody has shown yet that the address is theirs. */
    start: (email: string, { code, linkKey }: { code: string; linkKey: string }): Mail => ({
      to: email,
      thread: applicationThread(email),
      ...mailOf(site, {
        subject: 'Confirm your email to apply',
        greets: null,
        paragraphs: [
          `Thanks for your interest in working with ${brand.name}. Enter this code where you applied. It works for 30 minutes.`,
          'On another device, or short on time? Confirm with the button instead. It works for seven days.',
        ],
        code,
        button: {
          label: 'Confirm and continue',
          url: `${publicUrl}/va/apply?key=${about(linkKey)}&email=${about(email)}`,
        },
        note: `Didn’t apply at ${brand.name}? Ignore this email. Nothing happens without the code or the button.`,
        reason: 'sign_up',
      }),
    }),
    /** To someone with an account that no application can begin with. */
    alreadyRegistered: ({ email, full_name }: Recipient, isAssistant: boolean): Mail => ({
      to: email,
      ...mailOf(site, {
        subject: 'You already have an account',
        greets: full_name,
        paragraphs: [
          isAssistant
            ? `Someone, perhaps you, just started an application at ${brand.name} with this address. You already have an assistant’s account, so you can sign in.`
            : `Someone, perhaps you, just started an application at ${brand.name} with this address. It belongs to another kind of account, so apply with a different address.`,
        ],
        button: { label: 'Sign in', url: `${publicUrl}/?action=login&email=${about(email)}` },
        note: 'If this wasn’t you, you don’t need to do anything. Your account hasn’t changed.',
        reason: 'account',
      }),
    }),
    resume: (to: Recipient, key: string): Mail =>
      mail(to, {
        subject: 'Continue your application',
        paragraphs: [`Your application at ${brand.name} is saved. Continue whenever you’re ready.`, linkLasts],
        button: resumeButton(key),
        note: 'Didn’t ask for this? Ignore this email. The link works only for someone who can read your mail.',
      }),
    submitted: (to: Recipient): Mail =>
      mail(to, {
        subject: 'We have your application',
        paragraphs: [
          `Thanks for applying at ${brand.name}. We have everything we need for now.`,
          'Next are a few short skill tests, which you can take whenever you’re ready. A person decides on every application, never a test alone.',
        ],
        button: { label: 'View my application', url: `${publicUrl}/va/apply` },
      }),
    reminder: (
      to: Recipient,
      { step, key, unsubscribePage }: { step: string; key: string; unsubscribePage: string },
    ): Mail =>
      mail(to, {
        subject: 'Your application is waiting for you',
        paragraphs: [`Your application at ${brand.name} is saved. Your next step: ${step}.`, linkLasts],
        button: resumeButton(key),
        optOut: { manage: null, unsubscribe: unsubscribePage },
      }),
    moved: (to: Recipient, { word, means }: { word: string; means: string }): Mail =>
      mail(to, {
        subject: `Your application: ${word}`,
        paragraphs: ['Good news: your application has moved forward.', means],
        button: { label: 'View my next step', url: `${publicUrl}/va/apply` },
      }),
    accepted: (to: Recipient): Mail =>
      mail(to, {
        subject: `Welcome to ${brand.name}`,
        paragraphs: [
          'You’re in! Clients can find your profile from today.',
          'Your first weeks are a probation period. We’ll stay in touch, and you can write to us anytime.',
        ],
        button: { label: 'Go to my home page', url: `${publicUrl}/va/home` },
      }),
    /** @param decided when they may apply again, and the instant of the decision */
    rejected: (to: Recipient, { reason, again, at }: { reason: string | null; again: string; at: Date }): Mail =>
      mail(to, {
        subject: 'About your application',
        paragraphs: [
          `Thank you for the time you put into your application at ${brand.name}. We won’t be moving forward this time, and we know that isn’t the news you hoped for.`,
          ...(reason === null ? [] : [{ written: reason }]),
          `You’re welcome to apply again from ${sentenceDay(again, at)}. We’ll keep what you entered, so you won’t start from scratch.`,
        ],
      }),
  }
}
export type ApplicationMails = ReturnType<typeof applicationMails>
