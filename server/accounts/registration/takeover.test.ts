import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { mailTo, registrationOf, serveAccounts } from '../../testing/servers/account-server.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'

/*
 * A stranger, who can't read the mailbox, and the owner, who can, about one address that nobody has confirmed yet.
 */

const start = new Date('2026-11-20T15:00:00Z')
const clock = settableClock(start)
const strangers = 'Strangers-pass-1!'
const owners = 'Owners-pass-1!'
const everyDetail = ['full_name', 'company', 'phone_number', 'city', 'terms']
const collected = {
  full_name: 'Olive Owner',
  company: 'Owner & Daughters',
  phone_number: '902 555 0100',
  country: 'CA',
  state_prov: 'NS',
  city: 'Halifax',
  latitude: 44.65,
  longitude: -63.57,
  terms: '2026-11-20',
}

let database: TestDatabase
let server: OperationsServer
let email: string
let mailboxes = 0

beforeAll(async () => {
  database = await testDatabase()
  server = await serveAccounts(database, clock)
})
beforeEach(async () => {
  clock.set(start)
  await database.pool.query('truncate throttle_counters, code_requests')
  mailboxes += 1
  email = `owner${mailboxes}@maple.test`
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** A person at a browser of our own: what it keeps goes along. */
function personAt(address: string, name: string) {
  let key: string | null = null
  const post = (path: `POST /${string}`, body: Record<string, unknown>) => call(server.server, path, { body, address })
  return {
    async register(password: string | null, more: Record<string, unknown> = {}) {
      const chosen = password === null ? {} : { password, confirm_password: password }
      const form = registrationOf(email, { full_name: name, company: `${name} Inc.`, ...chosen, ...more })
      const answer = await post('POST /client/register', form)
      key = (answer.body['registration_key'] as string | undefined) ?? null
      return answer
    },
    verify: (verification_key: string, password?: string) =>
      post('POST /auth/verify', { email, verification_key, registration_key: key, ...(password && { password }) }),
    look: (verification_key: string) => post('POST /auth/verification', { email, verification_key }),
    /** In another browser, where what was entered is shown: it is theirs. */
    keep: (verification_key: string) =>
      post('POST /auth/verify', { email, verification_key, registration_key: null, keeps_entered: true }),
    reset: (resetPasswordToken: string, password: string) =>
      post('POST /auth/resetpassword', { email, resetPasswordToken, password, registration_key: key }),
    forgot: () => post('POST /auth/forgotpassword', { email }),
    again: () => post('POST /auth/forgotpassword?send_new_token=1', { email }),
    signIn: (password: string, collect?: Record<string, unknown>) =>
      post('POST /auth/login', { email, password, ...(collect && { collect }) }),
  }
}

/** The specified form of the call, which speaks of no browser. */
const plain = (verification_key: string, address: string) =>
  call(server.server, 'POST /auth/verify', { body: { email, verification_key }, address })
const newStranger = () => personAt('198.51.100.66', 'Mallory Stranger')
const newOwner = () => personAt('192.0.2.10', 'Olive Owner')
const mail = (count = 1) => mailTo(database, email, count)
const later = (seconds: number) => clock.set(new Date(start.getTime() + seconds * 1000))
const accountRow = async () =>
  (
    await database.pool.query(
      `select full_name, company, users.phone_number, users.city, clients.city as company_city, verified_date is not null as confirmed,
         (select count(*) from consents where user_uuid = users.uuid) as consents,
         (select count(*) from agreed_editions where user_uuid = users.uuid) as editions,
         (select count(*) from registration_metadata where user_uuid = users.uuid) as choices,
         (select count(*) from open_registrations where user_uuid = users.uuid) as waiting
       from users join clients on clients.uuid = client_uuid where email = $1`,
      [email],
    )
  ).rows[0] as Record<string, unknown>

/** Nothing that the stranger entered, and no way in for them. */
async function expectOwners(stranger: ReturnType<typeof newStranger>): Promise<void> {
  expect((await stranger.signIn(strangers)).status).toBe(401)
  expect(JSON.stringify(await accountRow())).not.toContain('Mallory')
}

/** The owner signs in with a password of their own and is asked for all that a stranger had entered. */
async function expectRequestedForEverything(owner: ReturnType<typeof newOwner>): Promise<void> {
  expect(await owner.signIn(owners)).toMatchObject({ status: 400, body: { code: 'collect', collect: everyDetail } })
  expect((await accountRow())['consents']).toBe(0)
  const { status, body } = await owner.signIn(owners, collected)
  expect(status).toBe(200)
  expect(body['user']).toMatchObject({ full_name: 'Olive Owner' })
  expect(await accountRow()).toEqual({
    full_name: 'Olive Owner',
    company: 'Owner & Daughters',
    phone_number: '902 555 0100',
    city: 'Halifax',
    company_city: 'Halifax',
    confirmed: true,
    consents: 1,
    editions: 2,
    choices: 0,
    waiting: 0,
  })
}

describe('a stranger registers someone’s address with a password of their own', () => {
  it('and never gets a session by it, before or after the owner presses the mailed link', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await stranger.register(strangers)
    expect(await stranger.signIn(strangers)).toMatchObject({ status: 403, body: { code: 'not_verified' } })
    const pressed = await owner.verify((await mail()).linkKey)
    expect(pressed).toMatchObject({ status: 200, body: { nextStage: 'signin' } })
    expect(await stranger.signIn(strangers)).toMatchObject({ status: 403, body: { code: 'not_verified' } })
    // The owner never chose the password that is asked for, and chooses one.
    expect((await owner.reset(String(pressed.body['resetPasswordToken']), owners)).status).toBe(200)
    await expectOwners(stranger)
    await expectRequestedForEverything(owner)
  })

  it('the owner who enters the code of that mail gets no password but their own', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await stranger.register(strangers)
    const { body } = await owner.verify((await mail()).code)
    expect((await stranger.signIn(strangers)).status).toBe(403)
    expect((await owner.reset(String(body['resetPasswordToken']), owners)).status).toBe(200)
    await expectOwners(stranger)
    await expectRequestedForEverything(owner)
  })

  it('a call that speaks of no browser is believed with the code from the registering address alone, and never with the link', async () => {
    const stranger = newStranger()
    await stranger.register(strangers)
    const { code, linkKey } = await mail()
    expect((await plain(code, '192.0.2.10')).body['resetPasswordToken']).not.toBeNull()
    expect((await stranger.signIn(strangers)).status).toBe(403)
    expect((await plain(linkKey, '198.51.100.66')).status).toBe(400)
    await stranger.register(strangers)
    const second = await mail(2)
    expect((await plain(second.linkKey, '198.51.100.66')).body['resetPasswordToken']).not.toBeNull()
    expect((await stranger.signIn(strangers)).status).toBe(403)
  })

  it('the owner who registers after them supersedes it: own code, and the first mail’s code and link are void', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await stranger.register(strangers)
    const first = await mail()
    expect(await owner.register(owners)).toMatchObject({ status: 200, body: { nextStage: 'verify' } })
    const second = await mail(2)
    for (const old of [first.code, first.linkKey]) {
      expect(await owner.verify(old)).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
    }
    expect(await stranger.signIn(strangers)).toMatchObject({ status: 401 })
    expect(await owner.verify(second.code, owners)).toMatchObject({
      status: 200,
      body: { nextStage: 'signin', resetPasswordToken: null },
    })
    await expectOwners(stranger)
    expect((await owner.signIn(owners)).body['user']).toMatchObject({ full_name: 'Olive Owner' })
    expect(await accountRow()).toMatchObject({ company: 'Olive Owner Inc.', consents: 1, editions: 2, waiting: 0 })
  })

  it('after the owner: the owner’s browser, with the stranger’s mail, chooses a password again; the stranger has none', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await owner.register(owners)
    const first = await mail()
    await stranger.register(strangers)
    const second = await mail(2)
    expect((await owner.verify(first.code, owners)).status).toBe(400)
    const entered = await owner.verify(second.code, owners)
    expect(entered).toMatchObject({ status: 200, body: { nextStage: 'reset_password' } })
    expect((await stranger.signIn(strangers)).status).toBe(403)
    expect((await owner.reset(String(entered.body['resetPasswordToken']), owners)).status).toBe(200)
    await expectOwners(stranger)
    await expectRequestedForEverything(owner)
  })

  it('after the owner has confirmed: is told that the address is registered, and changes nothing', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await owner.register(owners)
    await owner.verify((await mail()).code, owners)
    expect((await stranger.register(strangers)).status).toBe(409)
    expect((await stranger.signIn(strangers)).status).toBe(401)
    expect((await owner.signIn(owners)).status).toBe(200)
  })

  it('and guesses at codes while the owner’s form is open: the owner’s code and link stay good', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await owner.register(owners)
    const { code } = await mail()
    for (let time = 0; time < 12; time += 1) expect((await stranger.verify('AAAAAA')).status).toBe(400)
    expect((await mail(2)).subject).toBe('Wrong Confirmation Codes were entered')
    expect(await owner.verify(code, owners)).toMatchObject({ status: 200, body: { nextStage: 'signin' } })
    expect((await owner.signIn(owners)).status).toBe(200)
  })

  it('and asks for codes again and again: the link that the owner received stays good', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await owner.register(owners)
    const { linkKey } = await mail()
    for (let time = 1; time <= 3; time += 1) {
      later(40 * time)
      expect((await stranger.again()).status).toBe(200)
      await mail(1 + time)
    }
    expect(await owner.verify(linkKey, owners)).toMatchObject({ status: 200, body: { nextStage: 'signin' } })
    expect((await owner.signIn(owners)).status).toBe(200)
  })

  it('the owner who says "Forgot password" gets an account of their own', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await stranger.register(strangers)
    await mail()
    await owner.forgot()
    const { code, text } = await mail(2)
    expect(text).not.toContain('Mallory')
    expect((await owner.reset(code, owners)).status).toBe(200)
    await expectOwners(stranger)
    await expectRequestedForEverything(owner)
  })

  it('the stranger’s own forms stay open all the while and open nothing', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await stranger.register(strangers)
    await owner.register(owners)
    const { code } = await mail(2)
    expect((await stranger.verify('AAAAAA', strangers)).status).toBe(400)
    expect((await stranger.signIn(strangers)).status).toBe(401)
    await owner.verify(code, owners)
    expect((await stranger.verify(code, strangers)).status).toBe(400)
    expect((await stranger.reset(code, strangers)).status).toBe(400)
    expect((await stranger.signIn(strangers)).status).toBe(401)
    expect((await owner.signIn(owners)).status).toBe(200)
  })

  it('who registers so often that no more is mailed ends no code of the owner’s', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await stranger.register(strangers)
    let rejected = 0
    for (let time = 0; time < 9; time += 1) await stranger.register(strangers)
    await owner.register(owners)
    const { code } = await mail(11)
    for (let time = 0; time < 3; time += 1) rejected += Number((await stranger.register(strangers)).status === 429)
    expect(rejected).toBe(3)
    expect((await owner.verify(code, owners)).body['nextStage']).toBe('signin')
  })
})

