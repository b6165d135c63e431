import { expect, test } from './steps/journey.ts'
import { expectAccessible, expectNoSidewaysScroll } from './steps/axe.ts'
import {
  beSignedIn,
  bookkeeper,
  candidatesAddress,
  cards,
  heading,
  openPanel,
  payrollAdministrator,
  search,
} from './steps/candidates.ts'

test.use({ timezoneId: 'America/Toronto' })

test.describe('a visitor', () => {
  test('B4.1 sees up to 3 candidates, the total, and the way to an account', { tag: '@tablet' }, async ({ page }) => {
    await page.goto(candidatesAddress())
    await expect(heading(page)).toBeVisible()
    await expect(cards(page)).toHaveCount(3)
    const all = Number.parseInt((await heading(page).textContent()) ?? '', 10)
    expect(all).toBeGreaterThan(3)
    await expect(
      page.getByRole('heading', { name: 'Create an account to see your full candidate profiles' }),
    ).toBeVisible()
    await expect(page.getByText(`${all - 3} more people have the hours you need.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'GET STARTED' })).toHaveAttribute(
      'href',
      /^\/client\/signup\/\?.*rids=14,16/,
    )
    await expect(page.getByText('Your roles')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test(
    'B4.1 who has used up a visitor’s searches is offered an account, and who signs in there sees everybody',
    { tag: '@any-width' },
    async ({ page }) => {
      const searches = '**/api/matching/vasearch*'
      const rejected = { message: 'You’ve used all the searches a visitor has for now.', code: 'too_many_searches' }
      await page.goto(candidatesAddress())
      const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' })
      const dialog = page.getByRole('dialog')
      await signIn.click()
      await expect(dialog.getByText(/^Sign in to see all \d+ candidates$/)).toBeVisible()
      await page.route(searches, (route) => route.fulfill({ status: 429, json: rejected }))
      await page.reload()
      await expect(page.getByText('with an account there is no limit')).toBeVisible()
      await signIn.click()
      await expect(dialog.getByText('Sign in to keep searching')).toBeVisible()
      await page.unroute(searches)
      await dialog.getByLabel('Email').fill('client2@demo.test')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await dialog.getByLabel('Password', { exact: true }).fill('Demo-pass-1!')
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(cards(page)).toHaveCount(12)
    },
  )
})

test.describe('a signed-in person', () => {
  test.beforeEach(async ({ page }) => {
    await beSignedIn(page)
  })

  test('B4.4 leads through pages of 12 kept in the address', { tag: '@tablet' }, async ({ page }) => {
    const { count } = await search(
      page.request,
      `rids[]=${bookkeeper}&rids[]=${payrollAdministrator}&hours[]=20&hours[]=10`,
    )
    await page.goto(candidatesAddress())
    await expect(cards(page)).toHaveCount(12)
    const first = await cards(page).first().getAttribute('aria-labelledby')
    const pages = page.getByRole('navigation', { name: 'Pages of candidates' })
    await expect(pages.getByRole('button', { name: `Page ${Math.ceil(count / 12)}`, exact: true })).toBeVisible()
    await expect(pages.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
    await pages.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(cards(page).first()).not.toHaveAttribute('aria-labelledby', first ?? '')
    await page.goBack()
    await expect(cards(page).first()).toHaveAttribute('aria-labelledby', first ?? '')
    await page.goto(`${candidatesAddress()}&page=9999`)
    await expect(page).toHaveURL(new RegExp(`page=${Math.ceil(count / 12)}$`))
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most free hours')
    await expect(page).toHaveURL(/sort=free_hours$/)
    await expect(page.getByText('Those with the most free hours first')).toBeVisible()
    await expect(cards(page)).toHaveCount(12)
    await expectAccessible(page)
  })

  test(
    'B4.4 the Help me decide card is the fourth of the first page only, and never counted',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto(candidatesAddress())
      await expect(cards(page)).toHaveCount(12)
      const places = page.getByRole('list', { name: 'Candidates' }).locator(':scope > li')
      await expect(places).toHaveCount(13)
      await expect(places.nth(3)).toContainText('Not sure yet? Help me decide')
      await expect(places.nth(3).getByRole('link', { name: 'Book a discovery call' })).toHaveAttribute(
        'href',
        '/client/contact',
      )
      await page.goto(`${candidatesAddress()}&page=2`)
      await expect(cards(page).first()).toBeVisible()
      await expect(page.getByText('Not sure yet? Help me decide')).toHaveCount(0)
    },
  )

  test(
    'B4.4 Help me decide opens a dialog, one press skips the cards, and Back returns to the hours',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto(candidatesAddress())
      await expect(cards(page)).toHaveCount(12)
      await page.getByRole('button', { name: 'Help me decide' }).click()
      const dialog = page.getByRole('dialog', { name: 'Help me decide' })
      await expect(dialog.getByRole('link', { name: 'Book a discovery call' })).toHaveAttribute(
        'href',
        '/client/contact',
      )
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Help me decide' })).toBeFocused()
      await page.getByRole('link', { name: 'Skip to checkout' }).press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/step=hours/)
    },
  )

  test(
    'B4.6 a card has up to three of a kind, its rating, and the parts of its score',
    { tag: '@tablet' },
    async ({ page }) => {
      await page.goto(`${candidatesAddress()}&tools=Xero&skills=Bank reconciliation`)
      await expect(cards(page)).toHaveCount(12)
      const card = cards(page).first()
      for (const list of ['Roles', 'Skills', 'Tools']) {
        const chips = card.getByRole('list', { name: list }).getByRole('listitem')
        expect(await chips.count()).toBeLessThanOrEqual(4)
      }
      await expect(card.getByRole('list', { name: 'Skills' }).getByRole('listitem').first()).toContainText(
        'Bank reconciliation',
      )
      await expect(card.getByRole('list', { name: 'Skills' }).getByText(/^\+\d+$/)).toBeVisible()
      await expect(page.getByText(/Rated [0-5]\.\d\d of 5/).first()).toBeAttached()
      await card.getByText('Why this match').scrollIntoViewIfNeeded()
      const before = await card.boundingBox()
      await card.getByText('Why this match').click()
      const why = page.getByRole('dialog')
      const points = await why.getByRole('table').getByRole('row').allTextContents()
      const parts = points.slice(1, -1).map((row) => Number(/(\d+) of \d+$/.exec(row)?.[1]))
      const score = Number(/(\d+)$/.exec(points.at(-1) ?? '')?.[1])
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(score)
      await expect(card.getByText(String(score), { exact: true }).first()).toBeVisible()
      await expect(card.getByRole('link', { name: /^View profile/ })).toHaveAttribute(
        'href',
        /^\/assistants\/[0-9a-f-]{36}\?.*rids=14,16/,
      )
      await expectAccessible(page)
      expect(await card.boundingBox()).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(why).toBeHidden()
      await expect(card.getByRole('button', { name: /^Why this match/ })).toBeFocused()
    },
  )

  test('B4.6 shows neither rating nor reviews while their flags are off', { tag: '@any-width' }, async ({ page }) => {
    const known = (await (await page.request.get('/api/user/config')).json()) as { flags: Record<string, boolean> }
    const off = { 'new-client-checkout-va-rating': false, 'new-client-checkout-feedback': false }
    await page.route('**/api/user/config', (route) =>
      route.fulfill({ json: { ...known, flags: { ...known.flags, ...off } } }),
    )
    await page.goto(candidatesAddress())
    await expect(cards(page)).toHaveCount(12)
    await expect(page.getByText(/Rated /)).toHaveCount(0)
    await expect(page.getByText(/^\(?\d+\)? reviews?$/)).toHaveCount(0)
  })

  test(
    'B4.7 waits for a search that is being prepared, as long as the server says',
    { tag: '@any-width' },
    async ({ page }) => {
      let requests = 0
      await page.route('**/api/matching/vasearch?*', (route) => {
        requests += 1
        if (requests > 2) return route.continue()
        return route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { message: 'The search is starting.', code: 'search_starting' },
        })
      })
      await page.goto(candidatesAddress())
      await expect(page.getByText('The results are being prepared.')).toBeVisible()
      await expect(cards(page)).toHaveCount(12)
    },
  )

  test('B4.7 tells a failed search and tries again on request', { tag: '@any-width' }, async ({ page }) => {
    await page.route('**/api/matching/vasearch?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The search failed.', code: 'internal' } }),
    )
    await page.goto(candidatesAddress())
    await expect(page.getByRole('alert').getByText('The search failed.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/matching/vasearch?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(12)
  })

  test('B4.4 reflows at 320 pixels and reads well in the dark', { tag: '@any-width' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(candidatesAddress())
    await expect(cards(page)).toHaveCount(12)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await openPanel(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
