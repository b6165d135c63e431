import { expect, test } from './steps/journey.ts'
import { openAsStaff, rows, settled, showFilters, uniqueName } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth, expectNoSidewaysScroll } from './steps/axe.ts'

const path = '/admin/clients'

test(
  'staff keep a list as a view, choose, change and share it, and someone else of staff sees it',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    const name = uniqueName('With a subscription')
    const renamed = uniqueName('Busy clients')
    const menu = page.getByRole('button', { name: /^View/ })
    const open = async (item: string) => {
      await menu.click()
      await page.getByRole('menuitem', { name: item }).click()
    }

    await openAsStaff(page, 'super', path)
    await showFilters(page)
    await page.getByRole('combobox', { name: /^Clients/ }).selectOption('Active')
    await expect(page).toHaveURL(`${path}?searchType=Active`)
    await settled(page)
    await open('Save as view…')
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(page.getByText('Required')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(menu).toHaveText(`View: ${name}`)
    await expect(page).toHaveURL(/searchType=Active&view=[\w-]+$/)

    await showFilters(page)
    await page.getByLabel('Looked after by me').click()
    await expect(menu).toHaveText(`View: ${name}Changed`)
    await expectAccessibleAtEveryWidth(page)
    await page.goBack()
    await expect(menu).toHaveText(`View: ${name}`)
    await page.goForward()
    await open('Update this view')
    await expect(menu, 'what is shown is the view').toHaveText(`View: ${name}`)

    await open('Show all clients')
    await expect(page).toHaveURL(path)
    await expect(menu).toHaveText('Views')
    await menu.click()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(/mine=true&searchType=Active&view=/)
    await page.reload()
    await expect(menu).toHaveText(`View: ${name}`)

    await open('Rename…')
    await page.getByRole('textbox', { name: 'Name' }).fill(renamed)
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(menu).toHaveText(`View: ${renamed}`)
    await showFilters(page)
    await page.getByLabel('Looked after by me').click()
    const saved = Promise.withResolvers<void>()
    await page.route('**/api/views/*', async (route) => {
      await saved.promise
      await route.continue()
    })
    await open('Update this view')
    await menu.click()
    const share = page.getByRole('menuitem', { name: 'Share with staff' })
    await expect(share, 'waits until the change before is kept').toBeDisabled()
    saved.resolve()
    await expect(share).toBeEnabled()
    // Whoever comes next reads it from the server.
    const shared = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await share.click()
    await shared
    await expect(page.getByRole('menu')).toBeHidden()
    await menu.click()
    await expect(page.getByRole('menuitem', { name: 'Make private' })).toBeVisible()
    // A menu that has just opened has no focus yet.
    await page.getByRole('menu').press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()

    const other = await (await browser.newContext()).newPage()
    await openAsStaff(other, 'support', path)
    await other.getByRole('button', { name: 'Views' }).click()
    await other.getByRole('menuitem', { name: renamed }).click()
    await expect(other).toHaveURL(/searchType=Active&view=/)
    // Other journeys add clients meanwhile: what every row shows, not which rows.
    await expect(rows(other).first()).toBeVisible()
    await expect(rows(other).filter({ hasNotText: 'Active' })).toHaveCount(0)
    await other.getByRole('button', { name: `View: ${renamed}` }).click()
    await expect(other.getByRole('menuitem', { name: 'Rename…' }), 'it is someone else’s').toHaveCount(0)
    await other.context().close()

    await open('Delete…')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete the view' }).click()
    await expect(menu).toHaveText('Views')
    await expect(page, 'the list stays as it was').toHaveURL(`${path}?searchType=Active`)
    await expectNoSidewaysScroll(page)
  },
)
