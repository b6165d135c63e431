import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { node26 } from './node26.mjs'
import { root } from './root.mjs'

/** What the product needs to run and to be built; tests, drills and benchmarks need everything. */
const scopeOf = (file) => (/^(server\/app|web)\//.test(file) ? 'product' : 'everything')

/** One press of Ctrl-C may arrive twice (from the terminal and through npm); a second press comes later. */
const SAME_PRESS_MILLISECONDS = 500
const WATCH_MILLISECONDS = 200

/**
 * Installs what is missing, runs a TypeScript file of the project with Node.js 26 from the project's folder, and ends
 * with its exit code.
 *
 * The program runs in a process group of its own, so that Ctrl-C reaches it through us, once, and it can finish its
 * clean stop. It stops, too, when whoever started us is gone.
 */
export function runProgram([file, ...args], { nodeOptions = [], env = {}, report } = {}) {
  ensureInstalled({ report, scope: scopeOf(file) })
  const follow = ['--import', pathToFileURL(join(root, 'launch', 'follow-launcher.mjs')).href]
  const program = spawn(node26(), [...nodeOptions, ...follow, file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })

  let lastForwarded = -Infinity
  const forward = (signal) => {
    if (performance.now() - lastForwarded < SAME_PRESS_MILLISECONDS) return
    lastForwarded = performance.now()
    program.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)

  const starters = findStarters()
  const watch = setInterval(() => {
    if (String(findStarters()) === String(starters)) return
    clearInterval(watch)
    forward('SIGTERM')
  }, WATCH_MILLISECONDS)

  program.once('error', (error) => {
    console.error(`${file} could not be started: ${error.message}`)
    process.exit(1)
  })
  program.once('exit', (code, signal) => {
    if (signal === 'SIGKILL') console.error(`${file} was killed.`)
    process.exit(code ?? 128 + constants.signals[signal])
  })
}

// npm starts us through a shell that passes no signal on: when either is killed, nobody would tell us.
function findStarters() {
  if (process.env.npm_lifecycle_event === undefined) return []
  const starters = [process.ppid]
  try {
    const [, parentOfParent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? []
    starters.push(Number(parentOfParent))
  } catch {
    // Systems without /proc have a shell that replaces itself by us, so that our parent is npm.
  }
  return starters
}
