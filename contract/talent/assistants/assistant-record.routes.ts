import { z } from 'zod'
import { applicationStepNames } from '../applications/application-steps.ts'
import { applicationStates } from '../applications/application.states.ts'
import { assistantStates } from './assistant.states.ts'
import { projectRelation } from './project-relation.ts'
import { assistantListNames, spareHourSteps } from './assistant-lists.ts'
import { givenDay } from '../../shared/given-date.ts'
import { idListText, integerId, uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { profileFields } from './profile-fields.ts'
import { humanText } from '../../shared/human-text.ts'

const state = z.enum(assistantStates.values)
const viewPermission = ['admin_virtualassistant.view'] as const
const editor = ['admin_virtualassistant.edit'] as const
const params = z.object({ user_uuid: uuid })
const version = z.int().min(1).max(2_147_483_647)
export const stateReason = humanText().min(1).max(500)

/** E1.1: an assistant as a list shows them. */
const assistantSummary = z.object({
  id: integerId,
  uuid: z.uuid(),
  /** Of their account; what clients call them where they have none. */
  full_name: z.string(),
  /** As clients know them. */
  display_name: z.string(),
  email: z.string().nullable(),
  state,
  state_date: z.iso.datetime(),
  /** Why staff brought them there. */
  state_reason: z.string().nullable(),
  probation_ends: z.iso.date().nullable(),
  /** When they were turned down as an applicant. */
  rejected_date: z.iso.datetime().nullable(),
  roles: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  timezone: z.string(),
  available_hours_per_month: z.int(),
  monthly_hours_committed: z.int(),
  /** Below zero where they have promised more than they have. */
  spare_hours: z.int(),
  /** Subscriptions that keep hours of theirs. */
  project_count: z.int(),
  /** Who of staff looks after them. */
  vsm_name: z.string().nullable(),
  /** Of their latest application; null: they never applied here. */
  application_state: z.enum(applicationStates.values).nullable(),
  /** When it was handed in. */
  submitted_date: z.iso.datetime().nullable(),
  /** What the applicant can continue with; null: it’s our turn, or it has ended. */
  next_step: z.enum(applicationStepNames).nullable(),
  /** From when someone who was turned down may apply again. */
  reapply_date: z.iso.date().nullable(),
})
export type AssistantSummary = z.infer<typeof assistantSummary>

/** E1.1, A6.6: by full name. Each of the chosen roles, skills and tools must be theirs. */
export const searchVirtualAssistants = operation({
  name: 'assistants.searchVirtualAssistants',
  method: 'GET',
  path: '/virtualassistants/search',
  summary: 'Assistants by state, words, roles, skills, tools, hours and time zone',
  caller: viewPermission,
  readsReplica: true,
  query: z.object({
    list: z.enum(assistantListNames).optional(),
    state: state.optional(),
    /** Of their latest application. */
    application_state: z.enum(applicationStates.values).optional(),
    /** Their application was handed in, and there is nothing left for them to do. */
    waits_for_us: z.boolean().optional(),
    /** Words of the name or the email. */
    search: searchWords,
    role_ids: idListText.optional(),
    skill_ids: idListText.optional(),
    tool_ids: idListText.optional(),
    spare_hours: z.enum(spareHourSteps).optional(),
    timezone: z.string().max(64).optional(),
    /** Those whom the caller looks after. */
    mine: z.boolean().optional(),
    /** Those of whom staff have changes to look at (`getProfileEdition`). */
    waiting: z.boolean().optional(),
    pagination: paging(10, [
      'full_name',
      'spare_hours',
      'monthly_hours_committed',
      'timezone',
      'state_date',
      'probation_ends',
      'submitted_date',
    ]),
  }),
  reply: z.object({ assistants: z.array(assistantSummary), count: z.int() }),
})

const named = z.array(z.object({ id: integerId, value: z.string() }))

export const assistantRecord = assistantSummary
  .omit({ roles: true, application_state: true, submitted_date: true, next_step: true, reapply_date: true })
  .extend({
    user_uuid: z.uuid().nullable(),
    avatar_id: z.int(),
    preferred_pronouns: z.string(),
    blurb: z.string(),
    bio: z.string(),
    country: z.string(),
    roles: named,
    skills: named,
    tools: named,
    industries: named,
    /** Mean of the shown ratings, 1 to 5. */
    rating: z.number().nullable(),
    feedback_count: z.int(),
    created_date: z.iso.datetime(),
    version: z.int(),
    /** When they take no work, from today on; the next one first. */
    times_away: z.array(z.object({ from_date: z.iso.date(), until_date: z.iso.date() })),
    /** What they do, did and will do, at most 100, latest start first. */
    projects: z.array(projectRelation),
  })
export type AssistantRecord = z.infer<typeof assistantRecord>

/** By the uuid of their account or that of their profile. Who was merged is answered as the one whom they went into. */
export const getVirtualAssistant = operation({
  name: 'assistants.getVirtualAssistant',
  method: 'GET',
  path: '/virtualassistants/{user_uuid}',
  summary: 'One assistant as staff see them: profile, state, hours, subscriptions',
  caller: viewPermission,
  params,
  reply: assistantRecord,
  failures: ['404 not_found'],
})

/** A stale `version` answers 409 `stale_version`. */
export const saveVirtualAssistant = operation({
  name: 'assistants.saveVirtualAssistant',
  method: 'PUT',
  path: '/virtualassistants/{user_uuid}',
  summary: 'Change what clients read of an assistant, and the hours they have',
  caller: editor,
  params,
  body: z.object({
    version,
    ...profileFields,
    probation_ends: givenDay().nullable(),
    /** Kept in the history. */
    reason: humanText().max(500).optional(),
  }),
  reply: assistantRecord,
  failures: ['404 not_found', '409 stale_version'],
})

/** A step that the states don't have answers 409 `impossible_state`. The search follows at once. */
export const changeAssistantState = operation({
  name: 'assistants.changeAssistantState',
  method: 'PUT',
  path: '/virtualassistants/{user_uuid}/state',
  summary: 'Bring an assistant into another state, with the reason',
  caller: editor,
  params,
  body: z.object({
    version,
    state,
    reason: stateReason,
    probation_ends: givenDay().nullable().default(null),
  }),
  reply: assistantRecord,
  failures: ['404 not_found', '409 application_open', '409 impossible_state', '409 stale_version'],
})
