import { useForm, type UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent } from 'react'
import type { StageProps } from './stage-form.tsx'
import { notifiedBelow } from './notified-below.ts'

interface StageFormInput<Values> extends StageProps {
  readonly initialValues: Values
  /** What is wrong, by field. */
  readonly validate: (values: Values) => Record<string, string>
  /** Fields judged as soon as they are left; the others when the form is sent. */
  readonly judgedOnLeaving?: readonly (keyof Values & string)[]
  readonly onValuesChange?: (values: Values) => void
  /** The form's field that a part of the sent body belongs to. */
  readonly fieldOf?: (path: string) => string
}

interface StageFormState<Values> {
  readonly form: UseFormReturnType<Values>
  /** What went wrong last and no field says. */
  readonly message: string | null
}

/**
 * A stage's form: judged by the contract's rules. What the server refuses stands beside its field, which gets focus once;
 * it goes as soon as something is changed.
 */
export function useStageForm<Values extends Record<string, unknown>>({
  initialValues,
  validate,
  judgedOnLeaving = [],
  onValuesChange,
  stages,
  view,
  fieldOf = (path) => path,
}: StageFormInput<Values>): StageFormState<Values> {
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate,
    validateInputOnBlur: [...judgedOnLeaving],
    clearInputErrorOnChange: true,
    onValuesChange(values) {
      onValuesChange?.(values)
      stages.edited()
    },
  })
  const rejected = view.state.fields
  // Of the refusal alone: a form is drawn anew at every key that is pressed.
  const show = useEffectEvent((fields: Readonly<Record<string, string>>) => {
    const errors = Object.fromEntries(Object.entries(fields).map(([path, message]) => [fieldOf(path), message]))
    const [first] = Object.keys(errors)
    if (first === undefined) return
    form.setErrors(errors)
    form.getInputNode(first)?.focus()
  })
  useEffect(() => show(rejected), [rejected])
  return { form, message: notifiedBelow(view.state, (path) => fieldOf(path) in initialValues) }
}

/** Gives focus to the first field that is wrong, in the order they stand. */
export function focusFirstInvalid<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: Record<string, unknown>,
): void {
  const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? [])
  const first = nodes.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0]
  first?.focus()
}
