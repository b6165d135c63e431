import * as ui from '@talentplace/contract/shared/messages/ui'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { namesNoChoice, readCriteriaAddress } from '../../platform/criteria/criteria-address.ts'
import { changeCriteria, clearCriteria, isUnopened, markOpened } from '../../platform/criteria/criteria-store.ts'
import { notify } from '../../ui/notice/toast.ts'
import { joinDraft } from './join-draft.ts'
import { leaveMissingDraft, notifyDraftStarted } from './notify-draft.ts'
import { hasDraftStarted, isDraftDeleted } from './writer/draft-failures.ts'
import { refreshDraft } from './writer/autosave.ts'
import { pageWriter } from './writer/page-writer.ts'

/**
 * Opens a draft by its address, as it is stored and with what waits in this browser. One without choices says at most
 * at which step. Nothing is saved by it.
 */
export async function openDraft(uuid: string): Promise<void> {
  const { search } = window.location
  const isKnown = pageWriter.isKnown(uuid)
  try {
    if (!isKnown && !namesNoChoice(search)) return await joinDraft(uuid)
    if (!isKnown || isUnopened(uuid)) {
      const mine = await pageWriter.open(uuid, null)
      markOpened(uuid)
      const step = readCriteriaAddress(search)?.criteria.step ?? mine.step
      changeCriteria({ ...mine, uuid, city: null }, { step, replace: true, byItself: true })
    }
    if (isKnown) void refreshDraft(uuid)
  } catch (error) {
    markOpened(uuid)
    if (isDraftDeleted(error)) leaveMissingDraft(uuid)
    else if (hasDraftStarted(error)) notifyDraftStarted(uuid, error)
    else if (!(error instanceof ApiFailure && error.status === 401)) {
      notify({ kind: 'error', message: failureMessage(error, ui.wentWrong()) })
      if (error instanceof ApiFailure && error.status === 403) clearCriteria()
    }
  }
}
