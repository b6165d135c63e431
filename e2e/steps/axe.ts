import { expect, type Page } from '@playwright/test'
import { zoneIdInText } from '@talentplace/contract/shared/zone-name'
import axe from 'axe-core'

/** The document as axe has been brought into it. */
type Audited = Window & { readonly axe?: typeof axe }

const isThere = () => (window as Audited).axe !== undefined

/** CSS pixels that a target has at least, WCAG 2.2 AA; axe leaves the rule out unless it is asked for. */
const leastTarget = 24

/**
 * What axe finds wrong on the page as it stands: every rule, WCAG AA contrast and the size of targets included. A target that
 * is large enough and at this moment lies partly below a bar that stays is none.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Half a megabyte of script: brought in once a document.
  if (!(await page.evaluate(isThere))) await page.evaluate(axe.source)
  return page.evaluate(async (least) => {
    const options = {
      resultTypes: ['violations' as const],
      rules: { 'target-size': { enabled: true } },
      elementRef: true,
    }
    const found = await (window as Audited).axe?.run(options)
    if (!found) throw new Error('The page was left while axe looked at it')
    const isLarge = ({ element }: axe.NodeResult): boolean => {
      const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 }
      return width >= least && height >= least
    }
    return found.violations
      .map((each) =>
        each.id === 'target-size' ? { ...each, nodes: each.nodes.filter((node) => !isLarge(node)) } : each,
      )
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`)
  }, leastTarget)
}

/** The ids of time zones, `America/Toronto`, that the page as it stands shows or reads out. */
async function zoneIdsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = ['aria-label', 'title', 'placeholder', 'alt'] as const
    const labels = [...document.querySelectorAll(said.map((name) => `[${name}]`).join())].flatMap((each) =>
      said.map((name) => each.getAttribute(name) ?? ''),
    )
    const entered = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement | HTMLTextAreaElement).value,
    )
    return [document.title, document.body.innerText, ...labels, ...entered]
  })
  return texts.flatMap((text) => zoneIdInText.exec(text)?.[0] ?? [])
}

/**
 * axe finds nothing on the page as it stands. A page that still changes (a colour on its way, a dialog that opens or closes)
 * is looked at again. Nor does it name a time zone by its id.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => axeViolations(page), 'axe').toEqual([])
  expect(await zoneIdsOn(page), `ids of time zones, ${page.url()}`).toEqual([])
}

const phone = { width: 375, height: 812 }
const tablet = { width: 820, height: 1180 }
const desktop = { width: 1440, height: 900 }

/** Nothing of the page as it stands lies beyond its width, once it has been laid out for it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond, `pixels beyond the width, ${page.url()}`).toBeLessThanOrEqual(0)
}

/** The buttons of a table's rows lie within it. */
async function expectWithinTables(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('td button')]
        .filter((pressed) => {
          const table = pressed.closest('table')?.getBoundingClientRect()
          const { left, right, width } = pressed.getBoundingClientRect()
          return table && width > 0 && (right > table.right + 1 || left < table.left - 1)
        })
        .map((pressed) => pressed.getAttribute('aria-label') ?? pressed.textContent),
    )
  await expect.poll(beyond, `beyond its table, ${page.url()}`).toEqual([])
}

/** The page as it stands doesn't scroll sideways on a phone, a tablet and a desktop. */
export async function expectNoSidewaysScrollAtAnyWidth(page: Page): Promise<void> {
  await atEveryWidth(page, () => Promise.resolve())
}

/**
 * The page as it stands is accessible, and doesn't scroll sideways, on a phone, a tablet and a desktop. A tablet shows what a
 * desktop does: axe looks at it when it is asked to (decision 0130).
 */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await atEveryWidth(page, async (size) => {
    if (size !== tablet || process.env['AXE_ON_TABLETS']) await expectAccessible(page)
  })
}

async function atEveryWidth(page: Page, look: (size: typeof tablet) => Promise<void>): Promise<void> {
  const own = page.viewportSize()
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size)
    await look(size)
    await expectNoSidewaysScroll(page)
    await expectWithinTables(page)
  }
  if (own) await page.setViewportSize(own)
}
