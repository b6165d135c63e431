import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))

it('wherever a form is checked, people read our words and nothing is made code from text', () => {
  const checking = globSync('{app,features,pages,platform,ui}/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(`${web}/${file}`, 'utf8') }))
    .filter(({ text }) => /\.safeParse\(/.test(text))
  expect(checking.length).toBeGreaterThan(0)
  const bare = checking.filter(({ text }) => !text.startsWith("import '@talentplace/contract/shared/without-code-gen"))
  expect(bare.map(({ file }) => file)).toEqual([])
})
