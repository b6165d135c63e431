import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Lifecycle {
  readonly of: Readonly<Record<string, { readonly to?: Readonly<Record<string, readonly string[]>> }>>
  readonly sets: Readonly<Record<string, readonly string[]>>
  readonly values: readonly string[]
  word(state: string): string
  tone(state: string): string
  next(state: string): readonly string[]
}

const root = dirname(import.meta.dirname)
const lifecycles: [name: string, lifecycle: Lifecycle][] = []
for (const file of globSync('contract/**/*.states.ts', { cwd: root, exclude: ['**/node_modules/**'] }).toSorted()) {
  const module = (await import(join(root, file))) as Record<string, Lifecycle | (() => unknown)>
  for (const [name, each] of Object.entries(module)) if (typeof each !== 'function') lifecycles.push([name, each])
}

describe('a lifecycle of the contract', () => {
  it.each(lifecycles)(
    '%s leads only to states of its own, and out of all but the final ones',
    (_name, { of, sets, values, next }) => {
      for (const { to = {} } of Object.values(of)) {
        expect(values).toEqual(expect.arrayContaining(Object.keys(to)))
        expect(Object.values(to).every((movers) => movers.length > 0)).toBe(true)
      }
      const final = values.filter((state) => next(state).length === 0)
      expect(final.toSorted()).toEqual([...(sets['final'] ?? [])].toSorted())
    },
  )

  it.each(lifecycles)('%s has each state of a set once, and none that is open and final', (_name, { sets, values }) => {
    for (const set of Object.values(sets)) {
      expect(new Set(set).size).toBe(set.length)
      expect(values).toEqual(expect.arrayContaining([...set]))
    }
    expect(sets['open']?.filter((state) => sets['final']?.includes(state))).toEqual([])
  })

  it.each(lifecycles)('%s says every state in a word', (_name, { values, word, tone }) => {
    for (const state of values) {
      expect(word(state)).toMatch(/^\S.*\S$/)
      expect(tone(state)).toMatch(/^(plain|good|notice|danger|info)$/)
    }
  })
})

/** Words in quotation marks, one after the other, as arrays, unions and SQL's `in (…)` list them. */
const list = /'\w+'(?:(?:\s*[,|]\s*)+'\w+')+/g
/** `state === 'held' || state === 'charging'` */
const either = /(\w+) ===? '(\w+)' (?:\|\||or) \1 ===? '(\w+)'/g

/** Texts in which two or more states of one lifecycle are listed, and nothing else is. */
function copiesIn(text: string): string[] {
  const lists = [
    ...Array.from(text.matchAll(list), ([all]) => [all, [...all.matchAll(/\w+/g)].map(([word]) => word)] as const),
    ...Array.from(text.matchAll(either), ([all, , one = '', other = '']) => [all, [one, other]] as const),
  ]
  return lists
    .filter(([, words]) => lifecycles.some(([, { values }]) => words.every((word) => values.includes(word))))
    .map(([all]) => all.replaceAll(/\s+/g, ' '))
}

/** `interest = 'asked'`, `disputes.state <> 'opened'`: what SQL as text asks of a state. */
const named = /\b(?:\w+_)?(?:state|status|interest) ?(?:=|<>|!=) ?'(\w+)'/g

/** The same words, with another meaning. */
const elsewhere: readonly (readonly [file: RegExp, why: string])[] = [
  [/\.states\.ts$/, 'where they are declared'],
  [/^server\/platform\/payments\/(test-processor\/|refund\.ts$)/, 'the card processor’s own, by its own names'],
  [/^server\/testing\/payments\//, 'the card processors’ own, by their own names'],
  [
    /^server\/platform\/database\/tables\.ts$/,
    'written from the database, whose lists a test holds against the contract',
  ],
]

describe('a list of states', () => {
  it('appears in the contract alone', () => {
    const files = globSync('{bench,contract,drills,e2e,server,web}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**', '**/*.{test,spec}.{ts,tsx}'],
    })
    const copies = files
      .filter((file) => !elsewhere.some(([pattern]) => pattern.test(file)))
      .flatMap((file) => copiesIn(readFileSync(join(root, file), 'utf8')).map((copy) => `${file}: ${copy}`))
    expect(copies).toEqual([])
  })

  it.each([
    `.where('state', 'in', ['held', 'charging', 'needs_action', 'paid'])`,
    `status in ('posted', 'partly_paid')`,
    `readonly interest: 'asked' | 'accepted' | 'declined'`,
    `const works = state === 'active' || state === 'probationary'`,
  ])('is found: %s', (text) => expect(copiesIn(text)).toHaveLength(1))

  it('is none where other words are among them', () => expect(copiesIn(`['asked', 'answered']`)).toEqual([]))
})

describe('a state that SQL asks for by name', () => {
  const states = new Set(lifecycles.flatMap(([, { values }]) => values))
  const unknownIn = (text: string) =>
    Array.from(text.matchAll(named), ([, state = '']) => state).filter((state) => !states.has(state))

  it('is one of the contract’s', () => {
    const files = globSync('server/**/*.ts', {
      cwd: root,
      exclude: ['**/*.test.ts', '**/node_modules/**', 'server/{app,platform,testing}/**'],
    })
    expect(files.length).toBeGreaterThan(300)
    const unknown = files.flatMap((file) =>
      unknownIn(readFileSync(join(root, file), 'utf8')).map((state) => `${file}: ${state}`),
    )
    expect(unknown).toEqual([])
  })

  it('is found where it isn’t', () =>
    expect(unknownIn(`where interest = 'aksed' and status <> 'posted'`)).toEqual(['aksed']))
})
