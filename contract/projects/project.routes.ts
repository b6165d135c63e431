import { z } from 'zod'
import { operation } from '../shared/operation.ts'
import { uuid } from '../shared/identifier.ts'
import { matchingCriteria } from '../matching/criteria.ts'

const projectName = z.string().trim().min(1, 'Required').max(200)

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

/** B6.5, B6.7: a client's new draft. */
export const createProject = operation({
  name: 'projects.createProject',
  method: 'POST',
  path: '/project',
  summary: 'Create a draft project from matching criteria',
  caller: ['client'],
  body: z.object({ project_name: projectName.optional(), matching_criteria: matchingCriteria.prefault({}) }),
  reply: z.object({ project_uuid: z.uuid(), version: z.int() }),
  failures: [409],
})

export const getProject = operation({
  name: 'projects.getProject',
  method: 'GET',
  path: '/project/{uuid}',
  summary: 'One project with its matching criteria',
  caller: ['client', 'admin_project.view', 'admin_matching.view'],
  params: z.object({ uuid }),
  reply: project,
  failures: [404],
})

/** Saves criteria. A stale `version` answers 409 `stale_version`; without one the save is unconditional. */
export const saveProject = operation({
  name: 'projects.saveProject',
  method: 'PUT',
  path: '/project/{uuid}',
  summary: 'Save the matching criteria of a project',
  caller: ['client', 'admin_project.view', 'admin_matching.view'],
  params: z.object({ uuid }),
  body: z.object({
    project_name: projectName.optional(),
    matching_criteria: matchingCriteria,
    version: z.int().min(1).max(2_147_483_647).optional(),
  }),
  reply: z.object({ uuid: z.uuid(), version: z.int() }),
  failures: [404, 409],
})
