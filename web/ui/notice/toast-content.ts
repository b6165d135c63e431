/** A short message over the page. */
export interface Toast {
  readonly kind: 'success' | 'error' | 'info'
  readonly message: string
  /** Stays until it is closed. */
  readonly persistent?: boolean
  /** One message of an id at a time: the newer takes the older's place. */
  readonly id?: string
  /** What can still be done about it, while it is shown: `Undo`. */
  readonly action?: { readonly label: string; readonly run: () => void }
}
