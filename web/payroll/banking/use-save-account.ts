import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

/** Saves an account: what shows it, and the bills that wait for it, are asked for again. */
export function useSaveAccount(operation: 'bills.saveCanadianAccount' | 'bills.saveAmericanAccount') {
  return useSave(operation, {
    reloads: ['bills.*'],
    errorMessage: 'Your account could not be saved. Nothing was changed; please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved. We’ve mailed you that your bank details changed.' }),
  })
}
