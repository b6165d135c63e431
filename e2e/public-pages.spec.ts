import { expect, test } from './steps/journey.ts'
import { live } from './steps/account.ts'
import { openAsStaff, uniqueName } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth, expectNoSidewaysScroll } from './steps/axe.ts'

const pages = [
  { path: '/pricing', title: 'Pricing' },
  { path: '/success-stories', title: 'Success stories' },
  { path: '/about', title: 'About us' },
  { path: '/mission', title: 'Our mission' },
  { path: '/careers', title: 'Careers' },
  { path: '/contact', title: 'Contact' },
  { path: '/resource-hub', title: 'Resource Hub' },
  { path: '/resource-hub/first-hour', title: 'The first hour with a new assistant' },
  { path: '/resource-hub/time-zones', title: 'Working across time zones' },
  { path: '/resource-hub/handing-over', title: 'Deciding what to hand over' },
  { path: '/become-a-guru', title: 'Become a Guru' },
  { path: '/how-it-works', title: 'How it works' },
  { path: '/what-we-do', title: 'What we do' },
  { path: '/why-us', title: 'Why us' },
  { path: '/packages', title: 'Packages' },
  { path: '/terms', title: 'Terms of service' },
  { path: '/privacy', title: 'Privacy policy' },
]

for (const { path, title } of pages) {
  const fits = `A4.4 ${path} has its title, its words in the served page, nothing for axe at any width or in the dark, and reflows`
  test(fits, { tag: '@any-width' }, async ({ page, request }) => {
    const served = await (await request.get(path)).text()
    expect(served).toContain(`<title>${title} | Talentplace</title>`)
    expect(served).toMatch(/<h1[ >]/)
    expect(served).not.toContain('{brand}')

    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(path)
    await live(page)
    await expect(page).toHaveTitle(`${title} | Talentplace`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    // Questions are read with what they open.
    for (const question of await page.locator('main details').all()) await question.locator('summary').click()
    await expectAccessibleAtEveryWidth(page)
    // Loaded anew: colours on their way from one scheme to the other are neither's.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await live(page)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })
}

test('A4.4 no link of any public page is dead', { tag: '@any-width' }, async ({ page, request }) => {
  test.slow()
  const targets = new Map<string, string>()
  for (const { path } of pages) {
    await page.goto(path)
    await live(page)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
    for (const link of links) targets.set(link, path)
    // A link to a part of the page leads to a part that is there.
    for (const part of links.filter((link) => link.includes('#') && link.startsWith('#')))
      await expect(page.locator(part), `${part} on ${path}`).toHaveCount(1)
  }
  const dead: string[] = []
  for (const [target, from] of targets) {
    if (target.startsWith('mailto:') || target.startsWith('#')) continue
    if (!target.startsWith('/')) dead.push(`${target} on ${from} leads away`)
    else if ((await request.get(target)).status() !== 200) dead.push(`${target} on ${from}`)
  }
  expect(dead).toEqual([])
  expect(targets.size).toBeGreaterThan(pages.length)
})

test(
  'D3 prices are those of the price book, in the currency chosen, and follow the hours',
  { tag: '@tablet' },
  async ({ page, request }) => {
    const { books } = (await (await request.get('/api/prices/book')).json()) as {
      books: { currency: string; bands: { from_hours: number; hourly_cents: number }[] }[]
    }
    await page.goto('/pricing')
    await live(page)
    for (const { currency, bands } of books) {
      await page.getByRole('radio', { name: currency.toUpperCase() }).check({ force: true })
      const rows = page.getByRole('table').getByRole('row').filter({ hasNotText: 'Hours a month' })
      await expect(rows).toHaveCount(bands.length)
      for (const [at, { from_hours, hourly_cents }] of bands.entries()) {
        const dollars = (hourly_cents / 100).toFixed(2)
        await expect(rows.nth(at)).toContainText(`${from_hours}`)
        await expect(rows.nth(at)).toContainText(`$${dollars} ${currency.toUpperCase()}`)
      }
    }
    await page.getByRole('radio', { name: 'CAD' }).check({ force: true })
    const slider = page.getByRole('slider', { name: 'Hours a month' })
    await slider.focus()
    await expect(page.getByText('$1,080.00 CAD')).toBeVisible()
    await slider.press('End')
    await expect(page.getByText('$3,200.00 CAD')).toBeVisible()
  },
)

test(
  'A4 Ours staff put up a new edition, visitors read it, and the earlier one can still be read',
  {
    tag: '@any-width',
  },
  async ({ page, browser }) => {
    await openAsStaff(page, 'super', '/admin/content/privacy')
    const first = await page
      .getByText(/^Edition /)
      .first()
      .innerText()
    const words = `<b>${uniqueName('Edited')}</b>`
    await page.getByLabel('Lead').fill(`${words} with a [link](/mission).`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Required')).toHaveCount(1)
    await page.getByLabel('Why (kept with the edition)').fill(`Clearer ${words}`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(`“Clearer ${words}”`)).toBeVisible()
    await expectAccessible(page)

    const visitor = await (await browser.newContext()).newPage()
    const problems: string[] = []
    visitor.on('pageerror', (error) => problems.push(error.message))
    await visitor.goto('/privacy')
    // Rendered as it was typed: text, but for the link.
    await expect(visitor.getByText(`${words} with a link.`)).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'link', exact: true })).toHaveAttribute('href', '/mission')
    await visitor.goto(`/privacy?version=${first.replace('Edition ', '')}`)
    await expect(visitor.getByText('This is an earlier edition.')).toBeVisible()
    await expect(visitor.getByText(words)).toHaveCount(0)
    await expectAccessible(visitor)
    expect(problems).toEqual([])
  },
)
