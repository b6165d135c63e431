import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const ENGINES = ['haproxy', 'nginx', 'pgbouncer', 'redis-server']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const missing = () => ENGINES.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))

/**
 * The programs of others that the product is tested with, installed by apt where we may. Tests of one that isn't there
 * are skipped and counted; a line says how to get it. As a step's `prepare`: they need no environment of their own.
 */
export function findEngines() {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`\nInstalling ${missing().join(', ')} with apt-get …`)
    const command = `apt-get update && apt-get install -y --no-install-recommends --no-remove ${missing().join(' ')}`
    // None of them is to run by itself: each test starts its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      encoding: 'utf8',
      env,
      maxBuffer: 64_000_000,
    })
    if (status !== 0) console.error([...stdout.trim().split('\n'), ...stderr.trim().split('\n')].slice(-8).join('\n'))
  }
  const left = missing()
  if (left.length > 0)
    console.log(`\nWithout ${left.join(', ')} some tests are skipped: apt-get install ${left.join(' ')}`)
  return {}
}
