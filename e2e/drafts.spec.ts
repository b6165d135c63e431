import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { login } from '@talentplace/contract/accounts/sessions/session.routes'
import { signIn } from './steps/account.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { bookkeeper, candidatesAddress, cards, payrollAdministrator } from './steps/candidates.ts'
import { newClient } from './steps/registration.ts'
import { authorized, become } from './steps/session.ts'
import { searchParameters } from './steps/wizard.ts'

type Account = Awaited<ReturnType<typeof newClient>>

interface Chosen {
  readonly role_id: number
  readonly assistant_id: number
}

interface StoredChoices {
  readonly rids: number[]
  readonly hours: number[]
  readonly cart: Chosen[]
  readonly alternates: Chosen[]
}

interface Company extends Account {
  readonly session: ReplyOf<typeof login>
  draft(project_name: string, criteria: object): Promise<string>
  stored(uuid: string): Promise<StoredChoices>
}

/** A new client with a way to put drafts into their company. */
async function newCompany(request: APIRequestContext): Promise<Company> {
  const account = await newClient(request, 'drafts')
  const session = (await (await request.post('/api/auth/login', { data: account })).json()) as ReplyOf<typeof login>
  const headers = { authorization: `Bearer ${session.token}` }
  return {
    ...account,
    session,
    async draft(project_name, matching_criteria) {
      const answer = await request.post('/api/project', { headers, data: { project_name, matching_criteria } })
      return ((await answer.json()) as { project_uuid: string }).project_uuid
    },
    async stored(uuid) {
      const answer = await request.get(`/api/project/${uuid}`, { headers })
      return ((await answer.json()) as { matching_criteria: StoredChoices }).matching_criteria
    },
  }
}

const enter = (page: Page, { session }: Company) => become(page, session)

const books = { step: 'candidates', rids: [bookkeeper], hours: [20], keywords: { tools: ['Xero'] } }

test('C1.2 drafts are listed, gone on with, renamed and removed', async ({ page }) => {
  const company = await newCompany(page.request)
  await company.draft('Books for 2027', books)
  await company.draft('Payroll', { step: 'hours', rids: [payrollAdministrator], hours: [10] })
  await enter(page, company)
  await page.goto('/client/projects_draft')
  await expect(page.getByRole('heading', { level: 1, name: 'Draft Subscriptions' })).toBeVisible()
  await expect(page.getByText('Payroll administrator')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Rename Payroll', exact: true }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename this draft' })
  await renaming.getByLabel('Name of the draft').fill(' ')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(renaming.getByText('Required')).toBeVisible()
  await renaming.getByLabel('Name of the draft').fill('Payroll in spring')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('link', { name: 'Payroll in spring' })).toBeVisible()

  await page.getByRole('button', { name: 'Remove Payroll in spring' }).click()
  const removing = page.getByRole('dialog', { name: 'Are you sure you want to remove this draft?' })
  await expectAccessible(page)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: 'Payroll in spring' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Books for 2027' }).click()
  await expect(page).toHaveURL(/\/search\/[0-9a-f-]{36}\?step=candidates&tools=Xero&rids=14&hours=20/)
  await expect(cards(page).first()).toBeVisible()
})

test.describe('B6.6 signing in on the search', { tag: '@any-width' }, () => {
  test(
    'takes up the draft with the earliest start, where nothing was chosen',
    { tag: '@any-width' },
    async ({ page }) => {
      const company = await newCompany(page.request)
      const oldest = await company.draft('Oldest', books)
      await company.draft('Newer', { step: 'hours', rids: [payrollAdministrator], hours: [10] })
      await page.goto('/search')
      await signIn(page, company)
      await expect(page).toHaveURL(new RegExp(`/search/${oldest}\\?step=candidates.*rids=14&hours=20`))
      await expect(cards(page).first()).toBeVisible()
    },
  )

  test('adds what was chosen to it, and loses none of its roles', { tag: '@any-width' }, async ({ page }) => {
    const company = await newCompany(page.request)
    const draft = await company.draft('Books', books)
    await page.goto(candidatesAddress(`rids=${payrollAdministrator}&hours=15`))
    await signIn(page, company)
    await expect(page).toHaveURL(new RegExp(`/search/${draft}\\?step=candidates`))
    await expect.poll(() => searchParameters(page).get('rids')).toBe('14,16')
    expect(searchParameters(page).get('focusedRid')).toBe('16')
    await expect(page.getByText(/Your search was added to your draft “Books”/)).toBeVisible()
    await expect.poll(async () => (await company.stored(draft)).hours).toEqual([20, 15])
  })

  test('without a draft begins one with what was chosen', { tag: '@any-width' }, async ({ page }) => {
    const company = await newCompany(page.request)
    await page.goto(candidatesAddress(`rids=${bookkeeper}&hours=20`))
    await signIn(page, company)
    await expect(page).toHaveURL(/\/search\/[0-9a-f-]{36}\?step=candidates/)
    const [, uuid = ''] = /\/search\/([0-9a-f-]{36})/.exec(page.url()) ?? []
    expect(await company.stored(uuid)).toMatchObject({ rids: [bookkeeper], hours: [20] })
  })
})

