import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { demoPassword } from './steps/account.ts'
import { addDraft, saveAddress } from './steps/checkout.ts'
import { expect, test } from './steps/journey.ts'
import { mailedCode, mailedPath, mailsTo } from './steps/mail.ts'
import { newAssistant } from './steps/new-assistant.ts'
import { send as notify } from './steps/notifications.ts'
import { prepare } from './steps/prepare.ts'
import { firstPassword, halifax, newClient, newEmail, secondPassword } from './steps/registration.ts'
import { authorized, sessionOf, type Contact, type Person } from './steps/session.ts'

/** What a link arrives at: `out` is said where nobody is signed in, `heading` to whom it was mailed. */
interface Way {
  readonly path: RegExp
  readonly out: string | RegExp
  /** Null: it is for nobody who is signed in. */
  readonly heading: string | RegExp | null
}

const uuid = '[0-9a-f-]{36}'
const way = (path: string, heading: string | RegExp | null, out: string | RegExp = /^Sign in to /): Way => ({
  path: new RegExp(`^${path}$`),
  heading,
  out,
})

const toSubscription = way(`/client/projects/${uuid}`, 'Bookkeeper')
const toInvoice = way(`/client/invoices/${uuid}`, /^Invoice /)
const toLogin = way(String.raw`/\?action=login&email=[^&]+`, /^Hello, /, 'Sign in')
const toClientMeeting = way(`/client/meetings/${uuid}`, 'Matching meeting')
const toInvitedMeeting = way(`/va/meetings/${uuid}`, 'Matching meeting')
const toBooking = way(String.raw`/client/matching_meeting\?project_uuid=${uuid}`, 'Book a matching meeting')
const toColleagues = way('/client/colleagues', 'Colleagues')
const toContactInfo = way('/va/contact_info', 'Contact information')
const toUnsubscribe = way(
  '/unsubscribe#token=.+',
  'Unsubscribe from notification emails?',
  'Unsubscribe from notification emails?',
)
const toSettings = way('/(?:client|va)/contact_info#notifications', 'Contact information')

/** Every kind of mail that the run below causes, with its links; another mail, or another link, ends the journey. */
const kinds: readonly (readonly [subject: RegExp, ...ways: Way[]])[] = [
  [
    /^Confirm your email$/,
    way(String.raw`/verify/[\w-]{22}\?email=.+`, null, /^(?:Confirm your email|Your email could not be verified)$/),
  ],
  [/^You already have an account$/, toLogin],
  [/^Choose a new password$/, way(String.raw`/\?action=login&email=[^&]+&pin=.+`, null, 'Choose a new password')],
  [/^Your password was changed$/, toLogin],
  [
    /^New sign-in to your account$/,
    way('/client/password', 'Change password'),
    way('/va/profile/password', 'Change password'),
  ],
  [/^You asked us to delete your account$/, way('/client/data', 'Your data')],
  [/^Your Talentplace account is ready$/, toLogin],
  [/ invited you to join /, way(String.raw`/invitation\?key=[\w-]+`, null, /^(?:Join |This invitation)/)],
  [/ joined your company$/, toColleagues],
  [/^Your role at .+ changed$/],
  [/ asks to spend /, toColleagues],
  [/^Your purchase of .+ was approved$/, way(`/search/${uuid}`, 'Candidates', /^Sign in/)],
  [
    /^Welcome to Talentplace: your subscription is active$/,
    way(`/client/projects/requirements/${uuid}`, /^Welcome brief/),
    toBooking,
  ],
  [
    /^Your Talentplace subscription: what we agreed$/,
    way(`/client/checkout_confirmation/${uuid}`, 'Checkout confirmation', 'Checkout confirmation'),
  ],
  [/^Invoice \S+: \$.+ paid$/, toInvoice],
  [/^We refunded \$/, toInvoice],
  [/^(?:Cancelled|Cancellation withdrawn|Paused from .+|Pause cancelled): /, toSubscription],
  [/^Your matching meeting (?:is booked|has a new time)$/, toClientMeeting, toInvitedMeeting],
  [/^You’re invited to a matching meeting$/, toInvitedMeeting],
  [/^Your matching meeting was cancelled$/, toBooking, toInvitedMeeting],
  [/^Your discovery call is booked$/, way('/client/contact#call=.+', null, 'Your discovery call')],
  [
    /^A word about next week$/,
    way(`/(?:client|va)/notifications/${uuid}`, 'A word about next week'),
    toUnsubscribe,
    toSettings,
  ],
  [/^Discussion: /, way(`/(?:client|va)/discussions/${uuid}`, 'About the invoices'), toUnsubscribe, toSettings],
  [/^Are you interested\? /, way(`/va/notifications/${uuid}`, /^Are you interested\? /), toUnsubscribe, toSettings],
  [/^Confirm your email to apply$/, way(String.raw`/va/apply\?key=[\w-]+&email=.+`, null, /./)],
  [/^Continue your application$/, way(String.raw`/va/apply\?resume=.+`, null, 'Continue my application')],
  [/^Your bank details were added$/, toContactInfo],
  [/^Your GST\/HST number was added$/, toContactInfo],
]

