import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { addTestCard, payButton, saveAddress, sign } from './steps/checkout.ts'
import { authorized, newContact, openAs, sessionOf, type Contact, type Person } from './steps/session.ts'

interface Requested {
  readonly uuid: string
  readonly project_uuid: string
  readonly role_id: number
}

/** What the demo assistant is asked for. */
async function invitations(request: APIRequestContext, assistant: Person): Promise<Requested[]> {
  const url = `/api/virtualassistants/${assistant.user.uuid}/projects`
  const answer = await request.get(url, { headers: authorized(assistant) })
  return ((await answer.json()) as { projects: Requested[] }).projects
}

/** A draft of the client's in which the demo assistant has the one place. */
async function chooseAssistant(request: APIRequestContext, signed: Contact, assistant: Person): Promise<void> {
  const headers = authorized(signed)
  const [invitation] = await invitations(request, assistant)
  const role_id = invitation?.role_id ?? 0
  const [first = '', last = ''] = assistant.user.full_name.split(' ')
  const url = `/api/matching/vasearch?rids[]=${role_id}&hours[]=10&pagination.limit=100`
  const { assistants } = (await (await request.get(url, { headers })).json()) as {
    assistants: { id: number; display_name: string }[]
  }
  const found = assistants.find(({ display_name }) => display_name === `${first} ${last.charAt(0)}.`)
  expect(found, 'the demo assistant is among the candidates').toBeDefined()
  const place = { hours: 10, role_id, assistant_id: found?.id, known_as: found?.display_name }
  const matching_criteria = { step: 'candidates', rids: [role_id], hours: [10], cart: [place] }
  const made = await request.post('/api/project', { headers, data: { matching_criteria } })
  expect(made.ok(), await made.text()).toBe(true)
}

async function decline(request: APIRequestContext, assistant: Person, project: string | null): Promise<void> {
  const invitation = (await invitations(request, assistant)).find(({ project_uuid }) => project_uuid === project)
  const answer = await request.put(`/api/virtualassistants/projects/relationship/${invitation?.uuid}`, {
    headers: authorized(assistant),
    data: { interest: 'declined', decline_reason: 'hours', decline_note: '' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test(
  'B8 an assistant declines before the start, and the client has everything back by one press',
  { tag: '@any-width' },
  async ({ page, request }) => {
    test.slow()
    const [signed, assistant] = [await newContact(request, 'refund'), await sessionOf(request, 'va@demo.test')]
    await saveAddress(request, signed)
    await chooseAssistant(request, signed, assistant)
    await openAs(page, signed, '/client/checkout')
    await addTestCard(page, 'Visa')
    const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Start date').fill(later)
    await sign(page)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/thankyou\?project=/)
    const project = new URL(page.url()).searchParams.get('project')
    await decline(request, assistant, project)

    await page.goto('/client/home')
    const notifications = page.getByRole('region', { name: 'Someone you chose can’t take the work' })
    await expectAccessibleAtEveryWidth(page)
    await notifications.getByRole('link').click()
    await expect(notifications.getByRole('link', { name: 'Choose someone else with us' })).toBeVisible()
    await page.getByRole('button', { name: 'Manage', exact: true }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Cancel this subscription' }), 'one way to cancel').toHaveCount(0)
    await page.keyboard.press('Escape')
    await expectAccessibleAtEveryWidth(page)

    await notifications.getByRole('button', { name: 'Cancel and get a full refund' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel and get a full refund?' })
    await expect(dialog.getByRole('listitem').first()).toContainText(/^We refund \$[\d,.]+ CAD to the card that paid/)
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByRole('button', { name: 'Keep my subscription' }).click()
    await notifications.getByRole('button', { name: 'Cancel and get a full refund' }).click()
    await dialog.getByRole('button', { name: /^Cancel and refund \$/ }).click()
    await expect(page.getByText(/^Your subscription is cancelled\. We’re refunding \$/)).toBeVisible()
    const ended = page.getByRole('region', { name: 'Cancelled before it started' })
    await expect(ended.getByText('Refunded')).toBeVisible()
    await expect(notifications).toBeHidden()
    await expectAccessibleAtEveryWidth(page)
    await ended.getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('refund to Visa ending in 4242')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download credit note' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^Talentplace Note de crédit CAD-CN-\d{5}\.pdf$/)
    await expectAccessibleAtEveryWidth(page)
  },
)
