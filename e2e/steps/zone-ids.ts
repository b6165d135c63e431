import type { Page } from '@playwright/test'
import { zoneIdInText } from '@talentplace/contract/shared/zone-name'

/** The ids of time zones, `America/Toronto`, that the page as it stands shows or reads out. */
export async function zoneIdsOn(page: Page): Promise<string[]> {
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
