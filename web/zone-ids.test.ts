import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const zone = String.raw`[\w.?]*(?:[tT]imezone|\bzone)`
/** A zone's id put into a text, or cut into one, where `zoneName` and `zonePlace` are to be asked. */
const visibleIds = [
  // {timezone} between tags, ${timezone} in a text
  new RegExp(String.raw`(?<!=)\{${zone}\}`),
  new RegExp(String.raw`${zone}\??\.(?:replace|replaceAll|split)\(`),
  // A fact: ['Clock', timezone]
  new RegExp(String.raw`\['[A-Z][^']*', ${zone}\]`),
]

function visibleId(line: string): string | undefined {
  return visibleIds.map((each) => each.exec(line)?.[0]).find((found) => found !== undefined)
}

it('people read the names of time zones, never their ids', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/node_modules/**', '**/*.test.*'] })
  const found = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (visibleId(line) === undefined ? [] : [`${file}:${at + 1} ${line.trim()}`])),
  )
  expect(found).toEqual([])
  expect(files.length, 'the sources were read').toBeGreaterThan(1_000)
})

it.each([
  '<p>It is 9:00 there now ({shown.timezone}).</p>',
  'lead={`Dates are in ${timezone}.`}',
  "lead={`Dates are in ${timezone.split('/').at(-1)} time.`}",
  "title={timezone?.replaceAll('_', ' ')}",
  "['Clock', timezone],",
])('an id in a text is found: %s', (line) => {
  expect(visibleId(line)).toBeDefined()
})

it.each(['<Entry timezone={timezone}>', "['Clock', zoneName(timezone)],", 'const { timezone } = contact'])(
  'an id that is passed on is none: %s',
  (line) => {
    expect(visibleId(line)).toBeUndefined()
  },
)
