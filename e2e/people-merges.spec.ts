import { openAsStaff, uniqueName } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { manage } from './steps/record.ts'
import { authorized, sessionOf } from './steps/session.ts'

test(
  'E1 a client who is there twice is merged into the other one, seen first, and the old address leads there',
  { tag: '@any-width' },
  async ({ page, request }) => {
    const staff = await sessionOf(request, 'super@demo.test')
    const add = async (company: string) => {
      const answer = await request.post('/api/client', { headers: authorized(staff), data: { company } })
      expect(answer.status(), await answer.text()).toBe(200)
      return { company, ...((await answer.json()) as { uuid: string }) }
    }
    const retained = await add(uniqueName('Kept'))
    const twice = await add(uniqueName('Twice'))

    await openAsStaff(page, 'super', `/admin/clients/${twice.uuid}`)
    await manage(page, 'Merge into another one …')
    const dialog = page.getByRole('dialog', { name: `Merge ${twice.company}?` })
    await dialog.getByLabel('Merge into').fill(retained.company)
    await page.getByRole('option', { name: retained.company }).click()
    await expect(dialog.getByText(`${twice.company} is gone then.`)).toBeVisible()
    await dialog.getByRole('button', { name: `Merge into ${retained.company}` }).click()
    await expect(dialog.getByText('Required')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await dialog.getByLabel('Reason').fill('Signed up twice')
    await dialog.getByRole('button', { name: `Merge into ${retained.company}` }).click()
    await expect(page).toHaveURL(`/admin/clients/${retained.uuid}`)
    await expect(page.getByText(`${twice.company} is merged into ${retained.company}.`)).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('Signed up twice').first()).toBeVisible()

    await page.goto(`/admin/clients/${twice.uuid}`)
    await expect(page.getByRole('main').getByText(retained.company).first()).toBeVisible()
  },
)
