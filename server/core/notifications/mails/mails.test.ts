import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as t from '@talentplace/contract/subscriptions/messages/notifications'
import type { Permission } from '@talentplace/contract/shared/permission'
import { settableClock } from '../../../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../../../testing/database.ts'
import { createUnsubscribeLinks } from '../../../platform/mail/unsubscribe-links.ts'
import { addPerson, type Person } from '../../../testing/people.ts'
import { publishDue, mailAudience } from '../../broadcasts/publish.ts'
import { runDueTasks } from '../../notification-loop.ts'
import { inEachLanguage, notify } from '../notify.ts'
import { deliverMails } from './deliver-mails.ts'
import { testSender } from '../../../testing/test-sender.ts'
import { createReplyAddresses } from '../../../platform/mail/reply-addresses.ts'

/** Eleven in the evening in Toronto. */
const late = new Date('2026-11-21T04:00:00Z')
const clock = settableClock(late)
let database: TestDatabase
const hour = 60 * 60_000

const publicUrl = 'https://talentplace.example'
const unsubscribeLinks = createUnsubscribeLinks({ publicUrl, secret: () => Promise.resolve(Buffer.alloc(32, 7)) })
const deps = () => ({
  database,
  clock,
  ...testSender,
  publicUrl,
  unsubscribeLinks,
  replyAddresses: createReplyAddresses({ database, domain: null }),
})

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  clock.set(late)
  await database.pool.query('truncate mail_outbox, notifications cascade')
})
afterAll(() => database.close())

async function person(
  choices: Record<string, string>,
  quiet: { from: string; to: string } | null = null,
  permissions: readonly Permission[] = ['client'],
): Promise<Person> {
  const added = await addPerson(database, { permissions })
  await database.kysely
    .updateTable('users')
    .set({ timezone: 'America/Toronto' })
    .where('uuid', '=', added.uuid)
    .execute()
  await database.kysely
    .insertInto('user_preferences')
    .values({
      user_uuid: added.uuid,
      notifications: JSON.stringify(choices),
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
    })
    .execute()
  return added
}

const raise = (users: readonly Person[], title: string, body = '') =>
  database.kysely.transaction().execute((transaction) =>
    notify(transaction, {
      users: users.map(({ uuid }) => uuid),
      at: clock.now(),
      type: 'message',
      title,
      body,
      icon: 'info',
      priority: 1,
    }),
  )

