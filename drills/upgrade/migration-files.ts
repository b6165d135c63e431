import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../server/migrations/', import.meta.url)

export interface MigrationFile {
  readonly name: string
  readonly text: string
}

/** All migrations in their order; of a release where its newest one is given. */
export async function migrationFiles(last?: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const wanted = last === undefined ? names : names.filter((name) => name <= last)
  return Promise.all(wanted.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })))
}

export function digestOf(files: readonly MigrationFile[]): string {
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\n${text}\n`)
  return hash.digest('hex')
}
