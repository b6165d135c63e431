import { z } from 'zod'
import { stateReason } from '../assistants/assistant-record.routes.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { peopleEditors, personParams } from '../people/person.ts'

const version = z.int().min(1).max(2_147_483_647)

const merged = z.object({ uuid: z.uuid(), name: z.string(), version: z.int() })

/** The one of the path goes, the other one stays. */
const preview = z.object({
  goes: merged,
  stays: merged,
  /** What the one that stays gets, e.g. "2 contacts". */
  moves: z.array(z.string()),
  /** What of the one that goes isn't taken over. */
  lost: z.array(z.string()),
  /** Why it can't be done, and what to do; null: it can. */
  refused: z.string().nullable(),
})
export type MergePreview = z.infer<typeof preview>

export const previewMerge = operation({
  name: 'people.previewMerge',
  method: 'GET',
  path: '/people/{kind}/{uuid}/merge/{into}',
  summary: 'What a merge of an assistant or a client into another one would move, and what it would lose',
  caller: peopleEditors,
  params: personParams.extend({ into: uuid }),
  reply: preview,
  failures: ['404 not_found'],
})

/**
 * 409 `stale_version` where one of them was changed since the preview, `has_history` where the one that goes has had money or
 * work, `two_accounts` where both assistants can sign in.
 */
export const mergePerson = operation({
  name: 'people.mergePerson',
  method: 'POST',
  path: '/people/{kind}/{uuid}/merge/{into}',
  summary: 'Merge an assistant or a client into another one, for good',
  caller: peopleEditors,
  freshSession: true,
  params: personParams.extend({ into: uuid }),
  body: z.object({ version, into_version: version, reason: stateReason }),
  reply: z.object({ uuid: z.uuid(), name: z.string() }),
  failures: ['404 not_found', '409 has_history', '409 stale_version', '409 two_accounts'],
})
