import type { Permission } from '@talentplace/contract/shared/permission'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import type { MeetingRecord } from '../core/calendar/meeting-row.ts'
import type { MeetingKind } from '@talentplace/contract/core/calendar/meeting'
import type { PurchaseKind } from '@talentplace/contract/accounts/spending/spending.routes'
import * as cards from '@talentplace/contract/accounts/messages/cards'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { describe, expect, it } from 'vitest'
import { colleagueMails } from '../accounts/colleagues/colleague-mails.ts'
import { accountMails } from '../accounts/mails/account-mails.ts'
import { signInTime } from '../accounts/sessions/sign-in-time.ts'
import { userMails } from '../accounts/users/user-mails.ts'
import { applicationMails } from '../talent/applications/application-mails.ts'
import { retryMail } from '../talent/skill-tests/retry-mail.ts'
import { meetingMails } from '../core/calendar/meeting-mails.ts'
import { notificationMail } from '../core/notifications/mails/notification-mail.ts'
import { feedbackMail } from '../core/product-feedback/feedback-mail.ts'
import { writtenIn } from '../platform/languages/reader-language.ts'
import type { MailText } from '../platform/mail/mail-layout.ts'
import { testSender } from '../testing/test-sender.ts'
import { bankAccountMail } from '../payroll/banking/bank-account-mail.ts'
import { expiryMail } from '../billing/card-expiry/card-expiry-mail.ts'
import { confirmationMail, welcomeMail } from '../hiring/checkout/notifications.ts'
import { money } from '../billing/invoices/document-words.ts'
import { sentenceDay } from '../rules/sentence-day.ts'
import { invoiceMail, type MailedInvoice } from '../billing/invoice-mails/invoice-mail.ts'
import { reminderMail } from '../billing/invoice-reminders/reminder-mail.ts'
import { manualRefundMails, wayOf } from '../billing/manual-refunds/notifications.ts'
import { pauseMails } from '../billing/pauses/notifications.ts'
import { requestMail, goodbyeMail } from '../desk/personal-data/deletion-mails.ts'
import { replyMails } from '../work/discussions/replies/reply-mails.ts'
import { refundMails } from '../billing/refunds/notifications.ts'
import { renewalMails } from '../billing/charges/notifications.ts'
import {
  requestMail as spendingMail,
  requestText,
  decidedMail,
  decidedText,
} from '../hiring/spending/spending-mails.ts'
import { cancellationMails } from '../billing/subscriptions/notifications.ts'
import { mailOfTaxChange } from '../payroll/taxes/mail-of-tax-change.ts'

const at = new Date('2026-11-20T15:00:00Z')
const site = { ...testSender, support: 'help@talentplace.test', team: 'team@talentplace.test' }
const email = 'robin@maple.test'
const to = { email, full_name: 'Robin Field', uuid: 'u', permissions: ['client' as const], has_password: true }
const issued = { code: 'AB23CD', linkKey: 'k'.repeat(22) }
const uuid = '0198a7c0-0000-7000-8000-000000000001'

function accountTexts(): Texts<ReturnType<typeof accountMails>> {
  const mails = accountMails(site)
  return {
    verification: mails.verification(email, issued),
    firstPassword: mails.firstPassword(email, issued),
    reset: mails.reset(to, issued),
    passwordChanged: mails.passwordChanged(to),
    passwordChosen: mails.passwordChosen(to),
    codeGuessedAt: mails.codeGuessedAt(to),
    alreadyRegistered: mails.alreadyRegistered(to),
    signInCode: mails.signInCode(to, issued),
    twoStepOn: mails.twoStepOn(to),
    twoStepOff: mails.twoStepOff(to),
    twoStepReset: mails.twoStepReset(to),
    recoveryCodesRenewed: mails.recoveryCodesRenewed(to),
    secondStepGuessedAt: mails.secondStepGuessedAt(to),
    newSignIn: mails.newSignIn(to, { device: 'Firefox on Linux', time: signInTime(at, 'America/St_Johns') }),
  }
}

function colleagueTexts(): Texts<ReturnType<typeof colleagueMails>> {
  const mails = colleagueMails(site)
  const company = 'Maple & Co'
  return {
    invitation: mails.invitation(email, { key: 'k', company, inviter: 'Ash Reed', role: 'work' }),
    accepted: mails.accepted(to, { email: 'ash@maple.test', full_name: 'Ash Reed' }),
    roleChanged: mails.roleChanged(to, { company, role: 'money' }),
    removed: mails.removed(to, { company }),
    handedOver: mails.handedOver(to, { company, now: 'Ash Reed' }),
  }
}

