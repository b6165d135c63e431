import { expect, test } from './steps/journey.ts'
import { client, demoPassword, live, signIn } from './steps/account.ts'
import { expectAccessible } from './steps/axe.ts'
import { mailedCode, mailsTo } from './steps/mail.ts'
import { fillRegistration, firstPassword, newClient, newEmail, secondPassword, signOut } from './steps/registration.ts'
import { check, openDialog, openRegistration, password, registerInDialog } from './steps/sign-in-dialog.ts'

test(
  'A1.7, A1.8, A1.9 someone registers, verifies by the mailed code, signs out, resets the password and signs in',
  { tag: '@tablet' },
  async ({ page }) => {
    test.slow()
    const registering = await openRegistration(page)
    await expectAccessible(page)
    await registering.getByRole('button', { name: 'Register' }).click()
    await expect(registering.getByText('Required')).toHaveCount(6)
    await expect(registering.getByText('Select the city from the generated list once you start typing')).toBeVisible()
    await expectAccessible(page)

    const email = await registerInDialog(page, 'dialog')
    const verifying = page.getByRole('dialog', { name: 'Verify your email' })
    await expect(verifying.getByLabel('Confirmation Code')).toBeFocused()
    await expectAccessible(page)
    await verifying.getByLabel('Confirmation Code').fill((await mailedCode(page.request, email)).toLowerCase())
    await verifying.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()
    await expect(page.getByText('Email verified successfully.')).toBeVisible()

    await signOut(page)
    const dialog = await openDialog(page)
    await check(dialog, email)
    await expect(password(dialog)).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Confirmation Code').fill(await mailedCode(page.request, email, 2))
    await dialog.getByLabel('New password', { exact: true }).fill(secondPassword)
    await dialog.getByLabel('Confirm password', { exact: true }).fill(secondPassword)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password successfully changed.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of Sam Kerr' })).toBeVisible()

    await signOut(page)
    await page.goto('/client/contact')
    await signIn(page, { email, password: secondPassword })
  },
)

test('A1.4 a malformed or missing email is said where it stands', { tag: '@any-width' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByLabel('Email', { exact: true }).fill('nobody@')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please provide a valid email address')).toBeVisible()
  await expect(dialog.getByText('E-mail must be valid')).toBeVisible()
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await check(dialog, `  ${client.email} `)
  await expect(dialog.getByText(client.email)).toBeVisible()
})

test(
  "A1.13 an email that can't be checked says so and keeps what was typed",
  { tag: '@any-width' },
  async ({ page }) => {
    await page.route('**/api/auth/exists*', (route) => route.fulfill({ status: 500, body: 'oops' }))
    const dialog = await openDialog(page)
    await check(dialog, client.email)
    await expect(dialog.getByText('An error occurred while checking your email. Please try again later.')).toBeVisible()
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(client.email)
  },
)

test('A1.3 any other answer to the email leads to signin', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/auth/exists*', (route) => route.fulfill({ json: { nextStage: 'dance', matches: [] } }))
  const dialog = await openDialog(page)
  await check(dialog, client.email)
  await expect(password(dialog)).toBeVisible()
})

test(
  'A1.5, 0.4 an unknown email leads from the dialog to the sign-up page, and goes along',
  { tag: '@any-width' },
  async ({ page }) => {
    const dialog = await openDialog(page)
    const email = newEmail('unknown')
    await check(dialog, email)
    await expect(page).toHaveURL('/client/signup')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Tell us who you are' })).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue(email)
  },
)

test('A1.6 a wrong password keeps the form and says what the server says', { tag: '@any-width' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await check(dialog, client.email)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await password(dialog).fill('wrong')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByText('That email or password isn’t right.')).toBeVisible()
  await expect(password(dialog)).toHaveValue('wrong')
})

test("0.2 no readable answer is told as 'Sign in failed'", { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: 'oops' }))
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Client', exact: true }).click()
  await expect(password(dialog)).toHaveValue(demoPassword)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByText('Sign in failed', { exact: true })).toBeVisible()
})

