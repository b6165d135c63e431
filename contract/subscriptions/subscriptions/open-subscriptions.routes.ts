import { z } from 'zod'
import { projectHours } from '../hours/hours.routes.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { clientProject } from './subscription.routes.ts'

/** A6.9: a client's home in one call: what runs with its hours and how they go on, what begins, and what is to be prepared. */
export const getOpenSubscriptions = operation({
  name: 'projects.getOpenSubscriptions',
  method: 'GET',
  path: '/client/{uuid}/subscriptions',
  summary: 'A client’s subscriptions that run or begin, with hours and forecast of those that run',
  caller: ['client', 'admin_project.view', 'admin_client.view'],
  flag: { name: 'client-projects', beta: ['client.beta'] },
  params: z.object({ uuid }),
  reply: z.object({
    /** Those with the fewest days left first, at most three. */
    current: z.array(z.object({ project: clientProject, hours: projectHours })),
    current_count: z.int(),
    /** The latest start first, at most a hundred. */
    upcoming: z.array(clientProject),
    /** The latest one whose welcome brief nobody has sent. */
    unprepared: clientProject.nullable(),
  }),
  failures: ['404 not_found'],
})
