import { expect, test } from './steps/journey.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { quebec, saveAddress } from './steps/checkout.ts'
import { authorized, become, newContact } from './steps/session.ts'

test(
  'C5.2 a client keeps their company; a failed save and a reload keep what was typed',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const signed = await newContact(request, 'company')
    await become(page, signed)
    await page.goto('/client/company_info')
    await page.getByLabel('Address', { exact: true }).fill('12 rue Saint-Paul')
    await page.getByLabel('Country').selectOption({ label: 'United States' })
    await expect(page.getByLabel('ZIP code')).toBeVisible()
    await page.getByLabel('State').selectOption({ label: 'Vermont' })
    await page.getByLabel('City').fill('Burlington')
    await page.getByLabel('ZIP code').fill('H2Y 1G7')
    await page.getByRole('button', { name: 'Add a tax number' }).click()
    await page.getByRole('textbox', { name: 'Number 1' }).fill('123456789 RT0001')
    await page.getByRole('button', { name: 'Add an email' }).click()
    await page.getByRole('textbox', { name: 'Email 1' }).fill('nobody')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('A ZIP code looks like 10001 or 10001-0001')).toBeVisible()
    await expect(page.getByText('E-mail must be valid')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.reload()
    await expect(page.getByLabel('City')).toHaveValue('Burlington')
    await page.getByLabel('ZIP code').fill('05401')
    await page.getByRole('textbox', { name: 'Email 1' }).fill('books@kerr.test')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    const stored = await request.get('/api/client/self', { headers: authorized(signed) })
    expect(await stored.json()).toMatchObject({
      state_prov: 'VT',
      postal_code: '05401',
      invoice_emails: ['books@kerr.test'],
    })
  },
)

test(
  'C5.2 what someone else saved meanwhile is told before it is saved over',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const signed = await newContact(request, 'stale')
    await saveAddress(request, signed)
    await become(page, signed)
    await page.goto('/client/company_info')
    await page.getByLabel('PO number').fill('PO-7')
    await request.put(`/api/client/${signed.user.client_uuid}`, {
      headers: authorized(signed),
      data: { ...quebec, company: 'Kerr Foods', city: 'Laval', version: 2 },
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/Someone else has changed this meanwhile/)).toBeVisible()
    await expect(page.getByLabel('PO number')).toHaveValue('PO-7')
    await expect(page.getByLabel('City')).toHaveValue('Laval')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    const stored = await request.get('/api/client/self', { headers: authorized(signed) })
    expect(await stored.json()).toMatchObject({ city: 'Laval', po_number: 'PO-7' })
  },
)

test(
  'issue 34: a pasted extension goes to a field of its own, and an odd number is asked about, not refused',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const signed = await newContact(request, 'extension')
    await saveAddress(request, signed)
    await become(page, signed)
    await page.goto('/client/company_info')
    const phone = page.getByLabel('Phone')
    await expect(page.getByLabel('Ext. (optional)')).toBeHidden()
    await phone.fill('514–555–0100 poste 204')
    await phone.blur()
    await expect(phone).toHaveValue('514–555–0100')
    await expect(page.getByLabel('Ext. (optional)')).toHaveValue('204')
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    const stored = () => request.get('/api/client/self', { headers: authorized(signed) }).then((reply) => reply.json())
    expect(await stored()).toMatchObject({ phone_number: '514-555-0100', phone_extension: '204' })
    await phone.fill('514 55')
    await phone.blur()
    await expect(page.getByText('Is this the whole number? You can keep it as it is.')).toBeVisible()
    await page.getByLabel('Ext. (optional)').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(stored).toMatchObject({ phone_number: '514 55', phone_extension: '' })
  },
)

test('C5.1 a client changes their own name, telephone and city', { tag: '@any-width' }, async ({ page, request }) => {
  const signed = await newContact(request, 'contact')
  await become(page, signed)
  await page.goto('/client/contact_info')
  await page.getByLabel('Full name').fill('Samuel Kerr')
  const city = page.getByRole('textbox', { name: 'City' })
  await city.fill('')
  await city.pressSequentially('Regin')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Select the city from the generated list once you start typing')).toBeVisible()
  await city.fill('')
  await city.pressSequentially('Regin')
  await page.getByRole('option', { name: 'Regina, SK' }).click()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(city).toHaveValue('Regina, SK')
  await expect(page.getByLabel('Full name')).toHaveValue('Samuel Kerr')
})

test('pages of forms are headed as lists and records are', { tag: '@any-width' }, async ({ page, request }) => {
  await become(page, await newContact(request, 'headings'))
  const look = async (path: string) => {
    await page.goto(path)
    const heading = page.locator('main h1')
    await expect(heading).toBeVisible()
    // On a first visit the page's own fonts come once it has what it shows.
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts-later')
    return heading.evaluate((element) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
      return { fontFamily, fontSize, fontWeight }
    })
  }
  const ofLists = await look('/client/projects_draft')
  for (const path of ['/client/company_info', '/client/contact_info', '/client/billing', '/profile/password']) {
    expect(await look(path), path).toEqual(ofLists)
  }
})
