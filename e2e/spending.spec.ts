import { expect, test } from './steps/journey.ts'
import { newEmail } from './steps/registration.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { mailedPath } from './steps/mail.ts'
import { manage } from './steps/record.ts'
import { authorized, openAs, sessionOf } from './steps/session.ts'

test(
  'A2 a colleague above their limit asks for more hours a month, the primary contact declines, and both see it',
  { tag: '@any-width' },
  async ({ page, browser, request }) => {
    test.slow()
    const primary = await sessionOf(request, 'client@demo.test')
    const name = `Robin Spender ${Date.now()}`
    const email = newEmail('spender')
    const invited = await request.post('/api/client/colleagues/invitations', {
      headers: authorized(primary),
      data: { email, colleague_role: 'everything' },
    })
    expect(invited.status(), await invited.text()).toBe(200)
    const theirs = await browser.newContext({ viewport: page.viewportSize() })
    const colleague = await theirs.newPage()
    await colleague.goto(await mailedPath(request, email, '/invitation'))
    await colleague.getByLabel('Full name').fill(name)
    await colleague.getByLabel('Password', { exact: true }).fill('Right-pass-1!')
    await colleague.getByLabel('Confirm password', { exact: true }).fill('Right-pass-1!')
    await colleague.getByRole('checkbox').check()
    await colleague.getByRole('button', { name: 'Join' }).click()
    await expect(colleague).toHaveURL(/\/client\/home$/)

    await openAs(page, primary, '/client/colleagues')
    const limit = page.getByLabel('What each colleague can spend a month on their own')
    await limit.fill('5')
    await page.getByRole('button', { name: 'Save the amount' }).click()
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `${name}` })
        .last(),
    ).toContainText('$5.00 CAD left')
    await expectAccessibleAtEveryWidth(page)

    await colleague.goto('/client/projects')
    await colleague.getByRole('link', { name: 'Shop office' }).first().click()
    await manage(colleague, 'Change my hours')
    const changing = colleague.getByRole('dialog', { name: 'Change my hours' })
    await changing.getByLabel(/^Hours a month/).fill('38')
    await expect(changing.getByText('40 h costs the same as 38 h.')).toBeVisible()
    await expectAccessibleAtEveryWidth(colleague)
    await changing.getByRole('button', { name: 'Change my hours' }).click()
    const gate = colleague.getByRole('dialog', { name: 'This needs approval' })
    await expect(gate).toContainText('You can spend $5.00 CAD a month on your own')
    await expectAccessibleAtEveryWidth(colleague)
    await gate.getByRole('button', { name: /^Ask .* to approve \$/ }).click()
    await expect(gate.getByRole('button', { name: 'Take my request back' })).toBeVisible()
    await expectAccessibleAtEveryWidth(colleague)

    await page.reload()
    const wish = page.getByRole('region', { name: 'Requests to spend' }).getByRole('listitem').filter({ hasText: name })
    await wish.getByRole('button', { name: /^Decline / }).click()
    const answer = page.getByRole('dialog', { name: /^Decline / })
    await answer.getByLabel('Note (optional)').fill('Let’s talk about it on Monday.')
    await expectAccessibleAtEveryWidth(page)
    await answer.getByRole('button', { name: 'Decline' }).click()
    await expect(wish).toContainText('Declined')
    await expectAccessibleAtEveryWidth(page)

    await colleague.reload()
    await manage(colleague, 'Change my hours')
    await changing.getByLabel(/^Hours a month/).fill('40')
    await changing.getByRole('button', { name: 'Change my hours' }).click()
    await expect(gate).toContainText('declined this: Let’s talk about it on Monday.')

    await limit.fill('')
    await page.getByRole('button', { name: 'Save the amount' }).click()
    await expect(page.getByText('Saved. It applies from the next purchase or change.')).toBeVisible()
    await theirs.close()
  },
)
