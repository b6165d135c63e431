import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with this secret shows at an instant. */
export function appCodeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}
