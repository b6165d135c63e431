import type { PoolClient } from 'pg'

interface DemoUtm {
  readonly shortcode: string | null
  readonly label: string
  readonly parameters: Record<string, string>
  readonly destination: string
  readonly origin: 'made' | 'referral' | 'seen'
  readonly owner: string | null
  readonly daysOld: number
  readonly pageviews: number
}

const made = { origin: 'made', owner: 'admin@demo.test' } as const

const records: readonly DemoUtm[] = [
  {
    shortcode: 'FAIR26',
    label: 'Small business fair, Halifax: flyer',
    parameters: { utm_source: 'flyer', utm_medium: 'print', utm_campaign: 'halifax-fair' },
    destination: '/how-it-works',
    ...made,
    daysOld: 41,
    pageviews: 64,
  },
  {
    shortcode: 'news-oct',
    label: 'October newsletter: the hours guide',
    parameters: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'october' },
    destination: '/resource-hub/handing-over',
    ...made,
    daysOld: 33,
    pageviews: 212,
  },
  {
    shortcode: 'bookkeepers',
    label: 'Podcast for bookkeepers, episode notes',
    parameters: { utm_source: 'podcast', utm_medium: 'audio', utm_campaign: 'bookkeepers' },
    destination: '/search',
    ...made,
    daysOld: 19,
    pageviews: 97,
  },
  {
    shortcode: 'year-end',
    label: 'Year-end books, planned',
    parameters: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'year-end' },
    destination: '/pricing',
    ...made,
    daysOld: 1,
    pageviews: 0,
  },
  {
    shortcode: 'harbour7',
    label: 'Referral · Morgan Ellis · Friends',
    parameters: { utm_source: 'referral', utm_medium: 'client', utm_campaign: 'Friends' },
    destination: '/',
    origin: 'referral',
    owner: 'client@demo.test',
    daysOld: 12,
    pageviews: 5,
  },
  {
    shortcode: null,
    label: 'virtual assistant canada · bing · cpc',
    parameters: { utm_source: 'bing', utm_medium: 'cpc', utm_campaign: 'virtual assistant canada' },
    destination: '/',
    origin: 'seen',
    owner: null,
    daysOld: 26,
    pageviews: 148,
  },
]

/** The pages a visit may have begun on, besides where the link leads. */
const otherPages = ['/', '/pricing', '/search']

/** Some UTM records with their visits, spread from the day each was made to now. */
export async function addDemoUtms(client: PoolClient): Promise<void> {
  for (const { shortcode, label, parameters, destination, origin, owner, daysOld, pageviews } of records) {
    const added = await client.query<{ uuid: string }>(
      `insert into utms (shortcode, label, parameters, destination, origin, owner_uuid, campaign, pageviews, created_date)
       select $1, $2, $3, $4, $5, (select uuid from users where email = $6), $7, $8, now() - $9 * interval '1 day'
       on conflict do nothing returning uuid`,
      [
        shortcode,
        label,
        parameters,
        destination,
        origin,
        owner,
        origin === 'referral' ? (parameters['utm_campaign'] ?? null) : null,
        pageviews,
        daysOld,
      ],
    )
    const uuid = added.rows[0]?.uuid
    if (uuid === undefined) continue
    // A stride that has no common factor with the minutes spreads the visits without drawing lots.
    await client.query(
      `insert into utm_log (event, utm_uuid, page, created_date)
       select 'pageview', $1, case when n % 4 = 0 then ($3::text[])[1 + n % 3] else $2 end,
         now() - ((n * 7919) % ($4 * 1440)) * interval '1 minute'
       from generate_series(1, $5::int) as n`,
      [uuid, destination, otherPages, daysOld, pageviews],
    )
    await client.query(
      `update utms set last_seen = (select max(created_date) from utm_log where utm_uuid = utms.uuid) where uuid = $1`,
      [uuid],
    )
  }
}
