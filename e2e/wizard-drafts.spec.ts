import { expect, test } from './steps/journey.ts'
import { expectAccessible } from './steps/axe.ts'
import { beSignedIn, clientSession } from './steps/candidates.ts'
import { signIn as signInAs } from './steps/account.ts'
import { newClient } from './steps/registration.ts'
import { backButton, nextButton, openSignIn, searchBox, searchParameters, signIn, step } from './steps/wizard.ts'

const draftAddress = /\/search\/[0-9a-f-]{36}\?step=roles/

test.describe('B1.3 a client’s draft', () => {
  test.beforeEach(async ({ page }) => {
    await beSignedIn(page)
    await page.goto('/search?step=requirements')
  })

  test('begins when the first step is left, once, and follows the steps', { tag: '@tablet' }, async ({ page }) => {
    let created = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/project')) created += 1
    })
    await searchBox(page).fill('reconcile quickbooks')
    await nextButton(page).click()
    await expect(page).toHaveURL(draftAddress)
    const draft = new URL(page.url()).pathname
    // The only role that is suggested is selected by itself.
    await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeChecked()
    await nextButton(page).click()
    await expect(page).toHaveURL(/step=hours/)
    const { token } = await clientSession(page.request)
    const storedDraft = async () => {
      const uuid = draft.split('/').at(-1)
      const answer = await page.request.get(`/api/project/${uuid}`, { headers: { authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { matching_criteria: { step: string; rids: number[] } }).matching_criteria
    }
    await expect.poll(storedDraft).toMatchObject({ step: 'hours', rids: [14] })
    await backButton(page).click()
    await expect(page).toHaveURL(/step=roles/)
    await backButton(page).click()
    await expect(searchBox(page)).toBeVisible()
    await nextButton(page).click()
    await expect(page).toHaveURL(new RegExp(`${draft}\\?step=roles`))
    expect(created).toBe(1)
    await expect.poll(storedDraft).toMatchObject({ step: 'roles', rids: [14] })

    await page.evaluate(() => localStorage.removeItem('talentplace.matching'))
    await page.goto(draft)
    await expect.poll(() => searchParameters(page).get('rids')).toBe('14')
    expect(searchParameters(page).getAll('default')).toEqual(['reconcile quickbooks'])
  })

  test(
    'B1.5 keeps its choices when Back shows what was looked for before it',
    { tag: '@any-width' },
    async ({ page }) => {
      await searchBox(page).fill('reconcile quickbooks')
      await nextButton(page).click()
      await expect(page).toHaveURL(draftAddress)
      await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeChecked()
      await expect(page).toHaveURL(/rids=14/)
      await page.goBack()
      await expect(page).toHaveURL(/\/search\?step=requirements/)
      await expect(searchBox(page)).toBeVisible()
      expect(searchParameters(page).has('rids')).toBe(false)
      await page.goForward()
      await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeChecked()
      await expect(page).toHaveURL(/rids=14/)
      await page.goBack()
      await expect(searchBox(page)).toBeVisible()
      await nextButton(page).click()
      await expect(page).toHaveURL(/\/search\/[0-9a-f-]{36}\?step=roles.*rids=14/)
    },
  )

  test(
    'A3.8 that is given its address leaves open what was opened meanwhile',
    { tag: '@any-width' },
    async ({ page }) => {
      const begins = Promise.withResolvers<void>()
      await page.route('**/api/project', async (route) => {
        await begins.promise
        await route.continue()
      })
      await searchBox(page).fill('reconcile quickbooks')
      await nextButton(page).click()
      await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeChecked()
      await page.getByRole('button', { name: /Account of / }).click()
      const logout = page.getByRole('button', { name: 'Logout' })
      await expect(logout).toBeFocused()
      begins.resolve()
      await expect(page).toHaveURL(draftAddress)
      await expect(logout).toBeFocused()
    },
  )

  test('that cannot begin is told and keeps nobody from going on', { tag: '@any-width' }, async ({ page }) => {
    await page.route('**/api/project', (route) =>
      route.fulfill({ status: 409, json: { message: 'You already have 200 drafts.', code: 'too_many_drafts' } }),
    )
    await searchBox(page).fill('reconcile quickbooks')
    await nextButton(page).click()
    await expect(page).toHaveURL(/\/search\?step=roles/)
    await expect(page.getByText('You already have 200 drafts.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeVisible()
  })

  test('whose beginning’s answer was lost begins no second one', { tag: '@any-width' }, async ({ page }) => {
    const started = Promise.withResolvers<string>()
    await page.route(
      '**/api/project',
      async (route) => {
        const answer = await route.fetch()
        started.resolve(((await answer.json()) as { project_uuid: string }).project_uuid)
        await route.abort()
      },
      { times: 1 },
    )
    await searchBox(page).fill('reconcile quickbooks')
    await nextButton(page).click()
    await expect(page.getByText(/^Your search could not be saved as a draft: /)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeChecked()
    await backButton(page).click()
    await nextButton(page).click()
    await expect(page).toHaveURL(new RegExp(`/search/${await started.promise}\\?step=roles.*rids=14`))
  })

  test('changed in two tabs is joined by role', { tag: '@any-width' }, async ({ page, context }) => {
    await searchBox(page).fill('inbox')
    await nextButton(page).click()
    await expect(page).toHaveURL(draftAddress)
    const other = await context.newPage()
    const opened = other.waitForResponse((response) => response.url().includes('/api/project/') && response.ok())
    await other.goto(page.url())
    await opened

    const first = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.getByRole('checkbox', { name: 'Bookkeeper', exact: true }).check()
    expect((await first).status()).toBe(200)
    await step(page, 'Estimate Hours').click()
    await expect(page).toHaveURL(/step=hours/)

    const joined = other.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.status() === 200,
    )
    await other.getByRole('checkbox', { name: 'Customer support representative', exact: true }).check()
    await joined
    await step(other, 'Estimate Hours').click()
    await expect.poll(() => searchParameters(other).get('rids')?.split(',').length).toBe(2)
    await expect(other.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toBeVisible()
    await expect(other).toHaveURL(/step=hours/)
  })

  test('B1.5 that is gone says so and starts anew', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/search/00000000-0000-7000-8000-000000000000?step=hours&rids=14&hours=20')
    await expect(page.getByText('Draft subscription has been deleted. Please start a new search.')).toBeVisible()
    await expect(page).toHaveURL(/\/search\?step=requirements$/)
  })
})

test(
  'B1.5 a draft’s address asks for a sign-in and then opens that draft',
  { tag: '@any-width' },
  async ({ page, browser, baseURL }) => {
    await beSignedIn(page)
    await page.goto('/search?step=requirements')
    await searchBox(page).fill('reconcile quickbooks')
    await nextButton(page).click()
    await expect(page).toHaveURL(draftAddress)
    const draft = new URL(page.url()).pathname

    const visitor = await (await browser.newContext({ baseURL })).newPage()
    await visitor.goto(draft)
    await expect(visitor.getByRole('dialog')).toBeVisible()
    await expectAccessible(visitor)
    await signIn(visitor, 'client@demo.test')
    await expect(visitor).toHaveURL(new RegExp(`${draft}\\?`))
    await expect.poll(() => searchParameters(visitor).getAll('default')).toEqual(['reconcile quickbooks'])
    await visitor.context().close()

    const closing = await (await browser.newContext({ baseURL })).newPage()
    await closing.goto(`${draft}?step=hours&rids=14&hours=20`)
    await expect(closing.getByRole('dialog')).toBeVisible()
    await closing.keyboard.press('Escape')
    await expect(closing).toHaveURL(/\/search\?step=requirements$/)
    await closing.context().close()

    const admin = await (await browser.newContext({ baseURL })).newPage()
    await admin.goto(`${draft}?step=hours&rids=14&hours=20`)
    await signIn(admin, 'super@demo.test')
    const hours = admin.getByRole('textbox', { name: 'Hours a month for Bookkeeper' })
    await expect(hours, 'B3.4 staff type hours freely').toHaveValue('20')
    await hours.fill('5')
    await expect(admin.getByText('Minimum of 10 hours needed')).toBeVisible()
    await expect(nextButton(admin)).toHaveAccessibleDescription('Value for each role can not be less than 10')
    await expectAccessible(admin)
    await hours.fill('59')
    await expect.poll(() => searchParameters(admin).get('hours')).toBe('59')
    expect(searchParameters(admin).has('more_hours_rids')).toBe(false)
    await expect(admin.getByText('/month before tax')).toBeVisible()
    await admin.context().close()
  },
)

test(
  'A2.2 a session that ends in the middle of a draft: what was chosen is kept, and signing in again goes on with it',
  { tag: '@any-width' },
  async ({ page }) => {
    const account = await newClient(page.request, 'ended')
    await page.goto('/search?step=requirements')
    await signInAs(page, account)
    await searchBox(page).fill('reconcile quickbooks')
    await nextButton(page).click()
    await expect(page).toHaveURL(draftAddress)
    const draft = new URL(page.url()).pathname
    await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeChecked()
    const { token } = (await page.evaluate(() => JSON.parse(localStorage.getItem('talentplace.session') ?? '{}'))) as {
      token: string
    }
    // What is chosen last isn't stored yet when the session ends.
    await page.route('**/api/project/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await nextButton(page).click()
    await expect(page).toHaveURL(/step=hours.*rids=14/)
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible()
    await page.unroute('**/api/project/*')
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog.getByText('Sign in to open this search.')).toBeVisible()
    await dialog.getByLabel('Email', { exact: true }).fill(account.email)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${draft}\\?step=hours.*rids=14`))
    await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toBeVisible()
  },
)

test('B1.3 a visitor and an assistant go on without a draft', { tag: '@any-width' }, async ({ page }) => {
  const created: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/project')) created.push(request.url())
  })
  await page.goto('/search?step=requirements')
  await searchBox(page).fill('reconcile quickbooks')
  await nextButton(page).click()
  await expect(page).toHaveURL(/\/search\?step=roles/)
  await openSignIn(page)
  await signIn(page, 'va@demo.test')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await step(page, 'Search').click()
  await nextButton(page).click()
  await expect(page).toHaveURL(/\/search\?step=roles/)
  expect(created).toEqual([])
})
