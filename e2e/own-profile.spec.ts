import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { expectAccessible } from './steps/axe.ts'
import { bookkeeper, search } from './steps/candidates.ts'
import { newAssistant } from './steps/new-assistant.ts'
import { become, newContact, sessionOf } from './steps/session.ts'

/** They go by themselves for people; a journey holds them, and they stand before what is below. */
async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close this message' })
  await close.first().click()
  await expect(close).toHaveCount(0)
}

test('C5 an assistant writes their profile, draws their week, and the search finds what is new', async ({ page }) => {
  const client = await newContact(page.request, 'own-profile')
  const assistant = await newAssistant(page.request, client)
  await become(page, await sessionOf(page.request, assistant.email))
  await page.goto('/va/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expectAccessible(page)

  const words = page.getByRole('form', { name: 'About you' })
  await words.getByLabel('In short').fill('Books for podcasters, closed by the fifth.')
  await words.getByRole('button', { name: 'Save' }).click()
  await expect(words.getByRole('button', { name: 'Save' })).toBeDisabled()
  await closeMessages(page)

  const work = page.getByRole('form', { name: 'What you do' })
  await work.getByLabel('Add a skill').fill('Podcast launch pl')
  await expect(page.getByRole('option', { name: 'Podcast launch planning' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await work.getByLabel('How well: Podcast launch planning').selectOption('Expert')
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(work.getByRole('button', { name: 'Save' })).toBeDisabled()
  await closeMessages(page)

  const hours = page.getByRole('form', { name: 'Hours and week' })
  const part = (name: string) => hours.getByRole('button', { name, exact: true })
  // Whatever the week was: Saturday whole, by Space and then Shift with the arrows.
  await part('Saturday morning').focus()
  if ((await part('Saturday morning').getAttribute('aria-pressed')) === 'false') await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(part('Saturday evening')).toBeFocused()
  for (const name of ['Saturday morning', 'Saturday afternoon', 'Saturday evening']) {
    await expect(part(name)).toHaveAttribute('aria-pressed', 'true')
  }
  // And Sunday by drawing on from its morning.
  await part('Sunday morning').scrollIntoViewIfNeeded()
  const [from, to] = [await part('Sunday morning').boundingBox(), await part('Sunday evening').boundingBox()]
  if (!from || !to) throw new Error('The week isn’t shown')
  const works = (await part('Sunday morning').getAttribute('aria-pressed')) === 'false'
  await page.mouse.move(from.x + 9, from.y + 9)
  await page.mouse.down()
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 12 })
  await page.mouse.up()
  await expect(part('Sunday evening')).toHaveAttribute('aria-pressed', String(works))
  await hours.getByRole('button', { name: 'Save' }).click()
  await expect(hours.getByRole('button', { name: 'Save' })).toBeDisabled()

  await page.getByRole('link', { name: 'See your profile as clients do' }).click()
  await expect(page.getByText('Books for podcasters, closed by the fifth.')).toBeVisible()
  await expect(page.getByText('Podcast launch planning · expert')).toBeVisible()
  await expectAccessible(page)

  const found = await page.request.get(`/api/matching/keywords?searchQuery=Podcast launch planning&types[]=skill`)
  const { keywords } = (await found.json()) as { keywords: { id: number; value: string }[] }
  const skill = keywords.find(({ value }) => value === 'Podcast launch planning')?.id
  await expect
    .poll(async () => {
      const { assistants } = await search(
        page.request,
        `rids[]=${bookkeeper}&hours[]=10&sids[]=${skill}&pagination.limit=100`,
      )
      return assistants.map(({ id }) => id)
    })
    .toContain(assistant.id)
})
