import type { Duplex } from 'node:stream'

/** Ms that the other side has for taking the last answer and closing too. */
const farewell = 1_000

/**
 * Writes the last bytes of a connection and ends it, whatever the other side does: ending alone only closes our half,
 * and who goes on sending would be listened to for ever.
 */
export function endWith(socket: Duplex, bytes: string): void {
  socket.end(bytes)
  // What still comes has to be taken from the line, or closing would take our answer back.
  socket.resume()
  const closing = setTimeout(() => socket.destroy(), farewell)
  closing.unref()
  socket.once('close', () => clearTimeout(closing))
}