test('two tabs that add people to one draft lose nobody', { tag: '@any-width' }, async ({ page, context }) => {
  const company = await newCompany(page.request)
  const draft = await company.draft('Two tabs', {
    ...books,
    rids: [bookkeeper, payrollAdministrator],
    hours: [20, 10],
    confirmationShown: true,
  })
  const other = await context.newPage()
  for (const tab of [page, other]) await enter(tab, company)
  // The second tab remembers what it had before the first one adds someone.
  for (const [tab, rid] of [
    [page, bookkeeper],
    [other, payrollAdministrator],
  ] as const) {
    await tab.goto(`/search/${draft}?step=candidates&tools=Xero&rids=14,16&hours=20,10&focusedRid=${rid}`)
    await expect(cards(tab).first()).toBeVisible()
  }
  for (const tab of [page, other]) {
    const saved = tab.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await cards(tab)
      .first()
      .getByRole('button', { name: /^Add Candidate/ })
      .click()
    await saved
  }
  await expect
    .poll(async () => (await company.stored(draft)).cart.map((item) => item.role_id).sort((a, b) => a - b))
    .toEqual([bookkeeper, payrollAdministrator])
  expect((await company.stored(draft)).cart.every((item) => item.assistant_id > 0)).toBe(true)
  await other.keyboard.press('Escape')
  // The first tab hears of it without a reload.
  const people = new Set((await company.stored(draft)).cart.map((item) => item.assistant_id)).size
  for (const tab of [page, other]) await expect(tab.locator('[data-cart]')).toContainText(String(people))
})

const noNetwork = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback())
const addTo = (page: Page, nth = 0) =>
  cards(page)
    .nth(nth)
    .getByRole('button', { name: /^Add Candidate/ })
    .click()
const savedBy = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/project/'))

/** A draft of two roles; each of its visitors views one of them. */
const twoRoles = { ...books, rids: [bookkeeper, payrollAdministrator], hours: [20, 10], confirmationShown: true }
const viewing = (rid: number) => `step=candidates&tools=Xero&rids=14,16&hours=20,10&focusedRid=${rid}`

test('two tabs at /search lose nobody of the draft they share', { tag: '@any-width' }, async ({ page, context }) => {
  const company = await newCompany(page.request)
  const draft = await company.draft('Two tabs', twoRoles)
  await enter(page, company)
  await page.goto(`/search/${draft}?${viewing(bookkeeper)}`)
  await expect(cards(page).first()).toBeVisible()
  const other = await context.newPage()
  await enter(other, company)
  for (const tab of [page, other]) {
    await tab.goto(`/search?${viewing(bookkeeper)}`)
    await expect(cards(tab).first()).toBeVisible()
  }
  await other.getByRole('checkbox', { name: /^Bookkeeper/ }).uncheck()
  await other.getByRole('checkbox', { name: /^Payroll administrator/ }).check()
  await expect.poll(() => searchParameters(other).get('focusedRid')).toBe(String(payrollAdministrator))
  await expect(cards(other).first()).toBeVisible()
  for (const tab of [page, other]) {
    const saved = savedBy(tab)
    await addTo(tab)
    expect((await saved).status()).toBe(200)
  }
  await expect
    .poll(async () => (await company.stored(draft)).cart.filter((item) => item.assistant_id > 0).length)
    .toBe(2)
})

test(
  'two devices choose for the same role: both people are kept, and either may have the place',
  { tag: '@any-width' },
  async ({ page, browser, baseURL }) => {
    const company = await newCompany(page.request)
    const draft = await company.draft('Two devices', { ...books, confirmationShown: true })
    const elsewhere = await (await browser.newContext({ baseURL, viewport: page.viewportSize() })).newPage()
    for (const device of [page, elsewhere]) {
      await become(device, company.session)
      await device.goto(`/search/${draft}`)
      await expect(cards(device).first()).toBeVisible()
    }
    for (const [device, nth] of [
      [page, 0],
      [elsewhere, 1],
    ] as const) {
      const saved = savedBy(device)
      await addTo(device, nth)
      expect((await saved).status()).toBe(200)
    }
    await expect(elsewhere.getByText(/were chosen for the same role/)).toBeVisible()
    await elsewhere.getByRole('button', { name: 'See your talent pool' }).click()
    const pool = elsewhere.getByRole('dialog', { name: 'Talent pool' })
    const waiting = pool.getByRole('region', { name: 'Also chosen for Bookkeeper' })
    await expect(waiting).toBeVisible()
    await expectAccessible(elsewhere)
    const before = (await company.stored(draft)).cart[0]?.assistant_id
    const saved = savedBy(elsewhere)
    await waiting.getByRole('button', { name: /^Choose/ }).click()
    await saved
    const after = await company.stored(draft)
    expect(after.cart).toHaveLength(1)
    expect(after.cart[0]?.assistant_id).not.toBe(before)
    expect(after.alternates.map((item) => item.assistant_id)).toEqual([before])
    await elsewhere.context().close()
  },
)

