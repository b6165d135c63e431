import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

/** Bytes of a page's first load, without a cache. */
export interface FirstLoad {
  readonly requests: number
  /** The bodies as they came over the wire, the server's brotli, without the headers. */
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
  const kinds = new Map<string, { mimeType: string; headerBytes: number }>()
  const bytes = { js: 0, css: 0, html: 0 }
  let requests = 0
  log.on('Network.responseReceived', ({ requestId, response }) => {
    kinds.set(requestId, { mimeType: response.mimeType, headerBytes: response.encodedDataLength })
    requests += 1
  })
  log.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { mimeType, headerBytes } = kinds.get(requestId) ?? { mimeType: '', headerBytes: 0 }
    const body = encodedDataLength - headerBytes
    if (mimeType.includes('javascript')) bytes.js += body
    else if (mimeType.includes('css')) bytes.css += body
    else if (mimeType.includes('html')) bytes.html += body
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