describe('a stranger registers someone’s address without a password', () => {
  it('nothing they entered stays when the owner chooses the password, by code or by link', async () => {
    for (const way of ['code', 'link'] as const) {
      email = `owner-${way}-${mailboxes}@maple.test`
      const [stranger, owner] = [newStranger(), newOwner()]
      await stranger.register(null)
      const { code, linkKey } = await mail()
      const chosen =
        way === 'code'
          ? await owner.reset(code, owners)
          : await owner.reset(String((await owner.verify(linkKey)).body['resetPasswordToken']), owners)
      expect(chosen.status).toBe(200)
      await expectOwners(stranger)
      await expectRequestedForEverything(owner)
    }
  })
})

describe('the owner alone', () => {
  it('who registered without a password chooses it by the link in the same browser with no second code, and keeps what was entered', async () => {
    const owner = newOwner()
    await owner.register(null)
    const { body } = await owner.verify((await mail()).linkKey)
    expect(body['nextStage']).toBe('reset_password')
    expect((await owner.reset(String(body['resetPasswordToken']), owners)).status).toBe(200)
    const { subject } = await mail(2)
    expect(subject).toBe('Your password is set')
    expect((await owner.signIn(owners)).body['user']).toMatchObject({ full_name: 'Olive Owner' })
  })

  it('on another device is asked for the password chosen at the registration, and keeps what was entered', async () => {
    const [owner, phone] = [newOwner(), personAt('203.0.113.5', 'Olive Owner')]
    await owner.register(owners)
    const pressed = await phone.verify((await mail()).linkKey)
    expect(pressed.body['nextStage']).toBe('signin')
    const token = String(pressed.body['resetPasswordToken'])
    expect(await phone.verify(token, 'Mistyped-pass-1!')).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('not the password') } },
    })
    expect(await phone.verify(token, owners)).toMatchObject({ status: 200, body: { nextStage: 'signin' } })
    expect((await phone.signIn(owners)).body['user']).toMatchObject({ full_name: 'Olive Owner' })
  })

  it('who comes back with the right password is asked for a code, and confirms with both', async () => {
    const [owner, elsewhere] = [newOwner(), personAt('203.0.113.5', 'Olive Owner')]
    await owner.register(owners)
    expect(await elsewhere.signIn(owners)).toMatchObject({ status: 403, body: { code: 'not_verified' } })
    later(60)
    await elsewhere.again()
    expect((await elsewhere.verify((await mail(2)).code, owners)).body['nextStage']).toBe('signin')
    expect((await elsewhere.signIn(owners)).status).toBe(200)
  })

  it('whose link’s time to choose has run out asks for a code', async () => {
    const [owner, phone] = [newOwner(), personAt('203.0.113.5', 'Olive Owner')]
    await owner.register(null)
    const { body } = await phone.verify((await mail()).linkKey)
    later(31 * 60)
    expect((await phone.reset(String(body['resetPasswordToken']), owners)).status).toBe(400)
    await phone.forgot()
    expect((await phone.reset((await mail(2)).code, owners)).status).toBe(200)
  })
})

