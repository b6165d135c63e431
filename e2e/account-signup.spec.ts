import { expect, test } from './steps/journey.ts'
import { client, demoPassword, live, signIn } from './steps/account.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { mailedCode, mailedPath } from './steps/mail.ts'
import { fillRegistration, firstPassword, newClient, signOut } from './steps/registration.ts'
import { email, goToRegistration, openSignup } from './steps/signup.ts'

test(
  'B7.1, B7.3 someone signs up on the page, chooses a password with the mailed code, and is in',
  { tag: '@tablet' },
  async ({ page }) => {
    test.slow()
    const main = await openSignup(page, '/?rids=3&hours=20&cids=1,2')
    await expect(main.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expectAccessible(page)
    const address = await goToRegistration(main, 'page')
    await expectAccessible(page)
    await expect(main.getByLabel('Password', { exact: true })).toHaveCount(0)
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(main.getByText('Required')).toHaveCount(3)
    await expect(main.getByLabel('Full Name')).toBeFocused()
    await expectAccessible(page)

    await fillRegistration(main, page)
    const sent = page.waitForRequest('**/api/client/register')
    await main.getByRole('button', { name: 'Create account' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      city: 'Halifax',
      timezone: 'America/Halifax',
      timezone_offset: expect.any(Number),
      rids: [3],
      hours: [20],
      cids: [1, 2],
      consents: { terms: '2026-11-20', email: null },
    })
    await expect(main.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(main.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
    await expect(main.getByText(address)).toBeVisible()

    await main.getByLabel('Confirmation Code').fill(await mailedCode(page.request, address))
    await main.getByLabel('New password', { exact: true }).fill('short')
    await main.getByLabel('Confirm password', { exact: true }).fill(firstPassword)
    await main.getByRole('button', { name: 'Save password' }).click()
    await expect(main.getByText(/^Password must be at least 8 characters and contain at least one: /)).toBeVisible()
    await expect(main.getByText('Confirm Password must match')).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel('New password', { exact: true }).fill(firstPassword)
    await main.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
    // What was chosen before goes on.
    await expect(page).toHaveURL(/\/search.*step=candidates.*rids=3&hours=20/)
    const stored = await page.evaluate(() => sessionStorage.getItem('talentplace.account'))
    expect(stored ?? '').not.toContain(address)
    await signOut(page)
    await page.goto('/client/contact')
    await signIn(page, { email: address, password: firstPassword })
  },
)

test(
  'A1.12 a refused password is corrected by keyboard: its message goes, and focus stays where it is put',
  { tag: '@any-width' },
  async ({ page }) => {
    test.slow()
    const main = await openSignup(page)
    const address = await goToRegistration(main, 'refused')
    await fillRegistration(main, page)
    await main.getByRole('button', { name: 'Create account' }).click()
    await main.getByLabel('Confirmation Code').fill(await mailedCode(page.request, address))
    const chosen = main.getByLabel('New password', { exact: true })
    await chosen.fill('Football1!')
    await main.getByLabel('Confirm password', { exact: true }).fill('Football1!')
    await page.keyboard.press('Enter')
    const rejected = main.getByText(/^Many people use this password/)
    await expect(rejected).toHaveCount(1)
    await expect(chosen).toBeFocused()
    await expectAccessibleAtEveryWidth(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(firstPassword)
    await expect(rejected).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(main.getByLabel('Confirm password', { exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(firstPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
  },
)

test(
  'B7.5, 0.19 the link in that mail lets one choose the password with no second code',
  { tag: '@any-width' },
  async ({ page, context }) => {
    test.slow()
    const main = await openSignup(page)
    const address = await goToRegistration(main, 'pagelink')
    await fillRegistration(main, page)
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(main.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
    const other = await context.newPage()
    await other.goto(await mailedPath(page.request, address, '/verify/'))
    await expect(other.getByText('Sam Kerr')).toHaveCount(0)
    await other.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(other.getByText('Email verified successfully.')).toBeVisible()
    const dialog = other.getByRole('dialog', { name: 'Choose your password' })
    await expect(dialog.getByText(address)).toBeVisible()
    await expect(dialog.getByLabel('Confirmation Code')).toHaveCount(0)
    await expect(dialog.getByLabel('New password', { exact: true })).toBeFocused()
    await expectAccessibleAtEveryWidth(other)
    await dialog.getByLabel('New password', { exact: true }).fill(firstPassword)
    await dialog.getByLabel('Confirm password', { exact: true }).fill(firstPassword)
    await dialog.getByRole('button', { name: 'Save password' }).click()
    await expect(other.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
  },
)

test(
  'B7.5 on another device that link shows what was typed, keeps it, asks for a password, and leads on with the chosen roles and hours',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    const main = await openSignup(page, '/?rids=3&hours=20')
    const address = await goToRegistration(main, 'device')
    await fillRegistration(main, page)
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(main.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
    const device = await browser.newContext()
    const other = await device.newPage()
    await other.goto(await mailedPath(page.request, address, '/verify/'))
    await expect(other.getByRole('region', { name: 'What was entered at sign-up' })).toContainText('Sam Kerr')
    await expectAccessibleAtEveryWidth(other)
    await other.getByRole('button', { name: 'Confirm my email' }).click()
    const choosing = other.getByRole('dialog', { name: 'Choose your password' })
    await choosing.getByLabel('New password', { exact: true }).fill(firstPassword)
    await choosing.getByLabel('Confirm password', { exact: true }).fill(firstPassword)
    await choosing.getByRole('button', { name: 'Save password' }).click()
    await expect(other.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
    await expect(other).toHaveURL(/\/search.*step=candidates.*rids=3&hours=20/)
    await device.close()
  },
)

test(
  'A2.12 choices in the sign-up page’s address outlive the sign-in there',
  { tag: '@any-width' },
  async ({ page }) => {
    const main = await openSignup(page, '/?rids=3&hours=20')
    const account = await newClient(page.request, 'choices')
    await email(main).fill(account.email)
    await main.getByRole('button', { name: 'Get started' }).click()
    await main.getByLabel('Password', { exact: true }).fill(account.password)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/search.*step=candidates.*rids=3&hours=20/)
  },
)

test('B7.3, 0.6 whoever represents no business needs no company', { tag: '@any-width' }, async ({ page }) => {
  const main = await openSignup(page)
  await goToRegistration(main, 'individual')
  await fillRegistration(main, page)
  await main.getByLabel('Company').fill('')
  await main.getByLabel("I don't represent a business").check()
  await expect(main.getByLabel('Company')).toBeDisabled()
  const sent = page.waitForRequest('**/api/client/register')
  await main.getByRole('button', { name: 'Create account' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ is_individual: true, company: '' })
  await expect(main.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
})

test(
  'A1.7 a registered address switches to signin, which keeps what was entered',
  { tag: '@any-width' },
  async ({ page }) => {
    const main = await openSignup(page)
    await goToRegistration(main, 'taken')
    await fillRegistration(main, page)
    await email(main).fill(client.email)
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(main.getByText(`Email ${client.email} is already registered.`)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await main.getByLabel('Password', { exact: true }).fill(demoPassword)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
  },
)

test("A1.13, B7.6 failures are told in the page's own words", { tag: '@any-width' }, async ({ page }) => {
  const oops = { status: 500, body: 'oops' }
  await page.route('**/api/auth/login', (route) => route.fulfill(oops))
  await page.route('**/api/client/register', (route) => route.fulfill(oops))
  await page.route('**/api/auth/forgotpassword*', (route) => route.fulfill(oops))
  await page.route('**/api/auth/resetpassword', (route) => route.fulfill(oops))
  const main = await openSignup(page, `?email=${encodeURIComponent(client.email)}`)
  await expect(email(main)).toHaveValue(client.email)
  await main.getByRole('button', { name: 'Get started' }).click()
  await main.getByLabel('Password', { exact: true }).fill(demoPassword)
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main.getByText('Sign In failed', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(main.getByText('Unable to reset your password. Please try again later.')).toBeVisible()
  await page.unroute('**/api/auth/forgotpassword*')
  await page.route('**/api/auth/forgotpassword*', (route) => route.fulfill({ json: {} }))
  await main.getByRole('button', { name: 'Forgot password?' }).click()
  await main.getByLabel('Confirmation Code').fill('AB2C3D')
  await main.getByLabel('New password', { exact: true }).fill(firstPassword)
  await main.getByLabel('Confirm password', { exact: true }).fill(firstPassword)
  await main.getByRole('button', { name: 'Save password' }).click()
  await expect(main.getByText('Unable to change your password. Please try again later.')).toBeVisible()
  await expect(main.getByLabel('Confirmation Code')).toHaveValue('AB2C3D')
  await main.getByRole('button', { name: 'Use another account' }).click()
  await goToRegistration(main, 'fails')
  await fillRegistration(main, page)
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect(main.getByText('Unable to register - please try again later')).toBeVisible()
  await expect(main.getByLabel('Full Name')).toHaveValue('Sam Kerr')
})

test(
  'B7.2 the logos are those of the brands the address has an account with',
  { tag: '@any-width' },
  async ({ page }) => {
    const main = await openSignup(page)
    const logos = main.getByRole('list', { name: 'Your account works with' })
    await expect(logos).toHaveText('Talentplace')
    const cases = [
      { permissions: [['client']], shown: 'Talentplace' },
      { permissions: [['askbetty_client']], shown: 'AskBetty' },
      { permissions: [['client'], ['askbetty_client']], shown: 'TalentplaceAskBetty' },
    ]
    for (const { permissions, shown } of cases) {
      await page.route('**/api/auth/exists*', (route) =>
        route.fulfill({ json: { nextStage: 'signin', matches: permissions.map((each) => ({ permissions: each })) } }),
      )
      await email(main).fill('someone@kerr.test')
      await main.getByRole('button', { name: 'Get started' }).click()
      await expect(logos).toHaveText(shown)
      await expectAccessible(page)
      await main.getByRole('button', { name: 'Use another account' }).click()
      await page.unroute('**/api/auth/exists*')
    }
  },
)

test('what was entered outlives a reload and Back', { tag: '@any-width' }, async ({ page }) => {
  const main = await openSignup(page, '?rids=3&hours=20')
  const address = await goToRegistration(main, 'reload')
  await fillRegistration(main, page)
  const isAsEntered = async (): Promise<void> => {
    await expect(main.getByLabel('Full Name')).toHaveValue('Sam Kerr')
    await expect(email(main)).toHaveValue(address)
    await expect(main.getByLabel('City')).toHaveValue('Halifax, NS')
    await expect(main.getByLabel(/terms of service/)).toBeChecked()
  }
  await page.reload()
  await isAsEntered()
  await main.getByRole('link', { name: 'Book a discovery call' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book a discovery call' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/client/signup?rids=3&hours=20')
  await isAsEntered()
})

test('B4.1 the candidates step has the form for a visitor, beside the way to the page', async ({ page }) => {
  await page.goto('/search?step=candidates&rids=3&hours=10')
  await live(page)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'Create an account to see your full candidate profiles' }),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'GET STARTED' })).toHaveAttribute('href', /^\/client\/signup\/\?.*rids=3/)
  await expectAccessible(page)
  await email(main).fill(client.email)
  await main.getByRole('button', { name: 'Get started', exact: true }).click()
  await main.getByLabel('Password', { exact: true }).fill('wrong')
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main.getByText('That email or password isn’t right.')).toBeVisible()
  await main.getByLabel('Password', { exact: true }).fill(demoPassword)
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Help me decide' })).toBeVisible()
})
