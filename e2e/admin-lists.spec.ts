import { readFile } from 'node:fs/promises'
import { expect, test } from './steps/journey.ts'
import { openAsStaff, rows, settled, showFilters } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth, expectNoSidewaysScroll } from './steps/axe.ts'

const path = '/admin/configurations'

test(
  'A6.5 filters, sort and page stand in the address; Back, reload and the way back from a row bring them',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'super', path)
    await expect(page.getByRole('heading', { level: 1, name: 'Configurations' })).toBeVisible()
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)

    await page.getByRole('searchbox', { name: 'Search names and notes' }).fill('client')
    await expect(page).toHaveURL(`${path}?search=client`)
    await showFilters(page)
    await page.getByLabel('Group').selectOption('Feature flags')
    await expect(page).toHaveURL(`${path}?search=client&group=featureFlag`)
    await expect(rows(page).filter({ hasText: 'Maintenance' }), 'what the group leaves out is gone').toHaveCount(0)
    await settled(page)
    const filtered = await rows(page).allTextContents()
    expect(filtered.length).toBeGreaterThan(2)
    expect(filtered.every((text) => text.includes('client'))).toBe(true)
    await expectAccessibleAtEveryWidth(page)

    await page.reload()
    await settled(page)
    await expect(page.getByRole('searchbox', { name: 'Search names and notes' })).toHaveValue('client')
    expect(await rows(page).allTextContents()).toEqual(filtered)

    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/configurations\/featureFlag\./)
    await page.goBack()
    await settled(page)
    expect(await rows(page).allTextContents()).toEqual(filtered)
    await rows(page).first().getByRole('link').click()
    await page.getByRole('main').getByRole('link', { name: 'Configurations' }).click()
    await expect(page).toHaveURL(`${path}?search=client&group=featureFlag`)

    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(`${path}?search=client`)
    await showFilters(page)
    await expect(page.getByLabel('Group')).toHaveValue('')
  },
)

test(
  'a list loads in its final layout, and is accessible then and when it is full',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'super', '/admin/home')
    let release: (() => void) | undefined
    const blocked = new Promise<void>((done) => (release = done))
    await page.route('**/api/configurations/search?*', async (route) => {
      await blocked
      await route.continue()
    })
    await page.goto(path)
    await expect(page.getByText('Loading …')).toBeVisible()
    const heights = (): Promise<number[]> =>
      rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
    const isTable = await page.locator('main thead').isVisible()
    const before = await heights()
    await expectAccessibleAtEveryWidth(page)
    release?.()
    await settled(page)
    await expect(page.getByText(/^1–10 of \d+ configurations$/)).toBeVisible()
    if (isTable) expect(await heights()).toEqual(before)
    await expectAccessibleAtEveryWidth(page)
    await expectNoSidewaysScroll(page)
  },
)

test(
  'an empty list says so and how to go on; a list that can’t be read is asked for again',
  { tag: '@any-width' },
  async ({ page }) => {
    await openAsStaff(page, 'super', '/admin/home')
    await page.goto(`${path}?search=nothing+has+this+name`)
    await expect(page.getByText('No configurations match these filters')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.route('**/api/configurations/search?*', (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid', message: 'The list can’t be read.' } }),
    )
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(page.getByRole('alert').getByText('The list can’t be read.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await settled(page)
    await expect(rows(page)).toHaveCount(10)
  },
)

test('the filter bar and the header stay in sight while the rows scroll', { tag: '@any-width' }, async ({ page }) => {
  await openAsStaff(page, 'super', '/admin/home')
  await page.goto(`${path}?itemsPerPage=100`)
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('searchbox', { name: 'Search names and notes' })).toBeInViewport({ ratio: 1 })
  const header = page.getByRole('columnheader', { name: 'Name' })
  if (await page.locator('main thead').isVisible()) await expect(header).toBeInViewport({ ratio: 1 })
})

test('rows are 44 px high and the whole row leads to its page @any-width', async ({ page }) => {
  await openAsStaff(page, 'super', '/admin/home')
  await page.goto(path)
  await settled(page)
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(new Set(heights)).toEqual(new Set([44]))
  await rows(page).first().click()
  await expect(page).toHaveURL(/configurations\/featureFlag\./)
})

test('a header sorts by a button that says how, by keyboard alone @any-width', async ({ page }) => {
  await openAsStaff(page, 'super', '/admin/home')
  await page.goto(`${path}?group=featureFlag`)
  await settled(page)
  const header = page.getByRole('columnheader', { name: 'Name' })
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(`${path}?group=featureFlag&sortBy=name&sortDesc=true`)
  await settled(page)
  await expect(header.getByRole('button')).toBeFocused()
  const names = await rows(page).locator('td:first-child').allTextContents()
  expect(names).toEqual(names.toSorted().toReversed())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Type' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(header).toHaveAttribute('aria-sort', 'none')
})

test('arrow keys go from row to row, and Alt with Page Down turns the page @any-width', async ({ page }) => {
  await openAsStaff(page, 'super', '/admin/home')
  await page.goto(path)
  await settled(page)
  const link = (at: number) => rows(page).nth(at).getByRole('link')
  const first = await link(0).textContent()
  await link(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(link(9)).toBeFocused()
  await page.keyboard.press('Alt+PageDown')
  await expect(page).toHaveURL(`${path}?page=2`)
  await expect(link(0)).not.toHaveText(first ?? '')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('Alt+PageUp')
  await expect(page).toHaveURL(path)
  await expect(link(0)).toHaveText(first ?? '')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/configurations\/featureFlag\./)
})

test('the CSV holds the filtered whole, not the page @any-width', async ({ page }) => {
  await openAsStaff(page, 'super', '/admin/home')
  await page.goto(`${path}?group=featureFlag`)
  await settled(page)
  await expect(rows(page)).toHaveCount(10)
  const count = Number((await page.getByText(/^1–10 of/).textContent())?.match(/of (\d+)/)?.[1])
  const save = async (headings: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    await page.getByRole('menuitem', { name: headings }).click()
    return download
  }
  const file = await save('Stable headings, for programs')
  expect(file.suggestedFilename()).toMatch(/^talentplace-configurations-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFname,value,type,note,changed_date')
  expect(lines).toHaveLength(count + 1)
  expect(lines.slice(1).every((line) => line.startsWith('featureFlag.'))).toBe(true)
  const readable = await save('Readable headings')
  expect(await readFile(await readable.path(), 'utf8')).toMatch(/^\uFEFFName,Value,Type,Note,/)
})

test('a list reads at 320 px and in the dark @any-width', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAsStaff(page, 'super', '/admin/home')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const each of [path, '/admin/users']) {
    await page.goto(each)
    await settled(page)
    await expectNoSidewaysScroll(page)
    await showFilters(page)
    await expectAccessibleAtEveryWidth(page)
  }
})
