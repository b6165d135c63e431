import { expect, test } from './steps/journey.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { openAs, sessionOf } from './steps/session.ts'

/** Each width changes the preferences of someone else. */
const people: Record<string, string> = {
  phone: 'support@demo.test',
  tablet: 'matching@demo.test',
  desktop: 'finance@demo.test',
}

test(
  'C5.1 preferences are kept: clock, week, what reaches me and when not',
  { tag: '@any-width' },
  async ({ page, request }, info) => {
    test.slow()
    await openAs(page, await sessionOf(request, people[info.project.name] ?? ''), '/preferences')
    await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByLabel('A city’s time zone').check()
    await page.getByRole('combobox', { name: 'City' }).fill('Halifax')
    await page.getByRole('option', { name: 'Halifax, NS' }).click()
    await expect(page.getByText('(Halifax time)')).toBeVisible()
    await page.getByLabel('Monday').check()
    await page.getByLabel('Product news').selectOption('In the app and in a daily email')
    await page.getByRole('switch', { name: 'Quiet hours' }).check()
    await page.getByLabel('From', { exact: true }).fill('21:30')
    await page.getByLabel('Until', { exact: true }).fill('21:30')
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect(page.getByText('Must be another time than the beginning')).toBeVisible()
    await page.getByLabel('Until', { exact: true }).fill('06:45')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('(Halifax time)')).toBeVisible()
    await expect(page.getByLabel('Français')).toHaveCount(0)
    await expect(page.getByLabel('Monday')).toBeChecked()
    await expect(page.getByLabel('Product news')).toHaveValue('digest')
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30')
    await expect(page.getByLabel('Until', { exact: true })).toHaveValue('06:45')
  },
)

test(
  'a failed save keeps the form, and the new version waits for it',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'support@demo.test'), '/preferences')
    await page.route('**/api/user/preferences', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Messages from our team').selectOption('Not at all')
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await expect(page.getByLabel('Messages from our team')).toHaveValue('off')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('button', { name: 'Save preferences' })).toBeDisabled()
  },
)

test(
  'A2.10 early access is offered by banner, prompt and drawer, joined, and left on the preferences page',
  {
    tag: '@any-width',
  },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'contact@demo.test'), '/client/home')
    await page
      .getByRole('complementary', { name: 'Early access' })
      .getByRole('link', { name: 'Join Early Access' })
      .click()
    await expect(page).toHaveURL('/client/home?earlyAccess=show')
    const prompt = page.getByRole('dialog', { name: 'Early access' })
    await expect(prompt).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await prompt.getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL('/client/home')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click()
    await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'Join Early Access' }).click()
    await prompt.getByRole('button', { name: 'Join Early Access' }).click()
    await expect(page.getByText('Welcome to early access.')).toBeVisible()
    await expect(page).toHaveURL('/client/home')
    await expect(page.getByRole('complementary', { name: 'Early access' })).toBeHidden()
    await page.goto('/preferences')
    await page.getByRole('button', { name: 'Leave early access' }).click()
    await expect(page).toHaveURL('/client/home')
  },
)

test('the flag remove-early-access-banner takes the banner away', { tag: '@any-width' }, async ({ page, request }) => {
  const known = (await (await request.get('/api/user/config')).json()) as { flags: Record<string, boolean> }
  await page.route('**/api/user/config', (route) =>
    route.fulfill({ json: { ...known, flags: { ...known.flags, 'remove-early-access-banner': true } } }),
  )
  await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/home')
  await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Early access' })).toBeHidden()
})

for (const [who, path] of [
  ['client', '/client/contact_info'],
  ['va', '/va/contact_info'],
] as const) {
  test(
    `C5.1 ${path} lets a person without early access choose what reaches them, and when not`,
    { tag: '@any-width' },
    async ({ page, request }) => {
      test.slow()
      await openAs(page, await sessionOf(request, `${who}@demo.test`), `/${who}/notifications`)
      await page.getByRole('link', { name: 'Notification Settings' }).click()
      await expect(page).toHaveURL(`${path}#notifications`)
      const choice = page.getByLabel('Messages from our team')
      await expect(choice).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
      await choice.selectOption('In the app and in a daily email')
      await page.getByRole('switch', { name: 'Quiet hours' }).check()
      await page.getByRole('button', { name: 'Save preferences' }).click()
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
      await page.reload()
      await expect(choice).toHaveValue('digest')
      await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeChecked()
      await choice.selectOption('In the app and by email')
      await page.getByRole('switch', { name: 'Quiet hours' }).uncheck()
      await page.getByRole('button', { name: 'Save preferences' }).click()
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    },
  )
}

test(
  'a mailed link to notification settings opens the page at them, whole in sight',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/contact_info#notifications')
    await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeInViewport()
    await expect(page.getByLabel('Product news')).toBeInViewport()
  },
)
