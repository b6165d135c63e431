import type { DemoCompany } from './invent-company.ts'

/**
 * What befalls a company: it asks for a pause, or is paused until its open invoice is paid; it has more to do than it has hours for; it asks
 * about time that was logged.
 */
export type CompanyStory = 'paused' | 'unpaid' | 'busy' | 'asks'

/** From the first try of a card to the pause: a week of tries, and fourteen days past due. */
export const unpaidDays = 22
const settled = -70

interface Candidate {
  /** Days since the period that runs began. */
  readonly days: number
  readonly company: DemoCompany
}

const fits: Readonly<Record<CompanyStory, (candidate: Candidate) => boolean>> = {
  unpaid: ({ days }) => days >= unpaidDays,
  busy: ({ days, company: { subscription } }) => days >= 10 && subscription.places.length === 1,
  paused: ({ days }) => days >= 2,
  asks: () => true,
}

/** The stories of some companies that have hired for long, each of another one; a story that fits none isn't told. */
export function storiesOf(
  companies: readonly DemoCompany[],
  today: Temporal.PlainDate,
): ReadonlyMap<DemoCompany, CompanyStory> {
  const candidates = companies
    .filter(({ subscription: { starts, cancelled } }) => starts <= settled && cancelled === null)
    .map((company) => ({ company, days: Temporal.PlainDate.from(company.began).until(today).days }))
  const stories = new Map<DemoCompany, CompanyStory>()
  for (const story of ['unpaid', 'busy', 'paused', 'asks'] as const) {
    const found = candidates.find((each) => !stories.has(each.company) && fits[story](each))
    if (found) stories.set(found.company, story)
  }
  return stories
}
