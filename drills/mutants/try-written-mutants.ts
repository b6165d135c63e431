import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstFailure } from './first-failure.ts'
import type { WrittenMutant } from './written-mutant.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** As many as there are cores on the smallest machine that runs this. */
const atOnce = 2
const longestRun = 600_000

/** The project as it is in the folder now, with the same packages. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'talentplace-mutants-'))
  // As root, PostgreSQL's own user has to get in.
  chmodSync(copy, 0o755)
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 16_000_000 })
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/**
 * The name of the test that fails in the copy as it is now, or undefined when these files pass.
 * @throws Error when the code in the copy can't be loaded
 */
async function failingTest(copy: string, tests: readonly string[]): Promise<string | undefined> {
  const report = join(copy, 'test-results', 'mutant.json')
  rmSync(report, { force: true })
  const output = ['--bail', '1', '--reporter', 'json', '--outputFile', report]
  const args = ['run', '--config', 'drills/mutants/vitest.config.ts', ...output, ...tests]
  const code = await new Promise<number | null>((resolve, reject) => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
    const run = spawn(process.execPath, [vitest, ...args], { cwd: copy, stdio: 'ignore', timeout: longestRun })
    run.once('error', reject)
    run.once('close', resolve)
  })
  if (code === 0) return undefined
  return code === null ? 'the run, which never ends' : firstFailure(report)
}

/** The changed text. @throws Error when the mutant no longer fits the code */
function changed(text: string, { file, change, from, to }: WrittenMutant): string {
  if (text.split(from).length !== 2) throw new Error(`${file} has changed: "${change}" doesn’t fit it once any more.`)
  return text.replace(from, () => to)
}

async function survives(copy: string, mutant: WrittenMutant): Promise<boolean> {
  const place = join(copy, mutant.file)
  const text = readFileSync(place, 'utf8')
  writeFileSync(place, changed(text, mutant))
  const noticed = await failingTest(copy, mutant.tests)
  writeFileSync(place, text)
  const verdict = noticed === undefined ? '✗ survived' : '✓ killed'
  console.log(`${verdict}  ${mutant.file}: ${mutant.change}${noticed === undefined ? '' : `\n    by ${noticed}`}`)
  return noticed === undefined
}

/**
 * Tries each mutant in a copy of the project, and answers those that no test noticed.
 * @throws Error when a test fails without a mutant, or a mutant no longer fits or loads
 */
export async function tryWrittenMutants(mutants: readonly WrittenMutant[]): Promise<ReadonlySet<WrittenMutant>> {
  for (const mutant of mutants) changed(readFileSync(join(root, mutant.file), 'utf8'), mutant)
  const copies = Array.from({ length: atOnce }, copyProject)
  try {
    const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))]
    const failing = await failingTest(copies[0] ?? root, tests)
    if (failing !== undefined) throw new Error(`Without any mutant fails: ${failing}`)
    const waiting = [...mutants]
    const survivors = new Set<WrittenMutant>()
    const work = async (copy: string) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        if (await survives(copy, mutant)) survivors.add(mutant)
      }
    }
    await Promise.all(copies.map(work))
    return survivors
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  }
}