type Body = Record<string, unknown>

/** A call that has to go well, as someone or as a visitor. */
async function requestAs(request: APIRequestContext, by: Person | null, call: string, data?: Body): Promise<Body> {
  const [method = '', path = ''] = call.split(' ')
  const headers = { ...(by && authorized(by)), 'idempotency-key': randomUUID() }
  const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
  expect(answer.status(), `${call}: ${await answer.text()}`).toBe(200)
  return (await answer.json()) as Body
}

/** Pays for a draft; answers with its uuid. */
async function buy(request: APIRequestContext, client: Contact): Promise<string> {
  const project_uuid = await addDraft(request, client)
  const added = await requestAs(request, client, `POST /client/${client.user.client_uuid}/credit_card`, {
    token: 'tok_visa',
  })
  const quoted = await requestAs(request, client, 'POST /client/checkout/quote', { project_uuid })
  const { quote, version, agreement } = quoted as {
    quote: { start_date: string; document: { total_cents: number } }
    version: number
    agreement: { version: string; language: string }
  }
  await requestAs(request, client, 'POST /client/checkout', {
    project_uuid,
    version,
    promotion_codes: [],
    start_date: quote.start_date,
    currency: 'cad',
    card_uuid: (added as { card: { uuid: string } }).card.uuid,
    use_for_renewals: true,
    total_cents: quote.document.total_cents,
    agreement_version: agreement.version,
    agreement_language: agreement.language,
    agreed: true,
    signed_name: 'Sam Kerr',
  })
  return project_uuid
}

/** Someone's mails come from here, and its links are opened as them. */
interface Recipient {
  readonly address: string
  /** Null: nobody can sign in as them. */
  readonly person: Person | null
}

async function accountMails(request: APIRequestContext): Promise<Recipient[]> {
  const registering = newEmail('registering')
  const registration = {
    full_name: 'Sam Kerr',
    email: registering,
    password: firstPassword,
    confirm_password: firstPassword,
    company: 'Kerr Foods',
    phone_number: '902 555 0100',
    ...halifax,
    consents: { terms: '2026-11-20', email: null },
  }
  await requestAs(request, null, 'POST /client/register', registration)
  const { email } = await newClient(request, 'account')
  const again = await request.post('/api/client/register', { data: { ...registration, email } })
  expect(again.status()).toBe(409)
  const passwords = { email, oldPassword: firstPassword, newPassword: secondPassword }
  await requestAs(request, await sessionOf(request, email, firstPassword), 'POST /auth/changepassword', passwords)
  const elsewhere = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const login = { email, password: secondPassword, collect: {} }
  expect((await request.post('/api/auth/login', { headers: elsewhere, data: login })).status()).toBe(200)
  const person = await sessionOf(request, email, secondPassword)
  await requestAs(request, null, 'POST /auth/forgotpassword', { email })
  await requestAs(request, person, 'POST /user/data/deletion', { password: secondPassword })
  const invited = newEmail('staff')
  const supervisor = await sessionOf(request, 'super@demo.test')
  await requestAs(request, supervisor, 'POST /user', { full_name: 'Ada Wong', email: invited, permissions: ['admin'] })
  return [
    { address: registering, person: null },
    { address: email, person },
    { address: invited, person: null },
  ]
}

