import type { PoolClient } from 'pg'

interface DemoAlert {
  readonly fingerprint: string
  readonly type: 'error' | 'warning' | 'info'
  readonly title: string
  readonly detail: string
  readonly daysOld: number
  readonly hoursSince: number
  readonly repeats: number
  /** Who is on it. */
  readonly with?: string
  readonly note?: string
}

const alerts: readonly DemoAlert[] = [
  {
    fingerprint: 'mail:accounts@tidewater-dental.example',
    type: 'warning',
    title: 'Email to accounts@tidewater-dental.example bounced',
    detail:
      '“Your invoice is paid” was refused for good and won’t be sent again. Ask for the right address another way. The mail server said: 550 5.1.1 No such mailbox',
    daysOld: 6,
    hoursSince: 30,
    repeats: 2,
  },
  {
    fingerprint: 'mail:priya@lakeshore-studio.example',
    type: 'warning',
    title: 'Email to priya@lakeshore-studio.example bounced',
    detail:
      '“Hours of your subscription” was refused for good and won’t be sent again. Ask for the right address another way. The mail server said: 552 5.2.2 Mailbox full',
    daysOld: 3,
    hoursSince: 72,
    repeats: 0,
    with: 'support@demo.test',
  },
  {
    fingerprint: 'search:index',
    type: 'error',
    title: 'The search is behind',
    detail:
      'One process hadn’t taken up what changed for five minutes: clients may have found people as they were then.',
    daysOld: 24,
    hoursSince: 24 * 24 - 1,
    repeats: 0,
    note: 'The search is up to date.',
  },
]

/** What the product of the demo noticed: one that nobody is on, one that someone is, one that ended on its own. */
export async function addDemoAlerts(client: PoolClient): Promise<void> {
  for (const { fingerprint, type, title, detail, daysOld, hoursSince, repeats, with: email, note } of alerts) {
    await client.query(
      `insert into alerts (fingerprint, type, title, detail, repeat_count, created_date, last_date, entity_link,
         assigned_to, status, note, resolved_date)
       select $1, $2, $3, $4, $5, now() - $6 * interval '1 day', now() - $7 * interval '1 hour', null, person.uuid,
         case when $9::text is not null then 'resolved' when person.uuid is not null then 'inprogress' else 'new' end,
         coalesce($9, ''), case when $9 is not null then now() - $7 * interval '1 hour' + interval '20 minutes' end
       from (select 1) as one left join users person on person.email = $8
       on conflict do nothing`,
      [fingerprint, type, title, detail, repeats, daysOld, hoursSince, email ?? null, note ?? null],
    )
  }
}
