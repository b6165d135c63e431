import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Which styles a component of the library needs: nothing else brings them, unless another page was there before. */
const styles: Readonly<Record<string, readonly string[]>> = {
  Checkbox: ['InlineInput', 'Checkbox'],
  Combobox: ['Combobox'],
  NativeSelect: ['Input', 'Combobox'],
  NumberInput: ['Input', 'NumberInput'],
  PasswordInput: ['Input', 'PasswordInput'],
  Radio: ['InlineInput', 'Radio'],
  Slider: ['Slider'],
  Switch: ['InlineInput', 'Switch'],
  Textarea: ['Input'],
  TextInput: ['Input'],
}

const imported = /import \{(?<names>[^}]*)\} from '@mantine\/core'/

it('a file that uses a field brings its styles, so that a page opened directly looks as one that is walked to', () => {
  const missing: string[] = []
  let fields = 0
  for (const file of globSync('{app,features,pages,platform,ui}/**/*.tsx', { cwd: import.meta.dirname })) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    const names =
      imported
        .exec(source)
        ?.groups?.['names']?.split(',')
        .map((name) => name.trim()) ?? []
    for (const name of names) {
      for (const style of styles[name] ?? []) {
        fields++
        if (!source.includes(`@mantine/core/styles/${style}.layer.css`)) missing.push(`${file}: ${name} needs ${style}`)
      }
    }
  }
  expect(missing).toEqual([])
  expect(fields, 'fields were found').toBeGreaterThan(50)
})
