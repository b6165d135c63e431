import type { PoolClient } from 'pg'

interface DemoNotification {
  /** One person's address; else a role, else everybody. */
  readonly to?: string
  readonly role?: 'client' | 'virtualassistant' | 'admin'
  readonly title: string
  readonly body: string
  readonly icon: 'discussion' | 'alert' | 'happy' | 'info' | 'task'
  readonly priority: 0 | 1 | 2
  /** Hours from now; in the past it has reached its readers. */
  readonly starts: number
  readonly days?: number
  readonly read?: boolean
}

const sender = 'admin@demo.test'

const notifications: readonly DemoNotification[] = [
  {
    role: 'client',
    title: 'See what other clients say',
    body: 'Every assistant’s card now shows their rating, and their profile what clients wrote about the work.',
    icon: 'happy',
    priority: 2,
    starts: -24 * 12,
  },
  {
    role: 'virtualassistant',
    title: 'Your weekly schedule counts',
    body: 'Clients choose by the hours you share with them. The times on your profile are the ones they are shown.',
    icon: 'info',
    priority: 1,
    starts: -24 * 9,
  },
  {
    title: 'Support answers a little later this week',
    body: 'Half of our team is at a training until Friday. Messages are answered within one business day.',
    icon: 'info',
    priority: 2,
    starts: -40,
    days: 7,
  },
  {
    title: 'A short pause on the weekend',
    body: 'We are moving to a new database. The product will be away for some minutes on Sunday morning.',
    icon: 'alert',
    priority: 0,
    starts: 24 * 3,
    days: 5,
  },
  {
    role: 'client',
    title: 'Autumn consultations',
    body: 'Book half an hour with us about the work you want to hand over.',
    icon: 'task',
    priority: 2,
    starts: -24 * 40,
    days: 20,
  },
  {
    to: 'client@demo.test',
    title: 'Welcome, Morgan',
    body: 'I look after your company here. Write to me whenever something is unclear.',
    icon: 'happy',
    priority: 1,
    starts: -24 * 20,
    read: true,
  },
  {
    to: 'client@demo.test',
    title: 'Two bookkeepers who know Xero',
    body: 'You were looking for someone for your books. Two people with Xero have hours to spare this month.',
    icon: 'discussion',
    priority: 1,
    starts: -5,
  },
  {
    to: 'va@demo.test',
    title: 'Your profile reads well',
    body: 'Clients open it often. A line about the tools you like best would round it off.',
    icon: 'discussion',
    priority: 1,
    starts: -27,
  },
]

const feedback = [
  {
    from: 'client@demo.test',
    page: '/search',
    hours: 70,
    message: 'I would like to compare three people side by side.',
  },
  { from: 'va@demo.test', page: '/va/home', hours: 30, message: 'The new home page is clear. Thank you!' },
]

/** What staff of the demo told people, some of it read, one to come and one over; and what people told staff. */
export async function addDemoNotifications(client: PoolClient): Promise<void> {
  const known = await client.query('select from notifications limit 1')
  if (known.rowCount !== 0) return
  for (const { to, role, title, body, icon, priority, starts, days, read } of notifications) {
    await client.query(
      `insert into notifications (user_uuid, role, type, title, body, icon, priority, composed, sender_uuid,
         created_date, starts, ends, published_date, published_in, read_at)
       select person.uuid, $2, case when person.uuid is null then 'announcement' else 'message' end, $3, $4, $5, $6,
         true, (select uuid from users where email = $7), least(begins, now()) - interval '1 hour', begins,
         begins + $9 * interval '1 day',
         case when begins <= now() then begins end, case when begins <= now() then pg_current_xact_id() end,
         case when $10 then begins + interval '2 hours' end
       from (select now() + $8 * interval '1 hour' as begins) as schedule
       left join users person on person.email = $1
       where $1::text is null or person.uuid is not null`,
      [to ?? null, role ?? null, title, body, icon, priority, sender, starts, days ?? 90, read ?? false],
    )
  }
  for (const { from, page, hours, message } of feedback) {
    await client.query(
      `insert into product_feedback (user_uuid, message, page, created_date)
       select uuid, $2, $3, now() - $4 * interval '1 hour' from users where email = $1`,
      [from, message, page, hours],
    )
  }
}
