import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { addTestCard, openCheckout, payButton, sign } from './steps/checkout.ts'
import { newAssistant } from './steps/new-assistant.ts'
import { authorized, newContact, openAs, sessionOf } from './steps/session.ts'

/** The first role of the board: its columns, by the name of a stage. */
const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage} \\d+$`) }).first()

test(
  'E2 an open role is filled from its board: suggested, shortlisted, asked; another screen sees each move at once',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    await openAsStaff(page, 'matching', '/admin/projects/matching')
    await settled(page)
    await expectAccessibleAtEveryWidth(page)
    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/admin\/projects\/matching\/[\w-]+/)
    const board = page.url()

    const suggest = page.getByRole('button', { name: /^Suggest candidates for / }).first()
    await expect(suggest).toBeVisible()
    await expectAccessible(page)
    await suggest.click()
    const first = page.getByRole('button', { name: /^Shortlist / }).first()
    const name = ((await first.getAttribute('aria-label')) ?? '').replace('Shortlist ', '')
    await first.click()
    await expect(column(page, 'Shortlisted').getByRole('link', { name })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    const other = await browser.newPage()
    await openAsStaff(other, 'super', new URL(board).pathname)
    await expect(column(other, 'Shortlisted').getByRole('link', { name })).toBeVisible()

    // By keyboard alone.
    await page.getByRole('button', { name: `Move to …, ${name}` }).press('Enter')
    // The menu takes the focus a moment after it opens, and would take it from an item, too.
    await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
    await page.getByRole('menuitem', { name: 'Contacted' }).press('Enter')
    await expect(column(page, 'Contacted').getByRole('link', { name })).toBeVisible()
    await expect(column(other, 'Contacted').getByRole('link', { name }), 'without asking for it').toBeVisible()

    await other.getByRole('button', { name: `Move to …, ${name}` }).click()
    await other.getByRole('menuitem', { name: 'Rejected' }).click()
    const dialog = other.getByRole('dialog', { name: `Reject ${name}?` })
    await dialog.getByRole('button', { name: 'Reject the candidate' }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await dialog.getByLabel('Why (kept in the history)').fill('Wants fewer hours')
    await dialog.getByRole('button', { name: 'Reject the candidate' }).click()
    await expect(column(page, 'Rejected').getByText('“Wants fewer hours”')).toBeVisible()
    await other.close()
  },
)

test(
  'E2 a subscription is paid and gets its assistant: on the board at once, asked, shown to the client, chosen',
  { tag: '@any-width' },
  async ({ page: ofClient, request, browser }) => {
    const client = await newContact(request, 'match')
    await openCheckout(ofClient, request, client)
    await addTestCard(ofClient, 'Visa')
    await sign(ofClient)
    await payButton(ofClient).click()
    await expect(ofClient).toHaveURL(/\/thankyou\?project=/)
    const project = new URL(ofClient.url()).searchParams.get('project')

    const assistant = await newAssistant(request, client, 10)
    const name = assistant.display_name

    const ofStaff = await browser.newPage()
    await openAsStaff(ofStaff, 'super', `/admin/projects/matching/${project}`)
    await ofStaff.getByRole('button', { name: 'Suggest candidates for Bookkeeper' }).click()
    await ofStaff.getByRole('button', { name: `Shortlist ${name}` }).click()
    const move = async (stage: string) => {
      await ofStaff.getByRole('button', { name: `Move to …, ${name}` }).click()
      await ofStaff.getByRole('menuitem', { name: stage }).click()
    }
    await move('Contacted')
    await expect(column(ofStaff, 'Contacted').getByRole('link', { name })).toBeVisible()

    const ofAssistant = await browser.newPage()
    await openAs(ofAssistant, await sessionOf(request, assistant.email), '/va/projects_candidate')
    await ofAssistant.getByRole('button', { name: 'I’m interested' }).click()
    await expect(ofAssistant.getByText('Thank you. We tell you as soon as Kerr Foods has chosen.')).toBeVisible()
    await ofAssistant.close()
    await expect(column(ofStaff, 'Interested').getByRole('link', { name }), 'without asking for it').toBeVisible()
    await move('Presented')
    await expect(column(ofStaff, 'Presented').getByRole('link', { name })).toBeVisible()

    await ofClient.goto(`/client/projects/${project}`)
    await ofClient.getByRole('link', { name: 'See your shortlist' }).click()
    await ofClient.getByRole('button', { name: `I’m interested in ${name}` }).click()
    await expect(column(ofStaff, 'Presented').getByText('The client is interested')).toBeVisible()
    await move('Accepted')
    const dialog = ofStaff.getByRole('dialog', { name: `Give ${name} the role?` })
    await dialog.getByLabel('Why (kept in the history)').fill('The client chose them')
    await dialog.getByRole('button', { name: 'Give them the role' }).click()
    await expect(ofStaff.getByText('Every role is taken')).toBeVisible()
    await ofStaff.close()
    await ofClient.goto(`/client/projects/${project}`)
    await expect(ofClient.getByRole('region', { name: 'Team' }).getByText(name)).toBeVisible()
  },
)

test(
  'E2 a list of subscriptions with owners says why, by whom and what next',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const staff = authorized(await sessionOf(request, 'super@demo.test'))
    /** Subscriptions of that name that staff's list of health has. */
    const listed = async (searchType?: string) => {
      const params = { search: 'Parts catalogue', ...(searchType && { searchType }) }
      const answer = await request.get('/api/project/text-search', { headers: staff, params })
      return ((await answer.json()) as { projects: { uuid: string }[] }).projects
    }
    const [project] = await listed()
    // Three tasks that are overdue when they are added: other journeys may have paid what was in arrears.
    const client = authorized(await sessionOf(request, 'client2@demo.test'))
    for (const name of ['Photograph the new parts', 'Check the prices', 'Answer the supplier']) {
      const data = { project_uuid: project?.uuid, name, due_date: '2026-01-05' }
      expect((await request.post('/api/project/task', { headers: client, data })).status()).toBe(200)
    }
    await expect
      .poll(() => listed('Health Check'))
      .toMatchObject([{ health_reasons: expect.arrayContaining(['overdue_tasks']) }])
    await openAsStaff(page, 'super', '/admin/projects?searchType=Health%20Check')
    await settled(page)
    await expectAccessibleAtEveryWidth(page)
    await rows(page).filter({ hasText: 'Parts catalogue' }).getByRole('link').click()
    const health = page.getByRole('region', { name: 'Health' })
    await expect(health.getByRole('listitem').first()).toBeVisible()
    await page.getByRole('button', { name: 'Plan the next step: Health check' }).click()
    const dialog = page.getByRole('dialog', { name: 'Health check' })
    await dialog.getByLabel('Next step').fill('Call the client')
    await dialog.getByRole('button', { name: 'Save the next step' }).click()
    await expect(page.getByRole('region', { name: 'Next steps' }).getByText('Call the client')).toBeVisible()
    await health.getByRole('button', { name: 'Set the health' }).click()
    const word = page.getByRole('dialog', { name: 'Set the health until a date' })
    await word.getByLabel('Health', { exact: true }).selectOption('Healthy')
    await word.getByLabel('Why (kept in the history)').fill('They are on holiday')
    await word.getByLabel('Until').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10))
    await word.getByRole('button', { name: 'Set the health' }).click()
    await expect(health.getByText(/“They are on holiday”/)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  },
)
