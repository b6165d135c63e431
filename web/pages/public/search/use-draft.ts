import * as t from '@talentplace/contract/matching/messages/pool'
import { useEffect, useRef, useState } from 'react'
import { isDraftKnown } from '../../../hiring/drafts/writer/known-drafts.ts'
import { changeCriteria, clearCriteria, isUnopened } from '../../../platform/criteria/criteria-store.ts'
import { goTo } from '../../../platform/navigation/navigator.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { requestLogin, signingOut, useSession } from '../../../platform/session/session.ts'

/** `signed-out`: waits for a sign-in; `loading`: its choices are on their way; `open`: the steps may show. */
export type DraftState = 'signed-out' | 'loading' | 'open'

/** B1.5: opens the draft whose uuid the address names; without one there is nothing to open. */
export function useDraft(uuid: string | undefined): DraftState {
  const { user, status } = useSession()
  const [opened, setOpened] = useState<string | null>(null)
  const wasSignedIn = useRef(false)
  const leftHere = useRef(false)
  const isSignedIn = user !== null

  useEffect(() => signingOut.listen(() => void (leftHere.current = true)), [])

  useEffect(() => {
    if (uuid === undefined || status === 'unknown') return
    if (isSignedIn) {
      wasSignedIn.current = true
      void open(uuid).then(() => setOpened(uuid))
      return
    }
    if (wasSignedIn.current && leftHere.current) {
      // The draft is its account's, the choices stay with this browser.
      changeCriteria({ uuid: null }, { byItself: true })
      goTo(paths.home())
      return
    }
    // Also where the session ended by itself or in another tab: whoever signs in again goes on where they were.
    requestLogin({
      message: t.signInToOpenSearch(),
      onClose(signedIn) {
        if (!signedIn) clearCriteria()
      },
    })
  }, [uuid, status, isSignedIn])

  if (uuid === undefined) return 'open'
  if (status !== 'unknown' && !isSignedIn) return 'signed-out'
  return !isUnopened(uuid) && (opened === uuid || isDraftKnown(uuid)) ? 'open' : 'loading'
}

async function open(uuid: string): Promise<void> {
  const { openDraft } = await import('../../../hiring/drafts/open-draft.ts')
  await openDraft(uuid)
}
