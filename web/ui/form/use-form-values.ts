import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changedValues, storedValues } from '../../platform/unsaved/stored-values.ts'
import { issuesAfter } from './issues.ts'

interface FormValuesInput<Values> {
  readonly initialValues: Values
  /** The name under which what is entered is kept for this tab; undefined: it goes with the page. */
  readonly keep: string | undefined
  /** What is wrong, by field. */
  readonly validate: (values: Values, started: Values) => Record<string, string>
  readonly onEdited: () => void
}

/**
 * What a form holds, what is wrong with it, and whether it was changed. While nothing is entered it follows what is stored;
 * what is saved elsewhere meanwhile takes nothing that was entered, and discarding begins from there.
 */
export function useFormValues<Values extends object>(input: FormValuesInput<Values>) {
  const { initialValues, keep, validate, onEdited } = input
  const [storedValue] = useState(() => (keep === undefined ? null : storedValues(keep)))
  const [withStored] = useState(() => storedValue?.over(initialValues) ?? initialValues)
  const [started, setStarted] = useState(initialValues)
  const form: UseFormReturnType<Values> = useForm<Values>({
    mode: 'controlled',
    initialValues: withStored,
    validate: (values) => validate(values, started),
    // Only what is said of a changed value goes, whichever way it was changed.
    clearInputErrorOnChange: false,
    onValuesChange(values, before) {
      form.setErrors((issues) => issuesAfter(issues, before, values))
      onEdited()
    },
  })
  const stored = JSON.stringify(initialValues)
  const entered = JSON.stringify(form.values)
  const followed = useRef(stored)
  const isOwnSave = useRef(false)
  const changed = entered !== JSON.stringify(started)

  function startWith(values: Values): void {
    setStarted(values)
    storedValue?.clear()
  }

  /** These were saved: what is stored from now on has no more than them and what was entered meanwhile. */
  function saved(values: Values): void {
    startWith(values)
    isOwnSave.current = true
  }

  function begin(): void {
    followed.current = stored
    form.setValues(initialValues)
    form.clearErrors()
    startWith(initialValues)
    isOwnSave.current = false
  }

  /** What was entered while it was being saved stays, on top of what was stored by it: its version, too. */
  function goOn(before: Values): void {
    followed.current = stored
    form.setValues({ ...initialValues, ...changedValues(before, form.values) })
    startWith(initialValues)
    isOwnSave.current = false
  }

  const follow = useEffectEvent((isFree: boolean, newest: string, before: Values) => {
    if (isFree && followed.current !== newest) begin()
    else if (isOwnSave.current && followed.current !== newest) goOn(before)
  })
  const isFree = !changed && !form.submitting
  useEffect(() => follow(isFree, stored, started), [isFree, stored, started])

  useEffect(() => storedValue?.keep(started, JSON.parse(entered)), [storedValue, entered, started])
  return { form, started, changed, saved, discard: begin }
}
