import { expect, test } from './steps/journey.ts'
import { rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { openAs, sessionOf } from './steps/session.ts'

const words = 'Answers before I have finished asking.'

test(
  'B5.7 a client who is asked writes a review, staff read and show it, and the assistant replies once',
  { tag: '@any-width' },
  async ({ page, request }) => {
    await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/home')
    await page.getByRole('link', { name: 'Write a review' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
    const requested = page
      .getByRole('region', { name: /^How’s it going with .+\?$/ })
      .filter({ hasText: 'Shop office' })
    // The one that has waited longest is open already.
    await requested.getByRole('button', { name: 'Send the review' }).click()
    await expect(requested.getByText('Choose from 1 to 5 stars')).toBeVisible()
    await requested.getByRole('radio', { name: /^4 of 5/ }).press('Space')
    await requested.getByLabel('What would you tell other clients?').fill(words)
    await page.reload()
    await expect(requested.getByLabel('What would you tell other clients?')).toHaveValue(words)
    await expect(requested.getByRole('radio', { name: /^4 of 5/ })).toBeChecked()
    await expectAccessibleAtEveryWidth(page)
    await requested.getByRole('button', { name: 'Send the review' }).click()
    const mine = page.getByRole('region').filter({ hasText: words })
    await expect(mine.getByText('To be read')).toBeVisible()
    await expect(requested).toHaveCount(0)

    await openAs(page, await sessionOf(request, 'admin@demo.test'), '/admin/virtualassistants/reviews')
    await settled(page)
    const row = rows(page).filter({ hasText: words })
    await row.getByRole('button', { name: /^Hide the review/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expectAccessibleAtEveryWidth(page)
    await row.getByRole('button', { name: /^Show the review/ }).click()
    await expect(row.getByText('Shown', { exact: true })).toBeVisible()

    await openAs(page, await sessionOf(request, 'va@demo.test'), '/va/home')
    const said = page.getByRole('article').filter({ hasText: words })
    await said.getByRole('button', { name: /^Reply to/ }).click()
    await said.getByLabel(/^Your reply to/).fill('Thank you, and see you Monday.')
    await expectAccessibleAtEveryWidth(page)
    await said.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(said.getByText('Thank you, and see you Monday.')).toBeVisible()
    await expect(said.getByRole('button', { name: /^Reply to/ })).toHaveCount(0)

    await openAs(page, await sessionOf(request, 'client@demo.test'), '/client/reviews')
    await expect(page.getByText('Thank you, and see you Monday.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Withdraw' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the review' }).click()
    await expect(page.getByText(words)).toHaveCount(0)
  },
)
