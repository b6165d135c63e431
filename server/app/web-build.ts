import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ConfigurationError } from './configuration.ts'

const buildScript = fileURLToPath(new URL('../../web/build.ts', import.meta.url))
const webFolder = fileURLToPath(new URL('../../web/', import.meta.url))

export const builtWebFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Builds the web app where its sources are newer than what was built. `quick`: for trying it out on this machine, with
 * its files compressed lightly.
 * @returns whether it was built
 * @throws ConfigurationError when the build fails
 */
export async function buildWebWhenStale({ quick }: { quick: boolean }): Promise<boolean> {
  const options = ['--if-stale', ...(quick ? ['--quick'] : [])]
  const child = spawn(process.execPath, [buildScript, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (data) => (said += data))
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  if (code !== 0) throw new ConfigurationError('the web app could not be built; the lines above say why')
  return said !== ''
}

/** The web app with hot reload, beside this server. */
export function startWebDevelopment(apiUrl: string): ChildProcess {
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
  const child = spawn(process.execPath, [vite], {
    cwd: webFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, API_URL: apiUrl },
  })
  // Each restart of this server would leave another one behind.
  process.once('exit', () => child.kill())
  return child
}
