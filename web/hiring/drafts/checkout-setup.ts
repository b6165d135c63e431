import * as t from '@talentplace/contract/hiring/messages/checkout'
import { call } from '../../platform/api/call.ts'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { changeCriteria, storedChoices } from '../../platform/criteria/criteria-store.ts'
import { sessionState } from '../../platform/session/session-store.ts'
import { joinDraft } from './join-draft.ts'
import { startDraft } from './start-draft.ts'
import { pageWriter } from './writer/page-writer.ts'

/** What the checkout begins with: the draft as it is stored now. */
export interface PreparedCheckout {
  readonly project_uuid: string
}

/** Shown at the root when there is nothing to check out. */
export const draftNeeded = t.draftNeeded()

/** How many drafts there are, and the one to continue. */
export async function draftsToCheckOut(): Promise<{ first: string | null; count: number }> {
  const { projects, count } = await call('projects.listProjects', { query: { pagination: { limit: 1 } } })
  return { first: projects[0]?.uuid ?? null, count }
}

/** B6.6, 0.18: the draft to continue: the earliest desired start, then the oldest; null where there is none. */
export async function firstDraft(): Promise<string | null> {
  return (await draftsToCheckOut()).first
}

interface Preparation {
  /** The draft to continue where nothing was chosen; null where there is none. Left out, it is asked for. */
  readonly findDraft?: () => Promise<string | null>
  /** Told of the draft that is taken up as it is stored, before it is opened: what shows it may be asked for meanwhile. */
  readonly onFound?: (uuid: string) => void
}

/**
 * A3.5, A3.6: makes sure that the choices stand in a stored draft before the checkout opens. The draft at hand is saved;
 * without one, what was chosen becomes a new draft, and where nothing was chosen the first kept draft is taken up.
 * Anything else, a draft that is gone included, is `no-draft`; without a session `signed-out`.
 */
export async function prepareCheckout(
  preparation: Preparation = {},
): Promise<PreparedCheckout | 'no-draft' | 'signed-out'> {
  if (sessionState.read().user === null) return 'signed-out'
  try {
    const project_uuid = await storedDraft(preparation)
    return project_uuid === null ? 'no-draft' : { project_uuid }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return 'signed-out'
    if (error instanceof ApiFailure) return 'no-draft'
    throw error
  }
}

async function storedDraft({ findDraft = firstDraft, onFound }: Preparation): Promise<string | null> {
  const { city: _, ...chosen } = storedChoices()
  if (chosen.uuid !== null) {
    await joinDraft(chosen.uuid)
    // What is seen is what is paid for, also where an address brought it.
    pageWriter.changed(chosen.uuid, { byItself: false })
    await pageWriter.save(chosen.uuid)
    return chosen.uuid
  }
  if (chosen.rids.length > 0) return startDraft(chosen)
  const uuid = await findDraft()
  if (uuid !== null) {
    // Where opening it saves what an earlier page left, what shows it would be asked for too soon.
    if (!pageWriter.savesOnOpening(uuid)) onFound?.(uuid)
    const stored = await pageWriter.open(uuid, null)
    changeCriteria({ ...stored, uuid, city: null }, { byItself: true })
  }
  return uuid
}
