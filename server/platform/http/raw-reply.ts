import type { Readable } from 'node:stream'

interface RawOptions {
  readonly type: string
  /** A stream is read as fast as the caller takes it; its `Content-Length` is among the headers. */
  readonly body: string | Buffer | Readable
  readonly headers?: Record<string, string>
  /** The same body in brotli, for callers who take it. */
  readonly brotli?: Buffer
}

/** A reply that isn't JSON: an image, a page. */
export class RawReply {
  readonly type: string
  readonly body: string | Buffer | Readable
  readonly brotli: Buffer | undefined
  readonly headers: Record<string, string>

  constructor({ type, body, brotli, headers }: RawOptions) {
    this.type = type
    this.body = body
    this.brotli = brotli
    this.headers = brotli ? { ...headers, Vary: 'Accept-Encoding' } : { ...headers }
  }
}

export function raw(options: RawOptions): RawReply {
  return new RawReply(options)
}
