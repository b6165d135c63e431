import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { prepare } from './steps/prepare.ts'
import { newEmail } from './steps/registration.ts'
import { openAs, sessionOf } from './steps/session.ts'

test(
  'C6.1 an applicant books their onboarding session, signs their agreement and takes a course',
  { tag: '@any-width' },
  async ({ page }) => {
    test.slow()
    const email = newEmail('applicant')
    await prepare('apply-as.ts', email, 'onboarding')
    await openAs(page, await sessionOf(page.request, email), '/va/apply/scheduleonboarding')
    await page.getByRole('button', { name: 'Show later days' }).click()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('group', { name: 'Free times' }).getByRole('button').last().click()
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByRole('heading', { name: 'Your onboarding session is booked' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await page.goto('/va/apply/contract')
    await expect(page.getByText('Between Noor Haddad, Halifax, Nova Scotia, Canada')).toBeVisible()
    await page.getByRole('button', { name: 'Sign the agreement' }).click()
    await expect(page.getByText('Please tick this box').first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByLabel('Type your full name to sign').fill('noor haddad')
    await page.getByRole('button', { name: 'Sign the agreement' }).click()
    await expect(page.getByRole('heading', { name: 'Your agreement is signed' })).toBeVisible()
    const copy = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download your copy' }).click()
    expect((await copy).suggestedFilename()).toBe('assistant-agreement.pdf')
    await expectAccessibleAtEveryWidth(page)

    await page.goto('/va/apply/courses')
    await page.getByRole('link', { name: 'Client onboarding' }).click()
    await expect(page.getByRole('button', { name: 'Mark as done: Before the first day' })).toBeVisible()
    await expectAccessible(page)
    for (const lesson of ['Before the first day', 'The first call', 'The first two weeks']) {
      await page.getByRole('button', { name: `Mark as done: ${lesson}` }).click()
      await expect(page.getByRole('button', { name: `Mark as done: ${lesson}` })).toHaveCount(0)
    }
    for (const answer of [
      'In the welcome brief',
      'Send what you understood in writing',
      'A small one you can finish in two days',
      'What you may decide alone',
      'Done, next, where I need you',
    ]) {
      await page.getByLabel(answer).check()
    }
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Send my answers' }).click()
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeFocused()
    await page.getByRole('link', { name: 'All courses' }).click()
    await expect(page.getByText('Finished')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  },
)
