import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { changeCriteria } from '../../platform/criteria/criteria-store.ts'
import { knownDrafts } from './known-drafts.ts'
import { mergeCriteria } from '@talentplace/contract/projects/merge-criteria'
import { nothingChosen } from './nothing-chosen.ts'

const mostAttempts = 4
const startedCode = 'project_started'
const startedMessage =
  'This search has become a subscription and is no longer a draft. You find it among your subscriptions.'

/** Saves of one page go out one after the other, so that it is never stale to itself. */
let queue: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work, work)
  queue = result.catch(() => undefined)
  return result
}

/** B1.3: begins a draft from the criteria chosen so far and gives its uuid. Throws `ApiFailure`. */
export async function startDraft(criteria: MatchingCriteria): Promise<string> {
  const { project_uuid, version } = await call('projects.createProject', { body: { matching_criteria: criteria } })
  knownDrafts.set(project_uuid, { version, criteria: { ...criteria, uuid: project_uuid } })
  return project_uuid
}

/** The version of a draft this page has begun, loaded or saved. */
export function draftVersion(uuid: string): number {
  return knownDrafts.get(uuid)?.version ?? 1
}

/** True for a failure that says the draft isn't there, or not for this person. */
export function isDraftGone(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 400)
}

/** True for a failure that says the draft has become a subscription. */
export function hasDraftStarted(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === startedCode
}

/**
 * B1.5: the stored criteria of a draft. Throws `ApiFailure`: 404 when it is gone or someone else's, 409
 * `project_started` when it has become a subscription.
 */
export async function loadDraft(uuid: string): Promise<MatchingCriteria> {
  const { matching_criteria, version, start_date } = await call('projects.getProject', { params: { uuid } })
  if (start_date !== null) throw new ApiFailure(409, { code: startedCode, message: startedMessage })
  knownDrafts.set(uuid, { version, criteria: matching_criteria })
  return matching_criteria
}

/** B6.6: takes the stored criteria of a draft up as the present choices. Throws `ApiFailure` as `loadDraft` does. */
export async function adoptDraft(uuid: string): Promise<MatchingCriteria> {
  const stored = await loadDraft(uuid)
  changeCriteria({ ...stored, uuid, city: null })
  return stored
}

/**
 * Saves the criteria onto their draft. When the draft was changed elsewhere since this page knew it, both changes
 * are joined by role and saved; gives what is stored then, or null when that is just what was sent. Throws `ApiFailure`.
 */
export function saveDraft(uuid: string, criteria: MatchingCriteria): Promise<MatchingCriteria | null> {
  return inTurn(() => saveFrom(uuid, criteria, mostAttempts))
}

async function saveFrom(uuid: string, mine: MatchingCriteria, attempts: number): Promise<MatchingCriteria | null> {
  const before = knownDrafts.get(uuid)
  if (!before) {
    const joined = mergeCriteria(nothingChosen, mine, await loadDraft(uuid))
    return (await saveFrom(uuid, joined, attempts)) ?? joined
  }
  if (sameCriteria(before.criteria, mine)) return null
  try {
    const { version } = await call('projects.saveProject', {
      params: { uuid },
      body: { matching_criteria: mine, version: before.version },
    })
    knownDrafts.set(uuid, { version, criteria: mine })
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === 'stale_version') || attempts === 1) throw error
    const merged = mergeCriteria(before.criteria, mine, await loadDraft(uuid))
    return (await saveFrom(uuid, merged, attempts - 1)) ?? merged
  }
}

/** The draft's name and uuid are its row's own and no reason to save. */
function sameCriteria(one: MatchingCriteria, other: MatchingCriteria): boolean {
  const fields = Object.keys(one) as (keyof MatchingCriteria)[]
  return fields
    .filter((field) => field !== 'uuid' && field !== 'project_name')
    .every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}
