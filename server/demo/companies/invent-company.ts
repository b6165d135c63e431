import { invoiceDayOf, periodFrom, renewalDate } from '../../rules/billing-period.ts'
import { inventIdentity } from '../people/names.ts'
import { Random } from '../people/random.ts'
import { demoSeed } from '../demo-seed.ts'
import type { DemoSubscription } from '../demo-subscription-steps.ts'

interface Site {
  readonly city: string
  readonly region: string
  readonly country: 'CA' | 'US'
  readonly postal_code: string
  readonly area: string
}

/** Where the companies are: every kind of tax, and every zone but Hawaii's. */
const sites: readonly Site[] = [
  { city: 'Toronto', region: 'ON', country: 'CA', postal_code: 'M5V 2T6', area: '416' },
  { city: 'Ottawa', region: 'ON', country: 'CA', postal_code: 'K1P 1J1', area: '613' },
  { city: 'Montréal', region: 'QC', country: 'CA', postal_code: 'H2Y 1C6', area: '514' },
  { city: 'Halifax', region: 'NS', country: 'CA', postal_code: 'B3J 1S9', area: '902' },
  { city: "St. John's", region: 'NL', country: 'CA', postal_code: 'A1C 5M2', area: '709' },
  { city: 'Winnipeg', region: 'MB', country: 'CA', postal_code: 'R3C 0V8', area: '204' },
  { city: 'Saskatoon', region: 'SK', country: 'CA', postal_code: 'S7K 0J5', area: '306' },
  { city: 'Calgary', region: 'AB', country: 'CA', postal_code: 'T2P 1J9', area: '403' },
  { city: 'Vancouver', region: 'BC', country: 'CA', postal_code: 'V6B 1H7', area: '604' },
  { city: 'Boston', region: 'MA', country: 'US', postal_code: '02108', area: '617' },
  { city: 'Chicago', region: 'IL', country: 'US', postal_code: '60601', area: '312' },
  { city: 'Austin', region: 'TX', country: 'US', postal_code: '78701', area: '512' },
  { city: 'Denver', region: 'CO', country: 'US', postal_code: '80202', area: '303' },
  { city: 'Seattle', region: 'WA', country: 'US', postal_code: '98101', area: '206' },
]

const places = ['Cedar', 'Harbour', 'Maple Row', 'North Shore', 'Prairie', 'Union', 'Old Mill', 'Lakeside', 'Juniper']
const trades = [
  {
    name: 'Dental',
    work: 'Front desk',
    roles: ['Virtual receptionist', 'Billing, invoicing and collections specialist'],
  },
  { name: 'Books', work: 'Online shop', roles: ['Customer support representative', 'Email marketing specialist'] },
  { name: 'Electric', work: 'Office', roles: ['Administrative assistant', 'Bookkeeper'] },
  { name: 'Legal', work: 'Case files', roles: ['Document and records specialist', 'Executive assistant'] },
  { name: 'Physio', work: 'Bookings', roles: ['Appointment setter and scheduler', 'Customer support representative'] },
  {
    name: 'Roofing',
    work: 'Quotes and calls',
    roles: ['Sales development representative', 'Administrative assistant'],
  },
  { name: 'Studio', work: 'Social channels', roles: ['Social media manager', 'Marketing assistant'] },
  { name: 'Travel', work: 'Itineraries', roles: ['Travel coordinator', 'Customer support representative'] },
  { name: 'Foods', work: 'Orders and books', roles: ['Bookkeeper', 'Data entry specialist'] },
  { name: 'Realty', work: 'Listings', roles: ['Executive assistant', 'Lead generation specialist'] },
] as const
const hours = [10, 15, 20, 20, 30, 40] as const
const endings = [
  'The season is over.',
  'We hired someone for the office.',
  'The work is done.',
  'The company was sold.',
] as const
/** From today: the oldest is half a year back, and some begin soon. */
const earliest = -182
const latest = -3

export interface DemoCompany {
  readonly company: string
  readonly contact: string
  readonly email: string
  readonly site: Site
  readonly currency: 'cad' | 'usd'
  readonly phone_number: string
  readonly address_line1: string
  readonly subscription: DemoSubscription
  /** The first day of the period that runs; of one that is to come, its first day. */
  readonly began: string
}

/**
 * How many periods have begun by a day: those that are paid for. One that begins later has paid for its first. `began`: the first day
 * of the last of them.
 */
function periodsUntil(today: Temporal.PlainDate, starts: number): { count: number; began: string } {
  let next = today.add({ days: starts }).toString()
  const invoiceDay = invoiceDayOf(next)
  let began = next
  let count = 0
  do {
    count += 1
    began = next
    next = renewalDate(periodFrom(began, invoiceDay).end)
  } while (next <= today.toString())
  return { count, began }
}

/** A company that hires on the marketplace, the same for the same number and day on every machine. */
export function inventCompany(at: number, today: Temporal.PlainDate): DemoCompany {
  const random = new Random(demoSeed, 950_000 + at)
  const trade = trades[at % trades.length] ?? trades[0]
  const company = `${places[Math.floor(at / trades.length) % places.length] ?? ''} ${trade.name}`
  const site = random.pick(sites)
  const person = inventIdentity(random, site)
  const starts = at % 14 === 13 ? random.between(4, 20) : random.between(earliest, latest)
  const cancelled = starts < -70 && random.chance(0.18)
  const { count: periods, began } = periodsUntil(today, starts)
  return {
    company,
    contact: `${person.first} ${person.surname}`,
    email: `office@${company.toLowerCase().replaceAll(' ', '-')}.example`,
    site,
    currency: site.country === 'CA' ? 'cad' : 'usd',
    phone_number: `${site.area} 555 01${String(at % 100).padStart(2, '0')}`,
    address_line1: `${random.between(12, 980)} ${random.pick(['Queen', 'King', 'Main', 'Front', 'Park'])} Street`,
    began,
    subscription: {
      name: trade.work,
      starts,
      periods: cancelled ? Math.max(1, periods - random.between(1, 2)) : periods,
      cancelled: cancelled ? random.pick(endings) : null,
      places: trade.roles.slice(0, random.chance(0.3) ? 2 : 1).map((role) => ({ role, hours: random.pick(hours) })),
    },
  }
}
