import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { createHttpServer } from '../platform/http/server.ts'
import { pagePolicy, serveWebPages } from './web-pages.ts'

const nothing = { withMaps: false, chatScript: null, withStripe: false }

it('A1.14 lets a page reach Google only where its maps are configured', () => {
  expect(pagePolicy('n', nothing)).not.toContain('google')
  const policy = pagePolicy('n', { ...nothing, withMaps: true })
  expect(policy).toContain("script-src 'self' 'nonce-n' https://maps.googleapis.com;")
  expect(policy).toContain("connect-src 'self' https://maps.googleapis.com https://places.googleapis.com;")
  expect(policy).not.toMatch(/unsafe/)
})

it('A3.7 lets a page reach the support chat only where its script is configured, and only its host', () => {
  expect(pagePolicy('n', nothing)).not.toContain('frame-src')
  const policy = pagePolicy('n', { ...nothing, chatScript: 'https://chat.example/widget.js?key=1' })
  expect(policy).toContain("script-src 'self' 'nonce-n' https://chat.example;")
  expect(policy).toContain("connect-src 'self' https://chat.example wss://chat.example;")
  expect(policy).toContain('frame-src https://chat.example;')
  expect(policy).not.toMatch(/unsafe/)
})

it('B9 lets a page reach Stripe where cards are entered and Stripe is configured, and nowhere else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-pages-'))
  const patterns = ['/client/checkout', '/client/billing', '/client/invoices/:uuid', '/client/invoices', '/']
  const pages = patterns.map((pattern) => ({ pattern, html: 'page.html' }))
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
  for (const file of ['page.html', 'not-found.html']) await writeFile(join(folder, file), '<title></title>')
  async function reaching(withStripe: boolean): Promise<string[]> {
    const server = createHttpServer({ log: pino({ level: 'silent' }) })
    await serveWebPages(server, folder, { ...nothing, withStripe }, 'https://place.example')
    const found: string[] = []
    for (const pattern of patterns) {
      const { headers } = await server.inject(pattern)
      if (String(headers['content-security-policy']).includes('stripe')) found.push(pattern)
    }
    await server.close()
    return found
  }
  expect(await reaching(true)).toEqual(['/client/checkout', '/client/billing', '/client/invoices/:uuid'])
  expect(await reaching(false)).toEqual([])
  await rm(folder, { recursive: true })
  const policy = pagePolicy('n', { ...nothing, withStripe: true })
  expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;')
  expect(policy).not.toMatch(/unsafe/)
})

it('a browser that has a page is sent nothing but that, until the page or what it may reach is another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-pages-'))
  await writeFile(join(folder, 'pages.json'), JSON.stringify([{ pattern: '/', html: 'home.html' }]))
  await writeFile(join(folder, 'not-found.html'), 'Nothing here')
  async function servedWith(html: string, outside: typeof nothing) {
    await writeFile(join(folder, 'home.html'), html)
    const server = createHttpServer({ log: pino({ level: 'silent' }) })
    const answerUnknown = await serveWebPages(server, folder, outside, 'https://place.example')
    server.setNotFoundHandler((request, reply) => answerUnknown(request, reply))
    return server
  }
  const server = await servedWith('<style nonce="__NONCE__"></style>', nothing)
  const first = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'gzip'])
  const etag = String(first.headers['etag'])
  const again = await server.inject({ url: '/', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  // Another policy would name another nonce than the page that the browser has.
  expect(again.headers['content-security-policy']).toBeUndefined()
  expect((await server.inject({ url: '/nowhere', headers: { 'if-none-match': etag } })).statusCode).toBe(404)
  await server.close()
  for (const [html, outside] of [
    ['<style nonce="__NONCE__">a{}</style>', nothing],
    ['<style nonce="__NONCE__"></style>', { ...nothing, withMaps: true }],
  ] as const) {
    const other = await servedWith(html, outside)
    expect((await other.inject({ url: '/', headers: { 'if-none-match': etag } })).statusCode).toBe(200)
    await other.close()
  }
  await rm(folder, { recursive: true })
})