function userTexts(): Texts<ReturnType<typeof userMails>> {
  const mails = userMails(site)
  return { invitation: mails.invitation(to), emailChanged: mails.emailChanged(to) }
}

function applicationTexts(): Texts<ReturnType<typeof applicationMails>> {
  const mails = applicationMails(site)
  return {
    start: mails.start(email, issued),
    alreadyRegistered: [mails.alreadyRegistered(to, true), mails.alreadyRegistered(to, false)],
    resume: mails.resume(to, 'k'),
    submitted: mails.submitted(to),
    reminder: mails.reminder(to, { step: 'Your skill tests', key: 'k', unsubscribePage: 'https://x.test/u' }),
    moved: applicationStates.sets.open.map((state) => mails.moved(to, applicationStates.of[state])),
    accepted: mails.accepted(to),
    rejected: [
      mails.rejected(to, { reason: null, again: '2027-05-20', at }),
      mails.rejected(to, { reason: 'we need more practice with books.', again: '2026-12-01', at }),
    ],
  }
}

function meetingTexts(): Texts<Omit<ReturnType<typeof meetingMails>, 'toView' | 'toInvitedView'>> {
  const mails = meetingMails(site)
  const kinds = ['discovery', 'matching', 'onboarding', 'interview', 'applicant_interview', 'applicant_onboarding']
  const assistants = [
    {
      user_uuid: uuid,
      email: 'fiona@x.test',
      full_name: 'Fiona X.',
      timezone: 'America/Vancouver',
      timezone_offset: -480,
    },
  ]
  const of = (status: MeetingRecord['status']) =>
    (kinds as MeetingKind[]).map((kind): MeetingRecord => ({
      uuid,
      kind,
      start: '2026-11-23T19:30:00.000Z',
      end: '2026-11-23T20:00:00.000Z',
      timezone: 'America/Toronto',
      timezone_offset: -300,
      invitee_name: 'Robin Field',
      invitee_email: email,
      project_uuid: uuid,
      source: 'own',
      cancel_url: null,
      reschedule_url: null,
      status,
      place: { way: 'call_you', at: '+1 902 555 0100' },
      revision: 1,
      revised: at.toISOString(),
      language: currentLanguage(),
    }))
  return {
    booked: of('booked').flatMap((each) => mails.booked(each, { note: 'call me Rob', token: 't', assistants })),
    moved: of('booked').flatMap((each) => mails.moved(each, null, assistants)),
    cancelled: of('cancelled').flatMap((each) => mails.cancelled(each, assistants)),
    ended: of('cancelled').flatMap((each) => mails.ended(each)),
    reminder: of('booked').map(mails.reminder),
    missed: of('missed').flatMap((each) => [mails.missed(each, true), mails.missed(each, false)]),
  }
}

const subscription = { uuid, project_name: 'Shop office' }
const invoice = {
  uuid,
  number: 'CAD-00133',
  status: 'posted',
  project_name: 'Shop office',
  period_start: '2026-11-20',
  period_end: '2026-12-19',
  due_date: '2026-12-13',
  currency: 'cad',
  total_cents: 109_836,
  balance_cents: 109_836,
  small_balance: null,
  next_try: null,
  credit_notes: [],
} satisfies MailedInvoice
const payment = { amount_cents: 109_836, card: 'Visa ending in 4242', method: 'card', paid_day: '2026-11-20' } as const

const invoiceTexts = () => {
  const file = Buffer.from('%PDF')
  const credited = {
    ...invoice,
    status: 'credited',
    balance_cents: 0,
    credit_notes: [{ number: 'CAD-CN-00001' }],
  } as const
  const mail = (about: MailedInvoice, paid: typeof payment | null) =>
    invoiceMail(site, { invoice: about, payment: paid, file, at })
  return [
    mail({ ...invoice, status: 'paid', balance_cents: 0 }, payment),
    mail(credited, payment),
    mail(credited, null),
    mail({ ...invoice, status: 'paid', balance_cents: 0 }, null),
    mail({ ...invoice, status: 'paid', total_cents: 0, balance_cents: 0 }, null),
    mail(invoice, null),
    mail({ ...invoice, next_try: '2026-11-21' }, null),
    mail({ ...invoice, balance_cents: 40, small_balance: 'with_next' }, null),
  ]
}

