import { expect, test } from './steps/journey.ts'
import { live } from './steps/account.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { chips, nextButton, searchBox, searchParameters } from './steps/wizard.ts'

const blocked = 'Please type in the search box and select a keyword to proceed'

test(
  'B2.1 the landing page is the first step: one heading, the box, sentences to start from, counted figures, and popular searches once something is entered; no shell',
  { tag: '@tablet' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(searchBox(page)).toBeVisible()
    await live(page)
    const figures = page.getByRole('region', { name: 'Talentplace in figures' })
    await expect(figures).toContainText(/assistants to choose from\d+from [\d,]+ client reviews\d\.\d \/ 5/)
    await page.getByRole('button', { name: 'keep the books in QuickBooks, 10 hours a week' }).click()
    await expect(searchBox(page)).toHaveValue('keep the books in QuickBooks, 10 hours a week')
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Popular Searches' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Roles' }).getByRole('button').first()).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText(/^From \$\d+\.\d\d CAD an hour/)).toBeVisible()
    const people = page.getByRole('region', { name: /^Meet some of our \d+ assistants$/ }).getByRole('link')
    await expect(people).toHaveCount(6)
    await expect(people.first()).toContainText(/\d+ h a month free/)
    const prices = page.getByRole('region', { name: 'What it costs' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(prices.getByRole('row').nth(1)).toContainText(/^10 to \d+ h\$\d+\.\d\d CAD\$\d+\.\d\d CAD$/)
    await expect(page.getByRole('region', { name: 'What clients say' }).getByRole('figure')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Questions people ask first' })).toBeVisible()
    await expectAccessible(page)
    await people.first().click()
    await expect(page.getByRole('heading', { name: /^Sign in to see/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: /\S/ })).toBeVisible()
  },
)

test('B2.1 what is typed before the page is live counts', { tag: '@any-width' }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const box = document.querySelector<HTMLInputElement>('input[role=combobox]')
      if (!box) return
      observer.disconnect()
      box.value = 'chase invoices'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await nextButton(page).click()
  await expect(page).toHaveURL(/\/search\?step=roles/)
  expect(searchParameters(page).getAll('default')).toEqual(['chase invoices'])
})

test('B1.4 a blocked Next says why once it is pressed, takes the press and leads to the box', async ({ page }) => {
  await page.goto('/search?step=requirements')
  await live(page)
  const reason = page.getByRole('main').getByText(blocked)
  expect((await reason.boundingBox())?.height, 'read aloud alone').toBeLessThanOrEqual(1)
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(nextButton(page)).toHaveAccessibleDescription(blocked)
  await nextButton(page).click({ force: true })
  await expect(searchBox(page)).toBeFocused()
  expect((await reason.boundingBox())?.height, 'seen').toBeGreaterThan(10)
  expect(searchParameters(page).get('step')).toBe('requirements')
})

