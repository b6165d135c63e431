import * as t from '../messages/hours.ts'
import { z } from 'zod'
import { humanText, typedText } from '../../shared/human-text.ts'
import { integerId, idListText } from '../../shared/identifier.ts'
import { lineText } from '../../shared/line-text.ts'
import { zoneId } from '../../shared/zone.ts'
import {
  candidateSorts,
  maximumHours,
  maximumKeywordLength,
  maximumKeywords,
  maximumMessageLength,
  maximumNotMeant,
  maximumNotMeantLength,
  maximumRoles,
  minimumHours,
  wizardSteps,
} from './limits.ts'

/** Hours of one role a month. */
export const roleHours = z
  .int()
  .min(minimumHours, { error: () => t.tooFewForRole() })
  .max(maximumHours)

export const wizardStep = z.enum(wizardSteps)
export type WizardStep = z.infer<typeof wizardStep>

/** A part of a day of the week, e.g. `monday_morning`. */
export const availability = z
  .string()
  .regex(/^(monday|tuesday|wednesday|thursday|friday|saturday|sunday)_(morning|afternoon|evening)$/)

const keywordText = humanText().min(1).max(maximumKeywordLength)
/** A word, or a message as a client writes it. */
const messageText = humanText().min(1).max(maximumMessageLength)

/** Entered keywords by group; `default` holds words and sentences that are none of the others. */
export const keywordGroups = z.object({
  roles: z.array(keywordText).max(maximumKeywords).default([]),
  skills: z.array(keywordText).max(maximumKeywords).default([]),
  tools: z.array(keywordText).max(maximumKeywords).default([]),
  default: z.array(messageText).max(maximumKeywords).default([]),
})
export type KeywordGroups = z.infer<typeof keywordGroups>

/** B6.2 */
export const cartItem = z.object({
  hours: z.int().min(0).max(maximumHours),
  role_id: integerId,
  assistant_id: z.int().min(-1).max(2_147_483_647),
  avatar_id: z.int().min(-1).max(2_147_483_647).default(-1),
  known_as: lineText().max(200).default(''),
  tids: z.array(integerId).max(100).default([]),
  sids: z.array(integerId).max(100).default([]),
  timezone: z
    .object({ timezone: z.string().max(64), offset_range: z.int().min(0).max(1440) })
    .nullable()
    .default(null),
  self_identifications: idListText.default(''),
})

/** B6.1: what a client asked for; also the matching-choices storage entry. `hours` is aligned by position with `rids`. */
export const matchingCriteria = z.object({
  step: wizardStep.default('requirements'),
  keywords: keywordGroups.prefault({}),
  rids: z.array(integerId).max(maximumRoles).default([]),
  hours: z.array(z.int().min(0).max(maximumHours)).max(maximumRoles).default([]),
  more_hours_rids: z.array(integerId).max(maximumRoles).default([]),
  focusedRid: z.array(integerId).max(maximumRoles).default([]),
  tids: z.array(integerId).max(100).default([]),
  sids: z.array(integerId).max(100).default([]),
  /** Languages of which one must be spoken. */
  lids: z.array(integerId).max(100).default([]),
  timezone: zoneId.nullable().default(null),
  timezone_offset: z.int().min(-900).max(900).nullable().default(null),
  /** Minutes either way of the chosen zone's clock (B10: 0 to 480 in steps of 60). */
  offset_range: z.int().min(0).max(480).default(0),
  self_identifications: idListText.default(''),
  availabilities: z.array(availability).max(21).default([]),
  sort: z.enum(candidateSorts).default('match'),
  /** What was recognised in free words and left out again, by its kind: `role:Bookkeeper`, `language:French`, `clock:America/Chicago`, `not:role:Bookkeeper`. */
  not_meant: z.array(humanText().min(1).max(maximumNotMeantLength)).max(maximumNotMeant).default([]),
  cart: z.array(cartItem).max(200).default([]),
  /** People chosen for a role on another page or device while someone else took its place; one of them may still. */
  alternates: z.array(cartItem).max(200).default([]),
  uuid: z.uuid().nullable().default(null),
  project_name: typedText().max(200).default(''),
  confirmationShown: z.boolean().default(false),
  package: z.string().max(200).nullable().default(null),
  addons: z
    .object({
      selectedInitialAddons: z.array(z.string().max(200)).max(50).default([]),
      selectedRecurringAddons: z.array(z.string().max(200)).max(50).default([]),
    })
    .prefault({}),
})
export type MatchingCriteria = z.infer<typeof matchingCriteria>