function reminderTexts() {
  const reminded = { ...invoice, number: 133, paid_cents: 0, due_date: '2026-12-13' } as const
  return (['before', 'after', 'again'] as const).map((stage) => reminderMail(site, reminded, stage, at))
}

function renewalTexts(): Texts<ReturnType<typeof renewalMails>> {
  const mails = renewalMails(site)
  const failure = { amount_cents: 109_836, reason: () => 'Your card was declined.' }
  const about = { ...invoice, number: 133 } as const
  return {
    failed: [
      mails.failed(about, { ...failure, next_try: '2026-11-23' }, at),
      mails.failed(about, { ...failure, next_try: null }, at),
    ],
    paused: mails.paused(subscription, '2026-11-21', at),
    hoursFree: [
      mails.hoursFree(subscription, { free: '2026-12-21', resumes_on: '2027-01-20' }, at),
      mails.hoursFree(subscription, { free: '2026-12-21', resumes_on: null }, at),
    ],
    hoursMissing: mails.hoursMissing(subscription, 'Fiona X.'),
  }
}

function pauseTexts(): Texts<ReturnType<typeof pauseMails>> {
  const mails = pauseMails(site)
  return {
    paused: mails.paused(subscription, { from: '2026-12-20', resumes_on: '2027-01-20' }, at),
    continues: mails.continues(subscription, '2027-01-10', at),
    notPaused: mails.notPaused(subscription, '2026-12-20', at),
  }
}

function cancellationTexts(): Texts<ReturnType<typeof cancellationMails>> {
  const mails = cancellationMails(site)
  return {
    cancelled: mails.cancelled(subscription, '2026-12-19', at),
    resumed: mails.resumed(subscription, '2026-12-20', at),
    ended: mails.ended(subscription, { amount: '$812.00 CAD', credit_note_number: 'CAD-CN-00001' }),
  }
}

function refundTexts(): Texts<ReturnType<typeof refundMails> & ReturnType<typeof manualRefundMails>> {
  const refund = { amount: money(10_000, 'cad'), reason: 'Fewer hours were worked' }
  const mails = refundMails(site)
  const card = cards.endingIn({ brand: 'Visa', digits: '4242' })
  const way = wayOf({ method: 'cheque', paid_date: '2026-11-20', reference: '4711' }, at)
  const manual = { ...refund, way }
  return {
    made: [null, uuid].map((invoice_uuid) => mails.made({ ...refund, card, invoice_uuid })),
    recorded: manualRefundMails(site).recorded(manual),
    voided: manualRefundMails(site).voided(manual),
  }
}

function spendingTexts() {
  const kinds = ['checkout', 'hours', 'next_hours', 'overage', 'overage_as_needed', 'over_limit', 'continue']
  return (kinds as PurchaseKind[]).flatMap((kind) => {
    const purchase = {
      kind,
      project_name: 'Shop office',
      project_uuid: uuid,
      amount_cents: 81_200,
      currency: 'cad',
    } as const
    return [
      spendingMail(site, to, requestText('Ash Reed', purchase), purchase),
      decidedMail(site, to, decidedText('Robin Field', true, 'Good idea.', purchase), purchase),
      decidedMail(site, to, decidedText('Robin Field', false, '', purchase), purchase),
    ]
  })
}

function replyTexts(): Texts<ReturnType<typeof replyMails>> {
  const mails = replyMails(site)
  const answered = { to: { ...to, permissions: ['client'] as const }, discussion_uuid: uuid, messageId: '<a@b.test>' }
  const rejected = [{ name: 'Setup.exe', reason: 'This file is larger than 25 MB.' }]
  return {
    rejected: [
      mails.rejected(answered, {
        reason: 'This discussion is closed, so your message wasn’t sent.',
        canReplyThere: false,
      }),
      mails.rejected(
        answered,
        { reason: 'We found no text of yours in it.', canReplyThere: true },
        { rejected: rejected },
      ),
    ],
    filesRejected: [
      mails.filesRejected(answered, { rejected: rejected }),
      mails.filesRejected(answered, { rejected: [...rejected, ...rejected] }),
    ],
  }
}

