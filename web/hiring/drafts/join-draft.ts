import { isPageTouched, joinChoices, storedChoices, markOpened } from '../../platform/criteria/criteria-store.ts'
import { pageWriter } from './writer/page-writer.ts'

/**
 * Brings what this browser kept of a draft together with what is stored of it, once a page: nobody's roles are lost by
 * an old link or an old tab, and who has which place stands in the draft alone. Throws `ApiFailure` as `open` does.
 */
export async function joinDraft(uuid: string): Promise<void> {
  if (pageWriter.isKnown(uuid)) return
  const { city: _, ...present } = storedChoices()
  const isEdited = isPageTouched()
  const criteria = isEdited ? present : { ...present, cart: [], alternates: [] }
  const mine = await pageWriter.open(uuid, present.uuid === uuid ? { criteria, isEdited } : null)
  if (storedChoices().uuid !== uuid) return
  markOpened(uuid)
  joinChoices({ ...mine, uuid })
}
