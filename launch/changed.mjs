import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { nightlyDrills } from './nightly.mjs'
import { root } from './root.mjs'

/** Whatever changes here, every test may break. */
const OF_ALL = /^(?:package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json|launch\/reset-globals\.mjs)$/
const TEST = /^(?:contract|server|web|bench|drills|launch)\/.*\.test\.tsx?$/
const CODE = /\.(?:[cm]?[jt]s|tsx)$/
const TYPES_ONLY = /\b(?:import|export)\s+type\s[^'"]*?\bfrom\s*['"][^'"\n]*['"]|\btypeof import\('[^']*'\)/g
const NAMED =
  /['"`]((?:\.{1,2}\/|@talentplace\/|(?:contract|server|web|e2e|bench|drills|launch|docs)\/)[^'"`\s$*]*)['"`]/g
const JOINED = /\bjoin\(\s*import\.meta\.dirname((?:\s*,\s*'[^'\n]*')+)\s*,?\s*\)/g
const BESIDE = /\bnew URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url/g
/** What is asked for over HTTP, so that no import says so. */
const UNSEEN = { 'server/testing/database.ts': ['server/testing/servers/database-server.ts'] }
/** A test that looks through the project's files as text. */
const LOOKS_AT_ALL =
  /\bls-files\b|\bgit grep\b|\bdirname\(import\.meta\.dirname\)|join\(import\.meta\.dirname(?:, '\.\.')+\)/

/** The files and folders that this one names: what it imports, starts in a thread or a process of its own, or reads. */
function namedBy(file, text) {
  const folder = posix.dirname(file)
  const runs = text.replace(TYPES_ONLY, '')
  const names = [...runs.matchAll(NAMED)].map(([, name]) => {
    if (name.startsWith('.')) return posix.join(folder, name)
    return name.replace(/^@talentplace\//, '')
  })
  const joined = [...runs.matchAll(JOINED)].map(([, parts]) =>
    posix.join(folder, ...[...parts.matchAll(/'([^'\n]*)'/g)].map(([, part]) => part)),
  )
  const beside = [...runs.matchAll(BESIDE)].map(([, name]) => posix.join(folder, name))
  return [...names, ...joined, ...beside, ...(UNSEEN[file] ?? [])].map((name) => name.replace(/\/$/, ''))
}

/**
 * The test files that a change of these files can break, by what each names, and what that names. `read` gives a file's text.
 */
export function affectedTests(files, changed, read) {
  const tests = files.filter((file) => TEST.test(file))
  if (changed.some((file) => OF_ALL.test(file))) return tests
  const changedFolders = new Set()
  for (const file of changed) {
    for (let folder = posix.dirname(file); folder.includes('/'); folder = posix.dirname(folder))
      changedFolders.add(folder)
  }
  const known = new Set([...files, ...changed])
  const users = new Map()
  const reached = new Set(changed)
  for (const file of files.filter((each) => CODE.test(each))) {
    const text = read(file)
    for (const name of namedBy(file, text)) {
      if (changedFolders.has(name) && !known.has(`${name}.ts`)) reached.add(file)
      const target = [name, `${name}.ts`, `${name}.tsx`, `${name}.mjs`].find((each) => known.has(each))
      if (target !== undefined) users.set(target, [...(users.get(target) ?? []), file])
    }
    if (TEST.test(file) && LOOKS_AT_ALL.test(text)) reached.add(file)
  }
  // What is added while it is walked is walked too.
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user)
  return tests.filter((file) => reached.has(file))
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const lines = (text) => text.split('\n').filter(Boolean)

function isCommit(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== ''
  } catch {
    return false
  }
}

/** The tests that what isn't in main yet can break, or what came after the commit that is named. */
export function changedTests(commit) {
  const base = commit ?? ['origin/main', 'main', 'HEAD'].find(isCommit)
  const added = lines(git('ls-files', '--others', '--exclude-standard'))
  const changed = [
    ...lines(git('diff', '--name-only', '--no-renames', git('merge-base', 'HEAD', base).trim())),
    ...added,
  ]
  const files = [...lines(git('ls-files')), ...added].filter((file) => existsSync(join(root, file)))
  const tests = affectedTests(files, changed, (file) => readFileSync(join(root, file), 'utf8'))
  const isNear = (drill) => changed.some((file) => file.startsWith(`${posix.dirname(drill)}/`))
  const run = tests.filter((file) => process.env.NIGHTLY === '1' || !nightlyDrills.includes(file) || isNear(file))
  const all = files.filter((file) => TEST.test(file)).length
  console.log(`\n${changed.length} files differ from ${base}: ${run.length} of ${all} test files can break by them.`)
  return run
}
