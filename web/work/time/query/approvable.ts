import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { call } from '../../../platform/api/call.ts'
import type { Input } from '../../../platform/api/operation-types.ts'

type Filter = Omit<NonNullable<Input<'time.listTime'>['query']>, 'pagination'>

/** The most that a list gives, and an approval takes, at once. */
const step = 100

/** All entries of a filter that the client may approve, in steps. Throws `ApiFailure`. */
export async function approvable(filter: Filter, signal?: AbortSignal): Promise<readonly TimeEntry[]> {
  const found = new Map<string, TimeEntry>()
  let count = 1
  for (let offset = 0; offset < count; offset += step) {
    const query = { ...filter, pagination: { limit: step, offset } }
    const reply = await call('time.listTime', { query, ...(signal && { signal }) })
    for (const entry of reply.time) if (timeEntryStates.is('approvable', entry.status)) found.set(entry.uuid, entry)
    count = reply.time.length === 0 ? 0 : reply.count
  }
  return [...found.values()]
}

/** Approves them, as many at once as the server takes; answers how many it did. Throws `ApiFailure`. */
export async function approve(uuids: readonly string[]): Promise<number> {
  let approved = 0
  for (let at = 0; at < uuids.length; at += step) {
    const reply = await call('time.approveTime', { body: { uuids: uuids.slice(at, at + step) } })
    approved += reply.approved
  }
  return approved
}
