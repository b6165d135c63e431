import { dayLength } from './people/history.ts'
import { inventPerson } from './people/person.ts'
import { loadPlaces } from './people/places.ts'
import { storePeople } from './people/store-people.ts'
import { loadVocabulary } from './people/vocabulary.ts'
import type { Pool, PoolClient } from 'pg'
import type { Person, World } from './people/person.ts'

export interface DemoDataOptions {
  /** How many assistants there shall be in the end. */
  readonly assistants: number
  readonly seed: number
  readonly now: Date
  readonly log: (line: string) => void
}

/** Committed together: an interrupted run keeps what it has and goes on from there. */
const batchSize = 50_000
/** Written together: bounds the memory, here and in PostgreSQL's queue of foreign-key checks. */
const chunkSize = 5_000

const inWords = (count: number): string => count.toLocaleString('en-CA')

/** Ids from 1 to `assistants` that nobody has yet, as ranges. */
async function missingIds(pool: Pool, assistants: number): Promise<[first: number, last: number][]> {
  const taken = await pool.query<{ first: number; last: number }>(
    `select min(id) as first, max(id) as last
     from (select id, id - row_number() over (order by id) as run from assistants where id <= $1) runs group by run order by 1`,
    [assistants],
  )
  const missing: [number, number][] = []
  let next = 1
  for (const { first, last } of taken.rows) {
    if (first > next) missing.push([next, first - 1])
    next = last + 1
  }
  if (next <= assistants) missing.push([next, assistants])
  return missing
}

function* peopleOf(world: World, first: number, last: number): Generator<Person> {
  for (let id = first; id <= last; id += 1) yield inventPerson(world, id)
}

/** Rows whose rating isn't the sum of their shown reviews: none, or the batch must not be committed. */
async function requireTrueRatings(client: PoolClient, first: number, last: number): Promise<void> {
  // Without statistics every index of reviews looks alike, and that of their states would be read for each person.
  await client.query('analyze assistants, feedback')
  const wrong = await client.query(
    `select a.id from assistants a
     cross join lateral (
       select coalesce(sum(f.rating), 0) as sum, count(*) as count, coalesce(sum(review_day(f.created_date)), 0) as days
       from feedback f
       where f.subject_uuid = a.uuid and f.status = 'shown') shown
     where a.id between $1 and $2 and (a.rating_sum <> shown.sum or a.feedback_count <> shown.count or a.review_days <> shown.days)
     limit 1`,
    [first, last],
  )
  if (wrong.rows.length > 0)
    throw new Error(`Demo data would leave a wrong rating with assistant ${JSON.stringify(wrong.rows[0])}`)
}

async function storeBatch(client: PoolClient, world: World, first: number, last: number): Promise<number> {
  let reviews = 0
  await client.query('begin')
  await client.query('alter table feedback disable trigger feedback_rating')
  for (let from = first; from <= last; from += chunkSize) {
    const stored = await storePeople(client, peopleOf(world, from, Math.min(last, from + chunkSize - 1)))
    reviews += stored.reviews
  }
  await requireTrueRatings(client, first, last)
  await client.query('alter table feedback enable trigger feedback_rating')
  await client.query(`select setval(pg_get_serial_sequence('assistants', 'id'), (select max(id) from assistants))`)
  await client.query('commit')
  return reviews
}

/**
 * Fills the database with invented assistants and reviews until there are `assistants` of them. The same seed and day
 * give the same people; assistant 17 is the same person in a small and a large set. Existing ones stay as they are.
 * @returns how many assistants were added
 */
export async function generateDemoData(pool: Pool, { assistants, seed, now, log }: DemoDataOptions): Promise<number> {
  const started = performance.now()
  const stored = await pool.query<{ count: number }>('select count(*)::integer as count from assistants')
  const present = stored.rows[0]?.count ?? 0
  if (present >= assistants) {
    log(`There are ${inWords(present)} assistants already; nothing to add.`)
    return 0
  }
  const today = new Date(Math.floor(now.getTime() / dayLength) * dayLength)
  const world: World = { seed, today, vocabulary: await loadVocabulary(pool), pickPlace: await loadPlaces(pool) }
  const client = await pool.connect()
  let added = 0
  let reviews = 0
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    for (const [first, last] of await missingIds(pool, assistants)) {
      for (let from = first; from <= last; from += batchSize) {
        const to = Math.min(last, from + batchSize - 1)
        reviews += await storeBatch(client, world, from, to)
        added += to - from + 1
        if (added >= batchSize)
          log(
            `${inWords(added)} assistants, ${inWords(reviews)} reviews, ${((performance.now() - started) / 1000).toFixed(1)} s`,
          )
      }
    }
    await client.query('analyze assistants, feedback')
  } finally {
    // Not back to the pool: its timeouts were lifted, and a broken transaction ends with the connection.
    client.release(true)
  }
  log(
    `${inWords(added)} assistants with ${inWords(reviews)} reviews in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return added
}
