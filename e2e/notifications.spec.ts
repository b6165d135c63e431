import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessible } from './steps/axe.ts'
import { connected, viewerOf, send, unreadOf } from './steps/notifications.ts'
import { newContact, openAs, sessionOf } from './steps/session.ts'

// They read and mark the notifications of the same person.
test.describe.configure({ mode: 'default' })

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

async function unread(page: Page): Promise<number> {
  const name = await bell(page).getAttribute('aria-label')
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0)
}

test(
  "A5.1 what staff compose shows live in its reader's open browser, and reading it is kept",
  { tag: '@any-width' },
  async ({ page, browser, request }, info) => {
    test.slow()
    const { email, area } = viewerOf(info)
    const recipient = await sessionOf(request, email)
    const title = `Your hours of ${info.project.name} ${Date.now()}`

    const readers = await browser.newContext({ viewport: page.viewportSize() })
    const open = await readers.newPage()
    await openAs(open, recipient, `/${area}/home`)
    await connected(request, await sessionOf(request, 'super@demo.test'), recipient)
    const before = await unreadOf(request, recipient)
    await expect.poll(() => unread(open)).toBe(before)

    await openAs(page, await sessionOf(request, 'admin@demo.test'), '/admin/manage_notifications')
    await page.getByRole('link', { name: 'New notification' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New notification' })).toBeVisible()
    await page.getByLabel('One person').check()
    await page.getByRole('combobox', { name: 'Person' }).fill(recipient.user.full_name.slice(0, 6))
    await page.getByRole('option', { name: new RegExp(recipient.user.full_name) }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Text', { exact: true }).fill('You have used half of them.\nAll is well.')
    await expect(page.getByText('1 person', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Send to 1 person?' })
    await expectAccessible(page)
    await confirmation.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Running')).toBeVisible()

    await expect.poll(() => unread(open)).toBe(before + 1)
    await expect(open.getByText(`New notification: ${title}`)).toBeAttached()
    await bell(open).click()
    const drawer = open.getByRole('dialog', { name: 'Notifications' })
    await expect(drawer.getByRole('link', { name: title })).toBeVisible()
    expect(await drawer.getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await expectAccessible(open)
    await drawer.getByRole('link', { name: title }).click()
    await expect(open).toHaveURL(new RegExp(`/${area}/notifications/[0-9a-f-]{36}$`))
    await expect(open.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(open.getByText('Why did I get this?')).toBeVisible()
    await expect.poll(() => unread(open)).toBe(before)
    await expectAccessible(open)

    await open.getByRole('link', { name: 'All notifications' }).click()
    await expect(open.getByRole('link', { name: title, exact: true })).toBeVisible()
    await open.reload()
    await expect(open.getByRole('link', { name: title, exact: true })).toBeVisible()

    await page.reload()
    await expect(page.getByText('Read by 1 person')).toBeVisible()
    await readers.close()
  },
)

test(
  'A5.4 what comes while the line is down is there when it is back, none twice, without loading again',
  { tag: '@any-width' },
  async ({ page, context, request }, info) => {
    const { email, area } = viewerOf(info)
    const recipient = await sessionOf(request, email)
    const staff = await sessionOf(request, 'admin@demo.test')
    const supervisor = await sessionOf(request, 'super@demo.test')
    await openAs(page, recipient, `/${area}/notifications`)
    await connected(request, supervisor, recipient)
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    const titles = [1, 2].map((number) => `Missed ${number} at ${info.project.name} ${Date.now()}`)
    for (const title of titles) await send(request, staff, recipient, { title })
    await context.setOffline(false)

    for (const title of titles) await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
)

test(
  'A5.1 the list: unread ones, words, marking all as read; its state is in the address',
  { tag: '@any-width' },
  async ({ page, request }, info) => {
    const { email, area } = viewerOf(info)
    const recipient = await sessionOf(request, email)
    const staff = await sessionOf(request, 'admin@demo.test')
    const title = `Marked ${info.project.name} ${Date.now()}`
    await send(request, staff, recipient, { title, body: 'A word like zucchini.', priority: 0 })
    await openAs(page, recipient, `/${area}/notifications`)
    await expect(page.getByText('High priority').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search notifications' }).fill(title)
    await expect(page.getByRole('listitem').filter({ hasText: 'Marked' })).toHaveCount(1)
    await expect(page).toHaveURL(/search=Marked/)
    await page.getByRole('searchbox', { name: 'Search notifications' }).fill('no such word at all')
    await expect(page.getByText('No notification has these words')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all notifications' }).click()
    await expect(page.getByRole('link', { name: `Unread: ${title}` })).toBeVisible()
    await page.getByRole('radio', { name: /^Unread/ }).click()
    await expect(page).toHaveURL(/unread=true/)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('You have read everything')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  },
)

test('a list that fails says so and loads when asked again', { tag: '@any-width' }, async ({ page, request }) => {
  // It fails until the button is pressed: the channel, which has the list asked for again once it stands, may come late.
  const isPressed = () => page.evaluate(() => 'pressed' in document.documentElement.dataset)
  await page.route('**/api/notifications/search*', async (route) =>
    (await isPressed()) ? route.continue() : route.fulfill({ status: 500, body: 'oops' }),
  )
  await openAs(page, await newContact(request, 'unwritten'), '/client/notifications')
  await expect(page.getByText('We couldn’t load your notifications.')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() =>
    document.addEventListener('click', () => (document.documentElement.dataset['pressed'] = ''), { capture: true }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load your notifications.')).toBeHidden()
})

test("someone else's notification is not there", { tag: '@any-width' }, async ({ page, request }) => {
  const staff = await sessionOf(request, 'admin@demo.test')
  const owner = await sessionOf(request, 'va@demo.test')
  await send(request, staff, owner, { title: 'For the assistant alone' })
  const list = await request.get('/api/notifications', { headers: { authorization: `Bearer ${owner.token}` } })
  const { notifications } = (await list.json()) as { notifications: { uuid: string; title: string }[] }
  const own = notifications.find(({ title }) => title === 'For the assistant alone')
  await openAs(page, await sessionOf(request, 'client@demo.test'), `/client/notifications/${own?.uuid}`)
  await expect(page.getByText('This notification is no longer here')).toBeVisible()
})

test(
  'A5.1 Send Feedback is kept where staff see it; a refusal keeps what was written',
  { tag: '@any-width' },
  async ({ page, request }, info) => {
    const { email, area } = viewerOf(info)
    test.slow()
    const words = `The ${info.project.name} view is lovely ${Date.now()}`
    await openAs(page, await sessionOf(request, email), `/${area}/home`)
    await bell(page).click()
    const drawer = page.getByRole('dialog', { name: 'Notifications' })
    await drawer.getByRole('button', { name: 'Send Feedback' }).click()
    await drawer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(drawer.getByText('Required')).toBeVisible()
    await page.route('**/api/notifications/feedback', (route) => route.abort())
    await drawer.getByLabel('What should we know?').fill(words)
    await drawer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(drawer.getByText('You seem to be offline.')).toBeVisible()
    await expect(drawer.getByLabel('What should we know?')).toHaveValue(words)
    await expectAccessible(page)
    await page.unroute('**/api/notifications/feedback')
    await drawer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(drawer.getByText('Thank you.')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/)
    await expect(drawer.getByRole('link', { name: 'Show all' })).toBeVisible()

    const staff = await sessionOf(request, 'admin@demo.test')
    await page.addInitScript(
      ([session]) => localStorage.setItem('talentplace.session', session ?? ''),
      [JSON.stringify(staff)],
    )
    await page.goto('/admin/manage_notifications')
    await page.getByRole('link', { name: 'Feedback from people' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page)
  },
)