async function colleagueMails(request: APIRequestContext, client: Contact, draft: string): Promise<Recipient[]> {
  const [address, waiting] = [newEmail('colleague'), newEmail('invited')]
  for (const email of [address, waiting]) {
    await requestAs(request, client, 'POST /client/colleagues/invitations', { email, colleague_role: 'everything' })
  }
  const key = new URL(await mailedPath(request, address, '/invitation'), 'http://mail').searchParams.get('key')
  const joining = { key, full_name: 'Robin Colleague', password: firstPassword, terms: '2026-11-20' }
  await requestAs(request, null, 'POST /auth/invitation/accept', joining)
  const person = await sessionOf(request, address, firstPassword)
  await requestAs(request, client, 'PUT /client/spending', { above_cents: 500 })
  const wish = { project_uuid: draft, kind: 'checkout', amount_cents: 80_000, currency: 'cad' }
  const answer = await requestAs(request, person, 'POST /client/spending/requests', wish)
  await requestAs(request, client, `PUT /client/spending/requests/${String(answer['uuid'])}`, {
    state: 'approved',
    note: '',
  })
  await requestAs(request, client, `PUT /client/colleagues/${person.user.uuid}`, { colleague_role: 'work' })
  return [
    { address, person },
    { address: waiting, person: null },
  ]
}

async function billingMails(request: APIRequestContext, client: Contact, project: string): Promise<void> {
  await requestAs(request, client, `POST /project/${project}/cancel`, { reason: 'We hired someone' })
  await requestAs(request, client, `DELETE /project/${project}/cancel`)
  const start = Temporal.Now.plainDateISO().add({ months: 2 }).toString()
  await requestAs(request, client, `PUT /project/${project}/pause`, { resumes_on: start })
  await requestAs(request, client, `DELETE /project/${project}/pause`)
  const staff = await sessionOf(request, 'super@demo.test')
  await requestAs(request, staff, 'POST /project/sendCheckoutEmail', { project_uuid: project })
  const { invoices } = (await requestAs(request, client, 'GET /invoices')) as { invoices: { uuid: string }[] }
  const invoice = `/invoices/${invoices[0]?.uuid}`
  const { payments } = (await requestAs(request, client, `GET ${invoice}`)) as { payments: { uuid: string }[] }
  const refund = { payment_uuid: payments[0]?.uuid, amount_cents: 1_000, reason: 'Fewer hours were worked' }
  await requestAs(request, staff, `POST ${invoice}/payment/refund`, refund)
}

interface Board {
  readonly roles: {
    readonly uuid: string
    readonly candidates: { readonly uuid: string; readonly version: number; readonly virtualassistant_uuid: string }[]
  }[]
}

/** The assistant whom the client is shown for the open role, and who is invited to their matching meeting. */
async function meetingMails(request: APIRequestContext, client: Contact, project: string): Promise<Recipient[]> {
  const staff = await sessionOf(request, 'super@demo.test')
  const { email, uuid: virtualassistant_uuid } = await newAssistant(request, client)
  const matching = `/project/${project}/matching`
  let board = (await requestAs(request, staff, `GET ${matching}`)) as unknown as Board
  const search = board.roles[0]?.uuid
  board = (await requestAs(request, staff, `POST ${matching}/${search}/candidates`, {
    virtualassistant_uuid,
  })) as unknown as Board
  for (const stage of ['shortlisted', 'contacted', 'interested', 'presented']) {
    const found = board.roles[0]?.candidates.find((each) => each.virtualassistant_uuid === virtualassistant_uuid)
    const moved = { stage, version: found?.version }
    board = (await requestAs(request, staff, `PUT ${matching}/candidates/${found?.uuid}`, moved)) as unknown as Board
  }
  await untilMailed(request, email, /^Are you interested\? /)
  const { slots } = (await requestAs(request, null, 'GET /meetings/slots?kind=matching')) as {
    slots: { start: string }[]
  }
  const timezone = 'America/Toronto'
  const booking = { kind: 'matching', start: slots.at(-40)?.start, timezone, project_uuid: project }
  const { uuid: meeting } = await requestAs(
    request,
    client,
    `POST /client/${client.user.client_uuid}/calendly_event`,
    booking,
  )
  await requestAs(request, client, `PUT /meetings/${String(meeting)}`, { start: slots.at(-50)?.start, timezone })
  await requestAs(request, client, `DELETE /meetings/${String(meeting)}`)
  const visitor = newEmail('visitor')
  const call = { start: slots.at(-60)?.start, timezone, invitee_name: 'Ada Wong', invitee_email: visitor }
  await requestAs(request, null, 'POST /meetings', call)
  return [
    { address: email, person: await sessionOf(request, email) },
    { address: visitor, person: null },
  ]
}

