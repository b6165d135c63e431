import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngine, type Engine } from './engine.ts'

/** An HAProxy with this configuration; `port` is one that it listens on by then. */
export async function startHaproxy(configuration: string, port: number): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-haproxy-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration)
  const engine = await startEngine('haproxy', ['-db', '-f', file], port)
  return {
    ...engine,
    async stop(signal) {
      await engine.stop(signal)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
