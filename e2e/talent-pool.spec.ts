import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { bookkeeper, candidatesAddress, cards, payrollAdministrator } from './steps/candidates.ts'
import { live } from './steps/account.ts'
import { expectWhilePaused, pauseClock } from './steps/paused-clock.ts'
import { mailedCode } from './steps/mail.ts'
import { fillRegistration, firstPassword, newClient, newEmail } from './steps/registration.ts'
import { become, newContact } from './steps/session.ts'

test.use({ timezoneId: 'America/Toronto' })

const both = `rids=${bookkeeper},${payrollAdministrator}&hours=20,10`

/** A client of their own, signed in, with nothing chosen and no draft. */
async function enterAsNewClient(page: Page): Promise<void> {
  await page.clock.install()
  await become(page, await newContact(page.request, 'pool'))
}

const addButtons = (page: Page) => cards(page).getByRole('button', { name: /^Add Candidate/ })
const inPool = (page: Page) => cards(page).getByRole('button', { name: /^In your talent pool/ })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const briefcase = (page: Page) => page.getByRole('button', { name: /^Talent pool, / })
const drawer = (page: Page) => dialog(page, 'Talent pool')
const confirmation = (page: Page) => dialog(page, 'Candidate added to your talent pool!')

/** From now on everybody who is asked about has the hours, or nobody. */
async function answerAvailability(page: Page, isAvailable: 0 | 1): Promise<void> {
  await page.route('**/api/matching/availability', async (route) => {
    const body = route.request().postDataJSON() as { virtualAssistant_id: number }[]
    const uuid = '00000000-0000-7000-8000-000000000001'
    const availability = body.map((each) => ({ ...each, uuid, isAvailable, lost_role_ids: [] }))
    await route.fulfill({ json: { availability } })
  })
}

/** B6.4, in milliseconds. */
const confirmationShownOf = 2_000

/** Presses Add at the first candidate offered and stops the clock while that is told. */
async function addAndLock(page: Page): Promise<void> {
  await pauseClock(page)
  await addButtons(page).first().click()
  await expectWhilePaused(page, confirmation(page))
}

async function expectClosed(page: Page): Promise<void> {
  await page.clock.runFor(confirmationShownOf)
  await page.clock.resume()
  await expect(confirmation(page)).toBeHidden()
}

/** Adds the first candidate offered and waits until that is told and gone. */
async function addFirst(page: Page): Promise<void> {
  await addAndLock(page)
  await expectClosed(page)
}

test(
  'B6.4 the message of the first addition closes by itself, also under a pointer that rests',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await enterAsNewClient(page)
    await page.goto(candidatesAddress(both))
    await expect(cards(page)).toHaveCount(12)
    await addButtons(page)
      .first()
      .evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await addAndLock(page)
    await page.clock.runFor(confirmationShownOf / 2)
    await expect(confirmation(page)).toBeVisible()
    await expectClosed(page)
  },
)