async function applicationMails(request: APIRequestContext): Promise<Recipient[]> {
  const address = newEmail('applying')
  const form = { full_name: 'Jo Applied', email: address, phone_number: '902 555 0100', ...halifax }
  await requestAs(request, null, 'POST /applications', {
    ...form,
    terms_version: '2026-11-20',
    data_version: '2026-11-26',
  })
  const verification_key = await mailedCode(request, address)
  await requestAs(request, null, 'POST /applications/confirmation', {
    email: address,
    verification_key,
    password: firstPassword,
  })
  await requestAs(request, null, 'POST /applications/resume-link', { email: address })
  return [{ address, person: null }]
}

async function payMails(request: APIRequestContext, assistant: Person): Promise<void> {
  const password = demoPassword
  const account = { institution: '001', transit: '00011', account_number: '1234567', password }
  await requestAs(request, assistant, 'PUT /virtualassistants/banking/cad', account)
  const effective_from = Temporal.Now.plainDateISO().toString()
  const number = { kind: 'gst_hst', number: '123456782RT0001', effective_from, version: 0, password }
  await requestAs(request, assistant, 'PUT /virtualassistants/taxes/numbers', number)
}

/** Whatever waits for someone when the loop of notifications comes by is one mail: each has to have gone before the next is caused. */
async function untilMailed(request: APIRequestContext, address: string, subject: RegExp): Promise<void> {
  const subjects = async () => (await mailsTo(request, address)).map((mail) => mail.subject)
  await expect.poll(subjects, { timeout: 60_000 }).toEqual(expect.arrayContaining([expect.stringMatching(subject)]))
}

async function talkMails(request: APIRequestContext, people: readonly Person[], addresses: string[]): Promise<void> {
  const staff = await sessionOf(request, 'super@demo.test')
  for (const person of people)
    await notify(request, staff, person, { title: 'A word about next week', body: 'We close on Friday.' })
  for (const address of addresses) await untilMailed(request, address, /^A word about next week$/)
  for (const person of people) {
    const message = { uuid: randomUUID(), body: 'Have you seen them?' }
    const participants = [person.user.uuid]
    await requestAs(request, staff, 'POST /discussions', {
      uuid: randomUUID(),
      subject: 'About the invoices',
      participants,
      message,
    })
  }
  await prepare('mail-waiting.ts', ...addresses)
}

interface Mailed {
  readonly subject: string
  readonly paths: readonly string[]
}

/** Someone's mails with their links, but for the one in each foot that leads to the start page. */
async function readMails(request: APIRequestContext, address: string): Promise<Mailed[]> {
  return (await mailsTo(request, address)).map(({ subject, text }) => {
    const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link))
    const paths = links.map(({ pathname, search, hash }) => pathname + search + hash)
    return { subject, paths: [...new Set(paths)].filter((path) => path !== '/') }
  })
}

/** The way of a link; the mail and its links have to be expected. */
function wayOf({ subject }: Mailed, path: string): Way | null {
  const [, ...ways] = kinds.find(([form]) => form.test(subject)) ?? [null]
  const found = ways.find((each) => each.path.test(path))
  arrives(found, `“${subject}” leads to ${path}`).toBeDefined()
  return found ?? null
}

/** A browser that someone has signed in to before. */
function browserOf(browser: Browser, person: Person, origin: string): Promise<BrowserContext> {
  const session = { name: 'talentplace.session', value: JSON.stringify(person) }
  return browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage: [session] }] } })
}

