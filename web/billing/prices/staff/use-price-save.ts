import type { OperationName } from '../../../platform/api/operation-types.ts'
import { useSave, type Save } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'

/** A change of prices or taxes from a dialog: `done` is said once it is made, `otherwise` when it fails without a reason. */
export function usePriceSave<N extends OperationName>(
  name: N,
  { done, errorMessage }: { readonly done: string; readonly errorMessage: string },
  onClose: () => void,
): Save<N> {
  return useSave(name, {
    reloads: ['prices.*'],
    errorMessage,
    onSaved() {
      onClose()
      notify({ kind: 'success', message: done })
    },
  })
}
