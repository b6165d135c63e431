import type { Limit } from '../platform/throttle/throttle.ts'

/** How often things may be tried around accounts; only well-formed attempts count. */
export interface AccountLimits {
  /** Failed sign-ins of one email from one address: an owner elsewhere is never locked out by a stranger. */
  readonly loginPair: Limit
  /** Failed sign-ins of one address over all emails. */
  readonly loginAddress: Limit
  /** Failed sign-ins of one email over all addresses; beyond, a mailed code is asked for besides the password. */
  readonly loginEmail: Limit
  /** Questions of one address whether an account exists. */
  readonly checks: Limit
  /** Registrations from one address. */
  readonly registrations: Limit
  /** Codes asked for from one address. */
  readonly codeRequests: Limit
  /** Wrong codes from one address. */
  readonly codeTries: Limit
  /** Mails with a code to one email; what is asked beyond is answered alike and the last code stays good. */
  readonly codesMailed: Limit
  /** Wrong codes of one account's second step from one address. */
  readonly secondStepPair: Limit
  /** The same from everywhere. */
  readonly secondStepAccount: Limit
  /** Refuses nothing: at so many wrong ones the owner is told. */
  readonly secondStepWrong: Limit
}
