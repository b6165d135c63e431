import { z } from 'zod'
import { auditEntry } from '../../accounts/users/user.routes.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { peopleViewers, personParams } from './person.ts'

/** Newest first, from the audit. */
export const listPeopleHistory = operation({
  name: 'people.listPeopleHistory',
  method: 'GET',
  path: '/people/{kind}/{uuid}/history',
  summary: 'What was done about an assistant or a client: by whom, when and why',
  caller: peopleViewers,
  readsReplica: true,
  params: personParams,
  query: z.object({ pagination: paging(10, ['created_date']) }),
  reply: z.object({ entries: z.array(auditEntry), count: z.int() }),
  failures: ['404 not_found'],
})
