/** A period as the rule of carried hours sees it, in seconds. */
export interface PeriodToReplay {
  readonly start: string
  readonly prepaid: number
  readonly added: number
  readonly used: number
  readonly percent: number
  /** For how many periods after it. */
  readonly lasts: number
}

export type RolloverLine = (string | number)[]

/** A pot of hours: what it held when the period began, and what is in it. */
interface Pot {
  readonly kind: 'carried' | 'added' | 'prepaid'
  readonly source: number
  readonly reserved: number
  left: number
}

/** What a period has to use, in the order it is used. */
function potsOf(periods: readonly PeriodToReplay[], at: number, before: readonly Pot[]): Pot[] {
  const rollover = before.flatMap(({ kind, source, left }): Pot[] => {
    const from = periods[source]
    if (!from || kind === 'added' || source + from.lasts < at) return []
    const goesOn = kind === 'prepaid' ? Math.floor((left * from.percent) / 100) : left
    return goesOn === 0 ? [] : [{ kind: 'carried', source, reserved: goesOn, left: goesOn }]
  })
  const { added = 0, prepaid = 0 } = periods[at] ?? {}
  return [
    ...rollover.toSorted((one, other) => one.source - other.source),
    { kind: 'added', source: at, reserved: added, left: added },
    { kind: 'prepaid', source: at, reserved: prepaid, left: prepaid },
  ]
}

/** The rule of carried hours from the first period on, without the database: its ledger, and what remains of each period. */
export function replayRolloverHours(periods: readonly PeriodToReplay[]): {
  lines: RolloverLine[]
  remaining: number[]
} {
  const lines: RolloverLine[] = []
  const remaining: number[] = []
  let pots: Pot[] = []
  for (const [at, { start, used }] of periods.entries()) {
    pots = potsOf(periods, at, pots)
    let toUse = used
    for (const pot of pots) {
      const taken = Math.min(pot.left, toUse)
      pot.left -= taken
      toUse -= taken
    }
    remaining.push(pots.reduce((sum, { left }) => sum + left, 0) - toUse)
    for (const { kind, source, reserved, left } of pots) {
      if (kind !== 'carried') continue
      const from = periods[source]
      const goesOn = at === periods.length - 1 || source + (from?.lasts ?? 0) > at
      lines.push([from?.start ?? '', start, reserved, reserved - left, goesOn ? 0 : left, goesOn ? left : 0])
    }
  }
  return { lines, remaining }
}
