import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { createTestProcessor, type TestProcessor } from '../../platform/payments/test-processor/test-processor.ts'
import { mailsTo } from '../../testing/servers/account-server.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson } from '../../testing/people.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'
import { testSender } from '../../testing/test-sender.ts'

const clock = settableClock(new Date('2026-11-20T13:07:00Z'))
let database: TestDatabase
let processor: TestProcessor

beforeAll(async () => {
  database = await testDatabase()
  processor = createTestProcessor({ url: database.url, clock })
})
afterAll(async () => {
  await processor.close()
  await database.close()
})

async function runOn(day: string): Promise<void> {
  clock.set(new Date(`${day}T13:07:00Z`))
  await warnOfExpiry({ database, clock, processor, sender: testSender })
}

/** A company with a primary and another contact, and a card that expires in the month. */
async function companyWithCard(month: number, more: { is_default?: boolean; primary?: boolean } = {}) {
  const { is_default = true, primary = true } = more
  const client_uuid = await addClient(database, 'Maple Books')
  const person = { permissions: ['client'] as const, client_uuid }
  const contact = await addPerson(database, { ...person, is_primary_contact: primary })
  const colleague = await addPerson(database, person)
  const { uuid } = await database.kysely
    .insertInto('credit_cards')
    .values({
      client_uuid,
      processor: 'test',
      stripe_card_id: randomUUID(),
      brand: 'Visa',
      last_four: '4242',
      expiry_month: month,
      expiry_year: 2027,
      default_credit_card: is_default,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const subjects = async (email: string) => (await mailsTo(database, email)).map(({ subject }) => subject)
  return { card: uuid, contact, colleague, subjects }
}

it('B9 warns the primary contact 30 and 7 days before the card’s last day, each once', async () => {
  const { contact, colleague, subjects } = await companyWithCard(4)
  const text = 'Your Visa ending in 4242 expires on Apr 30'
  await runOn('2027-03-30')
  expect(await subjects(contact.email)).toEqual([])
  await runOn('2027-03-31')
  await runOn('2027-03-31')
  await runOn('2027-04-22')
  expect(await subjects(contact.email)).toEqual([text])
  await Promise.all([runOn('2027-04-23'), runOn('2027-04-23'), runOn('2027-04-24')])
  await runOn('2027-04-30')
  await runOn('2027-05-01')
  expect(await subjects(contact.email)).toEqual([text, text])
  expect(await subjects(colleague.email)).toEqual([])
})

it('B9 tells it inside the product too, and leads to the cards', async () => {
  const { card, contact } = await companyWithCard(6)
  await runOn('2027-06-01')
  const notes = await database.kysely
    .selectFrom('notifications')
    .select(['title', 'type', 'entity_link'])
    .where('user_uuid', '=', contact.uuid)
    .execute()
  const title = 'Your Visa ending in 4242 expires on Jun 30'
  expect(notes).toEqual([{ title, type: 'billing', entity_link: `card:${card}` }])
  const [mail] = await mailsTo(database, contact.email)
  expect(mail?.text).toContain('Your subscriptions are paid with this card.')
  expect(mail?.text).toContain('https://talentplace.test/client/billing')
})

it('B9 a run that comes late still warns; a card added in its last week has one warning', async () => {
  const { contact, subjects } = await companyWithCard(8)
  await runOn('2027-08-27')
  await runOn('2027-08-28')
  expect(await subjects(contact.email)).toHaveLength(1)
})

it('B9 says of another card that nothing depends on it, and everybody hears where nobody is the primary contact', async () => {
  const { contact, colleague } = await companyWithCard(10, { is_default: false, primary: false })
  await runOn('2027-10-05')
  for (const { email } of [contact, colleague]) {
    expect((await mailsTo(database, email))[0]?.text).toContain('It isn’t your default card')
  }
})

it('B9 a deleted card is warned of no more', async () => {
  const { card, contact, subjects } = await companyWithCard(12, { is_default: false })
  await database.kysely
    .updateTable('credit_cards')
    .set({ removed_date: clock.now() })
    .where('uuid', '=', card)
    .execute()
  await runOn('2027-12-30')
  expect(await subjects(contact.email)).toEqual([])
})

it('B9 a run in the evening counts days where the client is', async () => {
  const { contact, subjects } = await companyWithCard(10)
  await database.pool.query(`update users set timezone = 'America/Toronto' where uuid = $1`, [contact.uuid])
  // 21:00 on 30 September in Toronto; by UTC it is October, and 30 days ahead.
  clock.set(new Date('2027-10-01T01:00:00Z'))
  await warnOfExpiry({ database, clock, processor, sender: testSender })
  expect(await subjects(contact.email)).toEqual([])
  clock.set(new Date('2027-10-01T04:00:00Z'))
  await warnOfExpiry({ database, clock, processor, sender: testSender })
  expect(await subjects(contact.email)).toHaveLength(1)
})

it('issue 38 a client in Québec is warned in French', async () => {
  const { contact } = await companyWithCard(11)
  await database.pool.query(
    `update clients set country = 'CA', state_prov = 'QC' where uuid = (select client_uuid from users where uuid = $1)`,
    [contact.uuid],
  )
  await runOn('2027-11-01')
  const [mail] = await mailsTo(database, contact.email)
  expect(mail?.subject).toBe('Votre carte Visa se terminant par 4242 expire le 30 nov.')
  for (const form of [mail?.text, mail?.html]) expect(form).toContain('Vos abonnements sont payés avec cette carte.')
  expect(mail?.html).toContain('<html lang="fr-CA">')
  expect(mail?.text).toContain('Voir vos cartes\u00a0:\nhttps://talentplace.test/client/billing\n')
})
