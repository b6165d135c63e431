import * as t from '@talentplace/contract/hiring/messages/drafts'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { call } from '../../../platform/api/call.ts'
import { isUnopened, joinChoices, storedChoices } from '../../../platform/criteria/criteria-store.ts'
import { sessionState } from '../../../platform/session/session-store.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { browserPages } from './browser-pages.ts'
import { draftStarted, isPassing } from './draft-failures.ts'
import { createDraftWriter } from './draft-writer.ts'
import { knownDrafts } from './known-drafts.ts'
import { newUuid } from '../../../platform/browser/new-uuid.ts'
import { isSameChoice } from './same-draft.ts'
import { storedJournal } from './stored-journal.ts'

type CartItem = MatchingCriteria['cart'][number]

/** A save that takes longer, in milliseconds, is as good as lost: it is sent again. */
const longestSave = 20_000

/** The writer of drafts in this page, over its choices and the browser's storage. */
export const pageWriter = createDraftWriter({
  async load(uuid) {
    const { matching_criteria, version, start_date } = await call('projects.getProject', { params: { uuid } })
    if (start_date !== null) throw draftStarted()
    return { version, criteria: matching_criteria }
  },
  async save(uuid, { save_uuid, base, criteria }) {
    const body = { matching_criteria: criteria, joins: { save_uuid, base } }
    const { version, matching_criteria } = await call('projects.saveProject', {
      params: { uuid },
      body,
      signal: AbortSignal.timeout(longestSave),
    })
    return { version, criteria: matching_criteria ?? criteria }
  },
  isPassing,
  present(uuid) {
    const { city: _, ...criteria } = storedChoices()
    return criteria.uuid === uuid && !isUnopened(uuid) ? criteria : null
  },
  show(uuid, criteria) {
    const present = storedChoices()
    if (present.uuid !== uuid || isUnopened(uuid) || isSameChoice(criteria, present)) return
    announceAlsoChosen(criteria, present)
    joinChoices({ ...criteria, uuid })
  },
  newUuid,
  pages: browserPages,
  drafts: knownDrafts,
  journal: storedJournal(() => sessionState.read().user?.uuid ?? null),
})

/** Whoever newly waits beside a place was chosen elsewhere, or lost it to someone chosen elsewhere. */
function announceAlsoChosen({ alternates }: MatchingCriteria, present: MatchingCriteria): void {
  const waited = (item: CartItem) =>
    present.alternates.some((each) => each.role_id === item.role_id && each.assistant_id === item.assistant_id)
  const names = [...new Set(alternates.filter((item) => !waited(item)).map((item) => item.known_as))]
  if (names.length === 0) return
  const message = t.alsoChosen({ names: names.reduce((one, other) => t.and({ one, other })) })
  notify({ kind: 'info', id: 'also-chosen', message })
}
