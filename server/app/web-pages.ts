import { escapeHtml } from '@talentplace/contract/shared/escape-html'
import { defaultLanguage, languages, type Language } from '@talentplace/contract/shared/i18n/language'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageChoice, languageHeader, requestLanguage } from '../platform/languages/reader-language.ts'
import { compressPage, type CompressedPage } from './compressed-page.ts'

interface Asset {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer | undefined
  readonly gz: Buffer | undefined
}

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** What crawlers read: it names our own address, which only a running installation knows. */
const namesUs = new Set(['.txt', '.xml'])

/** Puts the installation's address where the build left room for it. */
function withOrigin(text: string, publicUrl: string): string {
  return text.replaceAll('__ORIGIN__', escapeHtml(publicUrl))
}

async function readAssets(folder: string, publicUrl: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) {
    const type = mediaTypes[extname(file)]
    if (type === undefined) continue
    const isOurs = namesUs.has(extname(file))
    const read = await readFile(file)
    const plain = isOurs ? Buffer.from(withOrigin(read.toString(), publicUrl)) : read
    const compressed = async (ending: string) =>
      files.includes(file + ending) && !isOurs ? readFile(file + ending) : undefined
    assets.set(file.slice(folder.length).replaceAll('\\', '/'), {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      br: await compressed('.br'),
      gz: await compressed('.gz'),
    })
  }
  return assets
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, cacheControl: string): FastifyReply {
  reply
    .removeHeader('content-security-policy')
    .header('etag', asset.etag)
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Encoding')
    .type(asset.type)
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  if (asset.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(asset.br)
  if (asset.gz && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(asset.gz)
  return reply.send(asset.plain)
}

const mapsHosts = {
  scripts: ' https://maps.googleapis.com',
  calls: ' https://maps.googleapis.com https://places.googleapis.com',
}
const noHosts = { scripts: '', calls: '' }
/** Stripe's card fields stand in frames of Stripe's, and so does a bank's question about a payment. */
const stripeHosts = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  calls: ' https://api.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}
const noStripe = { scripts: '', calls: '', frames: '' }
/** As web/accounts/cards/card-document.ts names them. */
const cardPages = new Set(['/client/checkout', '/client/billing', '/client/invoices/:uuid'])

/** What an installation lets its pages reach outside. */
export interface Outside {
  /** Google's maps are configured. */
  readonly withMaps: boolean
  /** A3.7: the address of the support chat's script, or null; the chat works from that script's host. */
  readonly chatScript: string | null
  /** Stripe is configured; its hosts are reached on the pages where cards are entered, and on no others. */
  readonly withStripe: boolean
}

const nothingOutside: Outside = { withMaps: false, chatScript: null, withStripe: false }

/** A page's own policy: nothing inline without this response's nonce, nothing from elsewhere but what is configured. */
export function pagePolicy(nonce: string, { withMaps, chatScript, withStripe }: Outside): string {
  const { scripts, calls } = withMaps ? mapsHosts : noHosts
  const host = chatScript === null ? '' : ` ${new URL(chatScript).origin}`
  const socket = host.replace('https:', 'wss:')
  const stripe = withStripe ? stripeHosts : noStripe
  const frames = stripe.frames + host
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${scripts}${stripe.scripts}${host}`,
    `style-src 'self' 'nonce-${nonce}'${host}`,
    `img-src 'self' data:${host}`,
    `font-src 'self'${host}`,
    `connect-src 'self'${calls}${stripe.calls}${host}${socket}`,
    ...(frames === '' ? [] : [`frame-src${frames}`]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What a browser has already: the page's text and what its policy lets it reach, whatever the nonce. */
function pageTag({ hash }: CompressedPage, outside: Outside): string {
  const policy = createHash('sha256').update(pagePolicy('', outside)).digest('base64url')
  return `W/"${hash}${policy.slice(0, 8)}"`
}

/**
 * Serves one of our pages with a fresh nonce. A browser that has it already is told so, and goes on with the policy and the
 * nonce that it has kept with it.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: CompressedPage,
  outside: Outside = nothingOutside,
): FastifyReply {
  const etag = pageTag(page, outside)
  reply
    .header('etag', etag)
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    .header('cache-control', 'no-cache')
  if (status === 200 && request.headers['if-none-match'] === etag)
    return reply.removeHeader('content-security-policy').code(304).send()
  const nonce = randomBytes(16).toString('base64url')
  const gzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (gzip) reply.header('content-encoding', 'gzip')
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, outside))
    .type('text/html; charset=utf-8')
    .send(page.withNonce(nonce, { gzip }))
}

/** What the build says of an address; `steps`: the HTML of those steps of a search that have their own. */
interface Page {
  /** It has an address in each language, which search engines are told of. */
  readonly translated?: true
  readonly pattern: string
  readonly html: string
  readonly steps?: Readonly<Record<string, string>>
}

/** The step that the address of a search names. */
function stepOf({ url }: FastifyRequest): string {
  return new URLSearchParams(url.split('?')[1]).get('step') ?? ''
}

/** A page in each language that the app was built in. */
type Translated = ReadonlyMap<Language, CompressedPage>

/** Reads each page once, in all its languages; those besides the default one's stand in folders of their own (web/build.ts). */
async function pageReader(folder: string, publicUrl: string): Promise<(html: string) => Promise<Translated>> {
  const built = languages.filter((language) => language === defaultLanguage || existsSync(join(folder, language)))
  const known = new Map<string, Promise<CompressedPage>>()
  const readPage = (file: string): Promise<CompressedPage> => {
    const page = known.get(file) ?? readFile(file, 'utf8').then((text) => compressPage(withOrigin(text, publicUrl)))
    known.set(file, page)
    return page
  }
  return async (html) =>
    new Map(
      await Promise.all(
        built.map(async (language) => {
          const place = language === defaultLanguage ? folder : join(folder, language)
          return [language, await readPage(join(place, html))] as const
        }),
      ),
    )
}

/** A page in the language that its browser asks for, unless another is named. */
function inLanguage(
  request: FastifyRequest,
  page: Translated,
  language = requestLanguage(request.raw),
): CompressedPage {
  const found = page.get(language) ?? page.get(defaultLanguage)
  if (found === undefined) throw new Error('A page was built in no language')
  return found
}

/**
 * Serves the built web app: its hashed assets for ever, and for each page of its route table the HTML built for it.
 * Returns the answer to any other path: the not-found page. `publicUrl`: where people reach this installation.
 */
export async function serveWebPages(
  server: FastifyInstance,
  folder: string,
  outside: Outside,
  publicUrl: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply> {
  const pages = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as Page[]
  const assets = await readAssets(folder, publicUrl)
  const read = await pageReader(folder, publicUrl)
  const https = publicUrl.startsWith('https:')
  for (const { pattern, html, steps = {}, translated = false } of pages) {
    const page = await read(html)
    const entries = Object.entries(steps).map(async ([step, file]) => [step, await read(file)] as const)
    const pageOfStep = new Map(await Promise.all(entries))
    const reached = { ...outside, withStripe: outside.withStripe && cardPages.has(pattern) }
    server.get(pattern, (request, reply) => {
      const choice = languageChoice(request.raw.url ?? '')
      if (choice !== null) {
        reply.header('set-cookie', languageHeader(choice.language, { https })).header('cache-control', 'no-store')
        return reply.redirect(choice.rest, 303)
      }
      return sendPage(request, reply, 200, inLanguage(request, pageOfStep.get(stepOf(request)) ?? page), reached)
    })
    // A page that search engines list has an address in each language, which chooses it.
    for (const language of translated ? page.keys() : [])
      if (language !== defaultLanguage)
        server.get(`/${language}${pattern === '/' ? '' : pattern}`, (request, reply) => {
          reply.header('set-cookie', languageHeader(language, { https }))
          return sendPage(request, reply, 200, inLanguage(request, page, language), reached)
        })
  }
  const notFound = await read('not-found.html')
  for (const [path, asset] of assets) {
    if (path === '/pages.json') continue
    const forever = path.startsWith('/assets/')
    server.get(path, (request, reply) =>
      sendAsset(request, reply, asset, forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
    )
  }
  return (request, reply) =>
    sendPage(request, reply, 404, inLanguage(request, notFound), { ...outside, withStripe: false })
}
