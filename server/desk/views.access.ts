import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import type { viewsOperations } from './views.operations.ts'

const list = 'attribution.listUtms'
const query = { filters: { origin: 'made' }, sorting: [], itemsPerPage: 25 }

/** All of the list of UTM records. */
export function viewsCalls({ database, people }: AccessWorld): AccessCalls<typeof viewsOperations> {
  const at = new Date('2026-11-20T15:00:00Z')
  let made = 0
  const newName = () => `View ${(made += 1)}`

  function ownerOf(actor: Actor, whose: Whose): string {
    const other = people.get(actor === 'super admin' ? 'admin' : 'super admin') ?? ''
    return whose === 'own' ? (people.get(actor) ?? other) : other
  }

  /** A private one. */
  async function view(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { uuid } = await database.kysely
      .insertInto('saved_views')
      .values({
        list,
        owner_uuid: ownerOf(actor, whose),
        name: newName(),
        query: JSON.stringify(query),
        created_date: at,
        changed_date: at,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }

  return {
    listViews: () => ({ path: `/views?list=${list}` }),
    createView: () => ({ path: '/views', body: { list, name: newName(), shared: false, query } }),
    saveView: async (actor, whose) => ({
      path: `/views/${await view(actor, whose)}`,
      body: { version: 1, name: newName(), shared: false, query },
    }),
    deleteView: async (actor, whose) => ({ path: `/views/${await view(actor, whose)}` }),
  }
}
