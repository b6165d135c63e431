import { expect, test } from './steps/journey.ts'
import { openAsStaff, rows, settled, uniqueName } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'

test(
  'C5.3 staff make a link, a visitor comes by it, and it counts',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    const shortcode = uniqueName('e2e').slice(0, 30)
    await openAsStaff(page, 'admin', '/admin/utms')
    await settled(page)
    await expect(rows(page).first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'New UTM link' }).click()
    const dialog = page.getByRole('dialog', { name: 'New UTM link' })
    await dialog.getByLabel('Shortcode').fill('a b')
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await expect(dialog.getByText('Use 3 to 32 letters, digits and dashes').first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByLabel('Shortcode').fill(shortcode)
    await dialog.getByLabel('Name').fill(`Flyer ${shortcode}`)
    await dialog.getByLabel('Leads to').fill('/how-it-works')
    await dialog.getByLabel('Campaign').fill('flyers')
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Flyer ${shortcode}` })).toBeVisible()
    const link = `/how-it-works?utm=${shortcode}`
    await expect(page.getByText(link)).toBeVisible()
    await expect(page.getByText('Nobody has come by this link yet.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    const visitor = await (await browser.newContext()).newPage()
    const logged = visitor.waitForResponse('**/api/utm/log?event=pageview')
    await visitor.goto(link.replace(shortcode, shortcode.toUpperCase()))
    const { uuid } = (await (await logged).json()) as { uuid: string }
    await expect
      .poll(() => visitor.evaluate(() => JSON.parse(localStorage.getItem('talentplace.utm') ?? '{}') as object))
      .toEqual({ uuid, shortcode, parameters: { utm: shortcode.toUpperCase() }, referral: null })

    await page.goto(`/admin/utms/${uuid}`)
    await expect(page.getByText('Visit', { exact: true })).toHaveCount(1)
    await page.goto(`/admin/utms?searchQuery=${shortcode}`)
    await settled(page)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(shortcode)
  },
)

test('C5.3 a log that fails is not noticed by the visitor', { tag: '@any-width' }, async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route('**/api/utm/log?*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  const failed = page.waitForResponse('**/api/utm/log?*')
  await page.goto('/pricing?utm_source=e2e')
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('talentplace.utm'))).toBeNull()
  expect(problems).toEqual([])
})
