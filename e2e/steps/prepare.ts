import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

/** What no page does, in the server's own database: a program of `server/testing/journeys`. Answers with what it writes. */
export async function prepare(program: string, ...given: readonly string[]): Promise<string> {
  const path = join('server', 'testing', 'journeys', program)
  const { stdout } = await run(process.execPath, [join(root, 'launch', 'run.mjs'), path, ...given], { cwd: root })
  return stdout
}
