import type { ExtraLine, PricedPromotion, PricedRole, PricedTax } from '../../rules/money-document.ts'
import type { PriceBand } from '../../rules/monthly-price.ts'
import type { RandomNumbers } from './random-numbers.ts'

/** What a document is asked for, drawn without regard to how it is worked out. */
export interface DrawnDocument {
  readonly currency: 'cad' | 'usd'
  readonly roles: PricedRole[]
  readonly bands: PriceBand[]
  /** A later band costs more than an earlier one. */
  readonly isRising: boolean
  readonly promotions: PricedPromotion[]
  readonly taxes: PricedTax[]
  readonly extra_lines: ExtraLine[]
}

const categories = ['general_assistance', 'bookkeeping', 'listed']

/** Falling, flat and rising prices, in any order. */
function drawBands(random: RandomNumbers): PriceBand[] {
  const step = random.pick([-900, -300, 0, 400])
  let from_hours = 1 + random.below(10)
  let hourly_cents = 500 + random.below(8000)
  const bands = Array.from({ length: 1 + random.below(5) }, () => {
    const band = { from_hours, hourly_cents }
    from_hours += 1 + random.below(60)
    hourly_cents = Math.max(500, hourly_cents + Math.sign(step) * random.below(Math.abs(step) + 1))
    return band
  })
  return random.chance(0.5) ? bands : bands.toReversed()
}

function drawPromotion(random: RandomNumbers): PricedPromotion {
  const type = random.pick(['hours', 'percentage', 'cents_amount'] as const)
  const duration = random.pick(['once', 'repeating', 'forever'] as const)
  return {
    uuid: '01940000-0000-7000-8000-000000000001',
    code: 'DRAWN',
    name: 'Drawn',
    type,
    duration,
    value: 1 + random.below(type === 'hours' ? 60 : 100_000),
    currency: type === 'cents_amount' ? random.pick(['cad', 'usd'] as const) : null,
    months: duration === 'repeating' ? 2 + random.below(5) : null,
    periods_applied: random.below(4),
  }
}

function drawExtra(random: RandomNumbers): ExtraLine {
  const amount_cents = random.below(60_000) - 200
  return {
    kind: random.pick(['overage', 'add-on', 'adjustment'] as const),
    description: 'Also',
    role_id: null,
    quantity: 1,
    unit_cents: amount_cents,
    amount_cents,
    tax_category: random.pick(categories),
  }
}

export function drawDocument(random: RandomNumbers): DrawnDocument {
  const several = <T>(max: number, make: () => T) => Array.from({ length: random.below(max + 1) }, make)
  const bands = drawBands(random)
  const byHours = bands.toSorted((a, b) => a.from_hours - b.from_hours)
  return {
    currency: random.pick(['cad', 'usd'] as const),
    bands,
    isRising: (byHours.at(-1)?.hourly_cents ?? 0) > (byHours[0]?.hourly_cents ?? 0),
    roles: [1, ...several(5, () => 1)].map((_, at) => ({
      role_id: at,
      description: 'Drawn',
      hours: 1 + random.below(at === 0 ? 744 : 90),
      uplift_cents: random.chance(0.3) ? random.below(2000) : 0,
      tax_category: random.pick(categories),
    })),
    promotions: several(3, () => drawPromotion(random)),
    taxes: several(4, () => ({
      name: random.pick(['GST', 'QST', 'PST']),
      rate_thousandths: random.pick([0, 5000, 6000, 7000, 9975, 13_000, 14_000, 15_000, random.below(30_000)]),
      tax_category: random.pick(['all', 'all', ...categories]),
    })),
    extra_lines: several(2, () => drawExtra(random)),
  }
}
