/*
 * A copy of the leader's files, as Patroni asks for one: `--connstring=` of the leader, whose password is in `PGPASSFILE`, and
 * `--datadir=`, which is made. Both are on this machine.
 */
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { copyCluster } from '@talentplace/server/platform/embedded-postgres/copy-cluster'

const { values } = parseArgs({ strict: false })
const words = new Map(
  String(values['connstring'])
    .split(' ')
    .map((word) => word.split('=', 2) as [string, string]),
)
const url = `postgresql://${words.get('user')}@${words.get('host')}:${words.get('port')}/postgres`
const client = new Client({ connectionString: url })
await client.connect()
const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
await client.end()
await copyCluster({ url, cluster: rows[0]?.folder ?? '', to: String(values['datadir']) })
