import { expect, test } from './steps/journey.ts'
import { rows, settled } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { manage } from './steps/record.ts'
import { openAs, sessionOf } from './steps/session.ts'

const client = 'client@demo.test'

test(
  'C1.3 a client finds what runs, what begins soon and what is over, in lists of their own',
  {
    tag: '@any-width',
  },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, client), '/client/projects')
    await settled(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Current Subscriptions' })).toBeVisible()
    const running = rows(page).filter({ hasText: 'Books and inbox' })
    await expect(running).toContainText('35h 0m (35.00h)')
    await expectAccessibleAtEveryWidth(page)
    await page.goto('/client/projects_upcoming')
    await settled(page)
    await expect(rows(page).filter({ hasText: 'Showroom launch' })).toHaveCount(1)
    await page.goto('/client/projects_past')
    await settled(page)
    await expect(rows(page).filter({ hasText: 'Catalogue photos' })).toHaveCount(1)
    await expect(rows(page).filter({ hasText: 'Books and inbox' })).toHaveCount(0)
  },
)

test(
  'C1.6, C1 Ours: a subscription shows hours, team and money; cancelling says first what it means, and can be undone',
  {
    tag: '@any-width',
  },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, client), '/client/projects')
    await settled(page)
    await rows(page).getByRole('link', { name: 'Books and inbox' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Books and inbox' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Hours', exact: true })).toContainText('35h 0m (35.00h)')
    const hoursPanel = page.getByRole('region', { name: 'Hours', exact: true })
    await expect(hoursPanel).toContainText('billed only if you approve it')
    await manage(page, 'Extra-time settings')
    const choice = page.getByRole('dialog', { name: 'Extra time' })
    await choice.getByLabel('Up to a number of hours a period').check()
    await choice.getByLabel('Maximum hours a period').fill('5')
    await expectAccessibleAtEveryWidth(page)
    await choice.getByRole('button', { name: 'Save my choice' }).click()
    await expect(hoursPanel).toContainText('Up to 5 h of extra time a period')
    await expect(page.getByRole('region', { name: 'Team' }).getByText('Accepted')).toHaveCount(2)
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('tab', { name: 'Money' }).click()
    const money = page.getByRole('region', { name: 'Money' })
    await expect(money).toContainText('for $1,436.40 CAD')
    await expect(money.getByRole('link', { name: /^Invoice CAD-\d{5}$/ })).toHaveCount(2)
    await expectAccessibleAtEveryWidth(page)

    await manage(page, /^Ask for someone else/)
    const someoneElse = page.getByRole('dialog', { name: /^Someone else instead of/ })
    await expect(someoneElse).toContainText('Your hours and your price stay the same')
    await expectAccessibleAtEveryWidth(page)
    await someoneElse.getByRole('button', { name: 'Cancel' }).click()

    await manage(page, 'Change my hours')
    const hours = page.getByRole('dialog', { name: 'Change my hours' })
    await hours.getByRole('textbox').first().fill('9')
    await hours.getByRole('button', { name: 'Change my hours' }).click()
    await expect(hours.getByText('Value for each role can not be less than 10')).toBeVisible()
    await hours.getByRole('textbox').first().fill('30')
    await expect(hours).toContainText('more than with your hours now')
    await expectAccessibleAtEveryWidth(page)
    await hours.getByRole('button', { name: 'Not now' }).click()

    await manage(page, 'Pause this subscription')
    const pause = page.getByRole('dialog', { name: 'Pause this subscription' })
    await expect(pause).toContainText('You won’t be charged')
    await expect(pause).toContainText('it continues automatically and a new period starts')
    await expectAccessibleAtEveryWidth(page)
    await pause.getByRole('button', { name: 'Pause my subscription' }).click()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page.getByRole('region', { name: 'Upcoming pause' })).toContainText(
      'nothing is charged and no one works',
    )
    await page.getByRole('button', { name: 'Cancel the pause' }).click()
    await expect(page.getByRole('region', { name: 'Upcoming pause' })).toHaveCount(0)

    await manage(page, 'Cancel this subscription')
    const dialog = page.getByRole('dialog', { name: 'Cancel this subscription?' })
    await expect(dialog).toContainText('$1,436.40 CAD on')
    await dialog.getByRole('button', { name: 'Cancel the subscription' }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByLabel('Why are you cancelling?').fill('We hire someone for the shop')
    await dialog.getByRole('button', { name: 'Cancel the subscription' }).click()
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
    await page.getByRole('tab', { name: 'Money' }).click()
    await expect(money).toContainText('Nothing is charged after')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByRole('button', { name: 'Keep my subscription' }).click()
    await page.getByRole('tab', { name: 'Money' }).click()
    await expect(money).toContainText('for $1,436.40 CAD')
  },
)

test('the tabs of a subscription are addresses: back, a reload and the arrow keys bring the same one, and the summary stays', async ({
  page,
  request,
}) => {
  await openAs(page, await sessionOf(request, client), '/client/projects')
  await settled(page)
  await rows(page).getByRole('link', { name: 'Books and inbox' }).click()
  const tab = (name: string) => page.getByRole('tab', { name })
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('Hours left')
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true')
  for (const [name, address] of [
    ['Work', /\?tab=work$/],
    ['Time', /\?tab=time$/],
    ['Brief', /\?tab=brief$/],
    ['Files', /\?tab=files$/],
  ] as const) {
    await tab(name).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty()
    await expect(summary).toContainText('Hours left')
    await expectAccessible(page)
  }
  await page.goBack()
  await expect(tab('Brief')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Brief' })).toContainText('welcome brief')
  await tab('Brief').focus()
  await page.keyboard.press('Home')
  await expect(tab('Overview')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/client\/projects\/[^?]*$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?tab=work$/)
  await page.goto(`${new URL(page.url()).pathname}?tab=nothing`)
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true')
})

test(
  'A subscription of another company is as if it weren’t there',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const other = await sessionOf(request, client)
    const answer = await request.get(`/api/client/${other.user.client_uuid}/projects`, {
      headers: { authorization: `Bearer ${other.token}` },
    })
    const { projects } = (await answer.json()) as { projects: { uuid: string }[] }
    await openAs(page, await sessionOf(request, 'client2@demo.test'), `/client/projects/${projects[0]?.uuid ?? ''}`)
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that subscription' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  },
)
