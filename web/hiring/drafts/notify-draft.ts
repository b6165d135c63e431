import * as t from '@talentplace/contract/hiring/messages/drafts'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { changeCriteria, clearCriteria, storedChoices, wizardAddress } from '../../platform/criteria/criteria-store.ts'
import { goTo, presentAddress } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { notify } from '../../ui/notice/toast.ts'
import { pageWriter } from './writer/page-writer.ts'

/** The draft was removed elsewhere; what was chosen stays, as a search of its own. */
export function notifyDraftDeleted(uuid: string): void {
  pageWriter.discard(uuid)
  if (storedChoices().uuid !== uuid) return
  notify({ kind: 'error', id: 'draft-gone', message: t.deleted() })
  changeCriteria({ uuid: null }, { byItself: true })
  const { pathname, search } = presentAddress()
  if (wizardAddress(pathname)) goTo(paths.search() + search, { replace: true })
}

/** The draft was paid for elsewhere: it is no longer this search. */
export function notifyDraftStarted(uuid: string, error: unknown): void {
  pageWriter.discard(uuid)
  if (storedChoices().uuid !== uuid) return
  notify({ kind: 'info', id: 'draft-started', message: failureMessage(error, t.deleted()) })
  clearCriteria()
}

/** A draft that can't be opened: said, and a new search begins. */
export function leaveMissingDraft(uuid: string): void {
  pageWriter.discard(uuid)
  notify({ kind: 'error', id: 'draft-gone', message: t.deleted() })
  clearCriteria()
}
