import { readLanguageFrom } from '@talentplace/contract/shared/i18n/current-language'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chunkOfSourceFile, withSources } from './chunk-of-source.ts'
import { arrivalSource, entrySource, pageHtml, withOneScript, type Manifest, type RenderedPage } from './page-html.ts'
import { sitemap } from './sitemap.ts'

type Prerender = typeof import('./app/prerender.tsx')
type Route = Awaited<ReturnType<Prerender['allRoutes']>>[number]
type PageRoute = Extract<Route, { readonly screen: unknown }>

/** What the server is told of an address; `steps`: the HTML of those steps of a search that have their own. */
interface ServedPage {
  /** It has an address in each language. */
  readonly translated?: true
  readonly pattern: string
  readonly html: string
  readonly steps?: Readonly<Record<string, string>>
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

/** An address whose page a guest doesn't see: rendered, it is the shell alone. */
function guardedExample(routes: readonly Route[]): string {
  const route = routes.find((each) => 'screen' in each && each.guard !== undefined && !each.hideSidebar)
  if (!route || !('example' in route)) throw new Error('There is no page that only signed-in people see')
  return route.example
}

/** Gives one page's HTML as it is served. */
type Render = (page: Omit<RenderedPage, 'membersSources'>) => string

async function renderer(outFolder: string, membersSources: readonly string[]): Promise<Render> {
  const icon = await readFile(join(outFolder, 'favicon.svg'), 'utf8')
  const manifest = JSON.parse(await readFile(join(outFolder, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const fileOfSource = JSON.parse(await readFile(join(outFolder, chunkOfSourceFile), 'utf8')) as Record<string, string>
  const template = withOneScript(await readFile(join(outFolder, 'index.html'), 'utf8'), fileOfSource[entrySource])
  // Search engines ask for the icon of what they list by its address; elsewhere it comes along.
  const unlisted = template.replace('/favicon.svg', `data:image/svg+xml,${encodeURIComponent(icon.trim())}`)
  return (page) => {
    const known = withSources(manifest, fileOfSource, [arrivalSource, entrySource, ...page.sources, ...membersSources])
    return pageHtml(page.listing === null ? unlisted : template, known, { ...page, membersSources })
  }
}

/** Writes HTML files, each once. */
function writer(outFolder: string) {
  const written = new Set<string>()
  return async (html: string, text: string): Promise<string> => {
    if (written.has(html)) throw new Error(`Two pages would be ${html}`)
    written.add(html)
    await writeFile(join(outFolder, html), text)
    return html
  }
}

/**
 * Writes the HTML of every page: of those anybody may read, with its first state; of all others, and of the later steps
 * of a search, with the shell around nothing. Each asks for what its page needs. `pages.json` says which belongs to which
 * address. `prerenderFile`: what renders them, in the language that it was built in.
 */
export async function writePages(outFolder: string, prerenderFile: string, language: Language): Promise<void> {
  readLanguageFrom(() => language)
  const prerender = (await import(pathToFileURL(prerenderFile).href)) as Prerender
  const { renderPage, notFoundRoute, listingOf, partOfTable, restOfRoutes } = prerender
  const render = await renderer(outFolder, [restOfRoutes])
  const write = writer(outFolder)
  const routes = await prerender.allRoutes()
  const shell = await renderPage(guardedExample(routes))

  const writeShell = (html: string, title: string | undefined, sources: readonly string[]) =>
    write(html, render({ markup: shell, title, listing: null, sources, whole: false }))

  async function writeSteps(route: PageRoute, html: string): Promise<Pick<ServedPage, 'steps'>> {
    const steps = Object.entries(prerender.stepSourcesOf(route)).map(async ([step, sources]) => {
      const file = html.replace('.html', `-step-${step}.html`)
      return [step, await writeShell(file, route.title, [prerender.sourceOf(route), ...sources])] as const
    })
    return steps.length === 0 ? {} : { steps: Object.fromEntries(await Promise.all(steps)) }
  }

  async function writePage(route: Route): Promise<ServedPage> {
    const { path: pattern } = route
    const html = fileOf(pattern)
    if (!('screen' in route)) return { pattern, html: await writeShell(html, undefined, [restOfRoutes]) }
    const sources = [...(await partOfTable(route)), prerender.sourceOf(route)]
    if (!prerender.isServedWhole(route)) return { pattern, html: await writeShell(html, route.title, sources) }
    const markup = await renderPage(route.example)
    await write(html, render({ markup, title: route.title, listing: listingOf(route), sources, whole: true }))
    const listing = listingOf(route)
    const translated = listing?.translated === true && { translated: true as const }
    return { pattern, html, ...translated, ...(await writeSteps(route, html)) }
  }

  const pages: ServedPage[] = []
  for (const route of routes) pages.push(await writePage(route))
  await writePage(notFoundRoute)
  await writeFile(join(outFolder, 'sitemap.xml'), sitemap(routes.flatMap((route) => listingOf(route) ?? [])))
  await writeFile(join(outFolder, 'pages.json'), JSON.stringify(pages))
  await rm(join(outFolder, 'index.html'))
  await rm(join(outFolder, '.vite'), { recursive: true })
}
