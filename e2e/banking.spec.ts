import { openAsStaff, rows, settled } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { demoPassword } from './steps/account.ts'
import { expect, test } from './steps/journey.ts'
import { enter } from './steps/session.ts'

test(
  'D2 an assistant enters their account with the password, and finance sees who has none',
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
  },
)
