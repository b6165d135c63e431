import type { FormState } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

/** Why prices or taxes are changed; nothing of them is without. */
export function ReasonField<Values extends { readonly reason: string }>({ form }: { form: FormState<Values> }) {
  return <TextField label="Why (kept in the history)" maxLength={500} {...form.getInputProps('reason')} />
}
