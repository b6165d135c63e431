/** A reply that isn't JSON: an image, a page. */
export class RawReply {
  readonly type: string
  readonly body: string | Buffer
  readonly headers: Record<string, string>

  constructor(type: string, body: string | Buffer, headers: Record<string, string>) {
    this.type = type
    this.body = body
    this.headers = headers
  }
}

export function raw(options: { type: string; body: string | Buffer; headers?: Record<string, string> }): RawReply {
  return new RawReply(options.type, options.body, options.headers ?? {})
}
