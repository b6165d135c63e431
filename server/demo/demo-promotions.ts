import type { PoolClient } from 'pg'

interface DemoPromotion {
  readonly code: string
  readonly name: string
  readonly type: 'hours' | 'percentage' | 'cents_amount'
  readonly value: number
  readonly currency?: 'cad' | 'usd'
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months?: number
  /** Days from now. */
  readonly from: number
  readonly until?: number
  readonly maxRedemptions?: number
  readonly firstPurchaseOnly?: true
  readonly minimumHours?: number
  readonly stackable?: true
  readonly switchedOff?: true
}

const staff = 'admin@demo.test'

const promotions: readonly DemoPromotion[] = [
  {
    code: 'WELCOME10',
    name: 'Welcome',
    type: 'percentage',
    value: 10_000,
    duration: 'once',
    from: -300,
    firstPurchaseOnly: true,
  },
  {
    code: 'SPRING3',
    name: 'Three lighter months',
    type: 'percentage',
    value: 15_000,
    duration: 'repeating',
    months: 3,
    from: -40,
    until: 60,
    maxRedemptions: 100,
    minimumHours: 20,
  },
  {
    code: 'HOURS5',
    name: 'Five hours on us',
    type: 'hours',
    value: 5,
    duration: 'once',
    from: -20,
    stackable: true,
  },
  {
    code: 'FIFTY',
    name: 'Fifty off the first month',
    type: 'cents_amount',
    value: 5000,
    currency: 'usd',
    duration: 'once',
    from: -90,
    stackable: true,
  },
  { code: 'SUMMER', name: 'Summer', type: 'percentage', value: 20_000, duration: 'once', from: -170, until: -80 },
  {
    code: 'PARTNERS',
    name: 'Partners of the house',
    type: 'percentage',
    value: 5000,
    duration: 'forever',
    from: -400,
    switchedOff: true,
  },
  { code: 'NEWYEAR', name: 'New year', type: 'hours', value: 3, duration: 'repeating', months: 2, from: 30, until: 75 },
]

/** Promotions of each kind: running, to come, expired and switched off. */
export async function addDemoPromotions(client: PoolClient): Promise<void> {
  for (const each of promotions) {
    await client.query(
      `insert into promotions (code, name, type, value, currency, duration, months, redeemable_from, redeemable_until,
         max_redemptions, per_client_limit, first_purchase_only, minimum_hours, stackable, active, created_by, created_date)
       select $1, $2, $3, $4, $5, $6, $7, date_trunc('day', now()) + $8::int * interval '1 day',
         date_trunc('day', now()) + $9::int * interval '1 day', $10, 1, $11, $12, $13, $14,
         (select uuid from users where email = $15), now() + least($8::int, -1) * interval '1 day'
       on conflict do nothing`,
      [
        each.code,
        each.name,
        each.type,
        each.value,
        each.currency ?? null,
        each.duration,
        each.months ?? null,
        each.from,
        each.until ?? null,
        each.maxRedemptions ?? null,
        each.firstPurchaseOnly ?? false,
        each.minimumHours ?? null,
        each.stackable ?? false,
        each.switchedOff !== true,
        staff,
      ],
    )
  }
}
