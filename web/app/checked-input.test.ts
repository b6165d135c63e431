import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))

it('wherever a form is checked, people read our words', () => {
  const checking = globSync('*/**/*.{ts,tsx}', { cwd: web, exclude: ['{dist,node_modules}/**'] })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(`${web}/${file}`, 'utf8') }))
    .filter(({ text }) => /\.safeParse\(|schemaResolver\(/.test(text))
  expect(checking.length).toBeGreaterThan(0)
  const bare = checking.filter(({ text }) => !text.startsWith("import '@talentplace/contract/shared/plain-messages'"))
  expect(bare.map(({ file }) => file)).toEqual([])
})

it('nothing comes before what forbids the schemas to be made code', () => {
  const entry = readFileSync(`${web}/app/main.tsx`, 'utf8')
  expect(entry.startsWith("import '@talentplace/contract/shared/no-code-from-text'")).toBe(true)
})
