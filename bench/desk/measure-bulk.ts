import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** Drafts of one bonus each, of as many assistants; those who have a draft are passed over. */
export async function fillDrafts(pool: Pool, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1_000) {
    await pool.query(
      `with drafts as (
         insert into va_bills (virtualassistant_uuid, currency, status, bill_date, period_start, period_end, total_cents, created_date)
         select uuid, 'cad', 'draft', '2026-11-10', '2026-10-16', '2026-10-31', 50000, now() from assistants
         where not exists (select from va_bills where virtualassistant_uuid = assistants.uuid)
         order by uuid limit $1 returning uuid)
       insert into va_bill_lines (bill_uuid, position, kind, description, amount_cents)
       select uuid, 1, 'bonus', 'A referral', 50000 from drafts`,
      [Math.min(1_000, count - made)],
    )
  }
}

interface Run {
  readonly uuid: string
  readonly state: string
  readonly rows: number
  readonly done: number
  readonly skipped: number
}

/** Previews and posts every draft; milliseconds of the preview, of the start, and from there until the last row has its result. */
export async function measureBulk(port: number, token: string) {
  const send = async (path: string, body?: object): Promise<Run> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/bulk-runs${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (reply.status !== 200) throw new Error(`/bulk-runs${path} answers ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Run
  }
  const from = performance.now()
  const action = { action: 'bills.post', values: { including: ['on_hold'] } }
  let run = await send('', { ...action, selection: { matching: { status: 'draft' } } })
  const previewed = performance.now()
  run = await send(`/${run.uuid}/start`, {})
  const started = performance.now()
  while (run.state !== 'done') {
    await new Promise((resolve) => setTimeout(resolve, 500))
    run = await send(`/${run.uuid}`)
  }
  const done = performance.now()
  return { run, preview: previewed - from, start: started - previewed, work: done - started }
}
