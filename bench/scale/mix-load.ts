// A load process: keeps clients of one server busy with what people do most, when it is asked to.
import { generateLoad } from '../search/load-generator.ts'

export interface MixRequest {
  readonly port: number
  readonly clients: number
  readonly seconds: number
  /** Of a client, and of a member of staff. */
  readonly token: string
  readonly staffToken: string
}

export interface MixMeasured {
  readonly requestsPerSecond: number
  /** Milliseconds, of the slower half. */
  readonly p99: number
  readonly failures: number
}

const hours = [10, 20, 40]
let turn = 0

/** Of ten requests of a client: four searches, three lists of notifications, a look at the person, the flags, the words. */
function ofClient(): string {
  turn += 1
  const at = turn % 10
  if (at < 4) return `/api/matching/vasearch?rids[]=${1 + (turn % 60)}&hours[]=${hours[turn % 3]}&pagination.limit=12`
  if (at < 7) return '/api/notifications?pagination.limit=3'
  if (at === 7) return '/api/user/preferences'
  if (at === 8) return '/api/user/config'
  return `/api/matching/keywords?searchQuery=${'abcdefghilmnoprst'[turn % 17]}&types[]=skill`
}

const ofStaff = () => `/api/time?pagination.limit=25&pagination.offset=${(turn++ % 40) * 25}`

async function measure({ port, clients, seconds, token, staffToken }: MixRequest): Promise<MixMeasured> {
  const measured = await Promise.all([
    generateLoad({ port, seconds, token, next: ofClient, clients: clients - 1 }),
    generateLoad({ port, seconds, token: staffToken, next: ofStaff, clients: 1 }),
  ])
  return {
    requestsPerSecond: measured.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0),
    p99: Math.max(...measured.map(({ p99 }) => p99)),
    failures: measured.reduce((sum, { failures }) => sum + failures, 0),
  }
}

process.on('message', async (options: MixRequest) => process.send?.(await measure(options)))
process.on('disconnect', () => process.exit(0))
