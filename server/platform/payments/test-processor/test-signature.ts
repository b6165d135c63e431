import { createHmac, timingSafeEqual } from 'node:crypto'

/** Events older than this, in seconds, are not believed: someone may have kept one. */
const longestAge = 300

function macOf(secret: string, at: number, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')
}

/** The header that an event is sent with, in the manner of the real processor: `t=<seconds>,v1=<mac>`. */
export function signatureOf(secret: string, body: Buffer | string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`
}

/** True when the header was made with this secret for these very bytes, not long ago. */
export function isSigned(secret: string, body: Buffer, header: string | undefined, now: Date): boolean {
  const { at, mac } = /^t=(?<at>\d{1,12}),v1=(?<mac>[0-9a-f]{64})$/.exec(header ?? '')?.groups ?? {}
  if (at === undefined || mac === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(at)) > longestAge) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, Number(at), body)))
}
