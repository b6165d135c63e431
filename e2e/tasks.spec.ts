import { expect, test } from './steps/journey.ts'
import { demoPassword, signIn } from './steps/account.ts'
import { openAsStaff } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'

test(
  'C2, C2.3 an assistant adds a task by a line, does it and undoes it, a client talks about it, and staff see it',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    await page.goto('/va/tasks/todo')
    await signIn(page, { email: 'va@demo.test', password: demoPassword })
    await expect(page.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible()
    await page.getByLabel('New task').fill('Call the printer tomorrow !high')
    await expect(page.getByText('Reads as Call the printer')).toBeVisible()
    await expect(page.getByText(/^Due /).first()).toBeVisible()
    await expect(page.getByText('High priority')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Add the task' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Call the printer' })
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Done: Call the printer' }).click()
    await expect(row.getByRole('button', { pressed: true })).toBeVisible()
    await row.getByRole('button', { name: 'Done: Call the printer' }).click()
    await expect(row.getByRole('button', { pressed: false })).toBeVisible()

    await row.getByRole('link', { name: 'Call the printer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Call the printer' })).toBeVisible()
    await page.getByLabel('New subtask').fill('Find the number')
    await page.getByRole('button', { name: 'Add a subtask' }).click()
    await expect(page.getByRole('link', { name: 'Find the number' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    const { pathname } = new URL(page.url())

    await page.goto('/va/tasks')
    const first = page.getByRole('button', { name: /^Move / }).first()
    const moved = await first.getAttribute('aria-label')
    await first.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/ is at place 1 of /)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/ is at place 2 of /)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Move / }).nth(1)).toHaveAttribute('aria-label', moved ?? '')
    await expectAccessibleAtEveryWidth(page)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Move / }).nth(1)).toHaveAttribute('aria-label', moved ?? '')
    await page.goto(pathname)

    const client = await browser.newPage()
    await client.goto('/client/tasks?search=Call+the+printer')
    await signIn(client, { email: 'client@demo.test', password: demoPassword })
    await client.getByRole('link', { name: 'Call the printer', exact: true }).click()
    await expect(client).toHaveURL(pathname.replace('/va/', '/client/'))
    await client.getByLabel('Your comment').fill('Ask for Friday.')
    await client.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(client.getByText('Ask for Friday.')).toBeVisible()
    await expect(page.getByText('Ask for Friday.'), 'heard without a reload').toBeVisible()
    await page.getByRole('button', { name: 'Done: Call the printer', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Reopen: Call the printer', exact: true })).toBeVisible()
    await client.goto('/client/tasks/completed')
    await expect(client.getByRole('link', { name: 'Call the printer', exact: true })).toBeVisible()
    await expectAccessibleAtEveryWidth(client)

    const staff = await browser.newPage()
    await openAsStaff(staff, 'super', '/admin/tasks?type=completed&search=Call+the+printer')
    await expect(staff.getByRole('link', { name: 'Call the printer', exact: true })).toBeVisible()
    await expectAccessibleAtEveryWidth(staff)
  },
)
