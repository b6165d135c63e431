import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { root } from './root.mjs'

/** The folder of the programs that npm installed, the Node.js that runs TypeScript among them. */
export const programs = join(root, 'node_modules', '.bin')

/** The path of Node.js 26, which comes as a package: the one on the path only has to start us. */
export function node26() {
  const program = join(programs, 'node')
  if (!existsSync(program)) {
    fail(
      `Node.js 26 is not installed for ${process.platform} ${process.arch}: npm skipped optional packages, or this system has none (there is one for Linux on x64 and arm64, also inside Windows, and for macOS on Apple chips).`,
    )
  }
  return program
}