test(
  'people added offline are there after a reload, and saved once the network is back',
  { tag: '@any-width' },
  async ({ page, context }) => {
    const company = await newCompany(page.request)
    const draft = await company.draft('Train', twoRoles)
    await enter(page, company)
    await page.goto(`/search/${draft}?${viewing(bookkeeper)}`)
    await expect(cards(page).first()).toBeVisible()
    await context.route(`**/api/project/${draft}`, noNetwork)
    await addTo(page)
    await expect(page.getByText('You seem to be offline. Nothing was lost; please try again.')).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-cart]')).toContainText('1')
    expect((await company.stored(draft)).cart).toEqual([])
    await context.unroute(`**/api/project/${draft}`, noNetwork)
    await page.reload()
    await expect.poll(async () => (await company.stored(draft)).cart.length).toBeGreaterThan(0)
  },
)

test(
  'a draft that was removed elsewhere says so, and keeps what was chosen as a search',
  { tag: '@any-width' },
  async ({ page }) => {
    const company = await newCompany(page.request)
    const draft = await company.draft('Removed', twoRoles)
    await enter(page, company)
    await page.goto(`/search/${draft}?${viewing(bookkeeper)}`)
    await expect(cards(page).first()).toBeVisible()
    await page.request.delete(`/api/project/${draft}`, { headers: authorized(company.session) })
    await addTo(page)
    await expect(page.getByText('Draft subscription has been deleted. Please start a new search.')).toBeVisible()
    await expect(page).toHaveURL(/\/search\?step=candidates.*rids=14,16/)
  },
)

test('going from one draft to another and back shows each as it is', { tag: '@any-width' }, async ({ page }) => {
  const company = await newCompany(page.request)
  const draft = await company.draft('First', twoRoles)
  const second = await company.draft('Second', { step: 'hours', rids: [payrollAdministrator], hours: [15] })
  await enter(page, company)
  for (const [name, rids] of [
    ['First', '14,16'],
    ['Second', '16'],
    ['First', '14,16'],
  ] as const) {
    await page.goto('/client/projects_draft')
    await page.getByRole('link', { name, exact: true }).click()
    await expect.poll(() => searchParameters(page).get('rids')).toBe(rids)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Account of / })
      .focus()
  }
  await page.goBack()
  expect((await company.stored(draft)).rids).toEqual([14, 16])
  expect((await company.stored(second)).rids).toEqual([16])
})

test('opening a draft at a step shows that step and saves nothing', { tag: '@any-width' }, async ({ page }) => {
  const company = await newCompany(page.request)
  const draft = await company.draft('Quiet', twoRoles)
  const unsized = await company.draft('No hours', { ...twoRoles, hours: [] })
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url())
  })
  await enter(page, company)
  for (const uuid of [draft, unsized]) {
    for (const at of ['?step=hours', '?step=roles', '']) {
      await page.goto(`/search/${uuid}${at}`)
      await expect.poll(() => searchParameters(page).get('rids')).toBe('14,16')
      // B1.2: roles without hours lead on to the hours.
      if (at !== '' && uuid === draft) await expect(page).toHaveURL(new RegExp(`/search/${uuid}\\${at}&`))
    }
    await page.goto(`/search/${uuid}?step=hours`)
    await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toBeVisible()
  }
  expect(saves).toEqual([])
})

test(
  'a draft that was paid for elsewhere is no longer edited, and says so',
  { tag: '@any-width' },
  async ({ page }) => {
    const company = await newCompany(page.request)
    const draft = await company.draft('Paid', books)
    await enter(page, company)
    await page.goto(`/search/${draft}`)
    await expect(cards(page).first()).toBeVisible()
    const message =
      'This search has become a subscription and is no longer a draft. You find it among your subscriptions.'
    await page.route(`**/api/project/${draft}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 409, json: { message, code: 'project_started' } })
        : route.fallback(),
    )
    await cards(page)
      .first()
      .getByRole('button', { name: /^Add Candidate/ })
      .click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page).toHaveURL(/\/search\?step=requirements$/)
  },
)

test('an empty list of drafts says what will be here', { tag: '@any-width' }, async ({ page }) => {
  await enter(page, await newCompany(page.request))
  await page.goto('/client/projects_draft')
  await expect(page.getByText('No drafts yet')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Start a new search' }).click()
  await expect(page).toHaveURL('/search?step=requirements')
})
