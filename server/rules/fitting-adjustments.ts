interface Adjusting {
  /** Below zero: taken off. */
  readonly amount_cents: number
}

/** An adjustment that goes on a document, and how much of it: the whole, or what there is to take off. */
export interface Fitting<Each> {
  readonly adjustment: Each
  readonly amount_cents: number
}

/** Something that adjustments never take below nothing: what a document comes to, or what a tax of it is on. */
export interface Room<Each> {
  /** Without them. */
  readonly cents: number
  readonly counts: (adjustment: Each) => boolean
}

/**
 * What of adjustments goes on a document with this room, in their order. All that add to it go, those that take off as far as nothing
 * they count in comes to less than nothing: the one that reaches it goes as a part, those behind it wait.
 */
export function fittingAdjustments<Each extends Adjusting>(
  waiting: readonly Each[],
  rooms: readonly Room<Each>[],
): Fitting<Each>[] {
  const left = rooms.map(({ cents, counts }) => ({
    counts,
    cents: waiting.filter(counts).reduce((sum, { amount_cents }) => sum + Math.max(0, amount_cents), cents),
  }))
  return waiting.flatMap((adjustment) => {
    if (adjustment.amount_cents > 0) return [{ adjustment, amount_cents: adjustment.amount_cents }]
    const own = left.filter(({ counts }) => counts(adjustment))
    const off = Math.min(-adjustment.amount_cents, ...own.map(({ cents }) => cents))
    if (off <= 0) return []
    for (const room of own) room.cents -= off
    return [{ adjustment, amount_cents: -off }]
  })
}