describe('the mailed link, opened', () => {
  it('says what was entered and changes nothing, however often a scanner opens it: code and link stay good', async () => {
    const [owner, scanner] = [newOwner(), personAt('203.0.113.9', '')]
    await owner.register(null)
    const { code, linkKey } = await mail()
    for (let time = 0; time < 12; time += 1) {
      expect((await scanner.look(linkKey)).body['entered']).toEqual({
        full_name: 'Olive Owner',
        company: 'Olive Owner Inc.',
        phone_number: '416 555 0100',
        phone_extension: '',
        place: 'Toronto, ON',
      })
    }
    expect(await accountRow()).toMatchObject({ confirmed: false, waiting: 1 })
    expect((await owner.reset(code, owners)).status).toBe(200)
    expect(await scanner.look(linkKey)).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
  })

  it('shows nothing for a code, for a key cut short, or of another address', async () => {
    const owner = newOwner()
    await owner.register(owners)
    const { code, linkKey } = await mail()
    expect((await owner.look(code)).status).toBe(400)
    expect((await owner.look(linkKey.slice(1))).status).toBe(400)
    email = 'nobody@maple.test'
    expect(await owner.look(linkKey)).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
  })

  it('in another browser keeps what was typed at sign-up once its owner says that it is theirs', async () => {
    const [owner, phone] = [newOwner(), personAt('203.0.113.5', '')]
    await owner.register(null)
    const pressed = await phone.keep((await mail()).linkKey)
    expect(pressed.body).toMatchObject({ nextStage: 'reset_password' })
    expect((await phone.reset(String(pressed.body['resetPasswordToken']), owners)).status).toBe(200)
    expect((await phone.signIn(owners)).body['user']).toMatchObject({ full_name: 'Olive Owner' })
    expect(await accountRow()).toMatchObject({ company: 'Olive Owner Inc.', consents: 1, editions: 2, choices: 1 })
  })

  it('keeps what a stranger typed as well where the owner says so, and never the stranger’s password', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await stranger.register(strangers)
    const pressed = await owner.keep((await mail()).linkKey)
    expect(pressed.body).toMatchObject({ nextStage: 'signin' })
    expect((await stranger.signIn(strangers)).status).toBe(403)
    expect((await owner.reset(String(pressed.body['resetPasswordToken']), owners)).status).toBe(200)
    expect((await stranger.signIn(strangers)).status).toBe(401)
    expect((await owner.signIn(owners)).status).toBe(200)
  })

  it('what the owner said of one registration doesn’t count for a later one', async () => {
    const [stranger, owner] = [newStranger(), newOwner()]
    await owner.register(null)
    await owner.keep((await mail()).linkKey)
    later(60)
    await stranger.register(strangers)
    const pressed = await owner.verify((await mail(2)).linkKey)
    expect((await owner.reset(String(pressed.body['resetPasswordToken']), owners)).status).toBe(200)
    await expectOwners(stranger)
  })
})

it('no account has a password before its mailbox is proven: the database holds that', async () => {
  await newStranger().register(strangers)
  await expect(
    database.pool.query("update users set password_hash = 'x' where email = $1", [email]),
  ).rejects.toMatchObject({ constraint: 'users_password_after_proof' })
})
