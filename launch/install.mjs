import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { root } from './root.mjs'

// Optional packages whatever the environment says, no talk, and a quick end without a network.
const OPTIONS =
  '--include=optional --no-audit --no-fund --loglevel=error --prefer-offline --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000'.split(
    ' ',
  )

const plainReport = {
  installing: () => console.log('Installing the packages (about half a minute the first time) …'),
  installed: (milliseconds) => console.log(`Installed in ${Math.round(milliseconds / 1000)} s.`),
  present: () => undefined,
}

/**
 * Installs the packages when those in `node_modules` are not the ones that `package-lock.json` asks for: those of the
 * product, or everything. A `report` tells of it.
 */
export function ensureInstalled({ scope = 'everything', report = plainReport } = {}) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const installed = installedPackages()
  const plan = planInstallation(wanted, installed, scope)
  if (plan === null) return report.present()
  report.installing()
  const started = performance.now()
  const { status, stderr, error } = spawnSync(...npm(...plan, ...OPTIONS), {
    cwd: root,
    // `npm --prefix DIR start` hands its prefix on to us, and with it npm would miss this machine's own configuration.
    env: { ...process.env, npm_config_prefix: undefined, npm_config_globalconfig: undefined },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (error) fail(`npm could not be run (${error.message}). It comes with Node.js: https://nodejs.org`)
  if (status !== 0) {
    console.error(stderr.trim().split('\n').slice(-15).join('\n'))
    const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(stderr)
    fail(
      offline
        ? 'The packages could not be fetched: the npm registry is out of reach. Connect to the network and start again.'
        : 'Installing the packages failed; npm says why above.',
    )
  }
  report.installed(performance.now() - started)
}

/**
 * npm's arguments, or null where nothing is missing. A test run beside a running product only adds to what the product
 * has: `npm ci` would take its packages from under it.
 */
export function planInstallation(wanted, installed, scope) {
  const hasTools = Object.values(installed ?? {}).some(({ dev }) => dev)
  if (installed && isComplete(wanted, installed, scope)) return null
  if (installed && scope === 'everything' && isComplete(wanted, installed, 'product'))
    return ['install', '--no-save', '--include=dev']
  return ['ci', scope === 'everything' || hasTools ? '--include=dev' : '--omit=dev']
}

function isComplete(wanted, installed, scope) {
  const isWanted = ([path, { optional, dev }]) => path !== '' && !optional && (scope === 'everything' || !dev)
  const fitting = Object.entries(installed).every(
    ([path, { version, os, cpu }]) =>
      wanted[path]?.version === version && fits(os, process.platform) && fits(cpu, process.arch),
  )
  return fitting && Object.entries(wanted).every((entry) => !isWanted(entry) || installed[entry[0]])
}

/** Command and arguments that run the npm we were started by, else the one on the path. */
function npm(...args) {
  const own = process.env.npm_execpath
  return own?.endsWith('npm-cli.js') ? [process.execPath, [own, ...args]] : ['npm', args]
}

// npm writes the hidden lock file last, so a broken-off installation counts as none.
function installedPackages() {
  const list = join(root, 'node_modules', '.package-lock.json')
  return existsSync(list) ? packagesIn(list) : null
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

// A folder copied from another kind of machine carries that machine's programs.
function fits(wanted, ours) {
  return wanted === undefined || [wanted].flat().includes(ours)
}
