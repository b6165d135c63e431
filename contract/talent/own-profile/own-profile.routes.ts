import { z } from 'zod'
import { spokenLanguage } from '../../core/criteria/language.ts'
import { assistantStates } from '../assistants/assistant.states.ts'
import { integerId, uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { editionStates } from '../assistants/edition.states.ts'
import { keywordLevel, ownFields } from '../assistants/profile-fields.ts'

const assistant = ['virtualassistant'] as const
const version = z.int().min(1).max(2_147_483_647)
export const named = z.object({ id: integerId, value: z.string() })
export const levelled = named.extend({ level: keywordLevel })

/** What would help clients to choose them, most first; each is about one part of the profile. */
export const profileTip = z.object({
  code: z.enum(['role', 'skills', 'tools', 'bio', 'blurb', 'photo', 'schedule', 'working_day', 'hours']),
  /** The role that a tip about skills or tools is about. */
  role: z.string().nullable(),
  /** What that role asks for most and they don't name. */
  names: z.array(z.string()),
})
export type ProfileTip = z.infer<typeof profileTip>

export const ownProfile = z.object({
  uuid: z.uuid(),
  state: z.enum(assistantStates.values),
  version: z.int(),
  /** As they wrote them last, clients may see others while `review` isn't null. */
  display_name: z.string(),
  preferred_pronouns: z.string(),
  blurb: z.string(),
  bio: z.string(),
  avatar_id: z.int(),
  roles: z.array(named),
  skills: z.array(levelled),
  tools: z.array(levelled),
  industries: z.array(named),
  languages: z.array(spokenLanguage),
  city: z.string(),
  region: z.string(),
  timezone: z.string(),
  available_hours_per_month: z.int(),
  monthly_hours_committed: z.int(),
  va_availabilities: z.array(z.string()),
  self_identifications: z.array(named),
  /** When they agreed that clients see and search by these; null: they don't. */
  self_identification_agreed_date: z.iso.datetime().nullable(),
  /** What staff are to look at before clients see it, or have returned; null: clients see all of it. */
  review: z
    .object({
      state: z.enum(editionStates.values),
      note: z.string(),
      sent_date: z.iso.datetime(),
      /** Their new photo, as a file that they may read; null: clients see the photo. */
      photo_uuid: z.uuid().nullable(),
    })
    .nullable(),
  /** Staff look at texts and photos before clients see them. */
  is_reviewed: z.boolean(),
  tips: z.array(profileTip),
  /** What `industries` can be chosen from. */
  industry_choices: z.array(named),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** 404 for an account without a profile. */
export const getOwnProfile = operation({
  name: 'assistants.getOwnProfile',
  method: 'GET',
  path: '/virtualassistant/profile',
  summary: 'The caller’s own profile as they write it, and what would help it',
  caller: assistant,
  reply: ownProfile,
  failures: ['404 not_found'],
})

const ownChange = { caller: assistant, reply: ownProfile } as const

/**
 * What is left out stays. Texts wait for staff where profiles are reviewed; everything else is found by the search at once.
 * A stale `version` answers 409 `stale_version`; whoever has left us 409 `left`.
 */
export const saveOwnProfile = operation({
  name: 'assistants.saveOwnProfile',
  method: 'PUT',
  path: '/virtualassistant/profile',
  summary: 'Change parts of the caller’s own profile',
  ...ownChange,
  body: z.object({ version, ...z.object(ownFields).partial().shape }),
  failures: ['404 not_found', '409 left', '409 stale_version'],
})

/** Without `agreed` the answers are gone at once. They filter, and never rank. */
export const saveOwnIdentification = operation({
  name: 'assistants.saveOwnIdentification',
  method: 'PUT',
  path: '/virtualassistant/self_identification',
  summary: 'How the caller identifies, as far as they agree to show it; or nothing any more',
  ...ownChange,
  body: z.object({ version, agreed: z.boolean(), ids: z.array(integerId).max(20) }),
  failures: ['404 not_found', '409 left', '409 stale_version'],
})

const pixels = z.int().min(0).max(100_000)

/** A picture that the caller has uploaded, and the square of it that is shown, in its pixels. */
export const saveOwnPhoto = operation({
  name: 'assistants.saveOwnPhoto',
  method: 'PUT',
  path: '/virtualassistant/photo',
  summary: 'A new photo of the caller, cut to a square',
  ...ownChange,
  failures: ['404 not_found', '409 left', '409 stale_version', '415 file_type', '429 too_many', '503 files_away'],
  body: z.object({ version, file_uuid: uuid, left: pixels, top: pixels, side: pixels.min(64, 'At least 64 pixels') }),
})

export const removeOwnPhoto = operation({
  name: 'assistants.removeOwnPhoto',
  method: 'DELETE',
  path: '/virtualassistant/photo',
  summary: 'No photo of the caller any more, waiting or shown',
  ...ownChange,
  query: z.object({ version }),
  failures: ['404 not_found', '409 left', '409 stale_version'],
})