function notificationTexts() {
  const permissions = ['client', 'client.early-access'] as const
  const recipient = { ...to, permissions, unsubscribePage: 'https://x.test/u', takesReplies: true }
  const one = {
    uuid,
    title: 'Sasha wrote to you: Invoices',
    body: 'see the file, please',
    entity_link: `discussion:${uuid}`,
    mail_subject: 'Discussion: Invoices',
  }
  const other = { uuid, title: 'All roles are filled', body: '', entity_link: null, mail_subject: null }
  return [[one], [other], [one, other]].map((each) => notificationMail(site, recipient, each))
}

const welcome = () => ({
  project_uuid: uuid,
  start_date: sentenceDay('2026-12-01', at, currentLanguage()),
  total: money(81_200, 'cad'),
  renewal_date: sentenceDay('2027-01-01', at, currentLanguage()),
  renewal_total: money(81_200, 'cad'),
  agreement: Buffer.from('%PDF'),
})
const card = {
  uuid,
  client_uuid: uuid,
  brand: 'Visa',
  last_four: '4242',
  last_day: '2026-11-30',
  days_ahead: 7,
} as const

type One = MailText | readonly MailText[]
/** Each kind of mail that a factory words: one that is left out doesn't compile. */
type Texts<Mails> = Readonly<Record<keyof Mails, One>>

/** By the file that words them. */
const texts: Readonly<Record<string, () => One | Readonly<Record<string, One>>>> = {
  'accounts/mails/account-mails.ts': accountTexts,
  'accounts/colleagues/colleague-mails.ts': colleagueTexts,
  'accounts/users/user-mails.ts': userTexts,
  'talent/applications/application-mails.ts': applicationTexts,
  'talent/skill-tests/retry-mail.ts': () => retryMail(site, to, 'Typing'),
  'core/calendar/meeting-mails.ts': meetingTexts,
  'core/notifications/mails/notification-mail.ts': notificationTexts,
  'core/product-feedback/feedback-mail.ts': () =>
    feedbackMail(
      { ...site, mailboxes: { client_support: email, va_support: email } },
      { ...to, permissions: ['client'] },
      { message: 'the list is slow', page: '/client/home' },
    ),
  'payroll/banking/bank-account-mail.ts': () =>
    [true, false].map((isNew) => bankAccountMail(site, to, { isNew, currency: 'cad' })),
  'billing/card-expiry/card-expiry-mail.ts': () =>
    [true, false].map((default_credit_card) => expiryMail({ ...card, default_credit_card }, site, at)),
  'hiring/checkout/notifications.ts': () => [
    welcomeMail(site, to, { ...welcome(), waits: false, given: null }),
    welcomeMail(site, to, { ...welcome(), waits: true, given: Buffer.from('%PDF') }),
    confirmationMail(site, to, uuid),
  ],
  'work/discussions/replies/reply-mails.ts': replyTexts,
  'billing/invoice-mails/invoice-mail.ts': invoiceTexts,
  'billing/invoice-reminders/reminder-mail.ts': reminderTexts,
  'billing/manual-refunds/notifications.ts': refundTexts,
  'billing/pauses/notifications.ts': pauseTexts,
  'desk/personal-data/deletion-mails.ts': () => [
    requestMail(site, { ...to, permissions: ['client'] }),
    goodbyeMail(site, to),
  ],
  'billing/refunds/notifications.ts': refundTexts,
  'billing/charges/notifications.ts': renewalTexts,
  'hiring/spending/spending-mails.ts': spendingTexts,
  'billing/subscriptions/notifications.ts': cancellationTexts,
  'payroll/taxes/mail-of-tax-change.ts': () => mailOfTaxChange(site, to, { what: 'GST number', isNew: true }),
}

const isMail = (text: One | Readonly<Record<string, One>>): text is MailText => 'html' in text
function mailsOf(file: string): MailText[] {
  const made = texts[file]?.() ?? []
  return isMail(made) ? [made] : Object.values(made).flat()
}
const all = Object.keys(texts).flatMap((file) =>
  mailsOf(file).map((mail) => ({ file, name: `${file}: ${mail.subject}`, ...mail })),
)

/** What stands between the greeting and the foot; what a person wrote stays as they wrote it. */
const written = ['see the file, please', 'the list is slow', 'call me Rob', 'we need more practice with books.']
function parts(text: string): string[] {
  const [body = ''] = text.split('\n-- \n')
  return body
    .trim()
    .split('\n\n')
    .filter((part) => !written.some((each) => part.endsWith(each)))
}

