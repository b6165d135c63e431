import { randomUUID } from 'node:crypto'
import { expect, test } from './steps/journey.ts'
import { settled } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { connected, viewerOf } from './steps/notifications.ts'
import { openAs, sessionOf } from './steps/session.ts'

/** So many days from now, as a date and time field takes it. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
}

test(
  'A5 Ours: a planned notification is edited until it starts, and withdrawn by typing so',
  { tag: '@any-width' },
  async ({ page, request }, info) => {
    test.slow()
    const starts = inDays(20)
    const title = `Planned ${info.project.name} ${Date.now()}`
    await openAs(page, await sessionOf(request, 'support@demo.test'), '/admin/manage_notifications/-1')
    await page.getByLabel('One role').check()
    await page.getByLabel('Role', { exact: true }).selectOption('virtualassistant')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Later').check()
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Required')).toBeVisible()
    await page.getByLabel('Starts').fill(starts)
    await page.getByLabel('Ends').fill(inDays(10))
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Must be after it starts')).toBeVisible()
    await page.getByLabel('Ends').fill(inDays(30))
    await page.getByRole('button', { name: 'Schedule' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Starts')).toHaveValue(starts)
    await expectAccessibleAtEveryWidth(page)

    await page.getByLabel('Title').fill(`${title}, changed`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${title}, changed` })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(`${title}, changed`)

    await page.getByRole('button', { name: 'Withdraw' }).click()
    const asking = page.getByRole('dialog', { name: 'Withdraw this notification?' })
    await expect(asking.getByRole('button', { name: 'OK' })).toBeDisabled()
    await asking.getByRole('textbox').fill('withdraw')
    await asking.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Title')).toBeDisabled()

    await page.getByRole('link', { name: 'Manage notifications' }).last().click()
    await page.getByRole('searchbox', { name: 'Search titles and texts' }).fill(title)
    await expect(page.getByRole('main').getByText('1 notification', { exact: true })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  },
)

test(
  'E4 super administrators see who is connected and where, and offer a new version, which waits for what is unsaved',
  { tag: '@any-width' },
  async ({ page, browser, request }, info) => {
    test.slow()
    const { email, area } = viewerOf(info)
    const recipient = await sessionOf(request, email)
    const supervisor = await sessionOf(request, 'super@demo.test')
    const readers = await browser.newContext({ viewport: page.viewportSize() })
    const open = await readers.newPage()
    // Nobody else is there.
    const place = `/${area}/notifications/${randomUUID()}`
    await openAs(open, recipient, place)
    await connected(request, supervisor, recipient)

    await openAs(page, supervisor, '/admin/sockets')
    const who = recipient.user.full_name
    await page.getByRole('searchbox', { name: 'Search people and pages' }).fill(place)
    await expect(page).toHaveURL(/search=/)
    await settled(page)
    await expect(page.getByText(place)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await open
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click()
    const drawer = open.getByRole('dialog', { name: 'Notifications' })
    await drawer.getByRole('button', { name: 'Send Feedback' }).click()
    await drawer.getByLabel('What should we know?').fill('Half a thought')
    await page
      .getByRole('button', { name: `Tell ${who} on /${area}/notifications` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Offer a new version' }).click()
    await expect(page.getByText('The browser was told.')).toBeVisible()
    await expect(open.getByText('It waits until you have saved what you are writing.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Cancel' }).click()
    await open.keyboard.press('Escape')
    await expect(open.getByText('Loading the page again brings it.')).toBeVisible()
    await expectAccessible(open)
    await open.getByRole('button', { name: 'Reload' }).click()
    await expect(open.getByText('There is a new version.')).toBeHidden()

    await open.getByRole('link', { name: 'All notifications' }).first().click()
    await expect(open.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(page.getByRole('main').getByText('No connections match these filters')).toBeVisible()
    await readers.close()
  },
)
