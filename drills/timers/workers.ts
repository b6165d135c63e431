import { systemClock } from '@talentplace/server/platform/clock/clock'
import { addClient, addPerson, addSession } from '@talentplace/server/testing/people'
import { addAssistant } from '@talentplace/server/testing/rows/add-assistant'
import { addTask } from '@talentplace/server/testing/rows/add-task'
import { addWorkplace } from '@talentplace/server/testing/rows/add-workplace'
import type { DrillDatabase } from '../drill-database.ts'

const zones = [
  'America/Toronto',
  'America/St_Johns',
  'America/Halifax',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  // Where clocks don't change, or no longer do.
  'America/Regina',
  'America/Phoenix',
  'America/Vancouver',
  'America/Edmonton',
]
/** The evenings before both changes of the clocks. */
const evenings = ['2026-03-07T18:00:00Z', '2026-10-31T18:00:00Z']

export interface Worker {
  readonly assistant_uuid: string
  readonly token: string
  readonly zone: string
  readonly begin: Date
  /** Of the subscription alone, and of its task. */
  readonly timers: readonly [string, string]
  readonly rate_plan_uuid: string
}

/** Assistants with a place each, spread over the zones and over both evenings. */
export async function addWorkers(database: DrillDatabase, count: number): Promise<Worker[]> {
  await database.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.va-time'`)
  const client_uuid = await addClient(database, 'Maple Books')
  const contact = await addPerson(database, { permissions: ['client'], client_uuid, is_primary_contact: true })
  const workers: Worker[] = []
  for (let at = 0; at < count; at += 1) {
    const zone = zones[at % zones.length] ?? ''
    const person = await addPerson(database, { permissions: ['virtualassistant'] })
    const { uuid } = await addAssistant(database, { user_uuid: person.uuid, timezone: zone })
    const about = { client_uuid, created_by: contact.uuid, virtualassistant_uuid: uuid, start_date: '2026-01-01' }
    const { project_uuid, rate_plan_uuid } = await addWorkplace(database, about)
    workers.push({
      assistant_uuid: uuid,
      rate_plan_uuid,
      token: await addSession(database, systemClock, person.uuid),
      zone,
      begin: new Date(evenings[Math.floor(at / zones.length) % evenings.length] ?? ''),
      timers: [project_uuid, project_uuid + (await addTask(database, project_uuid))],
    })
  }
  return workers
}
