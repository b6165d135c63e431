import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { generateReferralOperation } from './generate-referral.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))

let database: TestDatabase
let running: OperationsServer

async function setFlag(value: 'enabled' | 'disabled'): Promise<void> {
  const heard = new Promise((resolve) => running.listener.on('configuration_changed', resolve))
  await database.pool.query("update configurations set value = $1 where name = 'featureFlag.referral-links'", [
    `"${value}"`,
  ])
  await heard
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => [generateReferralOperation({ database, clock })])
  await setFlag('enabled')
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

async function tokenOf(permissions: readonly Permission[]): Promise<string> {
  return addSession(database, clock, (await addPerson(database, { permissions })).uuid)
}
const referral = (token: string, campaign: string) =>
  call(running.server, `GET /utm/generate_referral?campaign=${encodeURIComponent(campaign)}`, { token })

const statusFor = async (permissions: readonly Permission[]) =>
  (await referral(await tokenOf(permissions), 'flag')).status

describe('GET /utm/generate_referral', () => {
  it('C5.3 makes a link of one’s own for a campaign, and gives the same one ever after', async () => {
    const token = await tokenOf(['client'])
    const answers = await Promise.all([1, 2, 3, 4].map(() => referral(token, 'Friends & family')))
    const [first] = answers
    expect(first?.body).toMatchObject({ campaign: 'Friends & family', pageviews: 0, signups: 0 })
    expect(first?.body['link']).toBe(`/?utm=${String(first?.body['shortcode'])}`)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await referral(token, 'Newsletter')).body['shortcode']).not.toBe(first?.body['shortcode'])
    const other = await referral(await tokenOf(['virtualassistant']), 'Friends & family')
    expect(other.body['shortcode']).not.toBe(first?.body['shortcode'])
  })

  it('C5.3 needs a campaign, at most 100 letters long, and makes at most 50 links a person', async () => {
    const token = await tokenOf(['client'])
    for (const campaign of ['', ' ', 'x'.repeat(101)]) expect((await referral(token, campaign)).status).toBe(400)
    for (let each = 0; each < 50; each += 1) expect((await referral(token, `c${each}`)).status).toBe(200)
    expect(await referral(token, 'one more')).toMatchObject({ status: 409, body: { code: 'too_many_campaigns' } })
    expect((await referral(token, 'c7')).status).toBe(200)
  })

  it('A2.7, A2.8 is there while referral-links is on, for whoever holds the beta and for staff always', async () => {
    await setFlag('disabled')
    expect(await statusFor(['client'])).toBe(403)
    expect(await statusFor(['virtualassistant'])).toBe(403)
    expect(await statusFor(['client', 'client.beta'])).toBe(200)
    expect(await statusFor(['virtualassistant', 'virtualassistant.beta'])).toBe(200)
    expect(await statusFor(['admin', 'admin_utm.view'])).toBe(200)
    expect(await statusFor(['admin'])).toBe(403)
    await setFlag('enabled')
  })
})
