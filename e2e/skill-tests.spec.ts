import { openAsStaff, settled } from './steps/admin.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { prepare } from './steps/prepare.ts'
import { newEmail } from './steps/registration.ts'
import { openAs, sessionOf } from './steps/session.ts'

test(
  'C6.1 an applicant takes two skill tests, reads the results, and staff see the answers',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    const email = newEmail('applicant')
    const assistant = await prepare('create-application.ts', email)
    await openAs(page, await sessionOf(page.request, email), '/va/apply/skilltest')
    await page.getByRole('button', { name: 'Go to Typing' }).click()
    await expect(page.getByText('You pass with 40 words a minute')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Start the test' }).click()
    const running = page.getByRole('region', { name: 'Typing', exact: true })
    await expect(running.getByRole('timer')).toBeVisible()
    const passage = await running.getByRole('paragraph').first().innerText()
    await page.getByLabel('Type the text here').fill(passage)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finish the test' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Finish the test' }).click()
    const typing = page.getByRole('region', { name: 'Typing' })
    await expect(typing.getByText('Passed', { exact: true })).toBeVisible()
    await expect(typing.getByText(/counted over/)).toBeVisible()

    await page.getByRole('button', { name: 'Go to Judgement at work' }).click()
    await page.getByLabel('Do you need more time?').selectOption('25')
    await page.getByLabel('Why? (optional)').fill('I read slowly')
    await page.getByRole('button', { name: 'Start the test' }).click()
    await expect(page.getByRole('heading', { name: 'Judgement at work: question 1 of 8' })).toBeFocused()
    await page.getByRole('radiogroup', { name: 'Which is the best thing to do?' }).getByRole('radio').first().check()
    await page.getByRole('radiogroup', { name: 'Which is the worst?' }).getByRole('radio').last().check()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Next question' }).click()
    await expect(page.getByRole('heading', { name: 'Judgement at work: question 2 of 8' })).toBeFocused()
    await page.reload()
    await page.getByRole('button', { name: 'Continue Judgement at work here' }).click()
    await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
    await page.getByRole('button', { name: 'Finish the test' }).click()
    await expect(page.getByText('7 questions have no full answer yet.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Finish the test' }).click()
    const judgement = page.getByRole('region', { name: 'Judgement at work' })
    await expect(judgement.getByText('Not passed', { exact: true })).toBeVisible()
    await expect(judgement.getByText('Privacy and trust')).toBeVisible()
    await expect(judgement.getByText(/You can take it once more from/)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    const staff = await browser.newPage()
    await openAsStaff(staff, 'super', `/admin/virtualassistants/${assistant}?tab=application`)
    const results = staff.getByRole('region', { name: 'Skill tests' })
    await expect(results.getByText('25%: I read slowly')).toBeVisible()
    await results.getByText('Answers of attempt 1').last().click()
    await expect(results.getByText(/^Right: Best: /).first()).toBeVisible()
    await results.getByRole('button', { name: 'Allow one more attempt at Judgement at work' }).click()
    await staff.getByLabel('Why?').fill('They were cut off')
    await staff.getByRole('dialog').getByRole('button', { name: 'Allow one more attempt' }).click()
    await expect(results.getByText('They can take it again now.')).toBeVisible()
    await expectAccessibleAtEveryWidth(staff)
    await staff.goto('/admin/virtualassistants/skill-test-questions?test=typing')
    await settled(staff)
    await expect(staff.getByText('typing-bakery')).toBeVisible()
    await expectAccessibleAtEveryWidth(staff)
    await staff.close()
  },
)
