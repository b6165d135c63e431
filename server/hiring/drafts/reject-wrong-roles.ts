import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { roleNames } from '../../platform/database/role-names.ts'

type Cart = MatchingCriteria['cart']

/** What a person reads where an assistant was chosen for a role that they don't have. */
export function notTheirRole(display_name: string, role: string): string {
  return `${display_name} doesn’t offer the role ${role}. Please choose someone else for it, or let us help you decide.`
}

const pairOf = ({ assistant_id, role_id }: Cart[number]) => `${assistant_id} ${role_id}`

/**
 * Refuses a cart in which an assistant newly takes a role that they don't have. A pair that is stored already stays (they
 * had the role once): it is shown, and keeps the checkout closed until someone else is chosen.
 * @throws HttpError 409 `not_their_role`
 */
export async function rejectWrongRoles(database: Kysely<Tables>, cart: Cart, stored: Cart): Promise<void> {
  const known = new Set(stored.map(pairOf))
  const added = cart.filter((item) => item.assistant_id > 0 && !known.has(pairOf(item)))
  if (added.length === 0) return
  const people = await database
    .selectFrom('assistants')
    .select(['id', 'display_name', 'role_ids'])
    .where(
      'id',
      'in',
      added.map((item) => item.assistant_id),
    )
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  const names = await roleNames(
    database,
    added.map((item) => item.role_id),
  )
  for (const { assistant_id, role_id } of added) {
    const person = byId.get(assistant_id)
    if (!person || person.role_ids.includes(role_id)) continue
    const message = notTheirRole(person.display_name, names.get(role_id) ?? `number ${role_id}`)
    throw new HttpError(409, 'not_their_role', message, { fields: { matching_criteria: message } })
  }
}
