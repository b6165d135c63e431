import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import {
  beSignedIn,
  bookkeeper,
  candidatesAddress,
  cards,
  closePanel,
  expectNoSidewaysScroll,
  heading,
  openPanel,
  payrollAdministrator,
  search,
} from './candidates.ts'

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

  test('B4.1 who signs in there sees everybody', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(candidatesAddress())
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Sign in to see all \d+ candidates$/)).toBeVisible()
    await dialog.getByLabel('E-mail').fill('client2@demo.test')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill('Demo-pass-1!')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(cards(page)).toHaveCount(12)
  })
})

test.describe('a signed-in person', () => {
  test.beforeEach(async ({ page }) => {
    await beSignedIn(page)
  })

  test(
    'B4.2 has their roles with counts and hours, the total and the price beside the candidates',
    { tag: '@tablet' },
    async ({ page }) => {
      await page.goto(candidatesAddress())
      await expect(cards(page)).toHaveCount(12)
      await expectAccessible(page)
      const panel = await openPanel(page)
      await expect(panel.getByRole('heading', { name: 'Your roles' })).toBeVisible()
      await expect(panel.getByText(/^\d+ candidates$/)).toHaveCount(3)
      await expect(panel.getByRole('checkbox', { name: 'View All' })).toBeChecked()
      await expect(panel.getByText('20 h', { exact: true })).toBeVisible()
      await expect(panel.getByText('30 h a month')).toBeVisible()
      await expect(panel.getByText('$1,080.00 CAD')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  )

  test('B4.2 the panel fills the screen of a phone as a drawer', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto(candidatesAddress())
    const drawer = await openPanel(page)
    expect((await drawer.boundingBox())?.width).toBeCloseTo(375, 1)
    await closePanel(page)
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Roles and filters' })).toBeFocused()
  })

  test('B4.8 checking roles focuses the search on them, from its first page; View All selects all', async ({
    page,
  }) => {
    await page.goto(`${candidatesAddress()}&page=2`)
    await expect(cards(page).first()).toBeVisible()
    const panel = await openPanel(page)
    const viewAll = panel.getByRole('checkbox', { name: 'View All' })
    const payroll = panel.getByRole('checkbox', { name: 'Payroll administrator' })
    await panel.getByRole('checkbox', { name: 'Bookkeeper' }).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/focusedRid=16/)
    await expect(page).not.toHaveURL(/page=2/)
    await expect(payroll).toBeChecked()
    await expect(viewAll).not.toBeChecked()
    await closePanel(page)
    await expect(
      page.getByRole('heading', { level: 1, name: /for Payroll administrator who have the hours$/ }),
    ).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: /for Payroll administrator who have the hours$/ }),
    ).toBeVisible()
    await (await openPanel(page)).getByRole('checkbox', { name: 'View All' }).check()
    await expect(page).toHaveURL(/focusedRid=14,16/)
  })

  test('B4.5 is told when no role is selected', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(candidatesAddress(`rids=${bookkeeper}&hours=20`))
    await expect(cards(page).first()).toBeVisible()
    await (await openPanel(page)).getByRole('checkbox', { name: 'Bookkeeper' }).uncheck()
    await closePanel(page)
    await expect(
      page.getByText('Unable to show results without a role selected. Please select one or more roles.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'View all roles' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('B4.5 is told when there are no roles at all, and adds one', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/search?step=candidates&default=books')
    await expect(page.getByText('Unable to show results without any roles. Please add more roles.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Add roles' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Add roles' })
    await dialog.getByLabel('What else do you need done?').fill('bookkeeper')
    await dialog.getByRole('checkbox', { name: 'Bookkeeper' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add role' }).click()
    await expect(page).toHaveURL(/rids=14&hours=10/)
    await expect(heading(page)).toBeVisible()
  })

  test('B4.2 adds a role without leaving, at 10 hours', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(candidatesAddress(`rids=${bookkeeper}&hours=20`))
    await expect(cards(page).first()).toBeVisible()
    await (await openPanel(page)).getByRole('button', { name: 'Add roles' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add roles' })
    await dialog.getByLabel('What else do you need done?').fill('payroll administrator')
    await dialog.getByRole('checkbox', { name: 'Payroll administrator' }).check()
    await dialog.getByRole('button', { name: 'Add role' }).click()
    await expect(page).toHaveURL(/rids=14,16&hours=20,10&focusedRid=14,16/)
  })

  test('B2.5 removing the last role leads back to the roles', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(`${candidatesAddress()}&tools=Xero`)
    await expect(cards(page).first()).toBeVisible()
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Remove Payroll administrator' }).click()
    await expect(page).toHaveURL(/rids=14&hours=20/)
    await panel.getByRole('button', { name: 'Remove Bookkeeper' }).click()
    await expect(page).toHaveURL(/\/search\?step=roles/)
  })

  test('B4.2 edits the hours in place', { tag: '@tablet' }, async ({ page }) => {
    await page.goto(candidatesAddress())
    await expect(cards(page).first()).toBeVisible()
    await (await openPanel(page)).getByRole('button', { name: 'Edit hours' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit hours' })
    await expectAccessible(page)
    await dialog.getByLabel('Hours a month for Bookkeeper').selectOption('40')
    await dialog.getByRole('button', { name: 'Save hours' }).click()
    await expect(page).toHaveURL(/hours=40,10/)
  })

  test("B4.2 filters by a city's clock, '+/- N hours'", { tag: '@any-width' }, async ({ page }) => {
    await page.goto(candidatesAddress())
    await expect(cards(page).first()).toBeVisible()
    const panel = await openPanel(page)
    await panel.getByRole('combobox', { name: 'Time zone' }).fill('vancouv')
    await page.getByRole('option', { name: 'Vancouver, BC', exact: true }).click()
    await expect(panel.getByText('+/- 2 hours')).toBeVisible()
    await expect(page).toHaveURL(/timezone=America\/Vancouver.*offset_range=120/)
    await panel.getByRole('slider', { name: 'Hours either way of that clock' }).press('ArrowRight')
    await expect(panel.getByText('+/- 3 hours')).toBeVisible()
    await expect(page).toHaveURL(/offset_range=180/)
    await expectAccessible(page)
    await page.reload()
    const again = await openPanel(page)
    await expect(again.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Vancouver, BC')
    await again.getByRole('button', { name: 'Clear time zone' }).click()
    await expect(page).not.toHaveURL(/timezone|offset_range|city/)
  })

  test('B4.9 tells a failed time zone look-up', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(candidatesAddress())
    await expect(cards(page).first()).toBeVisible()
    const panel = await openPanel(page)
    await page.route('**/api/user/timezone', (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
    await panel.getByRole('combobox', { name: 'Time zone' }).fill('toronto')
    await page.getByRole('option', { name: 'Toronto, ON', exact: true }).click()
    await expect(page.getByText('Could not get timezone and timezone offset')).toBeVisible()
    await expect(page).not.toHaveURL(/timezone/)
    await page.route('**/api/user/timezone', (route) =>
      route.fulfill({ status: 400, json: { message: 'No zone there.', code: 'invalid' } }),
    )
    await panel.getByRole('combobox', { name: 'Time zone' }).fill('halifax')
    await page.getByRole('option', { name: 'Halifax, NS', exact: true }).click()
    await expect(page.getByText('No zone there.')).toBeVisible()
  })

  test('B4.2 filters by tools and skills, from the first page', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(`${candidatesAddress()}&page=2`)
    await expect(cards(page).first()).toBeVisible()
    const panel = await openPanel(page)
    await panel.getByRole('combobox', { name: 'Tools' }).fill('xero')
    await page.getByRole('option', { name: 'Xero', exact: true }).click()
    await expect(page).toHaveURL(/tids=\d+/)
    await expect(page).not.toHaveURL(/page=2/)
    await panel.getByRole('combobox', { name: 'Skills' }).fill('bank recon')
    await page.getByRole('option', { name: 'Bank reconciliation' }).click()
    await expect(page).toHaveURL(/sids=\d+/)
    await page.keyboard.press('Escape')
    await page.reload()
    const again = await openPanel(page)
    await expect(again.getByText('Xero', { exact: true }).first()).toBeVisible()
    await again.getByRole('button', { name: 'Clear all filters' }).click()
    await expect(page).not.toHaveURL(/tids|sids/)
  })

  test('B2.4 tells a failed keyword search and offers nothing', { tag: '@any-width' }, async ({ page }) => {
    await page.route('**/api/matching/keywords?*types*tool*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(candidatesAddress())
    await expect(cards(page).first()).toBeVisible()
    const panel = await openPanel(page)
    await panel.getByRole('combobox', { name: 'Tools' }).fill('xero')
    await expect(page.getByText('An Error occurred, please try again later.')).toBeVisible()
    await expect(page.getByText('No tools found')).toBeVisible()
  })

  test(
    "B4.3 self-identification shows the first and '(+N others)', and hides two options",
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto(candidatesAddress())
      await expect(cards(page).first()).toBeVisible()
      const panel = await openPanel(page)
      await panel.getByRole('button', { name: /^Self-identification/ }).click()
      const options = page.getByRole('dialog', { name: 'Self-identification' })
      await expect(options.getByRole('checkbox')).toHaveCount(10)
      await expect(options.getByText('None of the above')).toHaveCount(0)
      await expect(options.getByText('Prefer not to disclose')).toHaveCount(0)
      await options.getByRole('checkbox', { name: 'Woman' }).check()
      await options.getByRole('checkbox', { name: 'Black' }).check()
      await options.getByRole('checkbox', { name: 'Neurodivergent' }).check()
      await page.keyboard.press('Escape')
      const closed = panel.getByRole('button', { name: /^Self-identification/ })
      await expect(closed).toContainText('Black')
      await expect(closed).toContainText('(+2 others)')
      await expect(panel.getByText('Shown only where the person agreed. Never changes the order.')).toBeVisible()
      await expectAccessible(page)
    },
  )

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

  test('B4.4 Help me decide opens a dialog, and Back returns to the hours', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(candidatesAddress())
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('button', { name: 'Help me decide' }).click()
    const dialog = page.getByRole('dialog', { name: 'Help me decide' })
    await expect(dialog.getByRole('link', { name: 'Book a discovery call' })).toHaveAttribute('href', '/client/contact')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Help me decide' })).toBeFocused()
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/step=hours/)
  })

  test('B4.5 finds nobody, and clears the filters in one press', { tag: '@any-width' }, async ({ page }) => {
    await page.goto(`${candidatesAddress()}&timezone=Pacific/Honolulu&city=Honolulu, HI&offset_range=0&sids=700`)
    await expect(page.getByText("It looks like we can't find candidates that match your search criteria")).toBeVisible()
    await expect(
      page.getByText('Tip: adjust your filters to see more people, or book a call and we will look for you.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(cards(page)).toHaveCount(12)
    await expect(page).not.toHaveURL(/sids|timezone/)
  })

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
      await card.getByText('Why this match').click()
      const points = await card.getByRole('table').getByRole('row').allTextContents()
      const parts = points.slice(1, -1).map((row) => Number(/(\d+) of \d+$/.exec(row)?.[1]))
      const score = Number(/(\d+)$/.exec(points.at(-1) ?? '')?.[1])
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(score)
      await expect(card.getByText(String(score), { exact: true }).first()).toBeVisible()
      await expect(card.getByRole('link', { name: /^View profile/ })).toHaveAttribute(
        'href',
        /^\/assistants\/[0-9a-f-]{36}\?.*rids=14,16/,
      )
      await expectAccessible(page)
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
      let asked = 0
      await page.route('**/api/matching/vasearch?*', (route) => {
        asked += 1
        if (asked > 2) return route.continue()
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
