import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { login } from '@talentplace/contract/accounts/sessions/session.routes'
import type { searchAssistants } from '@talentplace/contract/matching/search.routes'

type Session = ReplyOf<typeof login>
export type Found = ReplyOf<typeof searchAssistants>

/** Ids of the reference data, which keep the order of its file. */
export const bookkeeper = 14
export const payrollAdministrator = 16

let session: Promise<Session> | undefined

/** The demo client's session; signed in once by each worker, as sign-ins are counted. */
export function clientSession(request: APIRequestContext): Promise<Session> {
  session ??= request
    .post('/api/auth/login', { data: { email: 'client@demo.test', password: 'Demo-pass-1!' } })
    .then(async (response) => (await response.json()) as Session)
  return session
}

/** Makes every page of the context the demo client's, as a browser that signed in before. */
export async function beSignedIn(page: Page): Promise<void> {
  const { token, user } = await clientSession(page.request)
  await page.addInitScript(
    (stored) => localStorage.setItem('talentplace.session', stored),
    JSON.stringify({ token, user }),
  )
}

export function candidatesAddress(query = `rids=${bookkeeper},${payrollAdministrator}&hours=20,10`): string {
  return `/search?step=candidates&${query}`
}

/** A search as the demo client sees it. */
export async function search(request: APIRequestContext, query: string): Promise<Found> {
  const { token } = await clientSession(request)
  const response = await request.get(`/api/matching/vasearch?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()) as Found
}

export function cards(page: Page): Locator {
  return page.getByRole('list', { name: 'Candidates' }).getByRole('article')
}

/** The heading that says how many there are, once they have come. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: /who (have|has) the hours$/ })
}

/** Where roles and filters stand: beside the results, or in a drawer that is opened here. */
export async function openPanel(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: /^Roles and filters/ })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (!(await opener.isVisible())) return page.getByRole('main')
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Roles and filters' })
  await expect(drawer).toBeVisible()
  return drawer
}

export async function closePanel(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: /^Show (\d|candidates)/ })
  if (await done.isVisible()) await done.click()
}
