import { beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../testing/servers/account-server.ts'
import { accountsSuite } from '../../testing/accounts-suite.ts'
import { call } from '../../testing/call.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, type Person } from '../../testing/people.ts'

const wrong = 'Wrong-pass-1!'
const max = 6

const { clock, start, database, here, there, password, passwordHash } = await accountsSuite({
  LOGIN_FAILURES_PER_EMAIL: String(max),
})
let owner: Person
let address = 0

/** From an address that nobody has used before. */
function signIn(given: string, code?: string, more: { email?: string; on?: OperationsServer; address?: string } = {}) {
  address += 1
  return call((more.on ?? here).server, 'POST /auth/login', {
    body: { email: more.email ?? owner.email, password: given, ...(code !== undefined && { collect: { code } }) },
    address: more.address ?? `198.51.${address >> 8}.${address & 255}`,
  })
}
async function guess(email = owner.email): Promise<void> {
  for (let time = 0; time < max; time += 1) await signIn(wrong, undefined, { email, on: time % 2 ? here : there })
}

beforeEach(async () => {
  owner = await addPerson(database, { permissions: ['client'], password_hash: passwordHash })
})

describe('A1 an account that is guessed at from everywhere', () => {
  it('asks for a mailed code besides the password, counted over two processes; the owner gets in', async () => {
    await guess()
    const answer = await signIn(password)
    expect(answer).toMatchObject({ status: 400, body: { code: 'collect', collect: ['code'] } })
    const mail = await mailTo(database, owner.email)
    expect(mail.subject).toBe('Your sign-in code')
    expect(mail.html).toContain(mail.code)
    expect((await signIn(password, mail.code.toLowerCase(), { on: there })).status).toBe(200)
    expect((await signIn(password, mail.code)).status).toBe(401)
  })

  it('tells nobody whether a password is right, and mails only to whom knows it', async () => {
    await guess()
    await guess('nobody@maple.test')
    const answers = [
      await signIn(wrong),
      await signIn(wrong, undefined, { email: 'nobody@maple.test' }),
      await signIn(password),
    ]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const refusals = [
      await signIn(wrong, 'AAAAAA'),
      await signIn(password, 'AAAAAA'),
      await signIn(wrong, 'AAAAAA', { email: 'nobody@maple.test' }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(refusals.map(({ text }) => text)).size).toBe(1)
    await mailTo(database, owner.email)
    expect(await mailsTo(database, 'nobody@maple.test')).toEqual([])
  })

  it('mails nothing to the owner for a wrong password', async () => {
    await guess()
    for (let time = 0; time < 3; time += 1) expect((await signIn(wrong)).status).toBe(400)
    const jobs = "select from pgboss.job where name = 'accounts.mailCode' and state <> 'completed'"
    await expect.poll(async () => (await database.pool.query(jobs)).rowCount).toBe(0)
    expect(await mailsTo(database, owner.email)).toEqual([])
  })

  it('someone without the password can’t use up the code, nor have more mails sent', async () => {
    await guess()
    await signIn(password)
    const { code } = await mailTo(database, owner.email)
    for (let time = 0; time < 8; time += 1) await signIn(wrong, 'AAAAAA')
    for (let time = 0; time < 3; time += 1) await signIn(wrong)
    expect((await signIn(password, code)).status).toBe(200)
    expect(await mailsTo(database, owner.email)).toHaveLength(1)
  })

  it('asking without the code is an attempt like any other: an address has ten', async () => {
    await guess()
    const answers = []
    for (let time = 0; time < 12; time += 1) answers.push(await signIn(password, undefined, { address: '192.0.2.7' }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429, 429])
  })

  it('asks no more once the guessing is over', async () => {
    await guess()
    clock.set(new Date(start.getTime() + 15 * 60_000))
    expect((await signIn(password)).status).toBe(200)
  })

  it('the owner’s own successes never count', async () => {
    for (let time = 0; time < max + 4; time += 1) expect((await signIn(password)).status).toBe(200)
  })
})
