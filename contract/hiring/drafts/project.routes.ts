import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { uuid } from '../../shared/identifier.ts'
import { lineText } from '../../shared/line-text.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { assistantAvailability } from '../../matching/assistant.routes.ts'
import { matchingCriteria, wizardStep } from '../../core/criteria/criteria.ts'
import { classificationStates } from '../../subscriptions/project.states.ts'

const projectName = lineText().min(1).max(200)

export const project = z.object({
  uuid: z.uuid(),
  project_name: z.string(),
  client_uuid: z.uuid(),
  matching_criteria: matchingCriteria,
  version: z.int(),
  start_date: z.iso.date().nullable(),
  created_date: z.iso.datetime(),
})
export type Project = z.infer<typeof project>

/**
 * B6.5, B6.7: a client's new draft. An assistant in the cart for a role they don't have answers 409 `not_their_role`. The same
 * `draft_key` again, after a lost answer, begins no other: it answers the draft it began, with the criteria stored there.
 */
export const createProject = operation({
  name: 'projects.createProject',
  method: 'POST',
  path: '/project',
  summary: 'Create a draft project from matching criteria',
  caller: ['client'],
  body: z.object({
    project_name: projectName.optional(),
    matching_criteria: matchingCriteria.prefault({}),
    draft_key: z.uuid().optional(),
  }),
  reply: z.object({ project_uuid: z.uuid(), version: z.int(), matching_criteria: matchingCriteria.optional() }),
  failures: ['409 not_their_role', '409 too_many_drafts', '429 too_many', '429 too_many_created'],
})

export const getProject = operation({
  name: 'projects.getProject',
  method: 'GET',
  path: '/project/{uuid}',
  summary: 'One project with its matching criteria',
  caller: ['client', 'admin_project.view', 'admin_matching.view'],
  params: z.object({ uuid }),
  reply: project,
  failures: ['404 not_found'],
})

/** One of a client's drafts, as lists show it. */
export const draftRow = z.object({
  uuid: z.uuid(),
  project_name: z.string(),
  step: wizardStep,
  /** Names of the chosen roles, in their order. */
  roles: z.array(z.string()),
  /** Hours a month over all roles; null while not every role has hours, or one asks for more than can be chosen. */
  hours: z.int().nullable(),
  /** How many people are in its talent pool. */
  candidates: z.int(),
  desired_start_date: z.iso.date().nullable(),
  last_seen: z.iso.datetime(),
  created_date: z.iso.datetime(),
  version: z.int(),
})
export type DraftRow = z.infer<typeof draftRow>

/** B6.6: the drafts of the caller's company; in the order they are gone on with: earliest desired start, then oldest. */
export const listProjects = operation({
  name: 'projects.listProjects',
  method: 'GET',
  path: '/project',
  summary: 'The drafts of one’s company',
  caller: ['client'],
  impersonation: true,
  readsReplica: true,
  query: z.object({
    classification: z.enum(classificationStates.sets.drafts).default('draft'),
    search: searchWords,
    pagination: paging(10, ['desired_start_date', 'created_date', 'last_seen', 'project_name']),
  }),
  reply: z.object({ projects: z.array(draftRow), count: z.int() }),
})

/**
 * Saves criteria, a name, or both. A stale `version` answers 409 `stale_version`; without one the save is
 * unconditional. With `joins` the criteria are joined by role with what others have stored since `base`, whatever the
 * version, and the reply tells what is stored then; the same `save_uuid` again changes nothing. A draft that has become a subscription answers 409 `project_started`, an assistant newly chosen for a
 * role they don't have 409 `not_their_role`.
 */
export const saveProject = operation({
  name: 'projects.saveProject',
  method: 'PUT',
  path: '/project/{uuid}',
  summary: 'Save the matching criteria of a project',
  caller: ['client', 'admin_project.edit', 'admin_matching.edit'],
  params: z.object({ uuid }),
  body: z.object({
    project_name: projectName.optional(),
    matching_criteria: matchingCriteria.optional(),
    version: z.int().min(1).max(2_147_483_647).optional(),
    joins: z.object({ save_uuid: z.uuid(), base: matchingCriteria }).optional(),
  }),
  reply: z.object({ uuid: z.uuid(), version: z.int(), matching_criteria: matchingCriteria.optional() }),
  failures: ['404 not_found', '409 not_their_role', '409 project_started', '409 stale_version'],
})

/** Removes a draft. One being paid for answers 409 `in_checkout`, one that has begun 409 `project_started`. */
export const deleteProject = operation({
  name: 'projects.deleteProject',
  method: 'DELETE',
  path: '/project/{uuid}',
  summary: 'Remove a draft',
  caller: ['client'],
  params: z.object({ uuid }),
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found', '409 in_checkout', '409 project_started'],
})

/**
 * B6.7: said every five minutes while someone is in the cart. Notes that the draft was seen and tells whether its
 * candidates still have their hours; the draft itself stays as it is.
 */
export const keepProjectAlive = operation({
  name: 'projects.keepProjectAlive',
  method: 'POST',
  path: '/project/{uuid}/keep_alive',
  summary: 'Note that a draft is being worked on, and re-check its candidates',
  caller: ['client', 'admin_project.edit', 'admin_matching.edit'],
  params: z.object({ uuid }),
  reply: z.object({
    version: z.int(),
    last_seen: z.iso.datetime(),
    availability: z.array(assistantAvailability),
  }),
  failures: ['404 not_found', '409 project_started'],
})
