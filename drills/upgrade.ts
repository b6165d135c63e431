/*
 * A database of each release comes to today: every row accounted for, killed on the way and resumed. Then the version before the
 * newest migrations, checked out from git, serves and is written to while today's migrates its database and serves beside it.
 *
 *   node launch/run.mjs drills/upgrade.ts [--kills 20] [--seed 1] [--migrations 1] [--saves 200] [--commit <the version before>]
 */
import { parseArgs } from 'node:util'
import { randomNumbers } from '@talentplace/server/testing/random/random-numbers'
import { openDrillDatabase } from './drill-database.ts'
import { destructiveSteps } from './upgrade/destructive-steps.ts'
import { releases } from './upgrade/releases.ts'
import { commitBefore, playSideBySide } from './upgrade/side-by-side.ts'
import { upgradeRelease, type Upgraded } from './upgrade/upgrade-release.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    migrations: { type: 'string', default: '1' },
    saves: { type: 'string', default: '200' },
    commit: { type: 'string' },
  },
})
const kills = Number(values.kills)
const numbers = randomNumbers(Number(values.seed))
const random = () => numbers.below(1_000) / 1_000

let failures = 0
function check(what: string, holds: boolean, figures: string): void {
  if (!holds) failures += 1
  console.log(`${holds ? '✓' : '✗'} ${what}: ${figures}`)
}

function checkRows(what: string, { accounts, wrong }: Upgraded): void {
  const sum = (read: (each: (typeof accounts)[number]) => number) => accounts.reduce((all, each) => all + read(each), 0)
  const lost = sum((each) => each.lost)
  const others = accounts.filter((each) => each.digestBefore !== each.digestAfter).map(({ table }) => table)
  check(
    what,
    lost === 0 && others.length === 0 && wrong.length === 0,
    `${sum((each) => each.before)} rows in ${accounts.length} tables, ${lost} lost, ${others.length} tables with another digest, ${wrong.length} rewritten wrongly`,
  )
}

const database = await openDrillDatabase()
try {
  for (const [at, release] of releases.entries()) {
    const { whole, interrupted, destructive, stood } = await upgradeRelease(database.url, release, {
      name: `release_${at}`,
      kills,
      random,
    })
    console.log(`From ${release.version}`)
    for (const { table, before, after, lost, digestBefore, digestAfter } of whole.accounts) {
      const digests = `${digestBefore.slice(0, 8)} ${digestAfter.slice(0, 8)}`
      console.log(
        `  ${table.padEnd(24)} ${String(before).padStart(6)} rows, ${String(after).padStart(6)} now, ${lost} lost   ${digests}`,
      )
    }
    checkRows('every row is there', whole)
    console.log(`  killed with so many migrations there: ${stood.join(', ')}`)
    checkRows(`every row is there after ${stood.length} kills`, interrupted)
    const apart = interrupted.schema.filter((line, index) => line !== whole.schema[index])
    check(
      'the schema is the same after kills',
      apart.length === 0,
      `${whole.schema.length} parts, ${apart.length} differ`,
    )
    if (at === releases.length - 1) {
      const undeclared = destructive.filter(
        ({ migration, step }) => !destructiveSteps.some((each) => each.migration === migration && each.step === step),
      )
      check(
        'what was taken from the server before is declared',
        undeclared.length === 0,
        `${destructive.length} steps, ${undeclared.length} undeclared`,
      )
    }
  }
  const commit = values.commit ?? (await commitBefore(Number(values.migrations)))
  if (commit === null) {
    console.log('No version to serve beside: fewer migrations came after the baseline.')
  } else {
    const played = await playSideBySide(database.url, commit, Number(values.saves))
    const { migrations, saves, rejected, slowest, lost } = played
    console.log(`${commit.slice(0, 8)} and today side by side, ${migrations} migrations between them`)
    check(
      'nobody was refused',
      Object.keys(rejected).length === 0,
      `${saves[0]} saves through the server before, ${saves[1]} through the one after; others ${JSON.stringify(rejected)}, slowest ${Math.round(slowest)} ms`,
    )
    check('every acknowledged save is there', lost === 0, `${lost} drafts behind`)
  }
} finally {
  await database.stop()
}
console.log(failures === 0 ? 'Nothing was lost.' : `${failures} checks failed.`)
process.exitCode = failures === 0 ? 0 : 1
