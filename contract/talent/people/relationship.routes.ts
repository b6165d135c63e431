import { namedStaff } from '../../shared/named-people.ts'
import { z } from 'zod'
import { staffRole } from '../../accounts/users/staff-role.ts'
import { relationshipSource } from '../../accounts/clients/relationship-source.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { searchWords } from '../../shared/search-words.ts'
import { peopleEditors, peopleViewers, personParams } from './person.ts'

export const relationship = z.object({
  role: staffRole,
  user_uuid: z.uuid(),
  full_name: z.string(),
  /** A6.3: how it came about. */
  source: relationshipSource,
  since: z.iso.datetime(),
})
export type PersonRelationship = z.infer<typeof relationship>

const relationships = z.object({ relationships: z.array(relationship) })

export const listPeopleRelationships = operation({
  name: 'people.listPeopleRelationships',
  method: 'GET',
  path: '/people/{kind}/{uuid}/relationships',
  summary: 'Who of staff looks after an assistant or a client, one of each role',
  caller: peopleViewers,
  params: personParams,
  reply: relationships,
  failures: ['404 not_found'],
})

/** `user_uuid` null: nobody does any more. */
export const savePeopleRelationship = operation({
  name: 'people.savePeopleRelationship',
  method: 'PUT',
  path: '/people/{kind}/{uuid}/relationships/{role}',
  summary: 'Say who of staff looks after an assistant or a client',
  caller: peopleEditors,
  params: personParams.extend({ role: staffRole }),
  body: z.object({ user_uuid: uuid.nullable(), source: relationshipSource.default('talent_team') }),
  reply: relationships,
  failures: ['404 not_found'],
})

/** At most 25, by name. */
export const searchStaff = operation({
  name: 'people.searchStaff',
  method: 'GET',
  path: '/people/staff',
  summary: 'Staff by a part of their name, to choose one',
  caller: peopleViewers,
  query: z.object({ search: searchWords }),
  reply: z.object({ staff: z.array(namedStaff) }),
})
