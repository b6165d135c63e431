import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useRef } from 'react'
import { faultsAfter } from './faults.ts'

interface FormValuesInput<Values> {
  readonly initialValues: Values
  /** What is wrong, by field. */
  readonly validate: (values: Values) => Record<string, string>
  readonly onEdited: () => void
}

/**
 * What a form holds, what is wrong with it, and whether it was changed. While nothing is entered it follows what is stored;
 * what is saved elsewhere meanwhile takes nothing that was entered, and discarding begins from there.
 */
export function useFormValues<Values extends object>({ initialValues, validate, onEdited }: FormValuesInput<Values>) {
  const form: UseFormReturnType<Values> = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate,
    onValuesChange(values, before) {
      form.setErrors((faults) => faultsAfter(faults, before, values))
      onEdited()
    },
  })
  const stored = JSON.stringify(initialValues)
  const followed = useRef(stored)
  const changed = form.isDirty()

  function begin(): void {
    followed.current = stored
    form.setValues(initialValues)
    form.resetDirty(initialValues)
  }

  const follow = useEffectEvent((isFree: boolean, newest: string) => {
    if (isFree && followed.current !== newest) begin()
  })
  const isFree = !changed && !form.submitting
  useEffect(() => follow(isFree, stored), [isFree, stored])
  return { form, changed, discard: begin }
}
