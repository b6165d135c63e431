import type { APIRequestContext } from '@playwright/test'
import { openAsStaff } from './steps/admin.ts'
import { expectAccessible } from './steps/axe.ts'
import { bookkeeper, search } from './steps/candidates.ts'
import { expect, test } from './steps/journey.ts'
import { mailedCode, mailedPath, mailsTo } from './steps/mail.ts'
import { firstPassword, newEmail, pickCity, signOut } from './steps/registration.ts'

/** Whether a client's search for a bookkeeper finds them, on whichever page. */
async function isFound(request: APIRequestContext, uuid: string): Promise<boolean> {
  for (let offset = 0; ; offset += 100) {
    const query = `rids[]=${bookkeeper}&hours[]=10&pagination.limit=100&pagination.offset=${String(offset)}`
    const { assistants, count } = await search(request, query)
    if (assistants.some((each) => each.uuid === uuid)) return true
    if (offset + 100 >= count) return false
  }
}

const title =
  'C6 someone applies, comes back by the mailed link, hands it in, is accepted by staff, and found by a client'

test(title, { tag: '@tablet' }, async ({ page, browser }) => {
  test.slow()
  const address = newEmail('applicant')
  const name = `Jo Applied${address.replaceAll(/\D/g, '').slice(-9)}`
  const main = page.getByRole('main')

  await page.goto('/become-a-guru')
  await main.getByRole('link', { name: 'Apply now' }).first().click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Work with clients who value you')
  await main.getByLabel('Full name').fill(name)
  await main.getByLabel('Email').fill(address)
  await main.getByLabel('Phone').fill('+1 (902) 555-0100')
  await pickCity(main, page)
  await main.getByRole('button', { name: 'Start my application' }).click()
  await expect(main.getByText('Please accept the terms to continue')).toBeVisible()
  await expectAccessible(page)
  await main.getByLabel(/terms of service/).check()
  await main.getByLabel(/You may keep and use/).check()
  await main.getByRole('button', { name: 'Start my application' }).click()
  await expect(main.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await page.reload()
  await expect(main.getByText(address)).toBeVisible()
  await expectAccessible(page)
  await main.getByLabel('Confirmation Code').fill(await mailedCode(page.request, address))
  await main.getByLabel('Choose a password', { exact: true }).fill(firstPassword)
  await main.getByRole('button', { name: 'Confirm and continue' }).click()

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About you')
  await main.getByLabel('Where may you work?').selectOption('Canada')
  await main.getByLabel('What have you done?').fill('Books and payroll for two cafés.')
  await expect(main.getByText('Saved automatically')).toBeVisible()
  await main.getByRole('button', { name: 'Save and continue later' }).click()
  await expect(page.getByText(`We’ve emailed a link to ${address}`)).toBeVisible()
  await expectAccessible(page)
  await mailsTo(page.request, address, 2)
  await signOut(page)
  await page.goto(await mailedPath(page.request, address, '/va/apply?resume='))
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Continue my application' }).click()
  await expect(main.getByLabel('What have you done?')).toHaveValue('Books and payroll for two cafés.')
  await main.getByLabel('As what?').selectOption('Citizen')
  await main.getByLabel('Years of experience').fill('4')
  await main.getByLabel('Computer').fill('A laptop')
  await main.getByLabel('Internet speed in Mbps').fill('150')
  await main.getByRole('button', { name: 'Continue to skills' }).click()
  await expect(main.getByText('Enter a number')).toBeVisible()
  await main.getByLabel('Hours a week you’d like').fill('20')
  await main.getByRole('button', { name: 'Continue to skills' }).click()

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Skills')
  await main.getByLabel('Roles you can take').click()
  await page.keyboard.type('bookkeep')
  await page.getByRole('option', { name: 'Bookkeeper', exact: true }).click()
  await page.keyboard.press('Escape')
  await main.getByLabel('Level: Bookkeeper').selectOption('Expert')
  await main.getByRole('button', { name: 'Save and review' }).click()
  const handIn = main.getByRole('button', { name: 'Hand in my application' })
  await expect(handIn).toBeVisible()
  await expectAccessible(page)
  await handIn.click()
  await expect(page).toHaveURL('/va/apply/skilltest')
  expect((await mailsTo(page.request, address, 3)).map(({ subject }) => subject)).toContain('We have your application')

  const staff = await (await browser.newContext()).newPage()
  await openAsStaff(staff, 'super', `/admin/virtualassistants/applicants?search=${name.replace('Jo ', '')}`)
  await staff.getByRole('link', { name }).click()
  const panel = staff.getByRole('region', { name: 'Application', exact: true })
  await expect(panel.getByText('Books and payroll for two cafés.')).toBeVisible()
  for (const state of ['Interview', 'Onboarding', 'Accepted']) {
    await panel.getByRole('button', { name: 'Decide' }).click()
    await panel.getByLabel('Decision').selectOption(state)
    await panel.getByLabel('Note').fill('We know their work.')
    if (state === 'Interview') await expectAccessible(staff)
    await panel.getByRole('button', { name: 'Save decision' }).click()
    await expect(panel.getByRole('definition').filter({ hasText: state }).first()).toBeVisible()
    await expect(panel.getByLabel('Decision')).toHaveCount(0)
  }
  await expect(staff.getByRole('main').getByText('Probationary').first()).toBeVisible()

  const uuid = new URL(staff.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(() => isFound(page.request, uuid)).toBe(true)
  await expect(async () => {
    await staff.goto(`/assistants/${uuid}`)
    await expect(staff.getByRole('heading', { name: /^Jo A\.$/ }).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
})
