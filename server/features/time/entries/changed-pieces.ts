import type { Insertable, Transaction, Updateable } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Entry } from './held-entry.ts'

type Values = Omit<Updateable<Tables['time_entries']>, 'uuid' | 'version'>

/**
 * Writes the pieces of a stretch anew: over those that were, one more or fewer. They are taken away first, so that none is in the
 * way of another; the row of one that is no more stays, removed. All have one version.
 * @param values of each piece, in order
 */
export async function writePieces(
  transaction: Transaction<Tables>,
  before: readonly Entry[],
  values: readonly Values[],
  now: Date,
): Promise<string[]> {
  const version = Math.max(...before.map((piece) => piece.version)) + 1
  const written: string[] = []
  await transaction
    .updateTable('time_entries')
    .set({ removed_date: now, updated_date: now, version })
    .where(
      'uuid',
      'in',
      before.map(({ uuid }) => uuid),
    )
    .execute()
  for (const [at, each] of values.entries()) {
    const [row, first] = [before[at], before[0]]
    if (row) {
      await transaction
        .updateTable('time_entries')
        .set({ ...each, removed_date: null })
        .where('uuid', '=', row.uuid)
        .execute()
      written.push(row.uuid)
    } else if (first) {
      const { uuid: _, ...copied } = first
      const { uuid } = await transaction
        .insertInto('time_entries')
        .values({ ...copied, ...(each as Partial<Insertable<Tables['time_entries']>>), updated_date: now, version })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      written.push(uuid)
    }
  }
  return written
}
