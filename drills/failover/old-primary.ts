import type { Node } from './node.ts'
import { once } from './once.ts'

/** What became of an old primary that was started again on its old files. */
export interface OldPrimary {
  /** Connections through the proxy meanwhile, and how many of them ended at it. */
  readonly connections: number
  readonly reached: number
  /** Writes tried at its own address, and how many of them it acknowledged. */
  readonly tried: number
  readonly taken: number
}

const writePatience = 700
const connectionPatience = 5_000
const tries = ['create table written_to_the_old_one (n int)', 'create table written_again (n int)']

/** Starts a killed primary again as it is, writes to it, and looks where the proxy at `url` leads; then it is killed once more. */
export async function tryOldPrimary(url: string, killed: Node): Promise<OldPrimary> {
  await killed.startBare()
  const [answers, ...ports] = await Promise.all([
    Promise.all(tries.map((each) => once(killed.url, each, writePatience))),
    ...Array.from({ length: 20 }, () =>
      once<{ port: number }>(url, 'select inet_server_port() as port', connectionPatience),
    ),
  ])
  await killed.kill()
  return {
    connections: ports.filter((rows) => rows !== null).length,
    reached: ports.filter((rows) => rows?.[0]?.port === killed.port).length,
    tried: tries.length,
    taken: answers.filter((rows) => rows !== null).length,
  }
}