/** What a page may send without being asked to: a question by a link's key, what was visited, and that something was read. */
const harmless =
  /\/(?:auth\/verification|auth\/invitation|meetings\/link|utm\/log|notifications\/read|discussions\/[\w-]+\/read|errors?)/

/** The journey tells of every link that leads elsewhere, not of the first one alone. */
const arrives = expect.configure({ soft: true })

async function openSignedOut(page: Page, path: string, { out }: Way): Promise<void> {
  await page.goto(path)
  await arrives(page.getByText(out).first(), `${path}, signed out`).toBeVisible()
  await page.close()
}

async function openAsRecipient(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  const visible = page.getByRole('heading', { level: 1 }).filter({ hasText: heading })
  await arrives(visible, `${path}, as its recipient`).toBeVisible()
  const { pathname } = new URL(path, page.url())
  if (pathname !== '/') arrives(new URL(page.url()).pathname, `${path}, as its recipient`).toBe(pathname)
  await page.close()
}

test(
  'every link of every mail arrives at what the mail speaks of, asks visitors to sign in, and changes nothing when opened',
  { tag: '@any-width' },
  async ({ baseURL, browser, request }) => {
    test.slow()
    const { email } = await newClient(request, 'reader')
    const client = (await sessionOf(request, email, firstPassword)) as Contact
    await saveAddress(request, client, { document_language: 'en' })
    const project = await buy(request, client)
    const draft = await addDraft(request, client)
    const recipients: Recipient[] = [{ address: email, person: client }]
    const [account, colleague, meeting, application] = await Promise.all([
      accountMails(request),
      colleagueMails(request, client, draft),
      meetingMails(request, client, project),
      applicationMails(request),
      billingMails(request, client, project),
    ])
    recipients.push(...account, ...colleague, ...meeting, ...application)
    const assistant = meeting[0] as { address: string; person: Person }
    await payMails(request, assistant.person)
    await talkMails(request, [client, assistant.person], [email, assistant.address])
    // The last ones: an invoice is mailed once its file is drawn, and a notification by the loop of each second.
    const subjectsTo = async (address: string) =>
      (await readMails(request, address)).map(({ subject }) => subject).join()
    const wait = { timeout: 60_000 }
    await expect.poll(() => subjectsTo(assistant.address), wait).toContain('Discussion: About the invoices')
    await expect.poll(() => subjectsTo(email), wait).toContain('Discussion: About the invoices')
    await expect.poll(() => subjectsTo(email), wait).toContain('We refunded $')
    await expect.poll(() => subjectsTo(email), wait).toMatch(/Invoice \S+: \$/)

    const seen = new Set<RegExp>()
    const written: string[] = []
    const visitor = await browser.newContext()
    visitor.on('request', (sent) => {
      const { pathname } = new URL(sent.url())
      if (sent.method() !== 'GET' && !harmless.test(pathname)) written.push(`${sent.method()} ${pathname}`)
    })
    const opened = new Set<string>()
    // A visitor is asked the same for each link of a kind.
    const requestedFrom = new Set<Way>()
    for (const { address, person } of recipients) {
      const theirs = person && (await browserOf(browser, person, baseURL ?? ''))
      for (const mail of await readMails(request, address)) {
        const kind = kinds.find(([subject]) => subject.test(mail.subject))
        arrives(kind, `“${mail.subject}” to ${address}`).toBeDefined()
        if (kind) seen.add(kind[0])
        for (const path of mail.paths) {
          const to = wayOf(mail, path)
          // Several mails may lead to the same.
          if (!to || opened.has(`${address} ${path}`)) continue
          opened.add(`${address} ${path}`)
          await Promise.all([
            !requestedFrom.has(to) && openSignedOut(await visitor.newPage(), path, to),
            theirs && to.heading !== null && openAsRecipient(await theirs.newPage(), path, to.heading),
          ])
          requestedFrom.add(to)
        }
      }
      await theirs?.close()
    }
    expect(written).toEqual([])
    expect(kinds.map(([subject]) => subject).filter((subject) => !seen.has(subject))).toEqual([])
  },
)
