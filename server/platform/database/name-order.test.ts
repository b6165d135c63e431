import { glob, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { inNameOrder } from './name-order.ts'

it('names stand where people look for them, whatever their case, accents, apostrophes and hyphens', async () => {
  const database = await testDatabase()
  const names = ['Zoe', 'Élise', 'de la Cruz', 'O’Brien', 'Oakes', 'Łucja', 'Luc', 'jean‑luc', 'Jean Marc', '李小龙']
  const { rows } = await sql<{ name: string }>`select name from unnest(${names}::text[]) name
    order by ${inNameOrder(sql`name`)}`.execute(database.kysely)
  const ordered = ['de la Cruz', 'Élise', 'jean‑luc', 'Jean Marc', 'Luc', 'Łucja', 'Oakes', 'O’Brien', 'Zoe', '李小龙']
  expect(rows.map(({ name }) => name)).toEqual(ordered)
  await database.close()
})

/** Sorted by names of ours, or by an order of their own: sums that are kept by name, and what staff’s home shows. */
const others = /configuration\/|cronjobs\/|time\/lists\/|palette\/|staff-today\/|log-utm-event/

it('every list that can be sorted by a name goes by that order', async () => {
  const root = new URL('../../', import.meta.url)
  const wrong: string[] = []
  for await (const file of glob('{features,workflows}/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts') || others.test(file)) continue
    const text = await readFile(new URL(file, root), 'utf8')
    if (!text.includes('pageOf')) continue
    const found =
      /^\s+(?:name|full_name|company|contact_name|project_name|virtualassistant_name|title|label|subject|role): sql`(?!.*searched_text).*/gm
    wrong.push(...(text.match(found) ?? []).map((line) => `${file}: ${line.trim()}`))
  }
  expect(wrong).toEqual([])
})
