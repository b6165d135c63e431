interface Adjusting {
  /** Below zero: taken off. */
  readonly amount_cents: number
}

/** An adjustment that goes on a document, and how much of it: the whole, or what there is to take off. */
export interface Fitting<Each> {
  readonly adjustment: Each
  readonly amount_cents: number
}

/**
 * What of adjustments goes on a document that comes to `room_cents` without them, in their order. All that add to it go, those that take
 * off as far as the document stays at nothing or above: the one that reaches it goes as a part, those behind it wait.
 */
export function fittingAdjustments<Each extends Adjusting>(
  waiting: readonly Each[],
  room_cents: number,
): Fitting<Each>[] {
  const added = waiting.reduce((sum, { amount_cents }) => sum + Math.max(0, amount_cents), 0)
  let left = room_cents + added
  return waiting.flatMap((adjustment) => {
    const amount_cents = Math.max(adjustment.amount_cents, -left)
    if (adjustment.amount_cents > 0) return [{ adjustment, amount_cents: adjustment.amount_cents }]
    if (left === 0) return []
    left += amount_cents
    return [{ adjustment, amount_cents }]
  })
}
