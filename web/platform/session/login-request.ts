import { createStore } from '../browser/store.ts'

/** What the dialog begins with; its own first stage is the email. */
export interface LoginStart {
  readonly stage?: 'email' | 'signin' | 'register' | 'verify' | 'reset_password'
  readonly email?: string
  /** The code or key a link brought along, or the key that pressing it gave. */
  readonly pin?: string
  /** The password to choose is the account's first. */
  readonly isFirstPassword?: boolean
  /** What went well just before. */
  readonly notice?: string
}

export interface LoginOptions {
  /** Shown above the form: why signing in is asked for. */
  readonly message?: string
  readonly start?: LoginStart
  /** Called once, when the dialog closes: did the person sign in? */
  readonly onClose?: (signedIn: boolean) => void
}

/** The request the sign-in dialog answers; null while none is open. */
export const loginRequest = createStore<LoginOptions | null>(null)

/** Opens the sign-in dialog over the page. A request made while it is open replaces the message and is answered with it. */
export function requestLogin(options: LoginOptions = {}): void {
  const open = loginRequest.read()
  loginRequest.replace({
    message: options.message ?? open?.message,
    start: options.start ?? open?.start,
    onClose(signedIn) {
      open?.onClose?.(signedIn)
      options.onClose?.(signedIn)
    },
  })
}

/** Closes the dialog and answers whoever asked for it. */
export function answerLogin(signedIn: boolean): void {
  const open = loginRequest.read()
  loginRequest.replace(null)
  open?.onClose?.(signedIn)
}
