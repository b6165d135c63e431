import { expect, test } from './steps/journey.ts'
import { demoPassword, signInByDialog } from './steps/account.ts'
import { openAsStaff } from './steps/admin.ts'
import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { newWork } from './steps/own-work.ts'

test(
  'C2, C2.3 an assistant adds a task by a line, does it and undoes it, a client talks about it, and staff see it',
  { tag: '@any-width' },
  async ({ page, browser }) => {
    test.slow()
    const work = await newWork()
    await page.goto('/va/tasks/todo')
    await signInByDialog(page, { email: work.assistant, password: demoPassword })
    await expect(page.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible()
    await page.getByLabel('New task').fill('Call the printer tomorrow !high')
    await expect(page.getByText('Task name: Call the printer', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Due /).first()).toBeVisible()
    await expect(page.getByText('High priority')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    // A reading is taken back by keyboard: its words are in their place again, and the field has the focus.
    await page.getByRole('button', { name: 'Keep “tomorrow” in the task name' }).press('Enter')
    await expect(page.getByText('Task name: Call the printer tomorrow', { exact: true })).toBeVisible()
    await expect(page.getByLabel('New task')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Keep “tomorrow” in the task name' })).toHaveCount(0)
    await page.getByLabel('New task').fill('')
    await page.getByLabel('New task').fill('Call the printer tomorrow !high')
    await page.getByRole('button', { name: 'Add task' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Call the printer' })
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Done: Call the printer' }).click()
    await expect(row.getByRole('button', { name: 'Done: Call the printer', pressed: true })).toBeVisible()
    await row.getByRole('button', { name: 'Done: Call the printer' }).click()
    await expect(row.getByRole('button', { name: 'Done: Call the printer', pressed: false })).toBeVisible()

    await row.getByRole('link', { name: 'Call the printer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Call the printer' })).toBeVisible()
    await page.getByLabel('New subtask').fill('Find the number')
    await page.getByRole('button', { name: 'Add a subtask' }).click()
    await expect(page.getByRole('link', { name: 'Find the number' })).toBeVisible()
    const files = page.getByRole('region', { name: 'Files' })
    await files.locator('input[type=file]').setInputFiles({
      name: 'numbers.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('416 555 0100'),
    })
    await expect(files.getByRole('button', { name: 'Save numbers.txt' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    const { pathname } = new URL(page.url())

    await page.goto('/va/tasks')
    const first = page.getByRole('button', { name: /^Move / }).first()
    const moved = await first.getAttribute('aria-label')
    await first.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/ is at position 1 of /)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/ is at position 2 of /)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Move / }).nth(1)).toHaveAttribute('aria-label', moved ?? '')
    await expectAccessibleAtEveryWidth(page)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Move / }).nth(1)).toHaveAttribute('aria-label', moved ?? '')
    const handle = page.getByRole('button', { name: `${moved}`, exact: true })
    const [from, to] = [
      await handle.boundingBox(),
      await page
        .getByRole('button', { name: /^Move / })
        .first()
        .boundingBox(),
    ]
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 4, { steps: 8 })
    await page.mouse.up()
    await saved
    await expect(page.getByRole('button', { name: /^Move / }).first()).toHaveAttribute('aria-label', moved ?? '')
    // What follows is pressed sooner after the drop than anyone could: as a part of it, it wouldn't count (dnd-kit).
    await page.reload()
    await expect(page.getByRole('button', { name: /^Move / }).first()).toHaveAttribute('aria-label', moved ?? '')
    await page.getByRole('button', { name: 'Select' }).press('Enter')
    const own = page.getByRole('checkbox', { name: /^Select / })
    await expect(own.nth(1)).toBeVisible()
    const two = await own.evaluateAll((all) => all.slice(0, 2).map((each) => each.getAttribute('aria-label') ?? ''))
    for (const name of two) await page.getByRole('checkbox', { name, exact: true }).press('Space')
    await expect(page.getByText('2 tasks selected')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByLabel('Priority', { exact: true }).selectOption({ index: 1 })
    await expect(page.getByRole('button', { name: 'Select' })).toBeVisible()
    await page.goto(pathname)

    const client = await browser.newPage()
    await client.goto('/client/tasks?search=Call+the+printer')
    await signInByDialog(client, { email: work.client, password: demoPassword })
    await client.getByRole('link', { name: 'Call the printer', exact: true }).click()
    await expect(client).toHaveURL(pathname.replace('/va/', '/client/'))
    await expect(client.getByRole('button', { name: 'Save numbers.txt' })).toBeVisible()
    await client.getByLabel('Your comment').fill('Ask for Friday.')
    await client.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(client.getByText('Ask for Friday.')).toBeVisible()
    await expect(page.getByText('Ask for Friday.'), 'heard without a reload').toBeVisible()
    await page.getByRole('button', { name: 'Done: Call the printer', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Reopen: Call the printer', exact: true })).toBeVisible()
    await client.goto('/client/tasks')
    await client.getByRole('button', { name: 'Select' }).click()
    const boxes = client.getByRole('checkbox', { name: /^Select / })
    await boxes.first().focus()
    await client.keyboard.press('Space')
    await boxes.nth(2).click({ modifiers: ['Shift'] })
    await expect(client.getByText('3 tasks selected')).toBeVisible()
    await client.getByLabel('Priority', { exact: true }).last().selectOption('High')
    await expect(client.getByText('3 tasks updated.')).toBeVisible()
    await client.getByRole('button', { name: 'Undo' }).click()
    await expect(client.getByText('Change undone.')).toBeVisible()
    await client.getByLabel('Group by').selectOption('Person')
    await expect(client).toHaveURL(/group=person/)
    await expect(client.getByRole('rowheader').first()).toBeVisible()
    await expectAccessibleAtEveryWidth(client)
    await client.goto('/client/tasks/completed')
    await expect(client.getByRole('link', { name: 'Call the printer', exact: true })).toBeVisible()
    await expectAccessibleAtEveryWidth(client)

    const staff = await browser.newPage()
    await openAsStaff(staff, 'super', '/admin/tasks?type=completed&search=Call+the+printer')
    await expect(staff.locator(`a[href="${pathname.replace('/va/', '/admin/')}"]`)).toBeVisible()
    await expectAccessibleAtEveryWidth(staff)
    await client.getByRole('button', { name: 'Reopen: Call the printer', exact: true }).click()
    await expect(client.getByText('Back on the list.')).toBeVisible()
    await expect(client.getByRole('link', { name: 'Call the printer', exact: true })).toBeHidden()
    await client.goto('/client/tasks?search=Call+the+printer')
    await client.getByRole('button', { name: 'Done: Call the printer', exact: true }).click()
    await client.getByRole('button', { name: 'Undo' }).click()
    await expect(client.getByText('Back on the list.')).toBeVisible()
  },
)
