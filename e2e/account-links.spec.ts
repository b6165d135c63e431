import { expect, test } from './steps/journey.ts'
import { signIn } from './steps/account.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { mailedPath } from './steps/mail.ts'
import { fillRegistration, firstPassword, newEmail, secondPassword } from './steps/registration.ts'
import { check, openDialog, password, registerInDialog } from './steps/sign-in-dialog.ts'

test(
  'B7.5 the mailed link verifies, ends the session of this browser and asks to sign in',
  { tag: '@any-width' },
  async ({ page }) => {
    test.slow()
    const email = await registerInDialog(page, 'link')
    const path = await mailedPath(page.request, email, '/verify/')
    await page.goto('/client/contact')
    await signIn(page)
    await page.goto('/verify/AAAAAAAAAAAAAAAAAAAAAA?email=' + encodeURIComponent(newEmail('unknown')))
    await expect(page.getByRole('heading', { name: 'Your email could not be verified' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(page.getByText(/^If .* has an account with us, a new mail is on its way/)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.goto('/verify/AAAAAAAAAAAAAAAAAAAAAA')
    await expect(page.getByText('This link has been used, has expired, or isn’t complete.')).toBeVisible()
    await expect(page.getByText('Required', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Send me a new link' })).toHaveCount(0)

    await page.goto(path)
    await expect(page.getByText(/^You’re signed in as .* Confirming signs you out here first\.$/)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.reload()
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(page.getByText('Email verified successfully.')).toBeVisible()
    await expect(page).toHaveURL('/')
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(dialog.getByText(email)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('talentplace.session'))).toBeNull()
    await password(dialog).fill(firstPassword)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
  },
)

test(
  'A1 two people: who registered someone else’s address never gets in, and the owner has an account of their own',
  { tag: '@any-width' },
  async ({ page: stranger, browser }) => {
    test.slow()
    const email = await registerInDialog(stranger, 'owner')
    const home = await browser.newContext()
    const owner = await home.newPage()
    await owner.goto(await mailedPath(stranger.request, email, '/verify/'))
    await owner.getByRole('button', { name: 'Start over with my own details' }).click()
    const dialogShown = owner.getByRole('dialog', { name: 'Sign in' })
    await expect(dialogShown.getByText('Enter the password you chose when you signed up as')).toBeVisible()
    await expectAccessibleAtEveryWidth(owner)
    await password(dialogShown).fill(secondPassword)
    await dialogShown.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialogShown.getByText('This is not the password that was chosen when signing up.')).toHaveCount(1)
    await dialogShown.getByRole('button', { name: 'Choose another password' }).click()
    const choosing = owner.getByRole('dialog', { name: 'Choose your password' })
    await choosing.getByLabel('New password', { exact: true }).fill(secondPassword)
    await choosing.getByLabel('Confirm password', { exact: true }).fill(secondPassword)
    await choosing.getByRole('button', { name: 'Save password' }).click()
    const collecting = owner.getByRole('dialog', { name: 'One more detail' })
    await fillRegistration(collecting, owner)
    await collecting.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(owner.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
    await home.close()

    const dialog = await openDialog(stranger)
    await check(dialog, email)
    await password(dialog).fill(firstPassword)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog.getByText('That email or password isn’t right.')).toBeVisible()
  },
)

test("B7.5 a link that can't be checked says so", { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/auth/verification', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.goto('/verify/AAAAAAAAAAAAAAAAAAAAAA?email=sam%40kerr.test')
  await expect(page.getByText('Unable to verify your email. Please try again later.')).toBeVisible()
  await page.unroute('**/api/auth/verification')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This link has been used, has expired, or isn’t complete.')).toBeVisible()
})

test(
  'A1.2 a link with email and pin opens the reset stage, its pin out of the address at once',
  { tag: '@any-width' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.headers()['referer'] ?? '')))
    await page.goto('/client/contact?utm_source=letter&action=login&email=sam%40kerr.test&pin=ab2c3d')
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
    await expect(dialog.getByLabel('Confirmation Code')).toHaveValue('AB2C3D')
    await expect(dialog.getByText('sam@kerr.test')).toBeVisible()
    await expect(page).toHaveURL('/client/contact?utm_source=letter')
    await expectAccessible(page)
    expect(sent.slice(1).filter((url) => url.includes('/api/') && url.includes('ab2c3d'))).toEqual([])
    await page.reload()
    await expect(dialog).toBeHidden()
  },
)
