import * as t from '@talentplace/contract/hiring/messages/drafts'
import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { joinDraft } from '../join-draft.ts'
import { notifyDraftDeleted, notifyDraftStarted } from '../notify-draft.ts'
import { hasDraftStarted, isDraftDeleted, isPassing } from './draft-failures.ts'
import { pageWriter } from './page-writer.ts'
import { savePause } from './save-pause.ts'

const unsaved = t.notSaved()

/** Drafts whose changes are on their way, with the end of it. */
const underWay = new Map<string, Promise<void>>()

/**
 * Saves what was changed of a draft, and tries again with growing pauses, at once with the next change, or when the
 * network is back. Failures are told, never thrown; what isn't saved stays in this browser.
 */
export function keepSaved(uuid: string): Promise<void> {
  savePause.end()
  const going = underWay.get(uuid)
  if (going) return going
  const saving = saveUntilDone(uuid).finally(() => underWay.delete(uuid))
  underWay.set(uuid, saving)
  return saving
}

async function saveUntilDone(uuid: string): Promise<void> {
  // What is changed in one breath is saved in one go.
  await Promise.resolve()
  let failures = 0
  do {
    try {
      await joinDraft(uuid)
      await pageWriter.save(uuid)
      failures = 0
    } catch (error) {
      if (!mayTryAgain(uuid, error)) return
      if (failures === 0) notifyUnsaved(error)
      await savePause.begin(failures)
      failures += 1
    }
  } while (failures > 0 || pageWriter.isWaiting(uuid))
}

function mayTryAgain(uuid: string, error: unknown): boolean {
  if (isDraftDeleted(error)) notifyDraftDeleted(uuid)
  else if (hasDraftStarted(error)) notifyDraftStarted(uuid, error)
  // Someone who signs in again goes on with it.
  else if (error instanceof ApiFailure && error.status === 401) return false
  else if (isPassing(error)) return true
  else notifyUnsaved(error)
  return false
}

function notifyUnsaved(error: unknown): void {
  notify({ kind: 'error', id: 'draft-save', message: failureMessage(error, unsaved) })
}

/** Hears what others have changed, after saving what waits here. A passing failure isn't told. */
export async function refreshDraft(uuid: string): Promise<void> {
  if (!pageWriter.isKnown(uuid)) return
  if (pageWriter.isWaiting(uuid)) return keepSaved(uuid)
  try {
    await pageWriter.refresh(uuid)
  } catch (error) {
    if (!isPassing(error)) mayTryAgain(uuid, error)
  }
}
