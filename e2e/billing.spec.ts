import { expect, test } from './steps/journey.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { addCard } from './steps/cards.ts'
import { newContact, openAs, sessionOf } from './steps/session.ts'

const verify = 'Unable to process your request. Please verify your details and try again.'

test('B9.1, B9.3 a client adds cards, chooses the default and deletes one', async ({ page, request }) => {
  const contact = await newContact(request, 'billing')
  const expiry = `4/${new Date().getUTCFullYear() + 2}`
  await addCard(request, contact, `tok_visa@${expiry}`)
  await openAs(page, contact, '/client/billing')
  const cards = page.getByRole('list', { name: 'Your cards' })
  const visa = cards.getByRole('listitem').filter({ hasText: 'Visa ending in 4242' })
  await expect(visa).toContainText('Default')
  await expect(visa).toContainText(expiry)

  await page.getByRole('button', { name: 'Add a card' }).click()
  const add = page.getByRole('button', { name: 'Add card' })
  await expect(add).toBeDisabled()
  await page.getByLabel('Test card').selectOption('American Express')
  await add.click()
  const amex = cards.getByRole('listitem').filter({ hasText: 'American Express ending in 0005' })
  await expect(amex).toBeVisible()

  await visa.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText('Unable to delete default credit card - please select another default card first.'),
  ).toBeVisible()
  await amex.getByRole('button', { name: 'Make default' }).click()
  await expect(page.getByText('Default credit card updated.')).toBeVisible()
  await expect(amex).toContainText('Default')

  await visa.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Visa ending in 4242?' })
  await dialog.getByRole('textbox').fill(`0${expiry}`)
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
  await dialog.getByRole('textbox').fill(expiry)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
  await expect(visa).toHaveCount(0)
  await expect(amex).toBeVisible()
})

test('B9.4 what fails says so and keeps what was entered @any-width', async ({ page, request }) => {
  await openAs(page, await newContact(request, 'billing'), '/client/billing')
  await page.getByRole('button', { name: 'Add a card' }).click()
  const choice = page.getByLabel('Test card')
  await choice.selectOption('A card that is refused')
  await page.getByLabel('Postal or ZIP code').fill('B3H 1A1')
  await page.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByText(verify)).toBeVisible()
  await expect(page.getByLabel('Postal or ZIP code')).toHaveValue('B3H 1A1')

  await page.route('**/api/client/*/credit_card', (route) => route.abort())
  await choice.selectOption('MasterCard')
  await page.getByRole('button', { name: 'Add card' }).click()
  await expect(page.getByText('Unable to save credit card - please try again later.')).toBeVisible()
  await page.unroute('**/api/client/*/credit_card')
  await page.getByRole('button', { name: 'Add card' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'MasterCard ending in 4444' })
  await expect(card).toContainText('Default')
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeFocused()
})

test('B9.5 Billing is accessible empty, filled, while adding, and when it fails @any-width', async ({
  page,
  request,
}) => {
  const contact = await newContact(request, 'billing')
  await openAs(page, contact, '/client/billing')
  await expect(page.getByText('No card yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a card' }).click()
  await expect(page.getByLabel('Test card')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  for (const token of [
    'tok_visa',
    'tok_mastercard',
    'tok_discover',
    'tok_diners',
    'tok_unknown_brand',
    'tok_expired',
  ]) {
    await addCard(request, contact, token)
  }
  await page.reload()
  const expired = page.getByRole('listitem').filter({ hasText: 'Visa ending in 0069' })
  await expect(expired).toContainText('Expired 4/')
  await expect(expired.getByRole('button', { name: 'Make default' })).toHaveCount(0)
  const icons = page.getByRole('list', { name: 'Your cards' }).locator('svg[data-brand]')
  expect(await icons.evaluateAll((all) => all.map((each) => each.getAttribute('data-brand')))).toEqual([
    'Visa',
    'Visa',
    'generic',
    'Diners Club',
    'Discover',
    'MasterCard',
  ])
  await expectAccessibleAtEveryWidth(page)

  await page.route('**/api/client/*/credit_card/talentplace', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('An Error occurred, please try again later.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.unroute('**/api/client/*/credit_card/talentplace')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(expired).toBeVisible()
})

test('A2.9 Billing is not the other contacts’: neither page nor menu @any-width', async ({ page, request }) => {
  await openAs(page, await sessionOf(request, 'contact@demo.test'), '/client/billing')
  await expect(page).toHaveURL(/\/client\/home$/)
  await expect(page.getByRole('link', { name: 'Billing' })).toHaveCount(0)
})
