import type { TestDatabase } from '../database.ts'

/** A setting that is so since long ago: nothing waits until a raised limit counts. */
export async function setSetting(database: TestDatabase, name: string, value: number): Promise<void> {
  await database.pool.query(`update configurations set value = $2, changed_date = '2026-01-01' where name = $1`, [
    name,
    String(value),
  ])
}