test('B6.3 to B6.5 a client fills a talent pool, looks at it, empties a place and goes on to the checkout', async ({
  page,
}) => {
  await enterAsNewClient(page)
  await page.goto(candidatesAddress(both))
  await expect(cards(page)).toHaveCount(12)
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' })
  await expect(proceed).toHaveAccessibleDescription('Add a candidate to your talent pool to proceed.')

  await addAndLock(page)
  await confirmation(page).getByText('Client Success').hover()
  await page.clock.runFor(confirmationShownOf)
  await page.clock.resume()
  await expectAccessible(page)
  await page.mouse.move(2, 2)
  await expect(confirmation(page), 'B6.4 closes by itself').toBeHidden()
  await expect(page, 'B6.5 in a draft of its own').toHaveURL(/\/search\/[0-9a-f-]{36}\?step=candidates/)
  await expect(inPool(page)).toHaveCount(1)
  await expect(briefcase(page)).toHaveAccessibleName('Talent pool, 1 candidate')

  await inPool(page).click()
  await expect(page.getByText('You have already selected this VA')).toBeVisible()

  await briefcase(page).click()
  await expect(drawer(page).getByRole('heading', { name: 'Bookkeeper' })).toBeVisible()
  await expect(drawer(page).getByText('30 h a month')).toBeVisible()
  await expectAccessible(page)
  await drawer(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(/\/client\/checkout/)
  await page.goBack()

  await briefcase(page).click()
  await drawer(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  const dialogShown = dialog(page, 'Are you sure you want to remove this VA?')
  await expectAccessible(page)
  await dialogShown.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogShown).toBeHidden()
  await drawer(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await dialogShown.getByRole('button', { name: 'Remove' }).click()
  await expect(drawer(page).getByText('Nobody is in your talent pool yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(briefcase(page)).toBeHidden()
})

test.describe('a talent pool', { tag: '@any-width' }, () => {
  test.beforeEach(async ({ page }) => {
    await enterAsNewClient(page)
    await page.goto(candidatesAddress(`rids=${bookkeeper}&hours=20&tools=Xero`))
    await expect(cards(page)).toHaveCount(12)
  })

  test('B6.4 a later addition is a potential match, and one place a role is kept', async ({ page }) => {
    await addFirst(page)
    const holder = (await cards(page).first().getByRole('heading', { level: 2 }).textContent()) ?? ''
    await addButtons(page).first().click()
    const taken = dialog(page, 'This role has someone already')
    await expect(taken.getByText(/has Bookkeeper in your talent pool/)).toBeVisible()
    await expectAccessible(page)
    await taken.getByRole('button', { name: /^Keep / }).click()
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^In your talent pool/ }),
    ).toBeVisible()
    await addButtons(page).first().click()
    await taken.getByRole('button', { name: /^Choose / }).click()
    const match = dialog(page, 'Potential match added')
    await expect(match.getByText(/is a potential match for Bookkeeper/)).toBeVisible()
    await match.getByRole('button', { name: 'See your talent pool' }).click()
    await expect(drawer(page).getByRole('button', { name: /^Remove / })).toHaveCount(1)
    await expect(drawer(page).getByText(holder, { exact: true })).toHaveCount(0)
  })

  test('B2.5 removing a role with someone asks, and takes them along', { tag: '@any-width' }, async ({ page }) => {
    await addFirst(page)
    await page.getByRole('button', { name: 'Remove Bookkeeper', exact: true }).click()
    const dialogShown = dialog(page, 'Are you sure you want to remove this role?')
    await dialogShown.getByRole('button', { name: 'Cancel' }).click()
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove Bookkeeper', exact: true }).click()
    await dialogShown.getByRole('button', { name: 'Remove' }).click()
    await expect(page).toHaveURL(/step=roles/)
    await expect(briefcase(page)).toBeHidden()
  })

  test(
    'B3.5 more hours than someone has: cancel keeps the hours, accept lets them go',
    { tag: '@any-width' },
    async ({ page }) => {
      await addFirst(page)
      await answerAvailability(page, 0)
      const edit = async () => {
        await page.getByRole('button', { name: 'Edit hours' }).click()
        await dialog(page, 'Edit hours').getByLabel('Hours a month for Bookkeeper').selectOption('100')
        await dialog(page, 'Edit hours').getByRole('button', { name: 'Save hours' }).click()
      }
      const losing = dialog(page, 'By Changing hours you will lose these VAs')
      await edit()
      await expect(losing).toBeVisible()
      await expectAccessible(page)
      await losing.getByRole('button', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(/hours=20/)
      await dialog(page, 'Edit hours').getByRole('button', { name: 'Cancel' }).click()
      await expect(inPool(page)).toHaveCount(1)

      await edit()
      await losing.getByRole('button', { name: 'Accept' }).click()
      await expect(page).toHaveURL(/hours=100/)
      await expect(briefcase(page)).toBeHidden()
    },
  )

  test('B3.5 a check that fails keeps the hours as they were, and says so', { tag: '@any-width' }, async ({ page }) => {
    await addFirst(page)
    await page.route('**/api/matching/availability', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    const hours = page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })
    await hours.selectOption('25')
    await expect(page.getByText('Something happened please try again later.')).toBeVisible()
    await expect(hours).toHaveValue('20')
    await expect(page).toHaveURL(/hours=20/)
  })

  test('B3.6 100+ leads to a call that knows the draft', { tag: '@any-width' }, async ({ page }) => {
    await addFirst(page)
    await page.getByRole('button', { name: 'Edit hours' }).click()
    await answerAvailability(page, 1)
    await dialog(page, 'Edit hours').getByLabel('Hours a month for Bookkeeper').selectOption('100+')
    await dialog(page, 'Edit hours').getByRole('button', { name: 'Save hours' }).click()
    await expect(dialog(page, 'Edit hours')).toBeHidden()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(/\/client\/contact\?project_uuid=[0-9a-f-]{36}/)
  })

  test('B6.7 someone who lost the hours stays, shown as such', { tag: '@any-width' }, async ({ page }) => {
    await addFirst(page)
    await answerAvailability(page, 0)
    await briefcase(page).click()
    await expect(drawer(page).getByText('No longer has the hours', { exact: true })).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Proceed to Checkout' })).toHaveAccessibleDescription(
      /no longer has the hours\. Remove them or choose fewer hours\.$/,
    )
    await expectAccessibleAtEveryWidth(page)
    await page.keyboard.press('Escape')
    await expect(briefcase(page), 'focus is where it was').toBeFocused()
  })

  test('B5.5 a profile adds someone too, and leads back to the candidates', async ({ page }) => {
    await cards(page)
      .nth(1)
      .getByRole('link', { name: /^View profile/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Current availability' })).toBeVisible()
    await page.getByRole('button', { name: /^Add Candidate/ }).click()
    await expect(page).toHaveURL(/\/search(\/[0-9a-f-]{36})?\?step=candidates/)
    await expect(briefcase(page)).toHaveAccessibleName('Talent pool, 1 candidate')
    await expect(page).toHaveURL(/\/search\/[0-9a-f-]{36}\?step=candidates/)
  })
})

/** Presses Add Candidate at the first candidate as a visitor does, and gives the name. */
async function wantFirst(page: Page): Promise<string> {
  await page.goto(candidatesAddress(both))
  const name = (await cards(page).first().getByRole('heading', { level: 2 }).textContent()) ?? ''
  await addButtons(page).first().click()
  await expect(page).toHaveURL(/\/client\/signup\?.*rids=14,16.*assistant_id=\d+/)
  // The page one leaves asks for an email, too, and stands until the next is there.
  await expect(page.getByRole('heading', { level: 1, name: /^Hand the work to someone/ })).toBeVisible()
  return name.split(' ')[0] ?? ''
}

/** Signs in on the page itself. */
async function signInHere(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill(email)
  await main.getByRole('button', { name: 'Get started' }).click()
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test(
  '0.20, B6.5 a visitor’s Add leads to the sign-up, and the person is in the talent pool after it',
  { tag: '@any-width' },
  async ({ page }) => {
    test.slow()
    await page.clock.install()
    const name = await wantFirst(page)
    await live(page)
    const main = page.getByRole('main')
    const address = newEmail('wanted')
    await main.getByLabel('Email', { exact: true }).fill(address)
    await main.getByRole('button', { name: 'Get started' }).click()
    await fillRegistration(main, page)
    await main.getByRole('button', { name: 'Create account' }).click()
    await main.getByLabel('Confirmation Code').fill(await mailedCode(page.request, address))
    await main.getByLabel('New password', { exact: true }).fill(firstPassword)
    await main.getByLabel('Confirm password', { exact: true }).fill(firstPassword)
    await pauseClock(page)
    await main.getByRole('button', { name: 'Save password' }).click()
    await expectWhilePaused(page, confirmation(page).getByText(`We contact ${name}`))
    await expectClosed(page)
    await expect(page).toHaveURL(/\/search\/[0-9a-f-]{36}\?step=candidates/)
    await expect(inPool(page)).toHaveCount(1)
    await expect(briefcase(page)).toHaveAccessibleName('Talent pool, 1 candidate')
    await page.reload()
    await expect(briefcase(page), 'it stands in the draft').toHaveAccessibleName('Talent pool, 1 candidate')
  },
)

test(
  '0.20 whom a visitor wanted and who has left meanwhile is told as such',
  { tag: '@any-width' },
  async ({ page }) => {
    const { email } = await newClient(page.request, 'wanted-gone')
    const name = await wantFirst(page)
    await page.route('**/api/matching/assistants/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found' } }),
    )
    await signInHere(page, email, firstPassword)
    await expect(page.getByText(`${name} is no longer available.`)).toBeVisible()
    await expect(briefcase(page)).toBeHidden()
  },
)

test('0.20 an assistant who signs in after a visitor’s Add adds nobody', { tag: '@any-width' }, async ({ page }) => {
  await wantFirst(page)
  await signInHere(page, 'va@demo.test', 'Demo-pass-1!')
  await expect(page).toHaveURL('/va/home')
  expect(await page.evaluate(() => localStorage.getItem('talentplace.wanted'))).toBeNull()
  await expect(confirmation(page)).toBeHidden()
})

test('B5.5 an assistant adds nobody', { tag: '@any-width' }, async ({ page }) => {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: 'va@demo.test', password: 'Demo-pass-1!' },
  })
  const stored = JSON.stringify(await answer.json())
  await page.addInitScript((session) => localStorage.setItem('talentplace.session', session), stored)
  await page.goto(candidatesAddress(both))
  await expect(cards(page)).toHaveCount(12)
  await expect(addButtons(page)).toHaveCount(0)
})
