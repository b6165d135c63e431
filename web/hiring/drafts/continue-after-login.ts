import * as t from '@talentplace/contract/hiring/messages/drafts'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { mergeCriteria } from '@talentplace/contract/hiring/drafts/merge-criteria'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { writeCriteriaAddress } from '../../platform/criteria/criteria-address.ts'
import { changeCriteria, criteriaState, storedChoices } from '../../platform/criteria/criteria-store.ts'
import { goTo } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { notify } from '../../ui/notice/toast.ts'
import { firstDraft } from './checkout-setup.ts'
import { joinDraft } from './join-draft.ts'
import { nothingChosen } from './nothing-chosen.ts'
import { startDraft } from './start-draft.ts'
import { leaveMissingDraft, notifyDraftStarted } from './notify-draft.ts'
import { hasDraftStarted, isDraftDeleted } from './writer/draft-failures.ts'
import { saveChosen } from './writer/follow-draft.ts'
import { pageWriter } from './writer/page-writer.ts'

function chosen(): MatchingCriteria {
  const { city: _, ...criteria } = criteriaState.read().criteria
  return criteria
}

function hasWords({ keywords }: MatchingCriteria): boolean {
  return Object.values(keywords).some((words) => words.length > 0)
}

/**
 * B6.6: what a client chose before signing in goes on in a draft. The one at hand; else the one with the earliest
 * desired start: it is taken up where no role was chosen, and gets what was chosen added otherwise, without losing its
 * own; else a new one. Failures are told, and keep nobody from going on.
 */
export async function continueAfterLogin(): Promise<void> {
  try {
    if (await enterDraft()) showDraft()
  } catch (error) {
    const { uuid } = storedChoices()
    if (uuid !== null && isDraftDeleted(error)) leaveMissingDraft(uuid)
    else if (uuid !== null && hasDraftStarted(error)) notifyDraftStarted(uuid, error)
    else {
      const message = failureMessage(error, t.notLoaded())
      notify({ kind: 'error', id: 'drafts', message })
    }
  }
}

/** @returns whether the present choices belong to a draft now */
async function enterDraft(): Promise<boolean> {
  const before = chosen()
  if (before.uuid !== null) {
    await joinDraft(before.uuid)
    await saveChosen()
    return true
  }
  const uuid = await firstDraft()
  if (uuid === null) return startNewDraft(before)
  const stored = await pageWriter.open(uuid, null)
  const present = chosen()
  // Meanwhile the person went on by themselves: their search isn't pulled from under them.
  if (present.uuid !== null || JSON.stringify(present) !== JSON.stringify(before)) return false
  const isSearching = present.rids.length > 0 || hasWords(present)
  const joined = mergeCriteria(nothingChosen, present, stored)
  if (present.rids.length === 0) {
    changeCriteria({ ...joined, step: stored.step, uuid, city: null }, { byItself: !isSearching })
  } else addTo(uuid, present, joined)
  if (isSearching) await saveChosen()
  return true
}

async function startNewDraft(criteria: MatchingCriteria): Promise<boolean> {
  if (criteria.rids.length === 0 && !hasWords(criteria)) return false
  await startDraft(criteria)
  return true
}

function addTo(uuid: string, present: MatchingCriteria, joined: MatchingCriteria): void {
  const addsRoles = joined.rids.length > present.rids.length
  // What was just searched for is what is looked at first.
  changeCriteria({ ...joined, focusedRid: addsRoles ? present.rids : present.focusedRid, step: present.step, uuid })
  if (!addsRoles) return
  const message = t.joined({ name: joined.project_name })
  notify({ kind: 'info', id: 'draft-joined', message })
}

function showDraft(): void {
  const { criteria, page } = criteriaState.read()
  if (criteria.uuid === null) return
  const address = writeCriteriaAddress(criteria, page, { step: true })
  goTo(`${paths.search(undefined, criteria.uuid)}?${address}`, { replace: true })
}
