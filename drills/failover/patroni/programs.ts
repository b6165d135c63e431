import { symlinkSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findBinaries } from '@talentplace/server/platform/embedded-postgres/binaries'
import type { SystemUser } from '@talentplace/server/platform/embedded-postgres/system-user'

/** Those of PostgreSQL's that Patroni calls and the npm packages don't have. */
const ours = { pg_controldata: 'control-data.ts', pg_isready: 'is-ready.ts' }

function writeLauncher(path: string, script: string): void {
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, script)}' "$@"\n`, {
    mode: 0o755,
  })
}

/** A folder with all the programs that Patroni calls, and the one by which it copies a leader. */
export async function makePrograms(folder: string, user: SystemUser): Promise<{ folder: string; copy: string }> {
  await mkdir(folder)
  const native = dirname(findBinaries(user).postgres)
  for (const name of ['initdb', 'pg_ctl', 'postgres']) symlinkSync(join(native, name), join(folder, name))
  for (const [name, script] of Object.entries(ours)) writeLauncher(join(folder, name), script)
  const copy = join(folder, 'copy-leader')
  writeLauncher(copy, 'copy-leader.ts')
  return { folder, copy }
}
