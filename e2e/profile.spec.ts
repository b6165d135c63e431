import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { getAssistant } from '@talentplace/contract/matching/assistant.routes'
import { expectAccessible, expectNoSidewaysScroll } from './steps/axe.ts'
import { beSignedIn, bookkeeper, candidatesAddress, cards, search, type Found } from './steps/candidates.ts'

type Profile = ReplyOf<typeof getAssistant>

test.use({ timezoneId: 'America/Toronto' })

const searched = `rids[]=${bookkeeper}&hours[]=10&timezone=America/Toronto&pagination.limit=100`
const address = `rids=${bookkeeper}&hours=10&timezone=America/Toronto`
const profileCalls = '**/api/matching/assistants/*'

/** Someone of the search: at a place in its order, or the first for whom something holds. */
async function someone(page: Page, wanted: number | ((person: Found['assistants'][number]) => boolean)) {
  const { assistants } = await search(page.request, searched)
  const found = typeof wanted === 'number' ? assistants[wanted] : assistants.find(wanted)
  if (!found) throw new Error('The demo data hold nobody like that')
  return found
}

async function changeProfile(page: Page, change: (profile: Profile) => void): Promise<void> {
  await page.route(profileCalls, async (route) => {
    const response = await route.fetch()
    const profile = (await response.json()) as Profile
    change(profile)
    await route.fulfill({ json: profile })
  })
}

// An answer that is still being changed when a test ends would fail it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

