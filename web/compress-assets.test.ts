import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAssets } from './compress-assets.ts'

/** Words rather than a pattern: what presses harder is smaller for these alone. */
const text = await readFile(join(import.meta.dirname, '..', 'CONTRIBUTING.md'), 'utf8')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'))
  await writeFile(join(folder, 'app.js'), text)
  await writeFile(join(folder, 'font.woff2'), text)
})
afterEach(() => rm(folder, { recursive: true }))

it('production sends each text as small as Brotli and gzip make it', async () => {
  await compressAssets(folder, { quick: false })
  expect((await readdir(folder)).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2'])
  expect(brotliDecompressSync(await readFile(join(folder, 'app.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'app.js.gz'))).toString()).toBe(text)
})

it('a build for trying it out compresses once, lightly', async () => {
  await compressAssets(folder, { quick: false })
  const { length: hardest } = await readFile(join(folder, 'app.js.br'))
  await rm(join(folder, 'app.js.gz'))
  await compressAssets(folder, { quick: true })
  expect((await readdir(folder)).sort()).toEqual(['app.js', 'app.js.br', 'font.woff2'])
  const lightly = await readFile(join(folder, 'app.js.br'))
  expect(brotliDecompressSync(lightly).toString()).toBe(text)
  expect(lightly.length).toBeGreaterThan(hardest)
  expect(lightly.length).toBeLessThan(text.length / 2)
})
