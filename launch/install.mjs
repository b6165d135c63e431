import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { root } from './root.mjs'

// All kinds of packages whatever the environment says, no talk, and a quick end without a network.
const OPTIONS =
  '--include=dev --include=optional --no-audit --no-fund --loglevel=error --prefer-offline --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000'.split(
    ' ',
  )

/** Installs the packages when those in `node_modules` are not the ones that `package-lock.json` asks for. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages (about half a minute the first time) …')
  const started = performance.now()
  const { status, stderr, error } = spawnSync(...npm('ci', ...OPTIONS), {
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
  console.log(`Installed in ${Math.round((performance.now() - started) / 1000)} s.`)
}

/** Command and arguments that run the npm we were started by, else the one on the path. */
function npm(...args) {
  const own = process.env.npm_execpath
  return own?.endsWith('npm-cli.js') ? [process.execPath, [own, ...args]] : ['npm', args]
}

// npm writes the hidden lock file last, so a broken-off installation counts as none.
function isInstalled() {
  const installedList = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return false
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(installedList)
  const present = Object.entries(installed).every(
    ([path, { version, os, cpu }]) =>
      wanted[path]?.version === version && fits(os, process.platform) && fits(cpu, process.arch),
  )
  return present && Object.entries(wanted).every(([path, { optional }]) => path === '' || optional || installed[path])
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

// A folder copied from another kind of machine carries that machine's programs.
function fits(wanted, ours) {
  return wanted === undefined || [wanted].flat().includes(ours)
}
