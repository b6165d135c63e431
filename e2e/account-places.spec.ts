import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessible } from './steps/axe.ts'
import { fillRegistration, newEmail, pickCity } from './steps/registration.ts'
import { email, goToRegistration, openSignup } from './steps/signup.ts'

test('A1.12, B7.3 a city that was typed and not picked is flagged, and picked by keyboard alone is taken', async ({
  page,
}) => {
  test.slow()
  const main = await openSignup(page)
  await goToRegistration(main, 'keyboard')
  const message = main.getByText('Select the city from the generated list once you start typing')
  await page.keyboard.type('Sam Kerr')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('902 555 0100')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kerr Foods')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Halif')
  await expect(page.getByRole('option', { name: 'Halifax, NS' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(message).toBeVisible()
  await main.getByLabel('City').focus()
  await page.keyboard.type('a')
  await expect(page.getByRole('option', { name: 'Halifax, NS' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('City')).toHaveValue('Halifax, NS')
  await expect(message).toBeHidden()
  // Over the code of whoever told them of us.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(main.getByLabel(/terms of service/)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(main.getByLabel(/terms of service/)).toBeChecked()
})

test('B4.9 a zone that cannot be looked up keeps nobody from registering', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/api/user/timezone', (route) => route.fulfill({ status: 500, body: 'oops' }))
  const main = await openSignup(page)
  await goToRegistration(main, 'zone')
  await fillRegistration(main, page)
  await expect(page.getByText('Could not get timezone and timezone offset')).toBeVisible()
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect(main.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
})

/** A page that is told of a maps key. */
async function withKey(page: Page): Promise<void> {
  const known = (await (await page.request.get('/api/user/config')).json()) as object
  await page.route('**/api/user/config', (route) => route.fulfill({ json: { ...known, google_maps_key: 'a-key' } }))
}

test.describe('A1.14 Google Maps', { tag: '@any-width' }, () => {
  // The policy lets Google in where a key is configured; here the key is put into the answer alone.
  test.use({ bypassCSP: true })

  test(
    'a script that fails reloads the page once, then the built-in list serves',
    { tag: '@any-width' },
    async ({ page }) => {
      await withKey(page)
      let requests = 0
      await page.route('https://maps.googleapis.com/**', (route) => {
        requests += 1
        return route.abort()
      })
      const main = await openSignup(page)
      const address = newEmail('maps')
      await email(main).fill(address)
      await main.getByRole('button', { name: 'Get started' }).click()
      await expect.poll(() => requests).toBe(2)
      await expect(main.getByLabel('Full Name')).toBeVisible()
      await expect(email(main)).toHaveValue(address)
      await pickCity(main, page)
      expect(requests).toBe(2)
    },
  )

  test('cities come from Google, asked for region CA in English', { tag: '@any-width' }, async ({ page }) => {
    await withKey(page)
    await page.route('https://maps.googleapis.com/**', (route) => {
      const { searchParams } = new URL(route.request().url())
      expect(searchParams.get('region')).toBe('CA')
      expect(searchParams.get('language')).toBe('en')
      const script = `
        class Place {
          addressComponents = [
            { longText: 'Lunenburg', shortText: 'Lunenburg', types: ['locality'] },
            { longText: 'Nova Scotia', shortText: 'NS', types: ['administrative_area_level_1'] },
            { longText: 'Canada', shortText: 'CA', types: ['country'] },
          ]
          location = { lat: () => 44.38, lng: () => -64.32 }
          async fetchFields() {}
        }
        const text = { toString: () => 'Lunenburg, NS, Canada' }
        const placePrediction = { placeId: 'l', text, toPlace: () => new Place() }
        const AutocompleteSuggestion = { fetchAutocompleteSuggestions: async () => ({ suggestions: [{ placePrediction }] }) }
        const library = { AutocompleteSessionToken: class {}, AutocompleteSuggestion }
        window.google = { maps: { importLibrary: async () => library } }
        window[${JSON.stringify(searchParams.get('callback'))}]()`
      return route.fulfill({ contentType: 'text/javascript', body: script })
    })
    const main = await openSignup(page)
    await goToRegistration(main, 'google')
    const zone = page.waitForRequest('**/api/user/timezone')
    await main.getByLabel('City').pressSequentially('Lunen')
    await page.getByRole('option', { name: 'Lunenburg, NS, Canada' }).click()
    await expect(main.getByLabel('City')).toHaveValue('Lunenburg, NS')
    expect((await zone).postDataJSON()).toEqual({ latitude: 44.38, longitude: -64.32 })
  })
})
