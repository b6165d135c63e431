import { failureMessage } from '../../platform/api/api-failure.ts'
import { changeCriteria, clearCriteria, criteriaState, wizardPlace } from '../../platform/criteria/criteria-store.ts'
import { goTo, presentAddress } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { notify } from '../../ui/snackbar.ts'
import { hasDraftStarted, isDraftGone, saveDraft } from './draft.ts'
import { mergeCriteria } from '@talentplace/contract/projects/merge-criteria'

const draftIsGone = 'Draft subscription has been deleted. Please start a new search.'

/** Saves the present choices onto their draft and takes up what was joined with them; failures are told, never thrown. */
export async function saveChosen(): Promise<void> {
  const { city: _, ...sent } = criteriaState.read().criteria
  const { uuid } = sent
  if (uuid === null) return
  try {
    const merged = await saveDraft(uuid, sent)
    const present = criteriaState.read().criteria
    if (merged && present.uuid === uuid) {
      changeCriteria(mergeCriteria(sent, present, merged), onThisStep(present))
    }
  } catch (error) {
    if (isDraftGone(error)) tellDraftGone()
    else if (hasDraftStarted(error)) tellDraftStarted(error)
    else tellUnsaved(error)
  }
}

/** On the wizard's pages the address takes the change over; other pages keep theirs. */
function onThisStep({ step }: { step: Parameters<typeof paths.search>[0] }) {
  return wizardPlace(presentAddress().pathname) ? { step, replace: true } : {}
}

/** The draft was removed elsewhere; what was chosen stays, as a search of its own. */
export function tellDraftGone(): void {
  notify({ kind: 'error', message: draftIsGone })
  changeCriteria({ uuid: null })
  if (wizardPlace(window.location.pathname)) goTo(paths.search() + window.location.search, { replace: true })
}

/** The draft was paid for elsewhere: it is no longer this search. */
export function tellDraftStarted(error: unknown): void {
  notify({ kind: 'info', id: 'draft-started', message: failureMessage(error, draftIsGone) })
  clearCriteria()
}

function tellUnsaved(error: unknown): void {
  notify({
    kind: 'error',
    id: 'draft-save',
    message: failureMessage(error, 'Your search could not be saved. It is kept in this browser.'),
  })
}

/** A draft that can't be opened: said, and a new search begins. */
export function leaveMissingDraft(): void {
  notify({ kind: 'error', message: draftIsGone })
  clearCriteria()
}
