import type { Page } from '@playwright/test'
import { expect, test } from './steps/journey.ts'
import { live } from './steps/account.ts'
import { expectAccessible, expectNoSidewaysScrollAtAnyWidth } from './steps/axe.ts'
import { enter } from './steps/session.ts'
import { navigation } from './steps/navigation.ts'

/** Where staff look after people and their subscriptions. */
const supportLinks = [
  '/admin/home',
  '/admin/discussions',
  '/admin/virtualassistants',
  '/admin/virtualassistants/probationary',
  '/admin/virtualassistants/applicants',
  '/admin/virtualassistants/interviews',
  '/admin/virtualassistants/inactive',
  '/admin/virtualassistants/ineligible',
  '/admin/virtualassistants/loss-retention-tracking',
  '/admin/virtualassistants/missingbankinginfo',
  '/admin/virtualassistants/reviews',
  '/admin/virtualassistants/skill-test-questions',
  '/admin/clients',
  '/admin/projects',
  '/admin/projects/matching',
]

const people = {
  client: {
    home: '/client/home',
    menu: [
      'Home',
      'Find an assistant',
      'Subscriptions',
      'Time',
      'Tasks',
      'Invoices',
      'Discussions',
      'Notifications',
      'Account',
    ],
    links: [
      '/client/home',
      '/search',
      '/client/projects',
      '/client/projects_upcoming',
      '/client/projects_past',
      '/client/projects_draft',
      '/client/time',
      '/client/tasks',
      '/client/tasks/completed',
      '/client/invoices',
      '/client/discussions',
      '/client/notifications',
      '/client/contact_info',
      '/client/company_info',
      '/client/billing',
      '/client/colleagues',
      '/client/referral',
      '/client/password',
      '/client/data',
    ],
  },
  va: {
    home: '/va/home',
    menu: ['Home', 'Projects', 'Time', 'Tasks', 'Bills', 'Discussions', 'Notifications', 'Account'],
    links: [
      '/va/home',
      '/va/projects_candidate',
      '/va/projects',
      '/va/projects_past',
      '/va/time',
      '/va/tasks',
      '/va/tasks/todo',
      '/va/tasks/completed',
      '/va/billing',
      '/va/discussions',
      '/va/notifications',
      '/va/profile',
      '/va/contact_info',
      '/va/profile/referral',
      '/va/courses',
      '/va/profile/password',
      '/va/profile/data',
    ],
  },
  matching: {
    home: '/admin/home',
    menu: [
      'Home',
      'Discussions',
      'Virtual assistants',
      'Clients',
      'Subscriptions',
      'Tasks',
      'Notifications',
      'Preferences',
    ],
    links: [...supportLinks, '/admin/tasks', '/admin/tasks/todo', '/admin/notifications', '/preferences'],
  },
  super: {
    home: '/admin/home',
    menu: [
      'Home',
      'Discussions',
      'Virtual assistants',
      'Clients',
      'Subscriptions',
      'Time',
      'Tasks',
      'Finance',
      'Promotions',
      'Notifications',
      'Manage notifications',
      'Alerts',
      'Users',
      'Criteria',
      'UTMs',
      'System',
      'Preferences',
    ],
    links: [
      ...supportLinks,
      '/admin/time',
      '/admin/tasks',
      '/admin/tasks/todo',
      '/admin/finance',
      '/admin/invoices',
      '/admin/invoice-adjustments',
      '/admin/bills',
      '/admin/bill-adjustments',
      '/admin/net-income',
      '/admin/finance/prices',
      '/admin/finance/taxes',
      '/admin/finance/pay',
      '/admin/promotions',
      '/admin/notifications',
      '/admin/manage_notifications',
      '/admin/alerts',
      '/admin/users',
      '/admin/criteria/roles',
      '/admin/criteria/skills',
      '/admin/criteria/tools',
      '/admin/criteria/industries',
      '/admin/utms',
      '/admin/administration',
      '/admin/configurations',
      '/admin/content',
      '/admin/integration-readiness',
      '/admin/sockets',
      '/admin/jobs',
      '/admin/cronjobs',
      '/preferences',
    ],
  },
} as const

const roles = Object.keys(people) as (keyof typeof people)[]

/** The page has come: its heading stands and nothing of it is still loading. */
async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Goes on by the navigation's link, in a group that is closed too: loading each page anew is for its own journey. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`)
  // The search has the whole width, without a navigation.
  if ((await link.count()) === 0) {
    await page.goto(path)
    return
  }
  await link.evaluate((to: HTMLAnchorElement) => to.click())
  await expect(link.and(page.locator('[aria-current="page"]')).or(page.locator('[data-step]'))).toHaveCount(1)
}

/** A label, whatever it counts as unread: other journeys talk at the same time. */
const withCount = (label: string): RegExp => new RegExp(`^${label}(?:\\d+\\+? unread)?$`)

for (const who of roles) {
  const { home, menu, links } = people[who]

  test(`A4.5 the navigation of ${who} has what is built`, { tag: '@tablet' }, async ({ page }) => {
    await enter(page, who, home)
    const main = await navigation(page)
    await expect(main.locator(':scope > ul > li > :is(a, button)')).toHaveText(menu.map(withCount))
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    expect(await main.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(links)
  })
}

/** Staff who match see a part of what a super admin sees. */
const seeDifferentPages = roles.filter((who) => who !== 'matching')

for (const who of seeDifferentPages) {
  const { home, links } = people[who]

  test(
    `A4.5 each page of the navigation of ${who} is accessible, and none scrolls sideways at any width`,
    { tag: '@any-width' },
    async ({ page }) => {
      test.slow()
      await enter(page, who, home)
      await navigation(page)
      for (const path of links) {
        await follow(page, path)
        await arrived(page)
        expect(new URL(page.url()).pathname).toBe(path)
        // Each page's own journey asks axe at every width.
        await expectAccessible(page)
        await expectNoSidewaysScrollAtAnyWidth(page)
      }
    },
  )
}

test(
  'A4.5 the navigation is narrow or wide as the person left it',
  { tag: ['@wide-only', '@tablet'] },
  async ({ page }, { project }) => {
    await enter(page, 'super', '/admin/home')
    const main = await navigation(page)
    const widthOf = async (): Promise<number> => (await main.locator('..').boundingBox())?.width ?? 0
    const narrowAtFirst = project.name === 'tablet'
    await expect.poll(widthOf).toBe(narrowAtFirst ? 80 : 272)
    await main.getByRole('button', { name: narrowAtFirst ? 'Expand the navigation' : 'Collapse' }).click()
    await expect.poll(widthOf).toBe(narrowAtFirst ? 272 : 80)
    await expectAccessible(page)
    await page.reload()
    await expect.poll(widthOf).toBe(narrowAtFirst ? 272 : 80)
    await main.getByRole('button', { name: 'System' }).click()
    await expect(main.getByRole('link', { name: 'Configurations' })).toBeVisible()
    await main.getByRole('link', { name: 'Configurations' }).click()
    await expect(main.getByRole('link', { name: 'Configurations' })).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'A4.1 on the search the navigation opens over the page, and by keyboard alone',
  { tag: '@tablet' },
  async ({ page }) => {
    await enter(page, 'client', '/search')
    await live(page)
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
    // Opened again before the browser has told that it was closed.
    await button.evaluate((opener: HTMLElement) => {
      document.querySelector('dialog')?.close()
      opener.click()
    })
    await menu.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/client/home')
    await expect(menu).toBeHidden()
  },
)
