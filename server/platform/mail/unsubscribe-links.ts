import { createHmac, timingSafeEqual } from 'node:crypto'

/** Links by which someone ends the mails that nobody has to get; good for ever, and for nothing else. */
export interface UnsubscribeLinks {
  /** Where a mail program sends the wish of its person (RFC 8058). */
  oneClick(userUuid: string): Promise<string>
  /** For the person to open: a page that asks first. The token stands behind the #, so that no log gets to know it. */
  page(userUuid: string): Promise<string>
  /** Whose link it is; null: none of ours. */
  personOf(token: string): Promise<string | null>
}

const uuidBytes = 16
const signatureBytes = 16

/** @param secret what the links are signed with, the same in every process; asked for once */
export function createUnsubscribeLinks(options: {
  publicUrl: string
  secret: () => Promise<Buffer>
}): UnsubscribeLinks {
  let loaded: Promise<Buffer> | undefined

  async function signature(uuid: Buffer): Promise<Buffer> {
    loaded ??= options.secret().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return createHmac('sha256', await loaded)
      .update(uuid)
      .digest()
      .subarray(0, signatureBytes)
  }
  async function tokenOf(userUuid: string): Promise<string> {
    const uuid = Buffer.from(userUuid.replaceAll('-', ''), 'hex')
    return Buffer.concat([uuid, await signature(uuid)]).toString('base64url')
  }

  return {
    oneClick: async (userUuid) => `${options.publicUrl}/api/unsubscribe?token=${await tokenOf(userUuid)}`,
    page: async (userUuid) => `${options.publicUrl}/unsubscribe#token=${await tokenOf(userUuid)}`,
    async personOf(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== uuidBytes + signatureBytes) return null
      const uuid = bytes.subarray(0, uuidBytes)
      if (!timingSafeEqual(bytes.subarray(uuidBytes), await signature(uuid))) return null
      return uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
