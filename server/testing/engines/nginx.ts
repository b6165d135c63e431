import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngine, type Engine } from './engine.ts'

/** An nginx with these lines for its `http`; `port` is one of 127.0.0.1 that they have it listen on. */
export async function startNginx(lines: string, port: number): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-nginx-'))
  await chmod(folder, 0o755)
  const bodies = join(folder, 'bodies')
  await mkdir(bodies)
  // As root, it works as another user.
  await chmod(bodies, 0o777)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${bodies};`)
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(' ')} ${lines} }`,
  )
  const engine = await startEngine('nginx', ['-c', file, '-e', 'stderr'], port)
  return {
    ...engine,
    async stop(signal) {
      await engine.stop(signal)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
