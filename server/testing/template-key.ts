import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const IMPORTED = /\bfrom\s+'((?:\.{1,2}|@talentplace\/contract)\/[^']+)'/g

/** The file that fills a template, and every file of ours that it imports, however far away. */
async function filledBy(root: string): Promise<string[]> {
  const reached = new Set([join(root, 'server/testing/template-database.ts')])
  // What is added while it is walked is walked too.
  for (const file of reached) {
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(IMPORTED)) {
      const isOurs = name.startsWith('.')
      reached.add(isOurs ? join(dirname(file), name) : `${join(root, name.replace('@talentplace/', ''))}.ts`)
    }
  }
  return [...reached].filter((file) => existsSync(file))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** What a filled template depends on: two with one key are alike. */
export async function templateKey(root: string): Promise<string> {
  const files = [
    join(root, 'package-lock.json'),
    ...(await filesBelow(join(root, 'server/migrations'))),
    ...(await filesBelow(join(root, 'server/data'))),
    ...(await filledBy(root)),
  ]
  const hash = createHash('sha256').update(process.version).update(process.arch)
  for (const file of files.toSorted()) {
    const bytes = await readFile(file)
    hash.update(`\0${relative(root, file)}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex').slice(0, 24)
}
