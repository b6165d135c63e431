import { execFileSync, spawnSync } from 'node:child_process'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The user PostgreSQL runs as; `undefined` is the user of this process. */
export type SystemUser = { uid: number; gid: number } | undefined

/** PostgreSQL refuses uid 0, so root hands over to an unprivileged user: `postgres`, else one made for us, else `nobody`. */
export function chooseSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return undefined
  return find('postgres') ?? find('talentplace') ?? create('talentplace') ?? find('nobody') ?? none()
}

function find(name: string): SystemUser {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined
}

function create(name: string): SystemUser {
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  return find(name)
}

function none(): never {
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root and there is no other user to run it as. Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Whether that user can enter the folder; tried for real, because mode bits don't tell about parents, ACLs and mounts. */
export function canEnter(user: SystemUser, folder: string): boolean {
  return runs(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
}

/** Whether that user can run the program. */
export function canRun(user: SystemUser, program: string): boolean {
  return runs(user, program, ['--version'])
}

function runs(user: SystemUser, program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { ...user, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
