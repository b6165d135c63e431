import { afterAll, beforeAll, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson } from '../../testing/people.ts'
import { clearOldNotifications } from './clear-old-notifications.ts'
import { notify } from './notify.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('what was sent to one person goes after two years; what staff composed stays, without who read it', async () => {
  const recipient = await addPerson(database, { permissions: ['client'] })
  const raise = (title: string) =>
    database.kysely.transaction().execute((transaction) =>
      notify(transaction, {
        users: [recipient.uuid],
        at: clock.now(),
        type: 'message',
        title,
        icon: 'info',
        priority: 1,
      }),
    )
  await raise('old')
  await database.pool.query(
    `with composed as (
       insert into notifications (type, title, icon, priority, composed, created_date, starts, ends, published_date, published_in)
       values ('announcement', 'news', 'info', 1, true, $1, $1, $1::timestamptz + interval '1 day', $1, pg_current_xact_id())
       returning uuid
     ) insert into notification_reads select $2, uuid, $1 from composed`,
    [clock.now(), recipient.uuid],
  )
  clock.set(new Date('2026-11-21T15:00:00Z'))
  await raise('younger')
  clock.set(new Date('2028-11-20T15:00:01Z'))
  await clearOldNotifications({ database, clock })
  const { rows } = await database.pool.query('select title from notifications order by title')
  expect(rows).toEqual([{ title: 'news' }, { title: 'younger' }])
  clock.set(new Date('2028-11-22T15:00:00Z'))
  await clearOldNotifications({ database, clock })
  expect(await database.kysely.selectFrom('notification_reads').selectAll().execute()).toEqual([])
  expect(await database.kysely.selectFrom('notifications').select('title').execute()).toEqual([{ title: 'news' }])
})