test.describe('a visitor', () => {
  test(
    'B5.1 opens one of the first 3 from the results, and Close leads back to them',
    { tag: '@tablet' },
    async ({ page }) => {
      await page.goto(candidatesAddress(`rids=${bookkeeper}&hours=10`))
      await expect(cards(page)).toHaveCount(3)
      await cards(page)
        .nth(2)
        .getByRole('link', { name: /^View profile/ })
        .click()
      await expect(page).toHaveURL(/\/assistants\/[0-9a-f-]{36}\?.*rids=14&hours=10/)
      await expect(page.getByRole('heading', { name: 'Weekly schedule' })).toBeVisible()
      const name = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').split(' ')[0]
      await expect(page).toHaveTitle(new RegExp(`^${name}.* - Virtual Assistant$`))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page).toHaveURL(/step=candidates/)
      await expect(cards(page)).toHaveCount(3)
    },
  )

  test(
    'B5.1 is asked to sign in for the fourth, and the page stays useful',
    { tag: '@any-width' },
    async ({ page }) => {
      const { assistants, count } = await search(page.request, searched)
      await page.goto(`/assistants/${assistants[3]?.uuid}?${address}`)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(`Sign in to see all ${count} candidates`)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'This profile is for signed-in people' })).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByRole('link', { name: 'See the first three' })).toHaveAttribute(
        'href',
        '/search?step=candidates&rids=14&hours=10',
      )
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await dialog.getByLabel('Email').fill('client2@demo.test')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await dialog.getByLabel('Password', { exact: true }).fill('Demo-pass-1!')
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: assistants[3]?.display_name })).toBeVisible()
    },
  )

  test('B5.2 who came by a link is led home by Close', { tag: '@any-width' }, async ({ page }) => {
    const person = await someone(page, 0)
    await page.goto(`/assistants/${person.uuid}?${address}`)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test.describe('a signed-in person', () => {
  test.beforeEach(async ({ page }) => {
    await beSignedIn(page)
  })

  test('B5.2 reads the name with a Virtual Assistant suffix in the title', { tag: '@any-width' }, async ({ page }) => {
    const person = await someone(page, 5)
    await page.goto(`/assistants/${person.uuid}?${address}`)
    await expect(page).toHaveTitle(`${person.display_name} - Virtual Assistant`)
  })

  test('B5.3 finds every section, and B5.5 the way into the talent pool', { tag: '@tablet' }, async ({ page }) => {
    const person = await someone(page, ({ skill_count, feedback_count }) => skill_count > 5 && feedback_count > 0)
    await changeProfile(page, ({ assistant }) => {
      assistant.vg_academy_courses = [{ id: 1, name: 'Working remotely with clients', badge_image: 1 }]
    })
    await page.goto(`/assistants/${person.uuid}?${address}`)
    for (const title of [
      'Current availability',
      'Why this match',
      'Weekly schedule',
      'Expertise',
      'Certifications',
      'Client testimonials',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 2, name: /^About / })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Top industries experience' })).toBeVisible()
    await expect(page.getByText('Your search: 10 h a month')).toBeAttached()
    await page.getByRole('heading', { level: 2, name: 'Client testimonials' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: /^Add Candidate/ })).toBeInViewport()
    await expect(page.getByText('a month before tax').last()).toBeInViewport()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('B5.3 the week has three parts by seven days, in both clocks, with the shared working week', async ({
    page,
  }) => {
    const person = await someone(page, ({ region }) => region === 'BC' || region === 'CA')
    await page.goto(`/assistants/${person.uuid}?${address}`)
    const schedule = page.getByRole('table').filter({ hasText: 'Morning' })
    await expect(schedule.getByRole('cell').filter({ hasText: /^(Works|Off)$/ })).toHaveCount(21)
    await expect(schedule).toContainText('8am-12pm')
    await expect(schedule).toContainText(/1[01]am-[23]pm for you/)
    await expect(page.getByText(/^Overlaps [\d.]+ of your 40 working hours each week$/)).toBeVisible()
    await expect(page.getByText(/behind\)/)).toBeVisible()
  })

  test('B5.4 shows the hours that are left, never below 0', { tag: '@any-width' }, async ({ page }) => {
    const person = await someone(page, 0)
    await changeProfile(page, ({ assistant }) => {
      assistant.available_hours_per_month = 40
      assistant.monthly_hours_committed = 55
    })
    await page.goto(`/assistants/${person.uuid}?${address}`)
    await expect(page.getByText('0 h', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Fully booked at the moment/)).toBeVisible()
  })

  test('B5.3 roles show 2 and skills and tools 5 until See all', async ({ page }) => {
    const person = await someone(page, ({ skill_count }) => skill_count > 5)
    await page.goto(`/assistants/${person.uuid}?${address}`)
    const skills = page.getByRole('list', { name: 'Skills' }).getByRole('listitem')
    await expect(skills).toHaveCount(5)
    await page.getByRole('button', { name: /^See all \d+: Skills$/ }).press('Enter')
    await expect(skills).toHaveCount(person.skill_count)
    await page.getByRole('button', { name: 'See less: Skills' }).press('Enter')
    await expect(skills).toHaveCount(5)
    expect(await page.getByRole('list', { name: 'Roles' }).getByRole('listitem').count()).toBeLessThanOrEqual(2)
  })

  test(
    'B5.3 the local time ticks by the server’s clock, however wrong this device’s is',
    { tag: '@any-width' },
    async ({ page }) => {
      const person = await someone(page, 0)
      await page.clock.install({ time: new Date('2001-02-03T04:05:06Z') })
      let expected = ''
      page.on('response', async (response) => {
        if (!response.url().includes(`/matching/assistants/${person.uuid}`)) return
        const { assistant } = (await response.json()) as Profile
        expected = new Date(Date.parse(assistant.now) + assistant.timezone_offset * 60_000).toISOString().slice(11, 16)
      })
      await page.goto(`/assistants/${person.uuid}?${address}`)
      const time = page.getByRole('time').first()
      await expect(time).toHaveText(/^\d{1,2}:\d\d:\d\d[ap]m$/)
      const before = (await time.textContent()) ?? ''
      expect(Math.abs(minuteOfDay(before) - minuteOfDay(expected))).toBeLessThanOrEqual(1)
      await page.clock.runFor(2_000)
      await expect(time).not.toHaveText(before)
    },
  )

  test('B5.3 asks for a fresh offset when the clock there changes', { tag: '@any-width' }, async ({ page }) => {
    const person = await someone(page, 0)
    let requests = 0
    await changeProfile(page, ({ assistant }) => {
      requests += 1
      assistant.next_change = requests === 1 ? new Date(Date.parse(assistant.now) + 1_500).toISOString() : null
    })
    await page.goto(`/assistants/${person.uuid}?${address}`)
    await expect.poll(() => requests).toBe(2)
  })

  test('B5.7 has 3 testimonials a page, 6 on a tablet', { tag: '@tablet' }, async ({ page, viewport }) => {
    const perPage = viewport?.width === 820 ? 6 : 3
    const person = await someone(page, ({ feedback_count }) => feedback_count > 6)
    await page.goto(`/assistants/${person.uuid}?${address}`)
    const testimonials = page.getByRole('region', { name: 'Client testimonials' })
    await expect(testimonials.getByRole('figure')).toHaveCount(perPage)
    const first = await testimonials.getByRole('figure').first().textContent()
    await testimonials.getByRole('button', { name: 'Next page' }).click()
    await expect(testimonials.getByRole('figure').first()).not.toHaveText(first ?? '')
  })

  test('B5.8 testimonials that fail are silently none', { tag: '@any-width' }, async ({ page }) => {
    const person = await someone(page, 0)
    await page.route('**/api/feedback?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'No testimonials today.', code: 'internal' } }),
    )
    const rejected = page.waitForResponse('**/api/feedback?*')
    await page.goto(`/assistants/${person.uuid}?${address}`)
    await expect(page.getByRole('heading', { name: 'Expertise' })).toBeVisible()
    await rejected
    await expect(page.getByRole('heading', { name: 'Client testimonials' })).toHaveCount(0)
    await expect(page.getByText('No testimonials today.')).toHaveCount(0)
  })

  test('B5.8 a failed load is told until it succeeds', { tag: '@any-width' }, async ({ page }) => {
    const person = await someone(page, 0)
    await page.route(profileCalls, (route) => route.fulfill({ status: 500, body: 'oops' }))
    await page.goto(`/assistants/${person.uuid}?${address}`)
    await expect(page.getByText('Failed to load virtual assistant details. Please try again later.')).toBeVisible()
    await expectAccessible(page)
    await page.route(profileCalls, (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many profiles.', code: 'throttled' } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Too many profiles.')).toBeVisible()
    await page.unroute(profileCalls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: person.display_name })).toBeVisible()
  })

  test('B5.1 an unknown and a malformed id are not found', { tag: '@any-width' }, async ({ page }) => {
    for (const id of ['0194060c-db86-7381-9fb7-000000000000', 'nobody']) {
      await page.goto(`/assistants/${id}?${address}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible()
      await expect(page.getByText('This virtual assistant is no longer available.')).toBeVisible()
    }
    await expectAccessible(page)
  })

  test(
    'B5.2 reflows at 320 pixels, takes long names, and reads well in the dark',
    { tag: '@any-width' },
    async ({ page }) => {
      const person = await someone(page, ({ feedback_count }) => feedback_count > 6)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await changeProfile(page, ({ assistant }) => {
        assistant.display_name = `Wolfeschlegelsteinhausenbergerdorff-${'Maximiliana'.repeat(4)} van der Q.`
      })
      await page.goto(`/assistants/${person.uuid}?${address}`)
      await expect(page.getByRole('region', { name: 'Client testimonials' }).getByRole('figure').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^Add Candidate/ })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    },
  )
})

/** Minutes since the last midnight or noon, of '7:05:09pm' as of '07:05'. */
function minuteOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map((part) => Number.parseInt(part, 10))
  return (hours * 60 + minutes) % 720
}
