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

test(
  'D2 an assistant enters their tax numbers, and staff read one in full after they say why',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    const other = await browser.newPage()
    await enter(other, 'va2', '/va/contact_info')
    await other.getByRole('button', { name: 'Add a GST/HST number' }).click()
    const taxes = other.getByRole('form', { name: 'GST/HST number' })
    await taxes.getByLabel('GST/HST number').fill('123456789 RT0001')
    await taxes.getByLabel('First day').fill('2026-01-01')
    await taxes.getByLabel('Your password', { exact: true }).fill(demoPassword)
    await taxes.getByRole('button', { name: 'Save the number' }).click()
    await expect(other.getByText('Please check this number: its digits don’t add up')).toBeVisible()
    await expectAccessibleAtEveryWidth(other)
    await taxes.getByLabel('GST/HST number').fill('123456782rt0001')
    await taxes.getByRole('button', { name: 'Save the number' }).click()
    await expect(other.getByText('123456782 RT0001')).toBeVisible()
    await other.getByRole('button', { name: 'Add your SIN or ITN' }).click()
    const slips = other.getByRole('region', { name: 'Tax slips' })
    await slips.getByLabel('Number', { exact: true }).fill('130 692 544')
    await slips.getByLabel('Your password', { exact: true }).fill(demoPassword)
    await slips.getByRole('button', { name: 'Save the number' }).click()
    await expect(other.getByText('•••• 544')).toBeVisible()
    await expectAccessibleAtEveryWidth(other)
    await other.close()

    await openAsStaff(page, 'super', '/admin/bills?search=CAD-B-')
    await settled(page)
    await rows(page)
      .getByRole('link', { name: /^CAD-B-/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Tax numbers' })).toBeVisible()
    await page.getByRole('button', { name: 'See bank details' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Show in full' }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await dialog.getByLabel('Why do you need it?').fill('The bank asks')
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByRole('button', { name: 'Show in full' }).click()
    await expect(dialog.getByText('Account in Canada')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect(page.getByText('Account in Canada')).toBeHidden()
  },
)