test(
  'A1.6, A1.13 details the server wants are collected, and saved at the sign-in',
  { tag: '@any-width' },
  async ({ page }) => {
    const requests: unknown[] = []
    let refusals = 0
    await page.route('**/api/auth/login', async (route) => {
      const body = route.request().postDataJSON() as { collect?: { city?: string } }
      requests.push(body.collect)
      if (body.collect?.city === 'Halifax' && (refusals += 1) > 1) return route.continue()
      return body.collect
        ? route.fulfill({ status: 503, json: { message: 'Come back in a minute.', code: 'unavailable' } })
        : route.fulfill({ status: 400, json: { message: 'More is needed.', code: 'collect', collect: ['city'] } })
    })
    // A picked city counts at once: nobody waits for its zone, which never comes here.
    await page.route('**/api/user/timezone', () => undefined)
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: 'Client', exact: true }).click()
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    const collecting = page.getByRole('dialog', { name: 'One more detail' })
    await collecting.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(collecting.getByText('Select the city from the generated list once you start typing')).toBeVisible()
    await expectAccessible(page)
    for (const isLast of [false, true]) {
      await collecting.getByLabel('City').pressSequentially('Halif')
      await page.getByRole('option', { name: 'Halifax, NS' }).click()
      await collecting.getByRole('button', { name: 'Save and sign in' }).click()
      if (isLast) break
      // A refusal of a stage that isn't signin returns there, with what was entered.
      await expect(dialog.getByText('Unable to update details at this time - Come back in a minute.')).toBeVisible()
      await expect(password(dialog)).toHaveValue(demoPassword)
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    await expect(dialog).toBeHidden()
    expect(requests.at(-1)).toMatchObject({ city: 'Halifax', state_prov: 'NS', country: 'CA' })
  },
)

test(
  'A1.8 a wrong code is refused, a short one is not even sent, a new one comes after 30 seconds',
  {
    tag: '@any-width',
  },
  async ({ page }) => {
    await page.clock.install()
    const email = await registerInDialog(page, 'codes')
    const dialog = page.getByRole('dialog', { name: 'Verify your email' })
    const code = dialog.getByLabel('Confirmation Code')
    await code.fill('ab2')
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await expect(dialog.getByText('Confirmation Code should be 6 characters')).toBeVisible()
    await expect(code).toHaveValue('AB2')
    await code.fill(' zz2-z3z ')
    await expect(code).toHaveValue('ZZ2Z3Z')
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await expect(dialog.getByRole('alert').getByText(/./)).toBeVisible()
    await expect(code).toHaveValue('ZZ2Z3Z')
    await expect(dialog.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()
    await page.clock.fastForward(31_000)
    await expect(dialog.getByRole('button', { name: 'Send a new code' })).toBeEnabled()
    await page.route('**/api/auth/forgotpassword*', (route) => route.fulfill({ json: {} }))
    await dialog.getByRole('button', { name: 'Send a new code' }).click()
    await expect(dialog.getByText(`A new Confirmation Code has been sent to ${email}.`)).toBeVisible()
    await expect(code).toHaveValue('ZZ2Z3Z')
  },
)

test('A1.10 another account begins with the email again', { tag: '@any-width' }, async ({ page }) => {
  const dialog = await openDialog(page)
  await check(dialog, client.email)
  await password(dialog).fill('something')
  await dialog.getByRole('button', { name: 'Use another account' }).click()
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused()
  await check(dialog, 'va@demo.test')
  await expect(password(dialog)).toHaveValue('')
})

test('A1.1 signing in in one tab closes the dialog of another', { tag: '@any-width' }, async ({ page, context }) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Email', { exact: true }).fill('someone@kerr.test')
  const other = await context.newPage()
  await other.goto('/client/contact')
  await signIn(other)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Account of / })).toBeVisible()
})

test(
  'A1.1 a dialog closed by mistake has what was typed when it opens again',
  { tag: '@any-width' },
  async ({ page }) => {
    const registering = await openRegistration(page)
    await registering.getByLabel('Full Name').fill('Sam Kerr')
    await registering.getByLabel('Email', { exact: true }).fill('typed@kerr.test')
    await password(registering).fill(firstPassword)
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click()
    await expect(registering.getByLabel('Full Name')).toHaveValue('Sam Kerr')
    await expect(registering.getByLabel('Email', { exact: true })).toHaveValue('typed@kerr.test')
    await expect(password(registering)).toHaveValue(firstPassword)
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain(firstPassword)
  },
)

test(
  'A1.7 registering a registered address switches to signin, and its owner is told by mail',
  {
    tag: '@any-width',
  },
  async ({ page }) => {
    const { email } = await newClient(page.request, 'twice')
    const dialog = await openRegistration(page)
    await fillRegistration(dialog, page)
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await password(dialog).fill(firstPassword)
    await dialog.getByLabel('Confirm Password', { exact: true }).fill(firstPassword)
    await dialog.getByRole('button', { name: 'Register' }).click()
    const signingIn = page.getByRole('dialog', { name: 'Sign in' })
    await expect(signingIn.getByText(`Email ${email} is already registered.`)).toBeVisible()
    await expectAccessible(page)
    expect((await mailsTo(page.request, email, 2))[0]?.subject).toMatch(/already have an account/i)
  },
)

test('A1.6 signing in and out by keyboard alone, focus going into the dialog and back', async ({ page }) => {
  await page.goto('/client/contact')
  await live(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused()
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(client.email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(client.password)
  await page.keyboard.press('Enter')
  const account = page.getByRole('button', { name: /Account of / })
  await expect(account).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('talentplace.session'))).toBeNull()
})
