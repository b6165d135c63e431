import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { demoPassword } from './steps/account.ts'
import { expect, test } from './steps/journey.ts'
import { enter } from './steps/session.ts'

test(
  'D2 an assistant enters their account with the password, and finance pays what is posted with a second person',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    const other = await browser.newPage()
    await enter(other, 'va2', '/va/contact_info')
    await other.getByRole('button', { name: 'Add an account' }).first().click()
    await other.getByLabel('Transit number').fill('01234')
    await other.getByLabel('Institution number').fill('3')
    await other.getByLabel('Account number').fill('765 4321')
    await other.getByLabel('Your password', { exact: true }).fill(demoPassword)
    await other.getByRole('button', { name: 'Save the account' }).click()
    await expect(other.getByText('An institution number has 3 digits')).toBeVisible()
    await expectAccessibleAtEveryWidth(other)
    await other.getByLabel('Institution number').fill('003')
    await other.getByRole('button', { name: 'Save the account' }).click()
    await expect(other.getByText('•••• 321')).toBeVisible()
    await expect(other.getByText(/nothing is paid on a new account before/)).toBeVisible()
    await other.close()

    await openAsStaff(page, 'finance', '/admin/virtualassistants/missingbankinginfo')
    await settled(page)
    await expect(rows(page).first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await page.goto('/admin/bills/payouts')
    await page.getByRole('button', { name: 'Make a CAD payout' }).click()
    await page.getByRole('button', { name: 'Make the payout' }).click()
    await expect(page.getByText('You made this payout, so someone else has to release it.')).toBeVisible()
    const address = new URL(page.url()).pathname

    const second = await browser.newPage()
    await enter(second, 'super', address)
    await second.getByRole('button', { name: 'Release the payout' }).click()
    await expect(second.getByRole('heading', { level: 1, name: /^Payout CAD-P-\d{4}$/ })).toBeVisible()
    const download = second.waitForEvent('download')
    await second.getByRole('button', { name: 'Download the file' }).click()
    expect((await download).suggestedFilename()).toMatch(
      /^Talentplace Payout CAD-P-\d{4} not verified with a bank\.txt$/,
    )
    await second.getByRole('button', { name: 'The bank has the file' }).click()
    await expect(second.getByText(/^The bank has the file\. Not settled yet/)).toBeVisible()
    await expectAccessibleAtEveryWidth(second)
    await second.close()
  },
)
