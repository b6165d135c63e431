import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { drawnOf } from './library-styles.ts'

const require = createRequire(import.meta.url)
const wholeSheet = require.resolve('@mantine/core/styles.layer.css')
const library = join(dirname(wholeSheet), 'esm')
const read = (path: string): string => readFileSync(path, 'utf8')

/** Parts that a component brings along for whoever asks for them; nothing of ours draws one. */
const neverDrawn = ['CheckboxCard', 'CheckboxIndicator', 'Loader']

const sources = globSync('*/**/*.{ts,tsx,css}', { cwd: import.meta.dirname, exclude: ['{dist,node_modules}/**'] }).map(
  (file) => ({ file, source: read(join(import.meta.dirname, file)) }),
)

/** The names of the styles that a module of the library draws with, those of all it imports included. */
function stylesOf(module: string, seen: Set<string>): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  if (module.endsWith('.module.mjs')) return [basename(module, '.module.mjs')]
  return [...read(module).matchAll(/ from "(\.[^"]+)"/g)].flatMap(([, path = '']) =>
    stylesOf(join(dirname(module), path), seen),
  )
}

function moduleOf(component: string): string {
  const [found] = globSync(`**/${component}.mjs`, { cwd: library })
  if (found === undefined) throw new Error(`The library has no component ${component}`)
  return join(library, found)
}

/** Where the library itself has a style among all of its own. */
function placeOf(style: string): number {
  const [first = style] = /\.m_[0-9a-f]+/.exec(read(join(dirname(wholeSheet), 'styles', `${style}.layer.css`))) ?? []
  return read(wholeSheet).indexOf(first)
}

it('the one sheet has the styles of every component that we draw, in the library’s order', () => {
  const drawn = new Set(sources.flatMap(({ source }) => drawnOf(source)))
  expect(drawn.size, 'components were found').toBeGreaterThan(10)
  drawn.delete('Notifications')
  const seen = new Set<string>()
  const needed = [...drawn, 'Notification'].flatMap((component) => stylesOf(moduleOf(component), seen))
  const sheet = read(join(import.meta.dirname, 'ui/theme/mantine-components.css'))
  const there = [...sheet.matchAll(/^@import '@mantine\/core\/styles\/(\w+)\.layer\.css';$/gm)].map(
    ([, style]) => style,
  )
  expect(there).toEqual(
    needed.filter((style) => !neverDrawn.includes(style)).sort((one, other) => placeOf(one) - placeOf(other)),
  )
  expect(sheet.trimEnd()).toMatch(/@import '@mantine\/notifications\/styles\.layer\.css';$/)
})

it('no part whose style is left out is drawn', () => {
  const parts = neverDrawn.map((style) => style.replace(/(?<=[a-z])(?=[A-Z])/, '.'))
  const drawn = sources.filter(({ source }) => parts.some((part) => source.includes(`<${part} `)))
  expect(drawn.map(({ file }) => file)).toEqual([])
})

it('nobody brings a style of the library by hand', () => {
  const byHand = sources.filter(({ source }) => /@mantine\/\w+\/styles/.test(source)).map(({ file }) => file)
  expect(byHand.toSorted()).toEqual(['app/styles.ts', 'ui/theme/mantine-components.css'])
})

it('a source draws with the components it names, on one line or several, and not with types, hooks or the theme', () => {
  expect(drawnOf("import { Combobox, TextInput, useCombobox } from '@mantine/core'")).toEqual(['Combobox', 'TextInput'])
  expect(drawnOf("import {\n  Modal,\n} from '@mantine/core'")).toEqual(['Modal'])
  expect(drawnOf("import { Notifications } from '@mantine/notifications'")).toEqual(['Notifications'])
  expect(drawnOf("import { MantineProvider, type MantineColorsTuple } from '@mantine/core'")).toEqual([])
  expect(drawnOf("import { useDebouncedValue } from '@mantine/hooks'")).toEqual([])
})
