import { connect } from 'node:net'

/**
 * Sends bytes as they are to a port of this machine and collects what comes back until the other side ends.
 * `end`: close our side of the connection after sending.
 */
export function exchange(port: number, bytes: string | Buffer, options: { end?: boolean } = {}): Promise<string> {
  return new Promise((answered) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      if (options.end) socket.end(bytes)
      else socket.write(bytes)
    })
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    // What was answered before a reset counts.
    socket.on('error', () => undefined)
    socket.on('close', () => answered(text))
  })
}
