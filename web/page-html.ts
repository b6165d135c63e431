import * as t from '@talentplace/contract/core/messages/served-pages'
import { escapeHtml } from '@talentplace/contract/shared/escape-html'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, languages, locales, type Language } from '@talentplace/contract/shared/i18n/language'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** Vite's manifest: source file or chunk name to what was built of it. */
export type Manifest = Readonly<Record<string, Chunk>>

/** A page that search engines may list. */
export interface Listing {
  readonly path: string
  readonly description: string
  /** It is read in every language, each at an address of its own. */
  readonly translated: boolean
}

export interface RenderedPage {
  readonly markup: string
  readonly title?: string | undefined
  /** What search engines and shared links show of it, and where; null: it isn't for them. */
  readonly listing: Listing | null
  /** The source files it needs beyond the entry, the keys of their chunks in the manifest. */
  readonly sources: readonly string[]
  /** Those that it needs besides where someone is signed in, which only the browser knows. */
  readonly membersSources: readonly string[]
  /** True: the browser takes the markup over. False: it stands only until the browser draws the page. */
  readonly whole: boolean
}

const product = 'Talentplace'

/** The source that every page begins with, the key of its chunk in the manifest: the template asks for its scripts and styles. */
export const entrySource = 'app/main.tsx'

/** The source that runs before it, as soon as it is there: its chunk imports no other, and asks for the page's data. */
export const arrivalSource = 'app/arrival/arrive.ts'

/** A chunk with all it imports, depth first, each once. */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<Chunk>()): Chunk[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk)) return []
    seen.add(chunk)
    return [...withImports(manifest, chunk.imports ?? [], seen), chunk]
  })
}

interface Parts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The files that the sources need and the chunks that are there don't bring. */
function partsOf(manifest: Manifest, sources: readonly string[], there: readonly Chunk[]): Parts {
  const chunks = withImports(manifest, sources, new Set(there))
  const known = new Set(there.flatMap(({ css }) => css ?? []))
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []).filter((file) => !known.has(file)))
  return { scripts: chunks.map(({ file }) => file), styles: [...styles] }
}

const entryOf = (manifest: Manifest): Chunk[] => withImports(manifest, [entrySource])

/** What the page needs beyond the entry, asked for at once instead of one round trip after the other. */
function preloads(manifest: Manifest, { sources, whole }: RenderedPage): string {
  const entry = entryOf(manifest)
  const { scripts, styles } = partsOf(manifest, sources, entry)
  const fonts = entry.flatMap(({ assets }) => assets ?? []).filter((file) => file.endsWith('.woff2'))
  const fontLinks = fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  return [
    // What the browser draws waits for scripts: there fonts come later (web/index.html).
    ...(whole ? fontLinks : []),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" crossorigin>`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  ].join('\n    ')
}

/** The addresses that the page's first script asks for where someone is signed in. */
function membersFiles(manifest: Manifest, { sources, membersSources }: RenderedPage): string {
  const there = [...entryOf(manifest), ...withImports(manifest, sources)]
  const { scripts, styles } = partsOf(manifest, membersSources, there)
  return [...styles, ...scripts].map((file) => `'/${file}'`).join(', ')
}

/** Runs as soon as it is there, whatever else the page still waits for. */
function arrivalScript(manifest: Manifest): string {
  const chunk = manifest[arrivalSource]
  return chunk ? `<script type="module" async crossorigin src="/${chunk.file}"></script>` : ''
}

/** Where search engines and shared links find a page in a language. */
export function addressIn(language: Language, { path, translated }: Pick<Listing, 'path' | 'translated'>): string {
  if (!translated || language === defaultLanguage) return `__ORIGIN__${path}`
  return `__ORIGIN__/${language}${path === '/' ? '' : path}`
}

/** The same page in the languages there are, itself among them. */
function alternates(listing: Listing): string[] {
  if (!listing.translated) return []
  return [
    ...languages.map((language) => [locales[language], addressIn(language, listing)]),
    ['x-default', addressIn(defaultLanguage, listing)],
  ].map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}">`)
}

/** The head's words for search engines and shared links. The server puts its own address for `__ORIGIN__`. */
function about(title: string, listing: Listing | null): string {
  if (listing === null) return '<meta name="robots" content="noindex">'
  const address = addressIn(currentLanguage(), listing)
  const description = escapeHtml(listing.description)
  const properties = [
    ['type', 'website'],
    ['site_name', product],
    ['title', escapeHtml(title)],
    ['description', description],
    ['url', address],
    ['image', '__ORIGIN__/og.png'],
    ['image:width', '1200'],
    ['image:height', '630'],
    ['image:alt', escapeHtml(t.imageAlt({ brand: product }))],
    ['locale', locales[currentLanguage()].replace('-', '_')],
  ]
  return [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    ...alternates(listing),
    ...properties.map(([property, content]) => `<meta property="og:${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ')
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/**
 * The policy of our pages refuses `style` attributes in HTML: each becomes a rule of a sheet that carries the nonce.
 * React takes elements over without comparing attributes, so the rule stays in force until the element changes.
 */
function styleRules(markup: string): { markup: string; sheet: string } {
  const names = new Map<string, string>()
  const moved = markup.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity)
    const name = names.get(style) ?? String(names.size)
    names.set(style, name)
    return ` data-served-style="${name}"`
  })
  const rules = [...names].map(([style, name]) => `[data-served-style="${name}"]{${style}}`)
  return { markup: moved, sheet: rules.length === 0 ? '' : `<style nonce="__NONCE__">${rules.join('')}</style>` }
}

const scriptTag = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/g

/**
 * The template with one script, the file that pages begin with. The bundler writes a script for whatever that imports, too,
 * as the template's own chunk has nothing left in it: those are only asked for at once.
 */
export function withOneScript(template: string, entryFile: string | undefined): string {
  return template.replaceAll(scriptTag, (tag, file: string) =>
    file === entryFile ? tag : `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
}

/** One page's HTML from the built template, in the language of its markup: with its title and its preloads. */
export function pageHtml(template: string, manifest: Manifest, page: RenderedPage): string {
  const { markup, sheet } = styleRules(page.markup)
  const title = page.title ? `${page.title} | ${product}` : product
  return template
    .replace('<html lang="en-CA">', () => `<html lang="${locales[currentLanguage()]}">`)
    .replace('<!--no-script-->', () => escapeHtml(t.noScript()))
    .replace('<title>Talentplace</title>', () => `<title>${title}</title>`)
    .replace('<!--about-->', () => about(title, page.listing))
    .replace('/*drawn*/ false', () => String(!page.whole))
    .replace('/*members*/', () => membersFiles(manifest, page))
    .replace('<!--arrival-->', () => arrivalScript(manifest))
    .replace('<!--preloads-->', () => preloads(manifest, page) + sheet)
    .replace('<div id="root">', () => `<div id="root"${page.whole ? ' data-page="whole"' : ''}>`)
    .replace('<!--page-->', () => markup)
}
