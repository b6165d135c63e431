import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { pageHtml, type Manifest } from './page-html.ts'
import { sitemap } from './sitemap.ts'
import { hashOfSources } from './hash-of-sources.ts'

const webFolder = import.meta.dirname
const configFile = join(webFolder, 'vite.config.ts')
const distFolder = join(webFolder, 'dist')
const mark = join(distFolder, '.built-from')
const workFolder = join(webFolder, '..', 'node_modules', '.cache', `web-build-${process.pid}`)

type Prerender = typeof import('./app/prerender.tsx')

/** The HTML of every page that isn't everybody's. */
const shellFile = 'shell.html'

/** True when what is built is not what the sources, the contract and the lockfile make now. */
export async function webIsStale(): Promise<boolean> {
  const built = await readFile(mark, 'utf8').catch(() => null)
  return built !== (await hashOfSources())
}

/** The name of a route's HTML file. */
function fileOf(path: string): string {
  if (path === '*') return 'not-found.html'
  return `${
    path
      .slice(1)
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/-$/, '') || 'home'
  }.html`
}

/**
 * Writes the HTML of every page anybody may read, with its first state; one for all the others, with the shell around
 * nothing; and `pages.json`, which says which belongs to which address.
 */
async function writePages(outFolder: string, prerenderFolder: string): Promise<void> {
  const template = await readFile(join(outFolder, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(outFolder, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const prerendered: Prerender = await import(pathToFileURL(join(prerenderFolder, 'prerender.js')).href)
  const { renderPage, allRoutes, notFoundRoute, isServedWhole, listingOf, partOfTable, restOfRoutes } = prerendered
  const routes = await allRoutes()
  const pages: { pattern: string; html: string; title?: string }[] = []
  for (const route of [...routes, notFoundRoute]) {
    const title = 'title' in route ? route.title : undefined
    if (!('page' in route) || !isServedWhole(route)) {
      pages.push({ pattern: route.path, html: shellFile, ...(title !== undefined && { title }) })
      continue
    }
    const html = fileOf(route.path)
    const sources = [...(await partOfTable(route)), route.source]
    const page = { markup: await renderPage(route.example), title, listing: listingOf(route), sources, whole: true }
    await writeFile(join(outFolder, html), pageHtml(template, manifest, page))
    if (route !== notFoundRoute) pages.push({ pattern: route.path, html })
  }
  const shell = {
    markup: await renderPage(guardedExample(routes)),
    listing: null,
    sources: [restOfRoutes],
    whole: false,
  }
  await writeFile(join(outFolder, shellFile), pageHtml(template, manifest, shell))
  await writeFile(join(outFolder, 'sitemap.xml'), sitemap(routes.flatMap((route) => listingOf(route) ?? [])))
  await writeFile(join(outFolder, 'pages.json'), JSON.stringify(pages))
  await rm(join(outFolder, 'index.html'))
  await rm(join(outFolder, '.vite'), { recursive: true })
}

/** An address whose page a guest doesn't see: rendered, it is the shell alone. */
function guardedExample(routes: Awaited<ReturnType<Prerender['allRoutes']>>): string {
  const route = routes.find((each) => 'page' in each && each.guard !== undefined && !each.hideSidebar)
  if (!route || !('example' in route)) throw new Error('There is no page that only signed-in people see')
  return route.example
}

/** Builds the app beside the present one and puts it in its place when it is whole. */
export async function buildWeb(): Promise<void> {
  const builtFrom = await hashOfSources()
  const outFolder = join(workFolder, 'dist')
  const prerenderFolder = join(workFolder, 'prerender')
  process.env['NODE_ENV'] = 'production'
  try {
    await mkdir(workFolder, { recursive: true })
    await build({ configFile, logLevel: 'warn', build: { outDir: outFolder } })
    const ssr = { outDir: prerenderFolder, ssr: 'app/prerender.tsx', manifest: false, copyPublicDir: false }
    await build({ configFile, logLevel: 'warn', build: ssr })
    await writePages(outFolder, prerenderFolder)
    await compressAssets(outFolder)
    await writeFile(join(outFolder, '.built-from'), builtFrom)
    await rename(distFolder, join(workFolder, 'previous')).catch(() => undefined)
    await rename(outFolder, distFolder)
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

if (import.meta.main && !(process.argv.includes('--if-stale') && !(await webIsStale()))) {
  const started = performance.now()
  await buildWeb()
  process.stdout.write(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}