it('A3.7 names the installation’s own address in pages, sitemap and robots, and nowhere leaves the build’s mark', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-pages-'))
  await writeFile(join(folder, 'pages.json'), JSON.stringify([{ pattern: '/', html: 'home.html' }]))
  await writeFile(join(folder, 'home.html'), '<link rel="canonical" href="__ORIGIN__/">')
  await writeFile(join(folder, 'not-found.html'), '')
  await writeFile(join(folder, 'sitemap.xml'), '<loc>__ORIGIN__/pricing</loc>')
  await writeFile(join(folder, 'robots.txt'), 'Sitemap: __ORIGIN__/sitemap.xml')
  await writeFile(join(folder, 'robots.txt.br'), 'an older text')
  const server = createHttpServer({ log: pino({ level: 'silent' }) })
  await serveWebPages(server, folder, nothing, 'https://place.example')
  const read = async (path: string) =>
    (await server.inject({ url: path, headers: path === '/' ? {} : { 'accept-encoding': 'br' } })).body
  expect(await read('/')).toBe('<link rel="canonical" href="https://place.example/">')
  expect(await read('/sitemap.xml')).toBe('<loc>https://place.example/pricing</loc>')
  expect(await read('/robots.txt')).toBe('Sitemap: https://place.example/sitemap.xml')
  await server.close()
  await rm(folder, { recursive: true })
})

it('T12 serves a step of a search the HTML built for it, and any other step that of the search', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-pages-'))
  const search = { pattern: '/search/:uuid', html: 'search.html', steps: { candidates: 'candidates.html' } }
  await writeFile(join(folder, 'pages.json'), JSON.stringify([search]))
  for (const name of ['search', 'candidates', 'not-found']) await writeFile(join(folder, `${name}.html`), name)
  const server = createHttpServer({ log: pino({ level: 'silent' }) })
  await serveWebPages(server, folder, nothing, 'https://place.example')
  const read = async (query: string) => (await server.inject(`/search/1${query}`)).body
  expect(await read('?rids=14&step=candidates&hours=20')).toBe('candidates')
  const others = ['', '?step=requirements', '?step=constructor', '?step=%', '?step']
  expect(await Promise.all(others.map(read))).toEqual(others.map(() => 'search'))
  await server.close()
  await rm(folder, { recursive: true })
})

/** Two pages in both languages. */
async function serveLanguages() {
  const folder = await mkdtemp(join(tmpdir(), 'talentplace-pages-'))
  const pages = [
    { pattern: '/', html: 'home.html', translated: true },
    { pattern: '/about', html: 'about.html' },
    { pattern: '/pricing', html: 'pricing.html', translated: true },
  ]
  await mkdir(join(folder, 'fr'))
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
  for (const name of ['home', 'about', 'pricing', 'not-found']) {
    await writeFile(join(folder, `${name}.html`), `${name} in English`)
    await writeFile(join(folder, 'fr', `${name}.html`), `${name} in French`)
  }
  const server = createHttpServer({ log: pino({ level: 'silent' }) })
  const answerUnknown = await serveWebPages(server, folder, nothing, 'https://place.example')
  server.setNotFoundHandler((request, reply) => answerUnknown(request, reply))
  await rm(folder, { recursive: true })
  return server
}

describe('languages of pages', () => {
  it('a page comes in the language that its browser prefers, and caches know that it depends on it', async () => {
    const server = await serveLanguages()
    const french = await server.inject({ url: '/about', headers: { 'accept-language': 'fr-CA,fr;q=0.9' } })
    expect(french.body).toBe('about in French')
    expect(french.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect((await server.inject('/about')).body).toBe('about in English')
    expect((await server.inject({ url: '/nowhere', headers: { cookie: 'lang=fr' } })).body).toBe('not-found in French')
    // One language's page is never taken for the other's.
    const cached = { 'if-none-match': String(french.headers['etag']) }
    expect((await server.inject({ url: '/about', headers: cached })).statusCode).toBe(200)
    await server.close()
  })

  it('a choice of language is kept by the browser, and leaves the address', async () => {
    const server = await serveLanguages()
    const chosen = await server.inject('/about?utm_source=a&lang=fr')
    expect([chosen.statusCode, chosen.headers['location']]).toEqual([303, '/about?utm_source=a'])
    expect(chosen.headers['set-cookie']).toBe('lang=fr; Max-Age=31536000; Path=/; Secure; SameSite=Lax')
    expect((await server.inject('/about?lang=xx')).body).toBe('about in English')
    await server.close()
  })

  it('a listed page has an address in French, which chooses it', async () => {
    const server = await serveLanguages()
    const { body, headers } = await server.inject({ url: '/fr', headers: { cookie: 'lang=en' } })
    expect(body).toBe('home in French')
    expect(headers['set-cookie']).toContain('lang=fr;')
    expect((await server.inject('/fr/pricing')).body).toBe('pricing in French')
    expect((await server.inject('/fr/about')).statusCode).toBe(404)
    await server.close()
  })
})
