import { SUPERUSER } from '@talentplace/server/platform/embedded-postgres/initialise'
import { SERVER_SETTINGS } from '@talentplace/server/platform/embedded-postgres/server-settings'
import { followedSettings } from '@talentplace/server/testing/engines/standby'

/** Seconds after which a leader that has said nothing has lost its place; Patroni takes no less. */
const ttl = 20

/** One Patroni, as `docs/operations.md` has it; JSON is YAML too. */
export function patroniConfiguration(given: {
  name: string
  port: number
  agent: number
  etcd: number
  folder: string
  cluster: string
  programs: { folder: string; copy: string }
  password: string
}): string {
  const { name, port, agent, etcd, folder, cluster, programs, password } = given
  const user = { username: SUPERUSER, password }
  return JSON.stringify({
    scope: 'talentplace',
    name,
    restapi: { listen: `127.0.0.1:${agent}`, connect_address: `127.0.0.1:${agent}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: 2,
        retry_timeout: 3,
        synchronous_mode: true,
        postgresql: {
          // There is no `pg_rewind` here: what went another way is copied afresh.
          use_pg_rewind: false,
          remove_data_directory_on_diverged_timelines: true,
          parameters: { ...SERVER_SETTINGS, ...followedSettings, synchronous_commit: 'on' },
        },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C' }, { auth: 'scram-sha-256' }],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: cluster,
      bin_dir: programs.folder,
      pgpass: `${folder}/passwords-${name}`,
      create_replica_methods: ['copy'],
      copy: { command: programs.copy },
      authentication: { superuser: user, replication: user },
    },
  })
}
