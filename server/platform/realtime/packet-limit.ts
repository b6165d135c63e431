/** What the library calls the connection below its sockets. */
interface Connection {
  on(event: 'packet', heard: () => void): unknown
  close(discard?: boolean): void
}

const windowMs = 10_000
const maxInWindow = 100

/** Ends a connection that says more than any page would. */
export function limitPackets(connection: Connection): void {
  let window = performance.now()
  let count = 0
  connection.on('packet', () => {
    if (performance.now() - window >= windowMs) {
      window = performance.now()
      count = 0
    }
    count += 1
    if (count > maxInWindow) connection.close(true)
  })
}
