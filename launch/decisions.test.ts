import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = dirname(import.meta.dirname)
const folder = join(root, 'docs/decisions')
const decisions = globSync('[0-9]*.md', { cwd: folder }).toSorted()
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const index = read('README.md')

it('the index has each decision once, by its number, with what was decided', () => {
  const rows = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\) \S.*\.$/gm)]
  expect(rows.map(([, number, file]) => `${number} ${file}`).toSorted()).toEqual(
    decisions.map((file) => `${file.slice(0, 4)} ${file}`),
  )
  expect(
    index.split('\n').filter((line) => line.startsWith('- ')),
    'every row has that form',
  ).toHaveLength(rows.length)
})

it('no two decisions have one number', () => {
  const numbers = decisions.map((file) => file.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

it('what another decision supersedes says so at its top, with a link', () => {
  const unmarked = decisions.flatMap((file) => {
    const [, superseded] = /Supersedes [^.]*?\b(\d{4})\b/.exec(read(file)) ?? []
    const older = decisions.find((each) => each.startsWith(`${superseded}-`))
    if (superseded === undefined) return []
    const [, mark = ''] = older === undefined ? [] : read(older).split('\n\n')
    return mark.startsWith('Superseded ') && mark.includes(`(${file})`) ? [] : [`${superseded} by ${file}`]
  })
  expect(unmarked).toEqual([])
})

it('links among decisions lead to one', () => {
  const broken = decisions.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^):#]+\.md)\)/g)]
      .filter(([, to = '']) => !existsSync(join(folder, to)))
      .map(([, to]) => `${file}: ${to}`),
  )
  expect(broken).toEqual([])
})

/** Folders, and a file with its ending; `*` stands for a part of its name. */
const path = /^[\w.@*-]+(?:\/[\w.@*-]+)+\.(?:tsx?|mjs|sql|md|csv|json|css|html|conf|gz)$/

it('a path that a decision names as code, alone or in a command, is there', () => {
  const removed = decisions.flatMap((file) =>
    [...read(file).matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code = '']) => code.split(' '))
      .filter((word) => path.test(word) && globSync(word, { cwd: root }).length === 0)
      .map((word) => `${file}: ${word}`),
  )
  expect(removed).toEqual([])
})
