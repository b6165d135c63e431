import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { namesNoChoice, readCriteriaAddress } from '../../platform/criteria/criteria-address.ts'
import { changeCriteria, clearCriteria } from '../../platform/criteria/criteria-store.ts'
import { notify } from '../../ui/snackbar.ts'
import { hasDraftStarted, isDraftGone, loadDraft } from './draft.ts'
import { joinDraft } from './join-draft.ts'
import { isDraftKnown } from './known-drafts.ts'
import { leaveMissingDraft, tellDraftStarted } from './save-chosen.ts'

/** An address without choices opens the draft as it is stored, one with choices together with what it got since. */
export async function openDraft(uuid: string): Promise<void> {
  if (isDraftKnown(uuid)) return
  const { search } = window.location
  try {
    if (!namesNoChoice(search)) return await joinDraft(uuid)
    const stored = await loadDraft(uuid)
    const step = readCriteriaAddress(search)?.criteria.step ?? stored.step
    changeCriteria({ ...stored, uuid, city: null }, { step, replace: true })
  } catch (error) {
    if (isDraftGone(error)) leaveMissingDraft()
    else if (hasDraftStarted(error)) tellDraftStarted(error)
    else if (!(error instanceof ApiFailure && error.status === 401)) {
      notify({ kind: 'error', message: failureMessage(error, 'Something went wrong. Please try again later.') })
      if (error instanceof ApiFailure && error.status === 403) clearCriteria()
    }
  }
}
