import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { node26 } from './node26.mjs'
import { root } from './root.mjs'

/** Chromium without windows, as Debian packs it: the journeys' processes need a quarter less of the processor in it. */
const SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_BROWSERS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of a Chromium or Chrome that runs, installed by apt where we may: if there is none, and in CI also beside
 * one that has windows. `undefined`, and a line that says how to get one, when there is none.
 */
export function findBrowser() {
  const found =
    [process.env.CHROMIUM_PATH, SHELL].find(runs) ??
    (process.env.CI ? installed() : undefined) ??
    [playwrightsOwn(), ...SYSTEM_BROWSERS].find(runs) ??
    installed()
  if (found) console.log(`\nBrowser: ${found}`)
  else
    console.error(
      '\nNo Chromium or Chrome was found. Install one, run "npx playwright install chromium", or set CHROMIUM_PATH to its program.',
    )
  return found
}

function runs(path) {
  return path && existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function playwrightsOwn() {
  const script = 'console.log(require("playwright-core").chromium.executablePath())'
  return spawnSync(node26(), ['-e', script], { cwd: root, encoding: 'utf8' }).stdout.trim()
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('\nInstalling Chromium with apt-get …')
  const install = 'apt-get install -y --no-remove'
  const command = `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64_000_000,
  })
  if (status !== 0) console.error([...stdout.trim().split('\n'), ...stderr.trim().split('\n')].slice(-8).join('\n'))
  return SYSTEM_BROWSERS.find(runs)
}
