import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const notBuiltFrom = /(^|\/)(dist|node_modules|testing)\/|\.test\.tsx?$/

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !notBuiltFrom.test(file))
}

/** A hash of everything the built app comes from: its sources, the contract's, and the versions of all packages. */
export async function hashOfSources(): Promise<string> {
  const files = [...(await filesBelow('web')), ...(await filesBelow('contract')), 'package-lock.json'].sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}
