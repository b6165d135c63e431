// Changes people's hours a hundred times a second, in a process of its own so that nobody's load delays its clock.
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { preciseNow, type Written } from './messages.ts'

const perSecond = 100
const [seconds = 1, assistants = 1] = process.argv.slice(2).map(Number)
const connections = 4
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: connections })
const written: Written[] = []

async function write(id: number): Promise<void> {
  const sent = preciseNow()
  const { rowCount } = await pool.query(
    `update assistants set monthly_hours_committed = (monthly_hours_committed + 10) % 40 where id = $1 and state = 'active'`,
    [id],
  )
  if (rowCount === 1) written.push({ id, sent, committed: preciseNow() })
}

await Promise.all(Array.from({ length: connections }, () => pool.query('select 1')))
const began = performance.now()
const writes: Promise<void>[] = []
for (let number = 0; number < seconds * perSecond; number += 1) {
  await wait(Math.max(0, began + (number * 1000) / perSecond - performance.now()))
  // A step that shares no factor with round numbers, so that nobody is changed twice in a row.
  writes.push(write(1 + ((number * 7_919) % assistants)))
}
await Promise.all(writes)
await pool.end()
process.send?.(written)