/** A broadcast for many, to be published when the clock says so. */
async function schedule(role: string | null, starts: Date): Promise<string> {
  const { uuid } = await database.kysely
    .insertInto('notifications')
    .values({
      user_uuid: null,
      role,
      type: 'announcement',
      title: 'News',
      icon: 'info',
      priority: 1,
      entity_link: null,
      composed: true,
      sender_uuid: null,
      created_date: late,
      starts,
      ends: new Date(starts.getTime() + 240 * hour),
      withdrawn_date: null,
      published_date: null,
      published_in: null,
      read_at: null,
      mailed_to: null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

const outbox = () =>
  database.kysely.selectFrom('mail_outbox').select(['recipient', 'subject', 'text_body']).orderBy('recipient').execute()
const subjects = async () => (await outbox()).map(({ subject }) => subject)

describe('A5 Ours by email', () => {
  it('each gets what they chose, by type: at once, in the morning’s digest, or nothing', async () => {
    const [email, digest, inApp, off, usual] = await Promise.all([
      person({ message: 'email' }),
      person({ message: 'digest' }),
      person({ message: 'in_app' }),
      person({ message: 'off' }),
      addPerson(database, { permissions: ['client'] }),
    ])
    await raise([email, digest, inApp, off, usual], 'Your invoice', 'It is ready.')
    await runDueTasks(deps())
    // Messages from our team come by email unless someone chose otherwise.
    expect((await outbox()).map(({ recipient }) => recipient).sort()).toEqual([email.email, usual.email].sort())
    clock.set(new Date('2026-11-21T12:59:59Z'))
    await runDueTasks(deps())
    expect(await outbox()).toHaveLength(2)
    clock.set(new Date('2026-11-21T13:00:00Z'))
    await runDueTasks(deps())
    expect((await outbox()).map(({ recipient }) => recipient)).toContain(digest.email)
    await runDueTasks(deps())
    expect(await outbox()).toHaveLength(3)
  })

  it('Part 2, 11: fifty events in quiet hours become one digest at their end', async () => {
    const sleeper = await person({ message: 'email' }, { from: '22:00', to: '07:00' })
    for (let at = 1; at <= 50; at += 1) {
      clock.set(new Date(late.getTime() + at * 60_000))
      await raise([sleeper], `Event ${at}`)
      await runDueTasks(deps())
    }
    expect(await outbox()).toEqual([])
    clock.set(new Date('2026-11-21T12:00:00Z'))
    await runDueTasks(deps())
    expect(await subjects()).toEqual(['50 notifications from Talentplace'])
    const [mail] = await outbox()
    expect(mail?.text_body).toMatch(/Event 1\n[^]*Event 30\n[^]*And 20 more\./)
  })

  it('one alone is told whole, with the way to it', async () => {
    const recipient = await person({ message: 'email' }, null, ['virtualassistant'])
    await raise([recipient], 'Your invoice', 'It is ready.\n\nPay <when> you like.')
    await runDueTasks(deps())
    const [mail] = await outbox()
    expect(mail?.subject).toBe('Your invoice')
    expect(mail?.text_body).toMatch(/It is ready\.\n\nPay <when> you like\./)
    expect(mail?.text_body).toContain('https://talentplace.example/va/notifications')
  })

  it('38 each reads it in the language of their account, staff in English whatever they chose before', async () => {
    const choices = { review_request: 'email' }
    const [english, french, staff] = await Promise.all([
      person(choices),
      person(choices),
      person(choices, null, ['admin']),
    ])
    await database.pool.query(`update users set language = 'fr' where uuid = any ($1)`, [[french.uuid, staff.uuid]])
    await database.kysely.transaction().execute((transaction) =>
      notify(transaction, {
        users: [english, french, staff].map(({ uuid }) => uuid),
        at: clock.now(),
        type: 'review_request',
        ...inEachLanguage(() => ({ title: t.hasReply() })),
        body: '“Merci à vous!”',
        icon: 'info',
        priority: 1,
      }),
    )
    await runDueTasks(deps())
    const sent = new Map(
      (await outbox()).map(({ recipient, subject, text_body }) => [recipient, { subject, text_body }]),
    )
    const [toEnglish, toFrench, toStaff] = [english, french, staff].map(({ email }) => sent.get(email))
    expect([toEnglish?.subject, toFrench?.subject, toStaff?.subject]).toEqual([
      'Your review has a reply',
      'Votre évaluation a reçu une réponse',
      'Your review has a reply',
    ])
    expect(toFrench?.text_body).toMatch(/^Bonjour [^]*“Merci à vous!”[^]*Ouvrir la notification/)
  })

  it('what has been read meanwhile isn’t mailed, nor what isn’t wanted any more, nor anything to a closed account', async () => {
    const [recipient, leaver, changer] = await Promise.all([
      person({ message: 'digest' }),
      person({ message: 'digest' }),
      person({ message: 'digest' }),
    ])
    await raise([recipient, leaver, changer], 'Old news')
    await database.pool.query(`update user_preferences set notifications = '{"message": "off"}' where user_uuid = $1`, [
      changer.uuid,
    ])
    await database.pool.query('update notifications set read_at = now() where user_uuid = $1', [recipient.uuid])
    await database.pool.query('update users set deleted_date = now() where uuid = $1', [leaver.uuid])
    clock.set(new Date('2026-11-21T13:00:00Z'))
    await runDueTasks(deps())
    expect(await outbox()).toEqual([])
    await raise([leaver], 'To nobody')
    expect(await database.kysely.selectFrom('notifications').select('title').execute()).toEqual([
      { title: 'Old news' },
      { title: 'Old news' },
      { title: 'Old news' },
    ])
  })

  it('ten processes at once mail it once', async () => {
    const readers = await Promise.all(Array.from({ length: 20 }, () => person({ message: 'email' })))
    await raise(readers, 'Once')
    await Promise.all(Array.from({ length: 10 }, () => deliverMails(deps())))
    while (await deliverMails(deps()));
    expect(await outbox()).toHaveLength(20)
    expect(new Set((await outbox()).map(({ recipient }) => recipient)).size).toBe(20)
  })
})

describe('A5 Ours a scheduled broadcast', () => {
  it('begins at its time, not before, and once', async () => {
    const starts = new Date(late.getTime() + hour)
    const uuid = await schedule(null, starts)
    const published = async () =>
      (await database.kysely.selectFrom('notifications').select('published_date').where('uuid', '=', uuid).execute())[0]
    clock.set(new Date(starts.getTime() - 1))
    expect(await publishDue(deps())).toBe(0)
    expect(await published()).toEqual({ published_date: null })
    clock.set(starts)
    const counts = await Promise.all(Array.from({ length: 5 }, () => publishDue(deps())))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await published()).toEqual({ published_date: starts })
  })

  it('that is withdrawn or over before it began never does', async () => {
    const withdrawn = await schedule(null, new Date(late.getTime() + hour))
    await schedule(null, new Date(late.getTime() - 300 * hour))
    await database.pool.query('update notifications set withdrawn_date = now() where uuid = $1', [withdrawn])
    clock.set(new Date(late.getTime() + 2 * hour))
    expect(await publishDue(deps())).toBe(0)
  })

  it('is one row however many it is for, and mailed to those of its audience who asked for that', async () => {
    const wanted = await Promise.all(Array.from({ length: 3 }, () => person({ announcement: 'email' })))
    await person({ announcement: 'email' }, null, ['virtualassistant'])
    await person({})
    await schedule('client', late)
    await runDueTasks(deps())
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(wanted.map(({ email }) => email).sort())
    const { rows } = await database.pool.query('select mailed, mailing from notifications')
    expect(rows).toEqual([{ mailed: 3, mailing: false }])
  })

  it('goes on mailing where it stopped: more people than one step takes, each once', async () => {
    await database.pool.query(
      `with added as (
         insert into users (full_name, email, permissions)
         select 'P ' || n, 'many' || n || '@example.test', array['client.early-access'] from generate_series(1, 1203) n
         returning uuid
       ) insert into user_preferences (user_uuid, notifications) select uuid, '{"announcement": "email"}' from added`,
    )
    await schedule('client.early-access', late)
    await publishDue(deps())
    let steps = 0
    while ((await Promise.all([mailAudience(deps()), mailAudience(deps())])).some(Boolean)) steps += 1
    expect(steps).toBeGreaterThan(1)
    while (await deliverMails(deps()));
    const { rows } = await database.pool.query(
      'select count(*)::int as mails, count(distinct recipient)::int as people from mail_outbox',
    )
    expect(rows).toEqual([{ mails: 1203, people: 1203 }])
    const composed = await database.kysely.selectFrom('notifications').select(['mailed', 'mailing']).execute()
    expect(composed).toEqual([{ mailed: 1203, mailing: false }])
  })
})

it('each such mail can be ended by its mail program and by a link in it, each for its person alone', async () => {
  clock.set(new Date('2026-11-21T15:00:00Z'))
  const someone = await person({ message: 'email' })
  await raise([someone], 'A title')
  await runDueTasks(deps())
  const { rows } = await database.pool.query<{ unsubscribe_url: string; text_body: string }>(
    'select unsubscribe_url, text_body from mail_outbox where recipient = $1',
    [someone.email],
  )
  expect(rows).toHaveLength(1)
  const token = /^https:\/\/talentplace\.example\/api\/unsubscribe\?token=([\w-]{43})$/.exec(
    rows[0]?.unsubscribe_url ?? '',
  )?.[1]
  expect(rows[0]?.text_body).toContain(`${publicUrl}/unsubscribe#token=${token}`)
  expect(await unsubscribeLinks.personOf(String(token))).toBe(someone.uuid)
})

it('mails about one discussion have one subject and are one conversation; several things at once stand alone', async () => {
  clock.set(new Date('2026-11-21T15:00:00Z'))
  const someone = await person({ message: 'email' })
  const notifyAbout = (title: string, entity_link: string) =>
    database.kysely.transaction().execute((transaction) =>
      notify(transaction, {
        users: [someone.uuid],
        at: clock.now(),
        type: 'message',
        title,
        body: 'Good morning',
        icon: 'discussion',
        priority: 1,
        entity_link,
        mail_subject: 'Discussion: Invoices',
      }),
    )
  for (const name of ['Sasha', 'Fiona']) {
    await notifyAbout(`${name} wrote to you: Invoices`, 'discussion:1')
    await runDueTasks(deps())
  }
  await notifyAbout('Sasha wrote to you: Invoices', 'discussion:1')
  await notifyAbout('A task for you: Reconcile', 'task:2')
  await runDueTasks(deps())
  const mails = await database.kysely
    .selectFrom('mail_outbox')
    .select(['subject', 'thread', 'text_body'])
    .where('recipient', '=', someone.email)
    .orderBy('uuid')
    .execute()
  expect(mails).toEqual([
    {
      subject: 'Discussion: Invoices',
      thread: 'discussion:1',
      text_body: expect.stringContaining('Sasha wrote to you: Invoices\n\nGood morning'),
    },
    {
      subject: 'Discussion: Invoices',
      thread: 'discussion:1',
      text_body: expect.stringContaining('Fiona wrote to you: Invoices\n\nGood morning'),
    },
    { subject: '2 notifications from Talentplace', thread: null, text_body: expect.any(String) },
  ])
})
