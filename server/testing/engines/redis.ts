import { findFreePort } from '../../platform/embedded-postgres/free-port.ts'
import { startEngine, type Engine } from './engine.ts'

export interface Redis extends Engine {
  readonly url: string
  readonly port: number
}

/** A Redis of the test's own that keeps nothing. */
export async function startRedis(port?: number): Promise<Redis> {
  const chosen = port ?? (await findFreePort())
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const engine = await startEngine('redis-server', args, chosen)
  return { ...engine, url: `redis://127.0.0.1:${chosen}`, port: chosen }
}
