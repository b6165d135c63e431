import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = dirname(import.meta.dirname)

/** What we don't write, and what we write instead. */
const words: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bsomebod(y|ies)\b/i, 'someone'],
  [/\be-mail/i, 'email'],
  [/\bnot required\b/i, 'optional'],
  [/\bto go on (with|in|by)\b|\bgo on with\b/i, 'continue'],
  [/(['"`>]|uses )in all\b/i, 'total'],
  [/\bsimply\b/i, 'leave it out'],
  [/(\d|\}) %(?! [\da-z(])/, '5%, without the space'],
  [/\b(stands?|stood) (here|there|whole|until|as (the|it))\b/i, 'appear, or is'],
  [/\b(saved|again|continues) by itself\b/i, 'automatically'],
  [/\bpreparation forms?\b/i, 'welcome brief'],
  [/\blet it go on\b/i, 'keep it'],
  [/\b(is|are|be) given back, and\b|\bstill to be paid\b/i, 'refunded; balance due'],
  [/\b(the|at) marked fields?\b/i, 'highlighted'],
  [/[a-z]!(['"`]|<\/)/, 'a full stop: nothing here shouts'],
]

/** Where the specification, the law of an edition, or a client is quoted; the text as it is there. */
const quoted: readonly (readonly [file: RegExp, text: RegExp, why: string])[] = [
  [/./, /E-mail must be valid/, 'specified'],
  [/./, /Copied to clipboard!|(email to client|at this time|to your talent pool)!/, 'specified'],
  [/^server\/matching\/understanding\//, /./, 'words that clients type'],
  [/^server\/testing\/understanding\//, /./, 'words that clients type'],
  [/^contract\/accounts\/messages\/consents\.ts$/, /by e-mail/, 'an edition that people agreed to'],
  [/^contract\/core\/content\/shipped\/(terms|privacy)\.ts$/, /./, 'editions that people agreed to'],
  [/^web\/platform\/formatting\/typed-amount\.ts$/, /10 %/, 'a percentage as clients type it'],
  [/^server\/demo\//, /./, 'what clients and assistants write'],
]

/** Each line of ours that people read, on screen, in mail or beside the code. Migrations and decisions stay as written. */
function* lines(): Generator<{ readonly file: string; readonly at: number; readonly text: string }> {
  const read = globSync(['{contract,server,web}/**/*.{ts,tsx}', 'docs/features/*.md', '{README,CONTRIBUTING}.md'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.{ts,tsx}'],
  })
  for (const file of read) {
    const texts = readFileSync(join(root, file), 'utf8').split('\n')
    for (const [at, text] of texts.entries()) yield { file, at: at + 1, text }
  }
}

it('what we write keeps to our voice, but where it quotes', () => {
  const found: string[] = []
  let read = 0
  for (const { file, at, text } of lines()) {
    read++
    for (const [pattern, instead] of words) {
      const said = pattern.exec(text)?.[0]
      if (said === undefined) continue
      if (quoted.some(([where, what]) => where.test(file) && what.test(text))) continue
      found.push(`${file}:${at} “${said}”: ${instead}`)
    }
  }
  expect(found).toEqual([])
  expect(read, 'the sources were read').toBeGreaterThan(10_000)
})
