import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { defaultLanguage, languages, type Language } from '@talentplace/contract/shared/i18n/language'
import { build } from 'vite'
import { isCurrent, markOf, type BuildOptions } from './build-mark.ts'
import { compressAssets } from './compress-assets.ts'
import { messageTexts } from './message-texts.ts'
import { shippedWords } from './shipped-words.ts'
import { writePages } from './write-pages.ts'

const webFolder = import.meta.dirname
const configFile = join(webFolder, 'vite.config.ts')
const distFolder = join(webFolder, 'dist')
const mark = join(distFolder, '.built-from')
const workFolder = join(webFolder, '..', 'node_modules', '.cache', `web-build-${process.pid}`)

const root = join(import.meta.dirname, '..')
const notBuiltFrom = /(^|\/)(dist|node_modules|testing)\/|\.test\.tsx?$/

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !notBuiltFrom.test(file))
}

/** A hash of everything the built app comes from: its sources, the contract's, and the versions of all packages. */
async function hashOfSources(): Promise<string> {
  const files = [...(await filesBelow('web')), ...(await filesBelow('contract')), 'package-lock.json'].sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** True when what is built is not what the sources, the contract and the lockfile make now. */
async function webIsStale(options: BuildOptions): Promise<boolean> {
  const built = await readFile(mark, 'utf8').catch(() => null)
  return !isCurrent(built, await hashOfSources(), options)
}

/**
 * Builds the app in one language, with the pages as they are served. Another than the default one's has a folder of pages within
 * `outFolder`; what the languages have in common they share: a file's name is its content's.
 */
async function buildLanguage(language: Language, outFolder: string): Promise<void> {
  const isDefault = language === defaultLanguage
  const ownFolder = isDefault ? outFolder : join(workFolder, language)
  const prerenderFolder = join(workFolder, 'prerender', language)
  const options = { configFile, logLevel: 'warn' as const, plugins: [messageTexts(language), shippedWords(language)] }
  await build({ ...options, build: { outDir: ownFolder } })
  const ssr = { outDir: prerenderFolder, ssr: 'app/prerender.tsx', manifest: false, copyPublicDir: false }
  await build({ ...options, build: ssr })
  await writePages(ownFolder, join(prerenderFolder, 'prerender.js'), language)
  if (isDefault) return
  await cp(join(ownFolder, 'assets'), join(outFolder, 'assets'), { recursive: true })
  await mkdir(join(outFolder, language))
  for (const page of (await readdir(ownFolder)).filter((file) => file.endsWith('.html')))
    await rename(join(ownFolder, page), join(outFolder, language, page))
}

/** Builds the app beside the present one and puts it in its place when it is whole. */
async function buildWeb({ quick }: BuildOptions): Promise<void> {
  const builtFrom = await hashOfSources()
  const outFolder = join(workFolder, 'dist')
  process.env['NODE_ENV'] = 'production'
  try {
    await mkdir(workFolder, { recursive: true })
    for (const language of languages) await buildLanguage(language, outFolder)
    await compressAssets(outFolder, { quick })
    await writeFile(join(outFolder, '.built-from'), markOf(builtFrom, { quick }))
    await rename(distFolder, join(workFolder, 'previous')).catch(() => undefined)
    await rename(outFolder, distFolder)
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

const quick = process.argv.includes('--quick')
if (import.meta.main && !(process.argv.includes('--if-stale') && !(await webIsStale({ quick })))) {
  const started = performance.now()
  await buildWeb({ quick })
  process.stdout.write(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}
