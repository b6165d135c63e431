import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test'

export { expect }

/**
 * What the browser itself says of a call that was refused or didn't get through: journeys provoke that, and look at what
 * the page makes of it. A page, script or picture that is missing, and any answer that is the server's fault, are no such.
 */
function isRefusedCall(message: ConsoleMessage): boolean {
  const text = message.text()
  if (!text.startsWith('Failed to load resource: ')) return false
  const { pathname } = new URL(message.location().url)
  return text.includes('net::ERR_') || (pathname.startsWith('/api/') && /status of 4\d\d/.test(text))
}

/** A test with a browser whose pages log no error and throw none, in the journey's own context and any other it opens. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ browser, context }, use) => {
      const faults: string[] = []
      const listen = (opened: BrowserContext) => {
        opened.on('console', (message) => {
          if (message.type() !== 'error' || isRefusedCall(message)) return
          faults.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
        })
        opened.on('weberror', (error) => faults.push(`${error.page()?.url() ?? ''}: ${error.error().message}`))
        return opened
      }
      listen(context)
      const { newContext } = browser
      browser.newContext = async (...options) => listen(await newContext.apply(browser, options))
      await use()
      browser.newContext = newContext
      expect(faults, 'what the pages logged as errors').toEqual([])
    },
    { auto: true },
  ],
})
