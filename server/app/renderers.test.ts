import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { WorkerJob } from '../platform/workers/worker-job.ts'

const server = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('**/*.ts', {
  cwd: server,
  exclude: ['**/*.test.ts', '{data,demo,migrations,node_modules,platform,rules,testing}/**'],
}).toSorted()
const declaring = files.filter((file) => /-renderers?\.ts$/.test(file))

it('every document has its renderer', () => {
  const drawn = files.filter((file) => file.endsWith('-pdf.ts') && !/(?:document|download-\w+)-pdf\.ts$/.test(file))
  const declared = declaring.map((file) => readFileSync(`${server}/${file}`, 'utf8')).join('')
  expect(drawn.filter((file) => !declared.includes(`'${file.split('/').at(-1)}'`))).toEqual([])
})

it.each(declaring)('each renderer of %s is a function that its module exports', async (file) => {
  const jobs = Object.values((await import(`${server}/${file}`)) as Record<string, WorkerJob<readonly unknown[]>>)
  for (const { module, name } of jobs) {
    expect((await import(module)) as object).toHaveProperty(name, expect.any(Function))
  }
})

it('nothing that answers calls draws a document itself', () => {
  const drawing = files.filter(
    (file) =>
      !file.endsWith('-pdf.ts') &&
      /^import (?!type\b)[^']*from '[^']*(?:-pdf|make-pdf|pdfkit)(?:\.ts)?'$/m.test(
        readFileSync(`${server}/${file}`, 'utf8').replaceAll(/^import [^']*'[^']*download-[^']*'$/gm, ''),
      ),
  )
  expect(drawing).toEqual([])
})
