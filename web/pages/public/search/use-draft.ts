import { useEffect, useRef, useState } from 'react'
import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { isDraftKnown, loadDraft, saveDraft } from '../../../features/projects/draft.ts'
import { mergeCriteria } from '../../../features/projects/merge-criteria.ts'
import { ApiFailure, failureMessage } from '../../../platform/api/api-failure.ts'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { readCriteriaAddress } from '../../../platform/criteria/criteria-address.ts'
import { changeCriteria, clearCriteria, criteriaState } from '../../../platform/criteria/criteria-store.ts'
import { goTo } from '../../../platform/navigation/navigator.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { requestLogin, useSession } from '../../../platform/session/session.ts'
import { notify } from '../../../ui/snackbar.ts'

const draftIsGone = 'Draft subscription has been deleted. Please start a new search.'

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

async function openDraft(uuid: string): Promise<void> {
  if (isDraftKnown(uuid)) return
  const saysNothing = readCriteriaAddress(window.location.search) === null
  try {
    const stored = await loadDraft(uuid)
    if (saysNothing) changeCriteria({ ...stored, uuid, city: null }, { step: stored.step, replace: true })
  } catch (error) {
    if (isGone(error)) {
      notify({ kind: 'error', message: draftIsGone })
      clearCriteria()
    } else if (!(error instanceof ApiFailure && error.status === 401)) {
      notify({ kind: 'error', message: failureMessage(error, 'Something went wrong. Please try again later.') })
      if (error instanceof ApiFailure && error.status === 403) clearCriteria()
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 400)
}

/** What is saved at once: going to another step, and on the last step every change. */
function saveMark(criteria: MatchingCriteria): string {
  return criteria.step === 'candidates' ? JSON.stringify(criteria) : criteria.step
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
    if (isActive && uuid) void save(uuid)
  }, [mark, isActive, uuid])
}

async function save(uuid: string): Promise<void> {
  const { city: _, ...sent } = criteriaState.read().criteria
  try {
    const merged = await saveDraft(uuid, sent)
    const present = criteriaState.read().criteria
    if (merged && present.uuid === uuid) {
      changeCriteria(mergeCriteria(sent, present, merged), { step: present.step, replace: true })
    }
  } catch (error) {
    if (!isGone(error)) {
      notify({
        kind: 'error',
        id: 'draft-save',
        message: failureMessage(error, 'Your search could not be saved. It is kept in this browser.'),
      })
      return
    }
    notify({ kind: 'error', message: draftIsGone })
    changeCriteria({ uuid: null })
    goTo(paths.search() + window.location.search, { replace: true })
  }
}
