import * as t from '@talentplace/contract/matching/messages/pool'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { criteriaState, wizardAddress } from '../../../platform/criteria/criteria-store.ts'
import { goTo } from '../../../platform/navigation/navigator.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { sessionState } from '../../../platform/session/session-store.ts'
import { notify } from '../../../ui/notice/toast.ts'

let isStarting = false

/**
 * B1.3: called when the first step is left. A client's choices belong to a draft from then on: the one under way, or
 * a new one. It begins beside the person's own way: a failure is told and keeps nobody from going on.
 */
export function continueDraft(): void {
  const { user } = sessionState.read()
  if (!user?.permissions.includes('client')) return
  const { uuid } = criteriaState.read().criteria
  if (uuid !== null) showDraft(uuid)
  else void startNewDraft()
}

async function startNewDraft(): Promise<void> {
  if (isStarting) return
  isStarting = true
  try {
    const { startDraft } = await import('../../../hiring/drafts/start-draft.ts')
    const { city: _, ...criteria } = criteriaState.read().criteria
    showDraft(await startDraft(criteria))
  } catch (error) {
    const reason = failureMessage(error, ui.wentWrong())
    notify({
      kind: 'error',
      message: t.draftNotSaved({ reason }),
    })
  } finally {
    isStarting = false
  }
}

/** Puts the draft's uuid into the address, in place of the same address without it. */
function showDraft(uuid: string): void {
  const place = wizardAddress(window.location.pathname)
  if (place?.path === '/search') goTo(paths.search(undefined, uuid) + window.location.search, { replace: true })
}
