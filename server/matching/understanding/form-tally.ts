/** How well a word of a query met a word of a form. */
export const met = { whole: 1, beginning: 0.9, relative: 0.6, nearly: 0.4 }

/**
 * What one query has found of each form (by position), kept from query to query so that a keystroke allocates
 * nothing. A form's numbers count only while `round` says they are of this query.
 */
export interface FormTally {
  now: number
  round: Uint32Array
  /** Sum of the weights of the query words found, each by how well it was met. */
  weight: Float64Array
  /** The worst way any word was met. */
  worst: Float64Array
  found: Uint8Array
  /** The query word counted last, and how well it was met; a word counts once for a form. */
  last: Uint8Array
  lastMet: Float64Array
  /** Positions of the forms found, the first `count` of them. */
  touched: Uint32Array
  count: number
}

export function createTally(forms: number): FormTally {
  return {
    now: 0,
    round: new Uint32Array(forms),
    weight: new Float64Array(forms),
    worst: new Float64Array(forms),
    found: new Uint8Array(forms),
    last: new Uint8Array(forms),
    lastMet: new Float64Array(forms),
    touched: new Uint32Array(forms),
    count: 0,
  }
}

/** Forgets the query before. */
export function startTally(tally: FormTally): void {
  tally.count = 0
  tally.now += 1
}

/** Counts the query's word number `at` for these forms, met as well as `how` says. */
export function tallyForms(
  tally: FormTally,
  forms: readonly number[] | undefined,
  at: number,
  weight: number,
  how: number,
): void {
  if (forms === undefined) return
  for (const form of forms) tallyForm(tally, form, at, weight, how)
}

function tallyForm(tally: FormTally, form: number, at: number, weight: number, how: number): void {
  const { round, found, last, lastMet, worst, weight: sums } = tally
  if (round[form] !== tally.now) {
    round[form] = tally.now
    tally.touched[tally.count] = form
    tally.count += 1
    sums[form] = weight * how
    worst[form] = how
    found[form] = 1
  } else if (last[form] === at) {
    const before = lastMet[form] ?? 0
    if (how <= before) return
    sums[form] = (sums[form] ?? 0) + weight * (how - before)
    if (found[form] === 1) worst[form] = how
  } else {
    sums[form] = (sums[form] ?? 0) + weight * how
    worst[form] = Math.min(worst[form] ?? 1, how)
    found[form] = (found[form] ?? 0) + 1
  }
  last[form] = at
  lastMet[form] = how
}
