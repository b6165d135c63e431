import { useEffect, useRef, useState } from 'react'
import type { MatchingCriteria } from '@talentplace/contract/matching/criteria'
import { isDraftKnown } from '../../../features/projects/known-drafts.ts'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { changeCriteria, clearCriteria } from '../../../platform/criteria/criteria-store.ts'
import { goTo } from '../../../platform/navigation/navigator.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { requestLogin, useSession } from '../../../platform/session/session.ts'

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
      void open(uuid).then(() => setOpened(uuid))
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

async function open(uuid: string): Promise<void> {
  const { openDraft } = await import('../../../features/projects/open-draft.ts')
  await openDraft(uuid)
}

async function save(): Promise<void> {
  const { saveChosen } = await import('../../../features/projects/save-chosen.ts')
  await saveChosen()
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
    if (isActive) void save()
  }, [mark, isActive])
}
