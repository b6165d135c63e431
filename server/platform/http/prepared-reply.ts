/** JSON that was checked against the contract when it was stored; the binder sends it as it is. */
export class PreparedReply {
  readonly json: string | Buffer

  constructor(json: string | Buffer) {
    this.json = json
  }
}

/** The one way past the reply check, for replies put together from parts that were checked before. */
export function prepared(json: string | Buffer): PreparedReply {
  return new PreparedReply(json)
}