it('every file that words a mail is among these', async () => {
  const server = fileURLToPath(new URL('../', import.meta.url))
  const files = await readdir(server, { recursive: true })
  const wording: string[] = []
  for (const file of files) {
    if (!file.endsWith('.ts') || /\.test\.ts$|^node_modules|^platform\/mail\//.test(file)) continue
    if (
      /import \{[^}]*\bmailOf\b[^}]*\} from '[./]*platform\/mail\/mail-layout\.ts'/.test(
        await readFile(`${server}${file}`, 'utf8'),
      )
    )
      wording.push(file)
  }
  expect(wording.toSorted()).toEqual(Object.keys(texts).toSorted())
})

describe.each(all)('$name', ({ file, subject, text, html }) => {
  it('begins with a greeting on its own line, and each paragraph with a capital letter', () => {
    const isForTeam = text.includes('You’re getting this because you’re on the Talentplace team.')
    expect(/^Hello( [^\n]+)?,\n\n\S/.test(text)).toBe(!isForTeam)
    for (const part of parts(text)) expect(part).not.toMatch(/^\p{Ll}/u)
  })

  it('has a subject that says what happened: one line, no full stop, no greeting', () => {
    expect(subject).toMatch(/^[\p{Lu}$“\d]/u)
    expect(subject).not.toMatch(/\.$|^Hello|\n/)
  })

  it('says days and times as in a sentence, and never the name of a zone', () => {
    for (const said of [subject, text]) {
      const ours = said.replaceAll(/https?:\/\/\S+/g, '')
      expect(ours).not.toMatch(/\b[A-Z][a-z]+\/[A-Z][a-z]+/)
      expect(ours).not.toMatch(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d+(st|nd|rd|th)\b/)
      expect(ours).not.toMatch(/\b\d{4}-\d\d-\d\d\b/)
      expect(ours).not.toMatch(/\b\d\d?:\d\d\b(?! [ap]m\b)/)
      expect(ours).not.toMatch(/, 2026\b/)
    }
  })

  it('is worded as people speak: contractions, no more than one please, one button', () => {
    const ours = text.replaceAll(/https?:\/\/\S+/g, '')
    expect(ours.match(/\bplease\b/gi)?.length ?? 0).toBeLessThan(2)
    expect(ours).not.toMatch(
      /\b(?:is|are|was|were|do|does|did|has|have|could|would|will) not\b|\bcannot\b|\b(?:you|we|they) (?:are|will)\b/i,
    )
    expect(ours).not.toMatch(/See (?:or change|the|your)\b|\bat once\b|\banew\b|\bgo(?:es)? on\b/)
    expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThan(2)
  })

  it('has the same links as text and as HTML', () => {
    const inText = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link.replace(/[.,]$/, ''))
    const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    expect(new Set(inHtml)).toEqual(new Set(inText))
  })

  it('ends with why it came, and who sent it from where', () => {
    const foot = text.slice(text.indexOf('\n-- \n'))
    expect(foot).toMatch(/^\n-- \nYou’re getting this because .+\.\n/)
    expect(foot).toContain('\nTalentplace Inc., 1 Harbour Street, Toronto ON M5J 2N8\n')
    // Nobody has to get these.
    const isOptional = /notification-mail/.test(file) || subject === 'Your application is waiting for you'
    expect(/\nUnsubscribe: https:\/\/\S+\n/.test(foot)).toBe(isOptional)
    expect(/\nManage notifications: https:\/\/\S+\n/.test(foot)).toBe(/notification-mail/.test(file))
  })
})

/** Whose words are messages. */
const translated = [
  'accounts/mails/account-mails.ts',
  'accounts/colleagues/colleague-mails.ts',
  'accounts/users/user-mails.ts',
  'billing/invoice-mails/invoice-mail.ts',
  'billing/invoice-reminders/reminder-mail.ts',
  'billing/card-expiry/card-expiry-mail.ts',
  'billing/refunds/notifications.ts',
  'billing/manual-refunds/notifications.ts',
  'billing/pauses/notifications.ts',
  'billing/subscriptions/notifications.ts',
  'hiring/checkout/notifications.ts',
]
const french = translated.flatMap((file) =>
  writtenIn('fr', () => mailsOf(file)).map((mail, place) => ({ file, ...mail, english: mailsOf(file)[place] })),
)
const linksIn = (text = '') => text.match(/https?:\/\/\S+/g)

