import { useEffect, useRef, useState } from 'react'
import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { hasDraftStarted, isDraftGone, isDraftKnown, loadDraft } from '../../../features/projects/draft.ts'
import { joinDraft } from '../../../features/projects/join-draft.ts'
import { leaveMissingDraft, saveChosen, tellDraftStarted } from '../../../features/projects/save-chosen.ts'
import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { namesNoChoice, readCriteriaAddress } from '../../../platform/criteria/criteria-address.ts'
import { changeCriteria, clearCriteria } from '../../../platform/criteria/criteria-store.ts'
import { goTo } from '../../../platform/navigation/navigator.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { requestLogin, useSession } from '../../../platform/session/session.ts'
import { notify } from '../../../ui/snackbar.ts'

/** `signed-out`: waits for a sign-in; `loading`: its choices are on their way; `open`: the steps may show. */
export type DraftState = 'signed-out' | 'loading' | 'open'

/** B1.5: opens the draft whose uuid the address names; without one there is nothing to open. */
export function useDraft(uuid: string | undefined): DraftState {
  const { user, status } = useSession()
  const [opened, setOpened] = useState<string | null>(null)
  const wasSignedIn = useRef(false)
  const isSignedIn = user !== null

  useEffect(() => {
    if (uuid === undefined || status === 'unknown') return
    if (isSignedIn) {
      wasSignedIn.current = true
      void openDraft(uuid).then(() => setOpened(uuid))
      return
    }
    if (wasSignedIn.current) {
      // Signed out here: the draft is its account's, the choices stay with this browser.
      changeCriteria({ uuid: null })
      goTo(paths.home())
      return
    }
    requestLogin({
      message: 'Sign in to open this search.',
      onClose(signedIn) {
        if (!signedIn) clearCriteria()
      },
    })
  }, [uuid, status, isSignedIn])

  if (uuid === undefined || opened === uuid) return 'open'
  if (status !== 'unknown' && !isSignedIn) return 'signed-out'
  return isDraftKnown(uuid) ? 'open' : 'loading'
}

/** An address without choices opens the draft as it is stored, one with choices together with what it got since. */
async function openDraft(uuid: string): Promise<void> {
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

/** What is saved at once: every choice but the words being entered; on the last step those too. */
function saveMark(criteria: MatchingCriteria): string {
  const { step, rids, hours, more_hours_rids, cart } = criteria
  return JSON.stringify(step === 'candidates' ? criteria : [step, rids, hours, more_hours_rids, cart])
}

/** B1.3: keeps an open draft's criteria saved while the person goes through the steps. */
export function useDraftSaving(uuid: string | undefined, state: DraftState): void {
  const { criteria } = useCriteria()
  const mark = saveMark(criteria)
  const saved = useRef(mark)
  const isActive = uuid !== undefined && state === 'open' && criteria.uuid === uuid

  useEffect(() => {
    if (saved.current === mark) return
    saved.current = mark
    if (isActive) void saveChosen()
  }, [mark, isActive])
}
