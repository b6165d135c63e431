import { createStore } from '../../platform/browser/store.ts'
import type { CartItem } from './cart-item.ts'

/** A question or a message about the talent pool; the dialogs themselves load with the first one. */
export type PoolDialog =
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'potential match'; readonly name: string; readonly roles: readonly number[] }
  | {
      readonly kind: 'taken'
      readonly name: string
      readonly inPool: readonly CartItem[]
      readonly onReplace: () => void
      /** Null: there is nothing else to give. */
      readonly onKeep: (() => void) | null
    }
  | { readonly kind: 'remove person'; readonly name: string; readonly onConfirm: () => void }
  | { readonly kind: 'remove role'; readonly names: readonly string[]; readonly onConfirm: () => void }
  | {
      readonly kind: 'lose people'
      readonly names: readonly string[]
      readonly onAccept: () => void
      readonly onCancel: () => void
    }

/** What is being asked or told; null while nothing is. */
export const poolDialog = createStore<PoolDialog | null>(null)

/** Whether the talent pool stands open beside the page. */
export const poolDrawer = createStore(false)
