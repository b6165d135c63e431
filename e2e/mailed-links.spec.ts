import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { mailedPath, mailsTo } from './steps/mail.ts'
import { send } from './steps/notifications.ts'
import { newClient } from './steps/registration.ts'
import { authorized, sessionOf } from './steps/session.ts'

test(
  'opening the link to unsubscribe changes nothing; its button ends the emails about notifications, without a session',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const { email, password } = await newClient(request, 'unsubscribe')
    const recipient = await sessionOf(request, email, password)
    const choices = async () => {
      const answer = await request.get('/api/user/preferences', { headers: authorized(recipient) })
      return ((await answer.json()) as { notifications: Record<string, string> }).notifications
    }
    const before = await choices()
    await send(request, await sessionOf(request, 'admin@demo.test'), recipient, { title: 'A word about next week' })
    await expect
      .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
      .toContain('A word about next week')
    const path = await mailedPath(request, email, '/unsubscribe')

    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Unsubscribe from notification emails?' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    expect(await choices()).toEqual(before)

    const ofBefore = path.replace('/unsubscribe#', '/?action=unsubscribe&')
    await page.goto(ofBefore)
    await expect(page).toHaveURL(path)
    expect(await choices()).toEqual(before)

    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    expect(await choices()).toMatchObject({ message: 'in_app' })

    await page.goto('/unsubscribe#token=cutshort')
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('This link isn’t complete. Open it from the email again.')
  },
)
