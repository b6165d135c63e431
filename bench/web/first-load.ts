import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

/** Bytes of a page's first load, without a cache. */
export interface FirstLoad {
  readonly requests: number
  /** As they came over the wire: the server's brotli. */
  readonly js: number
  readonly css: number
  readonly jsGzip: number
  readonly html: number
}

/** Opens the page and adds up what the browser's own network log says was sent for scripts and styles. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const log = await context.newCDPSession(page)
  await log.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = { js: 0, css: 0, html: 0 }
  let requests = 0
  log.on('Network.responseReceived', ({ requestId, response }) => {
    kinds.set(requestId, response.mimeType)
    requests += 1
  })
  log.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    if (kind.includes('javascript')) bytes.js += encodedDataLength
    else if (kind.includes('css')) bytes.css += encodedDataLength
    else if (kind.includes('html')) bytes.html += encodedDataLength
  })
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) {
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
    }
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const jsGzip = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return { requests, ...bytes, jsGzip }
}