describe.each(french)('in French, $file: $subject', ({ subject, text, html, english }) => {
  it('has no word of English, as text and as HTML', () => {
    const names = /https?:\/\/\S+|Firefox on Linux|Talentplace Inc\., 1 Harbour Street/g
    const words = html.replaceAll(/<style>[^]*<\/style>|<[^>]+>/g, ' ')
    for (const said of [subject, text, words])
      expect(said.replaceAll(names, '')).not.toMatch(
        /\b(?:the|your?|you’\w+|we|and|was|is|of|to|with|in|it|from|this|Hello|Jan|Feb|Dec)\b/,
      )
  })

  it('greets, leads to the same places, and says why it came and its language', () => {
    expect(text).toMatch(/^Bonjour(?: Robin Field)?,\n\n\p{Lu}/u)
    expect(text).toContain('\n-- \nVous recevez ce courriel parce que ')
    expect(html).toContain('<html lang="fr-CA">')
    expect(linksIn(text)).toEqual(linksIn(english?.text))
    expect(subject).toMatch(/^[\p{Lu}\d]/u)
    expect(subject).not.toMatch(/(?<!janv|févr|avr|juill|sept|oct|nov|déc)\.$/)
    expect(text, 'two full stops behind the day that ends a sentence').not.toMatch(/\.\./)
  })

  it('keeps its non-breaking spaces', () => {
    for (const said of [subject, text]) expect(said.replaceAll(/https?:\S+/g, '')).not.toMatch(/[^\u00a0]:|«[^\u00a0]/)
  })
})

it('an invoice is mailed with its number, and its amount and due day where there are any, in subject or first sentence', () => {
  const mails = [...invoiceTexts(), ...reminderTexts()]
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Invoice CAD-00133: $1,098.36 CAD paid',
    'Invoice CAD-00133 was credited in full',
    'Invoice CAD-00133 was credited in full',
    'Invoice CAD-00133: $1,098.36 CAD paid',
    'Invoice CAD-00133: nothing to pay',
    'Invoice CAD-00133: $1,098.36 CAD due Dec 13',
    'Invoice CAD-00133: $1,098.36 CAD due Dec 13',
    'Invoice CAD-00133: we’ll collect $0.40 CAD with your next one',
    'Invoice CAD-00133: $1,098.36 CAD is due Dec 13',
    'Invoice CAD-00133: $1,098.36 CAD was due Dec 13',
    'Invoice CAD-00133: $1,098.36 CAD was due Dec 13',
  ])
})

it('a cancelled meeting leads to another time, never to what can’t be changed any more', () => {
  const { cancelled } = meetingTexts()
  for (const { text } of [cancelled].flat()) expect(text).not.toMatch(/view or change/i)
})

it('a day in a notification is said as in a sentence', async () => {
  const server = fileURLToPath(new URL('../', import.meta.url))
  const files = await readdir(server, { recursive: true })
  const found: string[] = []
  for (const file of files) {
    if (!file.endsWith('.ts') || /^(app|demo|node_modules|platform|testing)\//.test(file) || file.endsWith('.test.ts'))
      continue
    const source = await readFile(`${server}${file}`, 'utf8')
    if (/^\s*(?:title|body|subject)\b.*\bdayText\(/m.test(source)) found.push(file)
  }
  expect(found).toEqual([])
})

it('what is written about a subscription is one conversation', () => {
  const mails = [
    welcomeMail(site, to, { ...welcome(), waits: false, given: null }),
    confirmationMail(site, to, uuid),
    ...spendingTexts(),
  ]
  expect(new Set(mails.map(({ thread }) => thread))).toEqual(new Set([`project:${uuid}`]))
})

const textFor = (permissions: readonly Permission[]) => requestMail(site, { ...to, permissions }).text

it('a mail leads to what it speaks of: one notification, one’s data in one’s own area, a draft that may be paid', () => {
  const [, alone, several] = notificationTexts()
  expect(alone?.text).toContain(`Open the notification:\nhttps://talentplace.test/client/notifications/${uuid}\n`)
  expect(several?.text).toContain('Open your notifications:\nhttps://talentplace.test/client/notifications\n')
  expect(textFor(['client'])).toContain('Go to your data:\nhttps://talentplace.test/client/data\n')
  expect(textFor(['virtualassistant'])).toContain('https://talentplace.test/va/profile/data\n')
  expect(textFor(['admin'])).toContain('https://talentplace.test/profile/data\n')
  const draft = spendingTexts().filter(({ text }) => text.includes('Go to the draft'))
  expect(draft.map(({ text }) => text.includes(`https://talentplace.test/search/${uuid}\n`))).toEqual([true, true])
})
