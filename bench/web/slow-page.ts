import type { BrowserContext, CDPSession, Page } from 'playwright-core'

export interface SlowPage {
  readonly page: Page
  /** The browser's own log of what is sent. */
  readonly devtools: CDPSession
}

/** A page on a phone-like machine and line: 4x CPU, 1.6 Mbit/s, 150 ms. */
export async function openSlowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, devtools }
}
