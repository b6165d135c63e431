// A process that opens live sockets of one server process and holds them, and says each time that all of them were told something.
import { openLiveSocket } from './open-live-socket.ts'

export interface OpenSockets {
  readonly port: number
  readonly token: string
  /** Number of the first one: each comes from an address of its own. */
  readonly from: number
  readonly count: number
}

export type Locked = 'open' | 'told'

const atOnce = 50
const send = (what: Locked) => process.send?.(what)

async function openSockets({ port, token, from, count }: OpenSockets): Promise<void> {
  let heard = 0
  const hear = () => {
    heard += 1
    if (heard < count) return
    heard = 0
    send('told')
  }
  for (let open = 0; open < count; open += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - open) }, (_, at) =>
        openLiveSocket({ port, token, number: from + open + at, hear }),
      ),
    )
  }
  heard = 0
  send('open')
}

process.on('message', (options: OpenSockets) => openSockets(options))
process.on('disconnect', () => process.exit(0))
