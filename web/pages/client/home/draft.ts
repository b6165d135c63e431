import * as t from '@talentplace/contract/core/messages/client-home'
import type { Reply } from '../../../platform/api/operation-types.ts'

/** A search of the client's company that can be gone on with. */
export type Draft = Reply<'operations.getClientHome'>['drafts'][number]

/** What comes next in a search, as the words of a button. */
export const nextWords: Readonly<Record<Draft['step'], string>> = {
  requirements: t.continueSearch(),
  roles: t.chooseRoles(),
  hours: t.chooseHours(),
  candidates: t.seeCandidates(),
}

/** A search in one line: its roles, else the words it began with, else its name. */
export function draftWords({
  roles,
  keywords,
  project_name,
}: Pick<Draft, 'roles' | 'keywords' | 'project_name'>): string {
  const words = roles.length > 0 ? roles : keywords
  if (words.length === 0) return project_name
  const [last = '', ...before] = words.toReversed()
  return before.length === 0 ? last : t.listEnd({ list: before.toReversed().join(', '), last })
}
