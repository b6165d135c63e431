import { expectAccessibleAtEveryWidth } from './steps/axe.ts'
import { expect, test } from './steps/journey.ts'
import { nextButton, searchBox, searchParameters } from './steps/wizard.ts'

const message =
  'I need a bookkeeper for QuickBooks, 15 hours a week on Central time, mornings only, who speaks French, for $800 a month, but no surveys or cold calling'

test(
  'B2.1 a whole message is understood: what it says is shown, and nothing of it is asked again',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/search')
    await searchBox(page).evaluate(
      (box, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', text)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      `${message} ${'and more '.repeat(300)}`,
    )
    await expect(page.getByText('A message has up to 2,000 characters. What goes beyond was left out.')).toBeVisible()
    await searchBox(page).fill(message)
    await page.keyboard.press('Enter')
    const understood = page.getByRole('group', { name: 'Understood as' })
    const chips = (name: string) => understood.getByRole('list', { name, exact: true }).getByRole('listitem')
    await expect(chips('Work')).toHaveText([/Bookkeeper/])
    await expect(chips('Tools')).toHaveText([/QuickBooks Online/])
    await expect(chips('Languages')).toHaveText([/French/])
    await expect(chips('Hours')).toHaveText([/65 h a month/])
    await expect(chips('Times')).toHaveText([/Mornings/])
    await expect(chips('Clock')).toHaveText([/Chicago time/])
    await expect(chips('Budget')).toHaveText([/800 a month/])
    await expect(chips('Not').filter({ hasText: 'Cold caller and telemarketer' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)

    await nextButton(page).click()
    await expect(page.getByRole('checkbox', { name: 'Bookkeeper', exact: true })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Cold caller and telemarketer', exact: true })).toHaveCount(0)
    await nextButton(page).click()
    await expect(page.getByText('You told us 15 hours a week.')).toBeVisible()
    await expect(page.getByText(/^Your budget: .*800 a month$/)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toHaveValue('65')
    const search = page.waitForRequest((request) => request.url().includes('/matching/vasearch'))
    await nextButton(page).click()
    const wanted = new URL((await search).url()).searchParams
    expect(wanted.get('timezone')).toBe('America/Chicago')
    expect(wanted.get('offset_range')).toBe('120')
    expect(wanted.getAll('lids[]')).toHaveLength(1)
    expect(wanted.getAll('availabilities[]').toSorted()).toEqual(
      ['friday', 'monday', 'thursday', 'tuesday', 'wednesday'].map((day) => `${day}_morning`),
    )

    // What is taken away again stays away.
    await page.goto('/search?step=requirements')
    await page.getByRole('button', { name: 'Leave out Chicago time' }).click()
    await page.getByRole('button', { name: 'Leave out 65 h a month' }).click()
    await page.getByRole('button', { name: 'Leave out Cold caller and telemarketer' }).click()
    await expect(understood.getByText('Chicago time')).toHaveCount(0)
    await expect.poll(() => searchParameters(page).get('timezone')).toBeNull()
    await nextButton(page).click()
    await expect(page.getByRole('checkbox', { name: 'Cold caller and telemarketer', exact: true })).not.toBeChecked()
    await nextButton(page).click()
    await expect(page.getByText('Start small if you like')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Hours a month for Bookkeeper' })).toHaveValue('10')

    // Said again in a new search, it counts again.
    await page.goto(`/search?step=roles&default=${encodeURIComponent(message)}`)
    await expect.poll(() => searchParameters(page).get('timezone')).toBe('America/Chicago')
  },
)
