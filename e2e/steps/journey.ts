import { expect, test as base, type BrowserContext, type ConsoleMessage, type Response } from '@playwright/test'
import { allOperations } from '@talentplace/contract/operations'
import { declaresFailure } from '@talentplace/contract/shared/failures-of'
import { keepLastPresses, noteLastPresses } from './last-presses.ts'

export { expect }

/**
 * What the browser itself says of a call that was refused, failed or didn't get through: journeys provoke that, and look
 * at what the page makes of it; and of the address that a journey opens where no page is. A script or picture that is
 * missing is no such.
 */
function isFailedCall(message: ConsoleMessage): boolean {
  const text = message.text()
  // The live channel looks for its line again and again.
  if (text.startsWith('WebSocket connection to ') && text.endsWith('net::ERR_INTERNET_DISCONNECTED')) return true
  if (!text.startsWith('Failed to load resource: ')) return false
  const { url } = message.location()
  return text.includes('net::ERR_') || new URL(url).pathname.startsWith('/api/') || url === message.page()?.url()
}

/** True for a failure of the server's own: one that a journey answers in its place carries no id of a request. */
function isServerError(answer: Response): boolean {
  return answer.status() >= 500 && 'x-request-id' in answer.headers()
}

const declared = allOperations.map((operation) => ({
  operation,
  form: new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}))

/**
 * Of a refusal that is a mistake of ours, what the server says: a parameter that the operation doesn't have, or a code that it doesn't
 * declare. Null: of any other answer.
 */
async function wrongRejectionOf(answer: Response): Promise<string | null> {
  const status = answer.status()
  if (status < 400 || !('x-request-id' in answer.headers())) return null
  const { pathname } = new URL(answer.url())
  const method = answer.request().method()
  const found = declared.find(({ operation, form }) => operation.method === method && form.test(pathname))
  // Whoever has left the page since doesn't read it any more.
  const body = (await answer.json().catch(() => null)) as { code?: unknown; message?: unknown } | null
  if (!found || typeof body?.code !== 'string') return null
  const isExpected = body.code !== 'unknown_parameter' && declaresFailure(found.operation, status, body.code)
  return isExpected ? null : `${answer.url()}: ${status} ${body.code}, ${String(body.message)}`
}

/**
 * Milliseconds after which nothing happens on a journey's pages by itself: a message of seven seconds stays until it is
 * closed or the page is left, so that a slow machine doesn't miss it. Journeys about such a wait set `page.clock`.
 */
const lockedAfter = 5_000

/** Runs in the page, before anything of ours. */
function holdLongWaits(after: number): void {
  const { setTimeout } = window
  const delayedTimer = (work: TimerHandler, delay?: number, ...rest: unknown[]): number =>
    (delay ?? 0) > after ? 0 : setTimeout(work, delay, ...rest)
  window.setTimeout = delayedTimer as typeof window.setTimeout
}

/**
 * A test whose pages hold what closes by itself, log no error and throw none, and whose server never fails: in the
 * journey's own context and any other it opens.
 */
export const test = base.extend<{ patientPages: void }>({
  patientPages: [
    async ({ browser, context }, use, testInfo) => {
      const issues: string[] = []
      const looked: Promise<unknown>[] = []
      const contexts: BrowserContext[] = []
      const prepare = async (opened: BrowserContext) => {
        contexts.push(opened)
        await opened.addInitScript(holdLongWaits, lockedAfter)
        await opened.addInitScript(keepLastPresses)
        opened.on('console', (message) => {
          if (message.type() !== 'error' || isFailedCall(message)) return
          issues.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
        })
        opened.on('weberror', (error) => issues.push(`${error.page()?.url() ?? ''}: ${error.error().message}`))
        opened.on('response', (answer) => {
          if (isServerError(answer)) issues.push(`${answer.url()}: ${answer.status()}`)
          looked.push(wrongRejectionOf(answer).then((issue) => issue !== null && issues.push(issue)))
        })
        return opened
      }
      await prepare(context)
      const { newContext } = browser
      browser.newContext = async (...options) => prepare(await newContext.apply(browser, options))
      await use()
      await noteLastPresses(testInfo, contexts)
      browser.newContext = newContext
      await Promise.all(looked)
      expect(issues, 'errors of the pages and the server').toEqual([])
    },
    { auto: true },
  ],
})
