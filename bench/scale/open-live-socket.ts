import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

export interface OpenSocket {
  close(): void
}

const longestShortFrame = 125
const textFrame = 0x81
const masked = 0x80
const patience = 60_000

/** A WebSocket frame as browsers send it, masked; a mask of zeros leaves the text as it is. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text)
  if (payload.length > longestShortFrame) {
    const head = Buffer.from([textFrame, masked | 126, payload.length >> 8, payload.length & 255, 0, 0, 0, 0])
    return Buffer.concat([head, payload])
  }
  return Buffer.concat([Buffer.from([textFrame, masked | payload.length, 0, 0, 0, 0]), payload])
}

/** The texts of the whole frames at the start of what was received, and where the rest begins. */
function readFrames(received: Buffer): { texts: string[]; end: number } {
  const texts: string[] = []
  let end = 0
  while (end + 2 <= received.length) {
    const short = (received[end + 1] ?? 0) & 127
    const head = short === 126 ? 4 : 2
    if (end + head > received.length) break
    const length = short === 126 ? received.readUInt16BE(end + 2) : short
    if (end + head + length > received.length) break
    texts.push(received.toString('utf8', end + head, end + head + length))
    end += head + length
  }
  return { texts, end }
}

/**
 * Opens a live connection as a browser does, signed in, over a bare socket: a client library would need more memory here
 * than the server does. Each comes from an address of its own, which the server believes its proxy.
 * @param number from 0; which address it comes from. `hear` is called for each event.
 */
export function openLiveSocket(options: {
  port: number
  token: string
  number: number
  hear: () => void
}): Promise<OpenSocket> {
  const { port, token, number, hear } = options
  const address = `10.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const giveUp = setTimeout(() => reject(new Error(`socket ${number} was not let in`)), patience)
    let received: Buffer = Buffer.alloc(0)
    let upgraded = false
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.write(
        `GET /socket/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\nx-forwarded-for: ${address}\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      )
    })
    const take = (text: string) => {
      // Of engine.io and socket.io: opened, a ping, connected, an event.
      if (text.startsWith('0')) socket.write(frameOf(`40${JSON.stringify({ token })}`))
      else if (text === '2') socket.write(frameOf('3'))
      else if (text.startsWith('40')) {
        clearTimeout(giveUp)
        resolve({ close: () => socket.destroy() })
      } else if (text.startsWith('42')) hear()
      else if (text.startsWith('44')) reject(new Error(`socket ${number} was refused: ${text}`))
    }
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      if (!upgraded) {
        const end = received.indexOf('\r\n\r\n')
        if (end === -1) return
        const status = received.toString('latin1', 9, 12)
        if (status !== '101') return reject(new Error(`socket ${number} was answered ${status}`))
        upgraded = true
        received = received.subarray(end + 4)
      }
      const { texts, end } = readFrames(received)
      received = received.subarray(end)
      for (const text of texts) take(text)
    })
  })
}
