import { changeCriteria, criteriaState, wizardPlace } from '../../platform/criteria/criteria-store.ts'
import { presentAddress } from '../../platform/navigation/navigator.ts'
import { loadDraft } from './draft.ts'
import { isDraftKnown } from './known-drafts.ts'
import { mergeCriteria } from '@talentplace/contract/projects/merge-criteria'
import { nothingChosen } from './nothing-chosen.ts'

/**
 * Brings what this browser kept of a draft together with what is stored of it, once a page: nobody's roles are lost by
 * an old link or an old tab, and who has which place stands in the draft alone. Throws `ApiFailure` as `loadDraft` does.
 */
export async function joinDraft(uuid: string): Promise<void> {
  if (isDraftKnown(uuid)) return
  const stored = await loadDraft(uuid)
  const { city, ...present } = criteriaState.read().criteria
  if (present.uuid !== uuid) return
  const joined = { ...mergeCriteria(nothingChosen, { ...present, cart: [] }, stored), uuid, city }
  if (!wizardPlace(presentAddress().pathname)) return changeCriteria({ ...joined, step: present.step })
  changeCriteria(joined, { step: present.step, page: criteriaState.read().page, replace: true })
}
