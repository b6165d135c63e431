import { createServer } from 'node:net'
import { ConfigurationError } from './configuration.ts'

/** Refuses a port that is taken before anything is started. @throws ConfigurationError */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((free, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => fail(portError(error, port, host)))
    probe.listen(port, host, () => probe.close(() => free()))
  })
}

/** What a failed listen means for a person. */
export function portError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new ConfigurationError(
      `port ${port} on ${host} is already in use. Stop what uses it, or choose another: PORT=3001 npm start`,
    )
  }
  if (error.code === 'EACCES')
    return new ConfigurationError(`port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ConfigurationError(`HOST ${host} is not an address of this machine`)
  return error
}
