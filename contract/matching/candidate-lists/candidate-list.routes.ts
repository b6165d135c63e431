import * as fields from '../../shared/messages/fields.ts'
import { namedAssistant } from '../../shared/named-people.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { lineText } from '../../shared/line-text.ts'
import { candidate } from '../search.routes.ts'

/** As many as one list has, and as many lists as one client keeps. */
export const maxInList = 8
export const maxLists = 50

const owned = { caller: ['client'] } as const
const params = z.object({ uuid })

const toCandidateView = candidate.pick({
  uuid: true,
  display_name: true,
  avatar_id: true,
  roles: true,
  city: true,
  region: true,
  available_hours_per_month: true,
  monthly_hours_committed: true,
  va_rating: true,
  feedback_count: true,
  blurb: true,
})
export type CandidateView = z.infer<typeof toCandidateView>

export const candidateList = z.object({
  uuid: z.uuid(),
  name: z.string(),
  created_date: z.iso.datetime(),
  /** Who is still to be found, in the order in which they were chosen. */
  assistants: z.array(namedAssistant),
  /** What the shared link ends with; null: it isn't shared. */
  share_key: z.string().nullable(),
})
export type CandidateList = z.infer<typeof candidateList>

/** Newest first; everybody of the client's company sees them. */
export const listCandidateLists = operation({
  name: 'matching.listCandidateLists',
  method: 'GET',
  path: '/candidate_lists',
  summary: 'Candidates the client has kept, by the names of their lists',
  ...owned,
  query: z.object({ pagination: paging(10, ['created_date', 'name']) }),
  reply: z.object({ candidate_lists: z.array(candidateList), count: z.int() }),
})

/** `uuid`: made by who sends it; the same again is the same list. 409 `too_many_lists`. */
export const createCandidateList = operation({
  name: 'matching.createCandidateList',
  method: 'POST',
  path: '/candidate_lists',
  summary: 'Keep candidates under a name',
  ...owned,
  body: z.object({
    uuid,
    name: lineText().min(1).max(100),
    assistants: z
      .array(uuid)
      .min(1, { error: () => fields.chooseSomeone() })
      .max(maxInList),
  }),
  reply: candidateList,
  failures: ['404 not_found', '409 too_many_lists'],
})

/** A list that is shared anew has another link: the one before leads nowhere any more. */
export const shareCandidateList = operation({
  name: 'matching.shareCandidateList',
  method: 'PUT',
  path: '/candidate_lists/{uuid}/link',
  summary: 'Make a link that shows a list to whoever has it, or end it',
  ...owned,
  params,
  body: z.object({ shared: z.boolean() }),
  reply: candidateList,
  failures: ['404 not_found'],
})

export const deleteCandidateList = operation({
  name: 'matching.deleteCandidateList',
  method: 'DELETE',
  path: '/candidate_lists/{uuid}',
  summary: 'Delete a list, and end its link',
  ...owned,
  params,
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found'],
})

/** What a visitor may see of the people on it: given names, no profile. */
export const getSharedCandidates = operation({
  name: 'matching.getSharedCandidates',
  method: 'GET',
  path: '/matching/shared_candidates/{key}',
  summary: 'The candidates of a shared list, for whoever has its link',
  caller: 'anyone',
  params: z.object({ key: z.string().regex(/^[\w-]{22}$/, { error: () => fields.noSuchLink() }) }),
  reply: z.object({ name: z.string(), company: z.string(), assistants: z.array(toCandidateView) }),
  failures: ['404 not_found'],
})
