import type { Page } from '@playwright/test'
import { openAsStaff, rows, settled } from './steps/admin.ts'
import { demoPassword, signInByDialog } from './steps/account.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { authorized, openAs, sessionOf } from './steps/session.ts'

interface Thread {
  readonly uuid: string
  readonly subject: string
  readonly participants: readonly { readonly user_uuid: string }[]
}

const messages = (page: Page) => page.getByRole('log', { name: 'Messages' }).getByRole('listitem')
const send = async (page: Page, text: string) => {
  await page.getByLabel('Write a message').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test(
  'C4 a client and their assistant talk: live, with a file, over a lost line, and staff join visibly',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    const [client, va] = await Promise.all([
      sessionOf(request, 'client2@demo.test'),
      sessionOf(request, 'va@demo.test'),
    ])
    const found = await request.get('/api/discussions', { headers: authorized(va) })
    const { discussions } = (await found.json()) as { discussions: readonly Thread[] }
    const thread = discussions.find(({ participants }) =>
      participants.some((each) => each.user_uuid === client.user.uuid),
    )
    expect(thread).toBeDefined()
    const { uuid = '', subject = '' } = thread ?? {}

    // Others' journeys count the assistant's notifications.
    const muted = { headers: authorized(va), data: { muted: true } }
    expect((await request.post(`/api/discussions/${uuid}/mute`, muted)).status()).toBe(200)

    await openAs(page, client, '/client/discussions')
    await settled(page)
    await expectAccessibleAtEveryWidth(page)
    await rows(page).getByRole('link', { name: subject }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    const other = await browser.newPage()
    await openAs(other, va, `/va/discussions/${uuid}`)
    await expect(other.getByLabel('Write a message')).toBeVisible()

    await page
      .getByLabel('Files')
      .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('A list') })
    await expect(page.getByRole('list', { name: 'Files in this message' })).not.toContainText('Sending')
    await send(page, 'Good morning! See https://example.com/plan.')
    const arrived = messages(other).filter({ hasText: 'Good morning!' })
    await expect(arrived.getByRole('link', { name: 'https://example.com/plan' })).toBeVisible()
    const saved = other.waitForEvent('download')
    await arrived.getByRole('button', { name: /^Save list\.txt/ }).click()
    expect((await saved).suggestedFilename()).toBe('list.txt')

    await page.route('**/api/discussions/*/messages', (route) => route.abort(), { times: 1 })
    await send(page, 'Is Friday fine?')
    const visibleMessage = messages(page).filter({ hasText: 'Is Friday fine?' })
    await expect(visibleMessage.getByText('Not sent')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await visibleMessage.getByRole('button', { name: 'Send again' }).click()
    await expect(messages(other).filter({ hasText: 'Is Friday fine?' })).toHaveCount(1)
    await expect(visibleMessage.getByText('Not sent')).toBeHidden()

    await messages(page).filter({ hasText: 'Is Friday fine?' }).getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Your message').fill('Is Thursday fine?')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(messages(other).filter({ hasText: 'Is Thursday fine?' })).toContainText('Edited')

    await page.goto('/client/home')
    await send(other, 'Thursday it is.')
    await expect(page.getByRole('link', { name: /^Discussions \d+ unread$/ })).toBeVisible()

    // The link of an email, pressed where someone else is signed in.
    const phone = await browser.newPage()
    await openAs(phone, await sessionOf(request, 'client@demo.test'), `/va/discussions/${uuid}`)
    await expect(phone).toHaveURL(`/client/discussions/${uuid}`)
    await expect(phone.getByText('(client@demo.test) isn’t part of it')).toBeVisible()
    await expectAccessibleAtEveryWidth(phone)
    await phone.getByRole('button', { name: 'Sign in with another account' }).click()
    await signInByDialog(phone, { email: 'client2@demo.test', password: demoPassword })
    await expect(messages(phone).filter({ hasText: 'Thursday it is.' })).toBeVisible()
    await phone.close()

    const staff = await browser.newPage()
    await openAsStaff(staff, 'super', '/admin/discussions')
    await settled(staff)
    await staff.getByRole('combobox', { name: 'With' }).fill('client2@demo.test')
    await staff.getByRole('option', { name: client.user.full_name }).click()
    await expect(staff).toHaveURL(/participant_uuid=/)
    await settled(staff)
    await expectAccessibleAtEveryWidth(staff)
    await staff.reload()
    await expect(staff.getByRole('combobox', { name: 'With' })).toHaveValue(new RegExp(`^${client.user.full_name} `))
    await rows(staff).getByRole('link', { name: subject }).first().click()
    await expect(staff.getByText('You’re viewing this discussion without being part of it.')).toBeVisible()
    await expectAccessibleAtEveryWidth(staff)
    await staff.getByRole('button', { name: 'Join the discussion' }).click()
    await expect(messages(other).filter({ hasText: 'joined the discussion' })).toBeVisible()
    await send(staff, 'Here to help.')
    await expect(messages(other).filter({ hasText: 'Here to help.' })).toContainText('Our team')
    await staff.getByRole('button', { name: 'Leave' }).click()
    await expect(messages(other).filter({ hasText: 'left the discussion' })).toBeVisible()

    await staff.goto('/admin/discussions')
    await staff.getByRole('button', { name: 'Write to someone' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Write to someone' })
    await dialog.getByLabel('What’s it about?').fill('Your first weeks')
    await dialog.getByLabel('Your message').fill('How is it going?')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('Choose who it’s for')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'To' }).fill('client2@demo')
    await staff.getByRole('option', { name: client.user.full_name }).click()
    await expectAccessibleAtEveryWidth(staff)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Your first weeks' })).toBeVisible()
    await expect(messages(staff)).toHaveText(/How is it going\?/)
    await other.close()
    await staff.close()
  },
)
