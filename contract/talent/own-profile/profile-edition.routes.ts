import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { editionStates } from '../assistants/edition.states.ts'
import { humanText } from '../../shared/human-text.ts'

const texts = z.object({
  display_name: z.string(),
  preferred_pronouns: z.string(),
  blurb: z.string(),
  bio: z.string(),
})

export const profileEdition = texts.extend({
  state: z.enum(editionStates.values),
  /** What clients read until then. */
  shown: texts,
  /** A new photo, as a file; null: the photo stays. */
  photo_uuid: z.uuid().nullable(),
  sent_date: z.iso.datetime(),
  note: z.string(),
  version: z.int(),
})
export type ProfileEdition = z.infer<typeof profileEdition>

const params = z.object({ user_uuid: uuid })
const reply = z.object({ edition: profileEdition.nullable() })

export const getProfileEdition = operation({
  name: 'assistants.getProfileEdition',
  method: 'GET',
  path: '/virtualassistants/{user_uuid}/edition',
  summary: 'What an assistant has written and clients don’t see yet',
  caller: ['admin_virtualassistant.view'],
  params,
  reply,
  failures: ['404 not_found'],
})

/** Of another `version` than the present one: 409 `stale_version`, they have written it anew meanwhile. */
export const decideProfileEdition = operation({
  name: 'assistants.decideProfileEdition',
  method: 'PUT',
  path: '/virtualassistants/{user_uuid}/edition',
  summary: 'Show clients what an assistant has written, or return it with a note',
  caller: ['admin_virtualassistant.edit'],
  params,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve'), version: z.int().min(1).max(2_147_483_647) }),
    z.object({
      decision: z.literal('return'),
      version: z.int().min(1).max(2_147_483_647),
      note: humanText().min(1).max(1000),
    }),
  ]),
  reply,
  failures: ['404 not_found', '409 decided', '409 stale_version'],
})
