import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { root } from './root.mjs'

/** The folder of the programs that npm installed, the Node.js that runs TypeScript among them. */
export const programs = join(root, 'node_modules', '.bin')

/** The path of Node.js 26, which comes as a package: the one on the path only has to start us. */
export function node26() {
  const program = join(programs, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(program)) {
    fail(`Node.js 26 is not installed for ${process.platform} ${process.arch}: npm skipped optional packages, or there is none for this system (macOS on Apple chips, Linux and Windows on x64, Linux on arm64).`)
  }
  return program
}
