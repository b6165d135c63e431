import type { Toast } from './toast-content.ts'

let wanted = false
const listeners = new Set<() => void>()

/** Follows whether a message was ever shown, so that their place is loaded only then. */
export const toastsWanted = {
  read: () => wanted,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Shows a message; the machinery for it is loaded with the first one. */
export function notify(toast: Toast): void {
  void import('./show-toast.tsx').then(({ showToast }) => showToast(toast))
  wanted = true
  for (const listener of listeners) listener()
}
