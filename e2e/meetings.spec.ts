import { randomUUID } from 'node:crypto'
import { expect, test } from './steps/journey.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { signInByDialog } from './steps/account.ts'
import { authorized, become, newContact, sessionOf, type Contact } from './steps/session.ts'
import { mailedPath, mailsTo } from './steps/mail.ts'
import { newClient, newEmail } from './steps/registration.ts'

const time = /^\d\d:\d\d/

test('B8.3 a visitor books a discovery call with name and email', { tag: '@any-width' }, async ({ page, request }) => {
  const email = newEmail('visitor')
  await page.goto('/client/contact')
  await expect(page.getByText(/Times are on your own clock/)).toBeVisible()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText('Choose a time first.')).toBeVisible()
  await expect(page.getByRole('button', { name: time }).first()).toBeFocused()
  await page.getByRole('button', { name: time }).nth(3).click()
  await page.getByLabel('Your name').fill('Ada Wong')
  await page.getByLabel('Your email').fill('ada')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText('E-mail must be valid')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Phone number to call').fill('902 555 0142')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeFocused()
  const [mail] = await mailsTo(request, email)
  expect(mail?.subject).toBe('Your discovery call is booked')
  expect(mail?.text).toContain('We’ll call you at 902 555 0142.')
  await expect(page.getByText('We’ll call you at 902 555 0142')).toBeVisible()
})

test(
  'B8.3 a visitor moves and cancels the call by the link in its mail',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const email = newEmail('link')
    const offered = await request.get('/api/meetings/slots?kind=discovery')
    const { slots } = (await offered.json()) as { slots: { start: string }[] }
    // Far from the first times, which other journeys take.
    const start = slots.at(-20)?.start
    const body = { start, timezone: 'America/Toronto', invitee_name: 'Ada Wong', invitee_email: email }
    const booked = await request.post('/api/meetings', { data: body })
    expect(booked.status(), await booked.text()).toBe(200)
    const [mail] = await mailsTo(request, email)
    const token = /\/client\/contact#call=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await page.goto(`/client/contact#call=${token}`)
    const mine = page.getByRole('region', { name: 'Your discovery call' })
    await expect(mine.getByText('Booked for Ada Wong')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await mine.getByRole('button', { name: 'Move' }).click()
    await page.getByRole('dialog').getByRole('button', { name: time }).nth(6).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move it to this time' }).click()
    await expect(page.getByText('The meeting has a new time.')).toBeVisible()
    await mine.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the meeting' }).click()
    await expect(page.getByText('Your call is cancelled')).toBeVisible()
    await page.goto('/client/contact')
    await page.goto(`/client/contact#call=${token.slice(0, -3)}abc`)
    await expect(page.getByText('There is no such call')).toBeVisible()
  },
)

test(
  'B8.3 a client books a matching meeting, moves it and cancels it',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await become(page, await newContact(request, 'meeting'))
    await page.goto('/client/matching_meeting')
    await page.getByRole('button', { name: time }).first().click()
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
    const meetings = page.getByRole('region', { name: 'Your meetings' })
    // Times that were shown before are not shown as if they were free: they would move under a press.
    const requested = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/meetings/slots*', async (route) => {
      requested.resolve()
      await answer.promise
      await route.continue()
    })
    await meetings.getByRole('button', { name: 'Move' }).click()
    const dialog = page.getByRole('dialog')
    await requested.promise
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: time })).toHaveCount(0)
    answer.resolve()
    await dialog.getByRole('button', { name: time }).nth(5).click()
    await dialog.getByRole('button', { name: 'Move it to this time' }).click()
    await expect(page.getByText('The meeting has a new time.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await meetings.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the meeting' }).click()
    await expect(meetings).toBeHidden()
  },
)

test(
  'B8.3 the mail of a matching meeting leads to it, after signing in where one has to',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const { email, password } = await newClient(request, 'mailedmeeting')
    const contact = (await sessionOf(request, email, password)) as Contact
    const offered = await request.get('/api/meetings/slots?kind=matching')
    const { slots } = (await offered.json()) as { slots: { start: string }[] }
    const booked = await request.post(`/api/client/${contact.user.client_uuid}/calendly_event`, {
      headers: authorized(contact),
      data: { kind: 'matching', start: slots.at(-30)?.start, timezone: 'America/Toronto' },
    })
    expect(booked.status(), await booked.text()).toBe(200)
    await expect
      .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
      .toContain('Your matching meeting is booked')
    const path = await mailedPath(request, email, '/client/meetings/')
    await page.goto(path)
    await expect(page.getByRole('dialog').getByText('Sign in to open this meeting.')).toBeVisible()
    await signInByDialog(page, { email, password })
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Matching meeting' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the meeting' }).click()
    await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.goto(path.replace(/[^/]+$/, randomUUID()))
    await expect(page.getByText('There is no such meeting')).toBeVisible()
  },
)