test(
  'B2.2 the box answers while typing, by kind, and works by keyboard alone',
  { tag: '@tablet' },
  async ({ page }) => {
    await page.goto('/search')
    await searchBox(page).focus()
    await page.keyboard.type('bookk')
    const options = page.getByRole('listbox').getByRole('option')
    await expect(page.getByRole('option', { name: 'Bookkeeper', exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Roles' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const active = await searchBox(page).getAttribute('aria-activedescendant')
    await expect(options.first()).toHaveAttribute('id', active ?? '')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(searchBox(page)).toHaveValue('bookk')
    await page.keyboard.press('ArrowDown')
    const chosen = await options.first().innerText()
    await page.keyboard.press('Enter')
    await expect(chips(page)).toHaveText([new RegExp(chosen)])
    await expect(searchBox(page)).toHaveValue('')
    await page.keyboard.press('Backspace')
    await expect(chips(page)).toHaveCount(0)
  },
)

test('B2.1 words go to their group, commas separate, sentences stay whole', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search')
  await searchBox(page).pressSequentially('xero')
  await expect(page.getByRole('option', { name: 'Xero', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => searchParameters(page).getAll('tools')).toEqual(['Xero'])
  await searchBox(page).pressSequentially('someone to chase late invoices,bookkeeper,')
  await expect.poll(() => searchParameters(page).getAll('default')).toEqual(['someone to chase late invoices'])
  await expect.poll(() => searchParameters(page).getAll('roles')).toEqual(['Bookkeeper'])
  await expect(chips(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove Xero' }).click()
  await expect(chips(page)).toHaveCount(2)
  await expect(searchBox(page)).toBeFocused()
})

test('B2.1 text left in the box is added by Next', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search')
  await searchBox(page).fill('edit my podcast')
  await nextButton(page).click()
  await expect(page).toHaveURL(/step=roles/)
  expect(searchParameters(page).getAll('default')).toEqual(['edit my podcast'])
})

test('B2.1 popular searches follow what is entered and never repeat it', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/search?step=requirements')
  const roles = page.getByRole('list', { name: 'Roles' }).getByRole('button')
  await expect(roles.first()).toBeVisible()
  const word = (await roles.first().innerText()).trim()
  const sentRequest = page.waitForRequest(
    (request) => request.url().includes('/matching/suggestions') && request.url().includes('last='),
  )
  await roles.first().click()
  expect(new URL((await sentRequest).url()).searchParams.get('last')).toBe(`roles:${word}`)
  await expect(chips(page)).toHaveText([new RegExp(word)])
  await expect(page.getByRole('list', { name: 'Roles' }).getByRole('button', { name: word, exact: true })).toHaveCount(
    0,
  )
  await expect.poll(() => searchParameters(page).getAll('roles')).toEqual([word])
})

test(
  'B2.4 a failed search says so and leaves the box as it is; failed suggestions are none',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.route('**/api/matching/keywords?*', (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
    await page.route('**/api/matching/suggestions*', (route) => route.fulfill({ status: 404, body: '{}' }))
    await page.goto('/search')
    await searchBox(page).fill('xero')
    await expect(page.getByText('An Error occurred, please try again later.')).toBeVisible()
    await expect(searchBox(page)).toHaveValue('xero')
    await expect(page.getByRole('heading', { name: 'Popular Searches' })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(chips(page)).toHaveCount(1)
  },
)

test('B2.2 what was found for other words is not offered', { tag: '@any-width' }, async ({ page }) => {
  const blocked = Promise.withResolvers<void>()
  await page.route('**/api/matching/keywords?*quickbooks*', async (route) => {
    await blocked.promise
    await route.continue()
  })
  await page.goto('/search')
  await searchBox(page).fill('book')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.filter({ hasText: 'Bookkeeper' }).first()).toBeVisible()
  await searchBox(page).fill('quickbooks')
  await expect(options).toHaveCount(0)
  await expect(page.getByText('Nothing matches exactly.')).toHaveCount(0)
  blocked.resolve()
  await expect(options.filter({ hasText: 'QuickBooks' }).first()).toBeVisible()
})

test('B2.4 a failed search shows the message the server gave', { tag: '@any-width' }, async ({ page }) => {
  const message = 'Too many requests. Please wait a minute.'
  await page.route('**/api/matching/keywords?*', (route) =>
    route.fulfill({ status: 429, json: { message, code: 'too_many' } }),
  )
  await page.goto('/search')
  await searchBox(page).fill('xero')
  await expect(page.getByText(message)).toBeVisible()
})

test(
  'B2.1 what is typed and never picked is understood, can be left out, and ranks',
  { tag: '@any-width' },
  async ({ page }) => {
    const understood = page.getByRole('group', { name: 'Understood as' }).getByRole('listitem')
    await page.goto('/search')
    await searchBox(page).pressSequentially('CRM cleanup in HubSpot')
    await page.keyboard.press('Enter')
    await searchBox(page).pressSequentially('tenue de livres dans QuickBooks')
    await page.keyboard.press('Enter')
    await searchBox(page).pressSequentially('bilingual')
    await page.keyboard.press('Enter')
    const named = [/CRM data cleanup/, /HubSpot/, /QuickBooks Online/, /Language: French/]
    await expect(understood).toHaveText([/Role: CRM administrator/, /Role: Bookkeeper/, ...named])
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Leave out QuickBooks Online' }).click()
    await page.getByRole('button', { name: 'Leave out Bookkeeper' }).click()
    await expect(understood).toHaveCount(4)
    const leftOut = ['tool:QuickBooks Online', 'role:Bookkeeper']
    await expect.poll(() => searchParameters(page).getAll('not_meant')).toEqual(leftOut)
    await page.reload()
    await expect(understood).toHaveText([/CRM administrator/, /CRM data cleanup/, /HubSpot/, /French/])
    await nextButton(page).click()
    await expect(page.getByRole('checkbox', { name: 'CRM administrator', exact: true })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).not.toBeChecked()
    await nextButton(page).click()
    const search = page.waitForRequest((request) => request.url().includes('/matching/vasearch'))
    await nextButton(page).click()
    const wanted = new URL((await search).url()).searchParams
    expect(wanted.getAll('want_sids[]')).toHaveLength(1)
    expect(wanted.getAll('want_tids[]')).toHaveLength(1)
    expect(wanted.getAll('want_lids[]')).toHaveLength(1)
  },
)
