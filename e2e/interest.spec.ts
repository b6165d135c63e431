import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { demoPassword, signInByDialog } from './steps/account.ts'
import { openAsStaff, rows, settled, showFilters } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'

async function openAsAssistant(page: Page, who: 'va' | 'va2', path: string): Promise<void> {
  await page.goto(path)
  await signInByDialog(page, { email: `${who}@demo.test`, password: demoPassword })
  await expect(page).toHaveURL(path)
}

const invitation = (page: Page) => page.getByRole('article').filter({ hasText: 'Workshop bookings' })

/** What staff see of the demo subscription, found by its name. */
async function openSubscription(page: Page): Promise<void> {
  await page.goto('/admin/projects?search=Workshop')
  await settled(page)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Workshop bookings' })).toBeVisible()
}

test(
  'C1.4, E2 an assistant declines with a reason, staff see it, and the place is taken after all',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    await openAsAssistant(page, 'va', '/va/home')
    await expect(page.getByText('Waiting for your answer', { exact: true }), 'not yet with clients').toBeVisible()
    await page
      .getByRole('region', { name: /waiting for your answer$/ })
      .getByRole('link')
      .click()
    await expect(invitation(page).getByText('Not answered yet')).toBeVisible()
    await expect(invitation(page).getByText(/09:00 to 17:00 in Vancouver is/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Upcoming' }).getByText('· Spring catalogue')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await invitation(page).getByRole('button', { name: 'Decline' }).click()
    const dialog = page.getByRole('dialog', { name: /^Decline / })
    await dialog.getByLabel('Anything else? (optional)').fill('Mornings only, for now.')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(dialog.getByText('Please choose a reason.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'The working times don’t fit my week' }).check()
    await expectAccessibleAtEveryWidth(page)

    await page.route('**/api/virtualassistants/projects/relationship/**', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    await expect(dialog.getByLabel('Anything else? (optional)')).toHaveValue('Mornings only, for now.')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(dialog).toBeHidden()
    await expect(invitation(page).getByText('Declined', { exact: true })).toBeVisible()

    const staff = await browser.newPage()
    await openAsStaff(staff, 'matching', '/admin/projects?search=Workshop')
    await openSubscription(staff)
    await expect(staff.getByRole('region', { name: 'Team' }).getByText('Nobody yet')).toBeVisible()
    await expect(staff.getByText('“Mornings only, for now.”')).toBeVisible()
    await expectAccessibleAtEveryWidth(staff)

    await invitation(page).getByRole('button', { name: 'Accept after all' }).click()
    await expect(invitation(page).getByText('Accepted')).toBeVisible()
    await expect(invitation(page).getByRole('button')).toHaveCount(0)
    await staff.reload()
    await expect(staff.getByRole('region', { name: 'Answers' }).getByText('Accepted')).toBeVisible()
    await staff.getByRole('region', { name: 'Team' }).getByRole('link').first().click()
    await expect(staff.getByRole('region', { name: /^Back-up: / }).getByRole('listitem')).toHaveCount(3)
    await expectAccessibleAtEveryWidth(staff)

    await page.goto('/va/projects')
    await settled(page)
    await rows(page).getByRole('link', { name: 'Shop office' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shop office' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your role' })).toContainText('$20.00 CAD an hour')
    await expectAccessibleAtEveryWidth(page)
    await staff.close()
  },
)

test('0.12 invitations have their empty, waiting and failing states @any-width', async ({ page }) => {
  const list = '**/api/virtualassistants/*/projects?**'
  await openAsAssistant(page, 'va2', '/va/projects_candidate')
  await expect(page.getByText('No invitations right now')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.route(list, (route) =>
    route.fulfill({ status: 503, json: { code: 'away', message: 'Away for a moment.' } }),
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No invitations right now')).toBeVisible()
  await page.goto('/va/projects_past')
  await expect(page.getByText('No past projects')).toBeVisible()
})

test('A3.1 staff find a client and its subscriptions, each where they may @any-width', async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/clients')
  await settled(page)
  await expectAccessibleAtEveryWidth(page)
  await showFilters(page)
  await page.getByRole('combobox', { name: 'Clients' }).selectOption('With a subscription')
  // Clients of other journeys are there too.
  await page.getByRole('searchbox', { name: 'Search company, contact, email' }).fill('Northbank')
  await settled(page)
  await rows(page).filter({ hasText: 'Northbank Cycle Works' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Northbank Cycle Works' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contacts' }).getByText('Sam Okafor')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('link', { name: 'Spring catalogue' }).click()
  await expect(page.getByRole('region', { name: 'Answers' }).getByText('Accepted')).toBeVisible()
  const team = page.getByRole('region', { name: 'Team' })
  await team.getByRole('button', { name: /^Change: / }).click()
  const change = page.getByRole('dialog')
  await change.getByRole('button', { name: 'Save the change' }).click()
  await expect(change.getByText('Required')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await change.getByRole('button', { name: 'Cancel' }).click()
  await team.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'What they were asked' }).getByText('Accepted')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.goto('/admin/projects')
  await settled(page)
  await expectAccessibleAtEveryWidth(page)
})
